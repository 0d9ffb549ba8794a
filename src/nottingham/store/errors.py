"""What can go wrong with the store, by what it means for the game and not by what the database calls it.

Every message is one plain line for the person who runs the server.
"""

from collections.abc import Iterator
from contextlib import contextmanager


class StoreError(Exception):
    """Anything the store could not do."""


class Conflict(StoreError):
    """What was to be added is there already, or what it was decided on has changed: another writer was first.

    Read again, then decide again.
    """


class Missing(StoreError):
    """What was to be added belongs to something that is not there: a move of no game, a line at no table."""


class NotSaved(StoreError):
    """The disk is full, the file locked or not writable: nothing of this write was saved."""


class InDoubt(NotSaved):
    """The connection broke while it was being saved: only a look at the store can tell. Read again, then decide."""


@contextmanager
def in_doubt_after(mishap: StoreError | None) -> Iterator[None]:
    """A look at the store after a write that did not go well: if that fails too, what was in doubt remains so."""
    try:
        yield
    except StoreError as error:
        raise (mishap if isinstance(mishap, InDoubt) else error) from None


class NotRead(StoreError):
    """The file could not be read just now."""


class Damaged(StoreError):
    """The file is spoiled, or never was a store: only a backup helps."""


class CannotOpen(StoreError):
    """The store can't be used from here: no such place, no permission, in use, or made by a newer Nottingham."""
