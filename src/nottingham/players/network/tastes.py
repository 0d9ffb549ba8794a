"""Adds a player's tastes to the logits of a network."""

from functools import lru_cache
from typing import Any

import numpy as np

from nottingham.codec.mask import mask_of
from nottingham.codec.tokens import slots_for
from nottingham.codec.vocabulary import ACCEPT_BAG, GIVE, HAND_BACK, MAX_PLACES, OPEN, PASS, PLACE, REFUSE_BAG, TOKENS
from nottingham.players.mind.character import Tastes
from nottingham.rules.options import Options
from nottingham.rules.state import Phase

LYING, OPENING, DEALING = 5.0, 0.5, 4.0
"""The most that a taste adds to a logit. Training hardly teaches a network to follow tastes by itself."""


@lru_cache(maxsize=256)
def leanings(options: Options, phase: Phase, tastes: Tastes) -> Any:
    """What tastes add to each token: towards hidden goods in one's hand and bag, opening bags, and making and accepting
    offers, or away from them.
    """
    added = np.zeros(TOKENS, np.float32)
    if phase in ("market", "load"):
        kept = 1 if phase == "load" else -1
        added += kept * LYING * tastes.lying * mask_of(slots_for(options).hidden << GIVE)
    elif phase == "inspect":
        added[OPEN : OPEN + MAX_PLACES] = OPENING * tastes.opening
        added[HAND_BACK : HAND_BACK + MAX_PLACES] = -OPENING * tastes.opening
        added[PLACE:HAND_BACK] = added[ACCEPT_BAG : ACCEPT_BAG + 2] = DEALING * tastes.dealing
        added[REFUSE_BAG : REFUSE_BAG + 2] = added[PASS] = -DEALING * tastes.dealing
    added.flags.writeable = False
    return added
