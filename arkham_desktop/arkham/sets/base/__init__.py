"""The base set."""
