"""The clients connected to this server, and the secrets revoked since it started."""

import asyncio
from collections.abc import Callable, Iterable, Iterator
from time import monotonic
from typing import Protocol

from nottingham.store.rows import Person

REMEMBERED_SECONDS = 3600.0


class Session(Protocol):
    """An open connection of one client."""

    @property
    def person(self) -> Person | None: ...

    @property
    def key_id(self) -> int | None:
        """The id of the secret that the client authenticated with."""

    def set_person(self, person: Person) -> None:
        """Replaces the person's data, for example after a rename."""

    def dismiss(self, code: str, message: str) -> None:
        """Sends the reason and closes the connection."""


class Sessions:
    """The open sessions of one server.

    Revoked ids are kept for an hour: a client may be authenticating at the moment of the revocation, and is checked
    against them afterwards (`is_revoked`). That takes seconds; later the store no longer knows the secret.
    """

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._open: set[Session] = set()
        self._clock = clock
        self._revoked_keys: dict[int, float] = {}
        self._forgotten_people: dict[int, float] = {}
        """With the time of the latest revocation, oldest first."""

    def __iter__(self) -> Iterator[Session]:
        return iter(list(self._open))

    def add(self, session: Session) -> None:
        self._open.add(session)

    def remove(self, session: Session) -> None:
        self._open.discard(session)

    def key_ids(self) -> set[int]:
        return {session.key_id for session in self._open if session.key_id is not None}

    def revoke(self, keys: Iterable[int], person: int | None) -> None:
        """Closes the sessions that use these secrets, or any secret of this person, and refuses new ones."""
        now = self._clock()
        for key in keys:
            _note(self._revoked_keys, key, now)
        if person is not None:
            _note(self._forgotten_people, person, now)
        for session in self:
            if self.is_revoked(session):
                session.dismiss("revoked", "The secret of this connection was revoked.")

    def is_revoked(self, session: Session) -> bool:
        forgotten = session.person is not None and self.is_forgotten(session.person.id)
        return forgotten or session.key_id in self._revoked_keys

    def is_forgotten(self, person: int) -> bool:
        return person in self._forgotten_people

    def update_person(self, person: Person) -> None:
        for session in self:
            if session.person is not None and session.person.id == person.id:
                session.set_person(person)

    async def close_all(self, code: str, message: str, timeout: float) -> None:
        """Dismisses every client, then waits until they have closed or the timeout has passed."""
        for session in self:
            session.dismiss(code, message)
        deadline = monotonic() + timeout
        while self._open and monotonic() < deadline:
            await asyncio.sleep(0.02)


def _note(revoked: dict[int, float], one: int, now: float) -> None:
    """Notes a revocation, and forgets what is old."""
    revoked.pop(one, None)
    revoked[one] = now
    while revoked[first := next(iter(revoked))] < now - REMEMBERED_SECONDS:
        del revoked[first]
