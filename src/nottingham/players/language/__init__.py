"""A seat for a language model: what it is told in words, and what it can answer."""
