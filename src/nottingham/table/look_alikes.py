"""Telling names apart: two names at a table must look different to people, not only to a computer.

Letters of another script, variants of a letter and letters that look like others count as the same, and spaces and
invisible characters are ignored. Unicode lists which characters are easily confused (UTS 39), and
`confusable_homoglyphs` has that list. Accents count, so José and Jose differ.
"""

import re
from collections import defaultdict
from collections.abc import Iterable
from functools import cache, lru_cache
from importlib.resources import files
from unicodedata import normalize

import msgspec

from nottingham.players.roster import title
from nottingham.table.plain_text import FORM_SELECTORS

_DIRECTION_MARK = "\u200e"
"""Some right-to-left characters have this mark in the list."""
CACHED_NAMES = 4096
"""The name of a new player is compared with all names at the table, and with those of all bots in all languages."""
_BOT_NAME = re.compile(r"^bot-(\w+) = (.+)$", re.MULTILINE)


class _Confusable(msgspec.Struct):
    c: str


def distinct(name: str, others: Iterable[str]) -> str:
    """The name, numbered if somebody else's looks the same."""
    taken = set[str]().union(*map(_skeletons, others))
    number = 1
    result = name
    while not taken.isdisjoint(_skeletons(result)):
        number += 1
        result = f"{name} {number}"
    return result


def shown_names(bot: str) -> set[str]:
    """The names of a bot on pages in all languages."""
    return {title(bot), *_names_of_bots().get(bot.partition(":")[0], ())}


@cache
def _names_of_bots() -> dict[str, set[str]]:
    names = defaultdict(set)
    for folder in files("nottingham").joinpath("locale").iterdir():
        if folder.is_dir():
            for bot, name in _BOT_NAME.findall(folder.joinpath("words.ftl").read_text(encoding="utf-8")):
                names[bot].add(name)
    return dict(names)


@lru_cache(maxsize=CACHED_NAMES)
def _skeletons(name: str) -> frozenset[str]:
    """What the name looks like as it is, and in small letters. Ann2 looks like Ann 2, so spaces don't count.

    Some characters look like one letter and stand for another: `ſ` looks like an f and is an s. So each character is
    taken for what it stands for, and for what it looks like.
    """
    listed = _prototypes()
    shown = "".join([letter for letter in name if letter not in FORM_SELECTORS])
    meant = normalize("NFKC", shown)
    drawn = "".join([letter if letter in listed else normalize("NFKC", letter) for letter in shown])
    names = ("".join(one.split()) for one in {meant, drawn})
    return frozenset([_skeleton(form) for one in names for form in (one, one.casefold())])


def _skeleton(name: str) -> str:
    prototypes = _prototypes()
    letters = "".join([prototypes.get(letter, letter) for letter in normalize("NFD", name)])
    return normalize("NFD", letters).casefold()


@cache
def _prototypes() -> dict[str, str]:
    """Maps each character to one text that represents all that look like it.

    The list has only pairs, so pairs with a member in common are joined into groups.
    """
    data = files("confusable_homoglyphs").joinpath("confusables.json").read_bytes()
    groups: dict[str, set[str]] = {}
    for one, others in msgspec.json.decode(data, type=dict[str, list[_Confusable]]).items():
        pairs = {text.strip(_DIRECTION_MARK) for text in (one, *(other.c for other in others))}
        if not pairs <= groups.get(one, set()):
            group = pairs.union(*(groups.get(text, ()) for text in pairs))
            groups |= dict.fromkeys(group, group)
    texts: dict[str, str] = {}
    for letter, group in groups.items():
        if letter not in texts:
            texts |= dict.fromkeys(group, min(group, key=_rank))
    return {
        letter: text if len(text) == 1 else "".join([texts.get(part, part) for part in text])
        for letter, text in texts.items()
        if len(letter) == 1
    }


def _rank(text: str) -> tuple[int, bool, bool, str]:
    """The sort key that chooses the text to represent a group: the longest, then plain letters, then small ones.

    Small letters come before capitals (l before I), or capitals would look like other letters once they are small.
    """
    return -len(text), not text.isascii(), not text.islower() and not text.isupper(), text.swapcase()
