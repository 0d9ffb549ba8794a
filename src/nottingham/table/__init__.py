"""One running game: mailbox, seats, clock, bots, talk, versions. What is shown was stored before."""
