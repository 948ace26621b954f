"""The laboratory: mass simulation and measurements."""
