"""The numbers of tokens. It imports nothing, and is all that `vector` imports of the package."""

MAX_PLACES = 6
SLOTS = 20
GOODS = 15
"""The slots of the base game, which come first."""
COINS = (50, 20, 5, 1)
MAX_PROMISED = 999
"""The most gold that tokens can promise for later: three times what a table has."""

PASS = 0
"""Also: decline a black-market card, share the booty evenly."""
ACCEPT_BAG = 1
"""The first of two: an offer that pledges the bag of the merchant who deals, then any other (R7.5)."""
REFUSE_BAG = 3
WITHDRAW_BAG = 5
PLACE = 7
DEPUTIES = PLACE + MAX_PLACES
HAND_BACK = DEPUTIES + 1
OPEN = HAND_BACK + MAX_PLACES
GIVE_COIN = OPEN + MAX_PLACES
ASK_COIN = GIVE_COIN + len(COINS)
GIVE = ASK_COIN + len(COINS)
"""A good: set aside, load, declare, claim, pay with, lay on a pile, or give from the stand in a deal."""
ASK = GIVE + SLOTS
"""A good from the other side's stand; in a split of the booty, a good for oneself."""
BAG = ASK + SLOTS
"""A good from the bag of the merchant who deals."""
SPARE = BAG + SLOTS
OPEN_LATER = SPARE + 1
PAY_LATER = SPARE + 2
LEFT = PAY_LATER + 1
RIGHT = LEFT + 1
DONE = RIGHT + 1
"""Ends a swap, a bag, an offer and a split."""
TOKENS = DONE + 1
