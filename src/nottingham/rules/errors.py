"""What can be wrong with a request, by meaning.

`message` is one line for a person. `code` and `details` are for programs: a page in another language looks the
sentence up by its code. `rule` is the number in the rules that forbids it.
"""

from typing import ClassVar

Detail = int | str

MAX_MESSAGE_LENGTH = 300


class RulesError(Exception):
    """Something the rules room refuses. Nothing has changed when one is raised."""

    kind: ClassVar[str]

    def __init__(self, rule: str | None, code: str, message: str, **details: Detail) -> None:
        super().__init__(rule, code, message, details)
        self.rule = rule
        self.code = code
        self.template = message
        self.details = details

    @property
    def message(self) -> str:
        """One line, whatever was sent."""
        line = " ".join((self.template.format(**self.details) if self.details else self.template).split())
        return line if len(line) <= MAX_MESSAGE_LENGTH else f"{line[:MAX_MESSAGE_LENGTH]}…"

    def __str__(self) -> str:
        return f"{self.message} ({self.rule})" if self.rule else self.message


class IllegalAction(RulesError):
    """A well-formed request that a rule forbids here and now."""

    kind = "illegal"


class ImpossibleGame(RulesError):
    """Options, a deck or a pack of which no game can be made."""

    kind = "illegal"


class Malformed(RulesError):
    """Not a request at all: wrong shape, wrong types, unknown names of fields."""

    kind = "malformed"

    def __init__(self, message: str) -> None:
        super().__init__(None, "malformed", message)
