"""Listening in on a whole server: games played by people who note every byte, and what each of them may know."""
