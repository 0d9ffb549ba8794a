"""The rules of the game, without I/O, clock or chance of their own. Start reading at `engine`."""
