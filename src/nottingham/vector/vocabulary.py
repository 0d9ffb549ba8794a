"""The numbers of the tokens, the same as in `codec/tokens.py`, where they are explained."""

MAX_PLACES = 6
SLOTS = 20
GOODS = 15
"""Slots in use: those of the base game. Packs are not played here."""
COINS = (50, 20, 5, 1)
MAX_PROMISED = 999

PASS = 0
ACCEPT_BAG = 1
REFUSE_BAG = 3
WITHDRAW_BAG = 5
PLACE = 7
DEPUTIES = PLACE + MAX_PLACES
HAND_BACK = DEPUTIES + 1
OPEN = HAND_BACK + MAX_PLACES
GIVE_COIN = OPEN + MAX_PLACES
ASK_COIN = GIVE_COIN + len(COINS)
GIVE = ASK_COIN + len(COINS)
ASK = GIVE + SLOTS
BAG = ASK + SLOTS
SPARE = BAG + SLOTS
OPEN_LATER = SPARE + 1
PAY_LATER = SPARE + 2
LEFT = PAY_LATER + 1
RIGHT = LEFT + 1
DONE = RIGHT + 1
TOKENS = DONE + 1
