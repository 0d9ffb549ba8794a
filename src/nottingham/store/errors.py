"""The errors of the store, named by what they mean to the caller, not by what the database calls them.

Every message is one plain line for the person who runs the server.
"""

from collections.abc import Iterator
from contextlib import contextmanager


class StoreError(Exception):
    """Anything the store could not do."""


class Conflict(StoreError):
    """Another writer was first: the row to add exists already, or the row that the change depends on has changed.

    Read again, then decide again.
    """


class Missing(StoreError):
    """The row to add belongs to one that does not exist: a move of an unknown game, a line at an unknown table."""


class NotSaved(StoreError):
    """No part of this write was saved: the disk is full, or the file is locked or not writable."""


class InDoubt(NotSaved):
    """The connection broke during the write, which may or may not have been saved. Read again, then decide."""


@contextmanager
def in_doubt_after(write_error: StoreError | None) -> Iterator[None]:
    """Wrap the read that follows a failed write: if that read fails too, a write in doubt stays in doubt."""
    try:
        yield
    except StoreError as error:
        raise (write_error if isinstance(write_error, InDoubt) else error) from None


class NotRead(StoreError):
    """The store could not be read just now."""


class Damaged(StoreError):
    """The file is corrupt, or never was a store: only a backup helps."""


class CannotOpen(StoreError):
    """The store can't be opened: not found, not permitted, in use, or written by a newer Nottingham."""
