"""Playing a game: whose turn it is to speak, a game between players, and statistics of behaviour."""
