"""How a bot thinks: what it remembers, what it values, what it suspects, and what it then does in each phase."""
