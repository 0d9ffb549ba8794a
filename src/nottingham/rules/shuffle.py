"""Shuffles that anyone can recompute in any language, with SHA-256 and integers.

A game has a secret seed of 32 bytes. Its SHA-256 is published before the deal (`commitment`), so the seed can't be
changed later. Each player may add a text of their own, a cut, so the seed can't have been chosen to suit anyone. Seed
and cuts give the key; the key gives a stream of numbers for each shuffle, and the stream gives the order.
`docs/shuffles.md` explains it step by step. Changing anything here changes every deal.
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
    """A number as a seed: 32 bytes, most significant first, in hexadecimal.

    >>> seed_from_number(7)
    '0000000000000000000000000000000000000000000000000000000000000007'
    """
    if not 0 <= number < 1 << (8 * SEED_BYTES):
        raise Malformed("a seed is a whole number from 0 to 2**256 - 1")
    return number.to_bytes(SEED_BYTES, "big").hex()


def commitment(seed: str) -> str:
    """The SHA-256 of the seed's bytes, which is published before the deal."""
    return sha256(bytes.fromhex(seed)).hexdigest()


def deal_key(seed: str, cuts: Sequence[str]) -> str:
    """The key of a game: the SHA-256 of `seed:cut:cut:…`, with the SHA-256 of each seat's cut, all in hexadecimal."""
    parts = [seed, *(sha256(cut.encode()).hexdigest() for cut in cuts)]
    return sha256(":".join(parts).encode()).hexdigest()


def _numbers(key: str, purpose: str) -> Iterator[int]:
    """The stream of 32-bit numbers: SHA-256 of `key:purpose:0`, of `key:purpose:1`, …, eight from each."""
    prefix = f"{key}:{purpose}:".encode()
    blocks = (sha256(b"%b%d" % (prefix, block)).digest() for block in count())
    return chain.from_iterable(map(_WORDS, blocks))


def shuffled(cards: Sequence[str], key: str, purpose: str) -> tuple[str, ...]:
    """Shuffles cards by a key and a purpose: Fisher–Yates, from the last card down.

    Each place `i` needs a number below `i + 1`: the next of the stream modulo `i + 1`. Numbers so high that the result
    would be biased are skipped.

    >>> shuffled(["apples", "bread", "silk"], deal_key(seed_from_number(7), ["", "", ""]), "deck")
    ('apples', 'silk', 'bread')
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
    """A random seat: the first after shuffling all seats."""
    return shuffled_seats(players, key, purpose)[0]


def shuffled_seats(players: int, key: str, purpose: str) -> tuple[int, ...]:
    return tuple(int(seat) for seat in shuffled([str(seat) for seat in range(players)], key, purpose))
