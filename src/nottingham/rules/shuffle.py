"""Shuffles that anyone can recompute, in any language, with SHA-256 and whole numbers alone.

A game has a secret seed of 32 bytes. Its SHA-256 is published before the deal (`commitment`), so the seed can't be
changed afterwards; each player may add a cut, a word of his own, so it can't have been chosen to suit anyone. From
seed and cuts comes the key, from the key a stream of numbers for every shuffle of the game, from the stream the
order. `docs/shuffles.md` shows it by hand.
"""

import struct
from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import chain, count

from nottingham.rules.errors import Malformed

SEED_BYTES = 32
_ALL_NUMBERS = 1 << 32
_WORDS = struct.Struct(">8I").unpack


def seed_from_number(number: int) -> str:
    """The seed a plain number stands for: itself, as 32 bytes, most significant first, in hexadecimal."""
    if not 0 <= number < 1 << (8 * SEED_BYTES):
        raise Malformed("a seed is a whole number from 0 to 2**256 - 1")
    return number.to_bytes(SEED_BYTES, "big").hex()


def commitment(seed: str) -> str:
    """What is published before the deal: the SHA-256 of the seed's bytes."""
    return sha256(bytes.fromhex(seed)).hexdigest()


def deal_key(seed: str, cuts: Sequence[str]) -> str:
    """The key of a game: SHA-256 of the seed and of the SHA-256 of each seat's cut, in hexadecimal, with colons."""
    parts = [seed, *(sha256(cut.encode()).hexdigest() for cut in cuts)]
    return sha256(":".join(parts).encode()).hexdigest()


def _numbers(key: str, purpose: str) -> Iterator[int]:
    """The stream of 32-bit numbers: SHA-256 of `key:purpose:0`, of `key:purpose:1`, …, eight from each."""
    prefix = f"{key}:{purpose}:".encode()
    blocks = (sha256(b"%b%d" % (prefix, block)).digest() for block in count())
    return chain.from_iterable(map(_WORDS, blocks))


def shuffled(cards: Sequence[str], key: str, purpose: str) -> tuple[str, ...]:
    """The cards in the order that key and purpose give: Fisher and Yates, from the last card down.

    For each place `i` a number below `i + 1` is needed: the next of the stream, modulo `i + 1`, but numbers too high
    to be fair are passed over.
    """
    order = list(cards)
    numbers = _numbers(key, purpose)
    perhaps_unfair = _ALL_NUMBERS - len(order)
    for i in range(len(order) - 1, 0, -1):
        choices = i + 1
        number = next(numbers)
        while number > perhaps_unfair and number >= _ALL_NUMBERS - _ALL_NUMBERS % choices:
            number = next(numbers)
        j = number % choices
        order[i], order[j] = order[j], order[i]
    return tuple(order)


def drawn_seat(players: int, key: str, purpose: str) -> int:
    """A seat by lot: the first after shuffling all seats."""
    return shuffled_seats(players, key, purpose)[0]


def shuffled_seats(players: int, key: str, purpose: str) -> tuple[int, ...]:
    return tuple(int(seat) for seat in shuffled([str(seat) for seat in range(players)], key, purpose))
