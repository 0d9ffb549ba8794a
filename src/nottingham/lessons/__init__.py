"""Lessons: games on fixed deals against scripted opponents, to learn by doing."""
