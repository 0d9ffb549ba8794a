"""Why a table or the server refuses a request.

A `Refusal` is about the table: who may ask, when, and how often. If the rules of the
game forbid something, that is a `RulesError`.
"""

from nottingham.store.errors import InDoubt, StoreError


class Refusal(Exception):
    """A request that was not carried out. `error` is its category, `code` names the exact reason."""

    def __init__(self, error: str, code: str, message: str, **details: int | str) -> None:
        super().__init__(message)
        self.error = error
        self.code = code
        self.message = message.format(**details) if details else message
        self.details = details


def blocked() -> Refusal:
    return Refusal("forbidden", "silenced", "The host has blocked you from the chat.")


def no_game() -> Refusal:
    return Refusal("impossible", "no_game", "No game is being played at this table.")


def another_game() -> Refusal:
    return Refusal("stale", "another_game", "This table has moved on to another game.")


def contention() -> Refusal:
    return Refusal("not_saved", "busy", "Other requests came first each time. Try again.")


def not_saved(error: StoreError) -> Refusal:
    if isinstance(error, InDoubt):
        message = "The server does not know whether this was saved. Send it again with the same key."
        return Refusal("not_saved", "in_doubt", message)
    return Refusal("not_saved", "not_saved", "The server could not save this, so nothing happened. Try again.")
