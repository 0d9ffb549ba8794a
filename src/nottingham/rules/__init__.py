"""The game itself: pure, without I/O, clock or chance. `engine` is the way in."""
