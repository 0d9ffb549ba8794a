"""Training players by self-play (`pip install 'nottingham[train]'`), see docs/training.md."""
