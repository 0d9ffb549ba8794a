"""The `nottingham` command."""
