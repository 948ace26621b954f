"""The Artemis Project."""
