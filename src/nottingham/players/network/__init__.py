"""Players that are neural networks."""
