"""The thinking of a bot: what it remembers, values and suspects, and what it does in each phase."""
