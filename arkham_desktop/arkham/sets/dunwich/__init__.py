"""The Dunwich set."""
