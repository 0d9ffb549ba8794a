"""The errors of the engine.

`message` is one line for a person. `code` and `details` are for programs: the page looks up its own sentence by the
code. `rule` is the number of the rule that was broken.
"""

from typing import ClassVar

Detail = int | str

MAX_MESSAGE_LENGTH = 300


class RulesError(Exception):
    """Any refusal by the engine. Nothing has changed when one is raised."""

    kind: ClassVar[str]

    def __init__(self, rule: str | None, code: str, message: str, **details: Detail) -> None:
        super().__init__(rule, code, message, details)
        self.rule = rule
        self.code = code
        self.template = message
        self.details = details

    @property
    def message(self) -> str:
        """One line, even where `details` quote what a client sent."""
        line = " ".join((self.template.format(**self.details) if self.details else self.template).split())
        return line if len(line) <= MAX_MESSAGE_LENGTH else f"{line[:MAX_MESSAGE_LENGTH]}…"

    def __str__(self) -> str:
        return f"{self.message} ({self.rule})" if self.rule else self.message


class IllegalAction(RulesError):
    """A well-formed action that a rule forbids now."""

    kind = "illegal"


class ImpossibleGame(RulesError):
    """Options, a deck or a pack that no game can be played with."""

    kind = "illegal"


class Malformed(RulesError):
    """Not an action at all: wrong JSON, wrong types, unknown fields."""

    kind = "malformed"

    def __init__(self, message: str) -> None:
        super().__init__(None, "malformed", message)
