"""The rules of the game. They do no I/O and have no clock and no randomness of their own. Start reading at `engine`."""
