"""The Innsmouth set."""
