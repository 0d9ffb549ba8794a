"""The phases of the game, a file each: what an action needs to be legal, which events follow, what they change."""
