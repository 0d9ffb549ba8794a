"""Recorded games: the file format, re-judging a record, and proving its deal."""
