"""What a server must remember: people and their keys, tables and who sits at them, the moves of every game.

`Store.open` is the way in; what to change is said by `changes`, what comes back are `records`.
"""
