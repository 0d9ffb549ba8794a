"""The database of a server: people and their keys, tables and who sits at them, the moves of every game.

Start at `Store.open`. `changes` has the writes, `rows` has the values that reads return.
"""
