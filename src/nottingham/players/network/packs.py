"""Goods of packs, which no network has seen: each is taken for the good of the base game that is most like it."""

from functools import lru_cache

import numpy as np

from nottingham.codec.observation import SIZE, fields
from nottingham.codec.tokens import slots_for
from nottingham.codec.vocabulary import ASK, BAG, GIVE, GOODS, SLOTS, TOKENS
from nottingham.players.network.network import Params
from nottingham.rules.goods import Good, PackGood, base_pack
from nottingham.rules.options import Options, catalogue_for


@lru_cache(maxsize=256)
def likeness(options: Options) -> tuple[int, ...]:
    """Maps each slot of a table to the slot of the good of the base game that is most like it."""
    goods = catalogue_for(options).goods
    names = slots_for(options).names
    return (*range(GOODS), *(_most_like(goods[name]) for name in names[GOODS:]))


def _most_like(good: Good) -> int:
    """A good of the same kind, if possible one that counts for the same crown, with about the same value."""
    base = base_pack().goods
    alike = [slot for slot, other in enumerate(base) if other.kind == good.kind]
    return min(alike, key=lambda slot: (_crown(base[slot]) != _crown(good), abs(base[slot].value - good.value)))


def _crown(good: Good | PackGood) -> str:
    return good.counts_as.good if good.counts_as else good.name


def with_packs(params: Params, options: Options) -> Params:
    """The network for a table with packs: it treats every good like the one it is taken for."""
    inputs = np.arange(len(params["body0/w"]), dtype=np.float32)
    tokens = np.arange(TOKENS)
    known = fields(inputs[:SIZE])
    for slot, like in enumerate(likeness(options)):
        for part in known.values():
            if part.shape[-1:] == (SLOTS,):
                part[..., slot] = part[..., like]
        for first in (GIVE, ASK, BAG):
            tokens[first + slot] = first + like
    for name in ("draft", "draft_last"):
        known[name][:] = known[name][tokens]
    rows = inputs.astype(int)
    return {
        **params,
        "body0/w": params["body0/w"][rows],
        "logits/w": params["logits/w"][:, tokens],
        "logits/b": params["logits/b"][tokens],
    }
