"""Nottingham: the board game Sheriff of Nottingham, both editions, as a digital table."""

__version__ = "0.1.0"
