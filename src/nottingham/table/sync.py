"""What a table hears of other servers that have it awake too: what they stored, and who is there by way of them.

It is read from the store, made true here and told to those who are here. Whatever another server did is done by then:
nothing is judged, and nothing is stored.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from nottingham.store.rows import ChatLine, Move, TableRow
from nottingham.table.match import Match
from nottingham.table.messages import GameRef
from nottingham.table.settings import TableDoc, decode_doc
from nottingham.table.sync_messages import Attendance, NodeId, SyncCursor

if TYPE_CHECKING:
    from nottingham.table.table import Table

AWAY = "away"
HOST_ABSENT = "hostless"


def mark(table: "Table") -> SyncCursor:
    """How far it has come."""
    game = table.match.game if table.match else None
    return SyncCursor(
        table.row.id, table.row.revision, game.id if game else None, game.version if game else -1, table.voices.last
    )


def attendance(table: "Table", *, clocks: bool = False) -> Attendance:
    """Who is at it here."""
    people = frozenset(visitor.person.id for visitor in table.visitors if visitor.person is not None)
    match = table.match
    return Attendance(
        mark(table),
        people,
        sum(visitor.person is None for visitor in table.visitors),
        match.away if match else frozenset(),
        match.passed if match else frozenset(),
        match.left if clocks and match else None,
    )


class Found(NamedTuple):
    """What the store has of a table that was not known here."""

    row: TableRow | None = None
    """Read before the moves: so these can't be older than what it says of them."""
    moves: Sequence[Move] = ()
    latest: TableRow | None = None
    """Read after the moves, or the same: it knows who had lost his seat before any of them was made."""
    lines: Sequence[ChatLine] = ()

    def __bool__(self) -> bool:
        return any(self)


async def refresh(table: "Table") -> list[Move]:
    """Reads what is new, and hears it."""
    known, store = mark(table), table.store
    row = await store.tables_since({known.table: known.revision})
    moves = await store.moves_since({known.game: known.version}) if known.game is not None else []
    latest = await store.tables_since({known.table: known.revision}) if moves else row
    lines = await store.chat_since({known.table: known.line})
    return await hear(table, Found(row[0] if row else None, moves, latest[0] if latest else None, lines))


async def hear(table: "Table", found: Found) -> list[Move]:
    """Something that the store has; the moves among it that were news.

    Whoever has lost his seat meanwhile hears of them what all may know: another plays with the cards that were his.
    """
    for line in table.voices.hear(found.lines):
        table.tell_line(line)
    _look_ahead(table, found.latest)
    news = table.match.hear(found.moves) if table.match else []
    if found.row is not None and found.row.revision > table.row.revision:
        await _become(table, found.row)
        _look_ahead(table, None)
    return news


def _look_ahead(table: "Table", latest: TableRow | None) -> None:
    """Remembers the latest row that was ever read, and so who has lost his seat though that is yet to be heard here."""
    if latest is not None and (table.ahead is None or latest.revision > table.ahead.revision):
        table.ahead = latest
    table.unseated = _unseated(table)


def _unseated(table: "Table") -> frozenset[int]:
    latest = table.ahead
    if latest is None or latest.revision <= table.row.revision:
        return frozenset()
    seats = {chair.person: seat for seat, chair in enumerate(decode_doc(latest.doc).chairs)}
    return frozenset(
        chair.person
        for seat, chair in enumerate(table.doc.chairs)
        if chair.person is not None and seats.get(chair.person) != seat
    )


async def _become(table: "Table", row: TableRow) -> None:
    """The table is now as another server has saved it."""
    doc, before = decode_doc(row.doc), table.doc
    known = table.match.game.id if table.match else None
    other_game = doc.game is not None and doc.game != known and row.stage != "gathering"
    if other_game:
        assert doc.game is not None
        rows = await table.store.games_of(row.id)
        moves = await table.store.moves(doc.game)
        latest = await table.store.tables_since({row.id: row.revision})
    was_playing = table.playing
    table.row, table.doc = row, doc
    if other_game:
        _look_ahead(table, latest[0] if latest else None)
        table.games = [GameRef(game.code, game.number) for game in rows if game.ended is not None]
        game_row = next((game for game in rows if game.id == doc.game), None)
        if game_row is not None and moves:
            table.play(Match.recalled(table, table.store, table.deadlines, game_row, moves))
            table.tell_table()
            table.tell_moves(moves)
            return
    if row.stage == "gathering":
        table.match = None
    elif table.match is not None:
        _reseat(table, before, doc)
        if doc.paused != before.paused:
            table.match.clocks_kept(doc.clocks)
            table.wind()
            table.tell_clock()
        elif was_playing != table.playing or doc.settings != before.settings:
            table.wind()
    table.tell_table()
    if doc.chairs != before.chairs or doc.settings != before.settings or doc.host != before.host:
        table.show_out()


def _reseat(table: "Table", before: TableDoc, doc: TableDoc) -> None:
    """Who left his seat in a game is played by a bot at once."""
    if table.playing and len(before.chairs) == len(doc.chairs):
        for seat, (old, new) in enumerate(zip(before.chairs, doc.chairs, strict=True)):
            if old.person is not None and new.person is None:
                table.deadlines.set((AWAY, seat), 0)


def attended(table: "Table", node: NodeId, now: Attendance | None) -> bool:
    """Who is there by way of another server has changed; whether that server was new here."""
    book = table.guests
    new = node not in book.elsewhere and now is not None
    before, strangers = book.present, book.strangers
    if now is None:
        book.elsewhere.pop(node, None)
    else:
        book.elsewhere[node] = now
    book.count()
    for person in before - book.present:
        table.miss(person)
    for person in book.present - before:
        table.welcome_back(person)
    if now is not None and table.match is not None:
        _learn(table, now)
    if before != book.present or strangers != book.strangers:
        table.wind()
        table.tell_table()
    return new


def _learn(table: "Table", now: Attendance) -> None:
    """What the other server knows of the game that is in no store."""
    match = table.match
    assert match is not None
    for seat in now.away - match.away:
        if seat < len(table.doc.chairs) and table.doc.chairs[seat].person not in table.present:
            table.deadlines.set((AWAY, seat), 0)
    if now.mark.game == match.game.id and now.mark.version == match.game.version:
        passed = [match.pass_elsewhere(seat, now.mark.version) for seat in now.passed]
        if now.clocks is not None:
            match.adopt(now.clocks)
            table.tell_clock()
        if any(passed):
            table.tell_table()
