"""A table: its people, bots, chat, clocks and game. Everything is stored before anyone sees it."""
