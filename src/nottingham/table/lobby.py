"""The lobby: the public tables of all servers, and the visitors watching the list."""

import logging
from collections.abc import Collection, Mapping, Sequence

import msgspec
from msgspec import Raw

from nottingham.rules.wire import encode
from nottingham.store.rows import TableRow
from nottingham.table.attendees import Visitor
from nottingham.table.deadlines import Handle, Time
from nottingham.table.encoding import Presence, encode_message, listed_chair
from nottingham.table.messages import Listing, LobbyChanged
from nottingham.table.settings import TableDoc, decode_doc
from nottingham.table.sync_messages import NodeId

_log = logging.getLogger(__name__)

LOBBY_SECONDS = 0.5
"""Visitors are sent the list at most this often."""
LOBBY_LENGTH = 100

Listed = tuple[int, Raw]
"""When a table was last touched, and its listing as JSON."""


class Lobby:
    """The public tables by code: awake on this server, awake on others, or asleep on disk."""

    def __init__(self, time: Time) -> None:
        self._time = time
        self._visitors: list[Visitor] = []
        self._listed: dict[str, Listed] = {}
        self._reported_by: dict[str, NodeId] = {}
        """The server that published a listing, for tables awake on other servers."""
        self._timer: Handle | None = None

    def show(self, row: TableRow, doc: TableDoc, presence: Presence) -> bool:
        """Lists a table, or unlists it if it is not public. Returns whether the lobby shows it differently now."""
        before = self._listed.pop(row.code, None)
        if row.public and row.stage != "over" and (row.stage == "gathering" or doc.settings.spectators):
            chairs = [listed_chair(chair, presence) for chair in doc.chairs]
            listing = Listing(row.code, row.stage, doc.settings, chairs, presence.watching, row.since)
            self._listed[row.code] = row.touched, Raw(encode(listing))
        if before == self._listed.get(row.code):
            return False
        self._changed()
        return True

    def listing(self, code: str) -> Listed | None:
        return self._listed.get(code)

    def listings(self) -> Sequence[Raw]:
        """The public tables, most recently active first."""
        newest = sorted(self._listed.values(), key=lambda listed: -listed[0])
        return [listing for _, listing in newest[:LOBBY_LENGTH]]

    def show_stored(self, rows: Sequence[TableRow], awake: Collection[str]) -> None:
        """Adds the public tables in the store, except those awake on this server or reported by another."""
        stored = {row.code for row in rows}
        for code in [code for code in self._listed if code not in stored and code not in awake]:
            self._remove(code)
        for row in rows:
            if row.code not in awake and row.code not in self._reported_by:
                try:
                    self.show(row, decode_doc(row.doc), Presence())
                except msgspec.DecodeError:
                    _log.exception("could not decode a table", extra={"table": row.id})

    def show_reported(self, node: NodeId, tables: Mapping[str, Listed | None], awake: Collection[str]) -> None:
        """Adds listings that another server published."""
        for code, listed in tables.items():
            if code not in awake:
                self._remove(code)
                if listed is not None:
                    self._listed[code] = listed
                    self._reported_by[code] = node

    def node_gone(self, node: NodeId) -> bool:
        """Forgets that a server reported tables. Returns whether any must now be read from the store."""
        theirs = [code for code, by in self._reported_by.items() if by == node]
        for code in theirs:
            del self._reported_by[code]
        return bool(theirs)

    def _remove(self, code: str) -> None:
        self._listed.pop(code, None)
        self._reported_by.pop(code, None)
        self._changed()

    # Visitors

    def enter(self, visitor: Visitor) -> None:
        self._visitors.append(visitor)
        visitor.send(self._message())

    def leave(self, visitor: Visitor) -> None:
        if visitor in self._visitors:
            self._visitors.remove(visitor)

    def close(self, code: str, message: str) -> None:
        for visitor in self._visitors:
            visitor.dismiss(code, message)

    def _changed(self) -> None:
        if self._timer is None and self._visitors:
            self._timer = self._time.call_at(self._time.now() + LOBBY_SECONDS, self._announce)

    def _announce(self) -> None:
        self._timer = None
        message = self._message()
        for visitor in self._visitors:
            visitor.send(message)

    def _message(self) -> bytes:
        return encode_message(LobbyChanged(tables=list(self.listings())))
