"""Lessons: games on fixed deals against opponents who play a part, to learn by doing."""
