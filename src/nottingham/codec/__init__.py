"""The game for networks: every action as a few tokens, and what a seat knows as a vector."""
