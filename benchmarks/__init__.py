"""Long measurements and checks, each a command: ``python -m benchmarks.NAME``."""
