"""What compiled rules take from C, as mypy is to see it."""
