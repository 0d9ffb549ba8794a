"""The Fluent files and those who use them, as the tests of the words read them."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parents[2]
LOCALE = ROOT / "src" / "nottingham" / "locale"
PAGE = ROOT / "web" / "src"
SHELL = ROOT / "src" / "nottingham"
LANGUAGES = sorted(folder.name for folder in LOCALE.iterdir() if folder.is_dir())
OTHERS = [language for language in LANGUAGES if language != "en"]

PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})


class Words(NamedTuple):
    """The texts and arguments under one key."""

    pattern: ast.Pattern
    variables: frozenset[str]
    selectors: tuple[ast.SelectExpression, ...]
    texts: tuple[str, ...]


class _Reader(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.selectors: list[ast.SelectExpression] = []
        self.texts: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.selectors.append(node)
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)


@cache
def resource(language: str, name: str) -> ast.Resource:
    return FluentParser().parse((LOCALE / language / name).read_text(encoding="utf-8"))


def names(language: str) -> list[str]:
    return sorted(file.name for file in (LOCALE / language).glob("*.ftl"))


def messages(language: str) -> Iterator[ast.Message]:
    for name in names(language):
        for entry in resource(language, name).body:
            if isinstance(entry, ast.Message):
                yield entry


@cache
def words(language: str) -> Mapping[str, Words]:
    """Returns all texts of a language, by key."""
    found = {}
    for message in messages(language):
        assert message.value is not None, f"{message.id.name} says nothing in {language}"
        reader = _Reader()
        reader.visit(message.value)
        selectors, texts = tuple(reader.selectors), tuple(reader.texts)
        found[message.id.name] = Words(message.value, frozenset(reader.variables), selectors, texts)
    return found


def variants(selector: ast.SelectExpression) -> list[str]:
    return [variant.key.name for variant in selector.variants if isinstance(variant.key, ast.Identifier)]


def is_plural(selector: ast.SelectExpression) -> bool:
    """Returns whether it chooses by number: the keys of all its variants are numbers or kinds of number."""
    return set(variants(selector)) <= PLURALS


# Those who use them

_LITERAL = re.compile(r"""(['"`])([a-z][a-zA-Z0-9_-]*)\1""")
_ASKED = re.compile(r"(?<![\w.$])(?:t|words\.say|words\.has)\(")
_CHOSEN = re.compile(r"""(?:^|(?<!\?)[?:(])\s*['"`]([a-z][a-zA-Z0-9_-]*)['"`]""")
_HEAD = re.compile(r"`([a-z][a-zA-Z0-9_]*-[a-zA-Z0-9_-]*)\$\{")


class TurnRequest(NamedTuple):
    """A call that asks for words: the keys it names, and the beginnings of those it puts together."""

    file: str
    keys: tuple[str, ...]
    heads: tuple[str, ...]


def sources() -> list[Path]:
    return sorted(file for file in PAGE.rglob("*") if file.suffix in (".ts", ".svelte"))


@cache
def literals() -> frozenset[str]:
    """Every text in the sources of the page, and of those who tell a game in words, that could be a key."""
    tellers = [file for room in ("narration", "players/language", "research") for file in (SHELL / room).glob("*.py")]
    files = [*sources(), *tellers]
    return frozenset(text for file in files for _, text in _LITERAL.findall(file.read_text(encoding="utf-8")))


def first_argument(source: str, start: int) -> str:
    """Returns the text from the bracket before `start` to the comma or bracket that ends the argument."""
    depth = 0
    for place in range(start, len(source)):
        letter = source[place]
        if letter in "([{":
            depth += 1
        elif letter in ")]}":
            depth -= 1
        if depth < 0 or (depth == 0 and letter == ","):
            return source[start:place]
    return source[start:]


@cache
def asked() -> tuple[TurnRequest, ...]:
    calls = []
    for file in sources():
        source = file.read_text(encoding="utf-8")
        for call in _ASKED.finditer(source):
            argument = first_argument(source, call.end())
            keys, heads = tuple(_CHOSEN.findall(argument)), tuple(_HEAD.findall(argument))
            if keys or heads:
                calls.append(TurnRequest(file.name, keys, heads))
    return tuple(calls)
