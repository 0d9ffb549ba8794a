"""Turns the errors of database drivers into those of the store. Each backend says which error means what."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import TypeAlias, TypeVar

from sqlalchemy.exc import DBAPIError

from nottingham.store.errors import StoreError

DriverError = TypeVar("DriverError", bound=Exception)
TranslateErrors: TypeAlias = Callable[[type[StoreError]], AbstractContextManager[None]]
"""Makes a context that turns the driver's errors into the store's; errors with no better match become the given one."""


def translator(
    kind: type[DriverError], translated: Callable[[DriverError, type[StoreError]], StoreError | None]
) -> TranslateErrors:
    """Makes `translate_errors` for a driver whose errors are of this kind.

    `translated` returns None for an error that is the caller's fault and not the database's.
    """

    @contextmanager
    def translate_errors(otherwise: type[StoreError]) -> Iterator[None]:
        try:
            yield
        except (DBAPIError, kind) as error:
            origin = error.orig if isinstance(error, DBAPIError) else error
            found = translated(origin, otherwise) if isinstance(origin, kind) else None
            if found is None:
                raise
            raise found from error

    return translate_errors
