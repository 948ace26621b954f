"""Antarctica."""
