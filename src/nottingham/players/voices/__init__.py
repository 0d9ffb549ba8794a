"""Lines and moods of bots.

A voice is acting. It hears what a spectator hears, knows who plays, and nothing else: no View, no hand, no closed bag.
So no line and no mood can give a bag away. Chance comes from the game's published fingerprint, so the same game always
sounds the same: on every server, after a restart, and in its replay.
"""
