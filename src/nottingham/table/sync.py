"""Keeping one table in step with other servers that have it awake.

Whatever another server did is already judged and stored. Here it is read from the store, or comes with a message,
and is applied to the state and sent to the visitors on this server.
"""

from collections.abc import Sequence

from nottingham.store.rows import Move, TableRow, Updates
from nottingham.table.encoding import MAX_PAST_GAMES
from nottingham.table.match import Match
from nottingham.table.messages import Gestured
from nottingham.table.settings import TableDoc, decode_doc
from nottingham.table.state import AWAY, TableState
from nottingham.table.sync_messages import Attendance, FreshMoves, NodeId, PlayerComposing, PlayerGestured, ScreenShowed


class TableSync:
    """Applies to a table what other servers stored and reported."""

    def __init__(self, state: TableState) -> None:
        self._state = state
        self.stale = False
        """Whether the store may hold something newer, so that it must be read before anything is decided."""
        self.reads = 0
        """How often the store was read for this table alone."""

    def mark_stale(self) -> None:
        self.stale = True

    async def refresh(self) -> Sequence[Move]:
        """Reads and applies what is new in the store. Returns the new moves."""
        state = self._state
        self.stale = True
        self.reads += 1
        state.forget_final_row()
        found = await state.store.updates_since({state.cursor: None})
        moves = await self._apply(found[state.row.id]) if found else []
        self.stale = False
        return moves

    async def apply(self, updates: Updates) -> None:
        """Applies what was read for this table together with others."""
        self._state.forget_final_row()
        await self._apply(updates)

    def follow(self, fresh: FreshMoves) -> int:
        """Applies moves that another server has just stored, and returns how many were new here.

        Only at the revision at which they were stored do the same people have the seats.
        """
        state = self._state
        if state.match is None or fresh.revision != state.row.revision:
            return 0
        state.forget_final_row()
        return len(state.match.apply_stored(fresh.moves))

    async def _apply(self, updates: Updates) -> list[Move]:
        """Returns the moves that were new.

        The rows around the moves matter: people who lost their seat before a move was made receive it as spectators,
        because somebody else now holds the cards.
        """
        state = self._state
        for line in state.chat.add_stored(updates.lines):
            state.announce_line(line)
        state.note_latest(updates.latest)
        new = state.match.apply_stored(updates.moves) if state.match else []
        if updates.row is not None and updates.row.revision > state.row.revision:
            await self._adopt(updates.row)
            state.note_latest(None)
        return new

    async def _adopt(self, row: TableRow) -> None:
        """Takes over a revision of the table that another server saved."""
        state = self._state
        doc, before, was_playing = decode_doc(row.doc), state.doc, state.playing
        if await self._adopt_with_new_game(row, doc):
            return
        if row.stage == "gathering":
            state.drop_match()
        elif state.match is not None:
            self._replace_unseated_by_bots(before, doc)
            if doc.paused != before.paused:
                state.match.load_clocks(doc.clocks)
                state.reschedule()
                state.announce_clock()
            elif was_playing != state.playing or doc.settings != before.settings:
                state.reschedule()
        state.announce_table()
        if doc.chairs != before.chairs or doc.settings != before.settings or doc.host != before.host:
            state.demote_unseated()

    async def _adopt_with_new_game(self, row: TableRow, doc: TableDoc) -> bool:
        """Adopts the row. If it begins a game unknown here, reads and plays that; returns whether it did."""
        state = self._state
        known = state.match.game.id if state.match else None
        if doc.game is None or doc.game == known or row.stage == "gathering":
            state.adopt(row, doc)
            return False
        games = await state.store.games_of(row.id, MAX_PAST_GAMES + 1)
        moves = await state.store.moves(doc.game)
        latest = await state.store.tables_since({row.id: row.revision})
        state.adopt(row, doc)
        state.note_latest(latest[0] if latest else None)
        state.set_finished(games)
        game_row = next((game for game in games if game.id == doc.game), None)
        if game_row is None or not moves:
            return False
        state.set_match(Match.recalled(state, state.deadlines, game_row, moves))
        state.announce_table()
        state.announce_game(moves)
        return True

    def _replace_unseated_by_bots(self, before: TableDoc, doc: TableDoc) -> None:
        state = self._state
        if state.playing and len(before.chairs) == len(doc.chairs):
            for seat, (old, new) in enumerate(zip(before.chairs, doc.chairs, strict=True)):
                if old.person is not None and new.person is None:
                    state.deadlines.set((AWAY, seat), 0)

    def report(self, node: NodeId, attendance: Attendance | None) -> bool:
        """Takes in another server's report of its visitors. Returns whether that server is new at this table."""
        state, attendees = self._state, self._state.attendees
        new = attendance is not None and node not in attendees.elsewhere
        before, strangers = attendees.present, (attendees.strangers, attendees.screens)
        attendees.report(node, attendance)
        for person in before - attendees.present:
            state.person_left(person)
        for person in attendees.present - before:
            state.person_returned(person)
        if attendance is not None and state.match is not None:
            self._take_over(attendance, state.match)
        if before != attendees.present or strangers != (attendees.strangers, attendees.screens):
            state.reschedule()
            state.announce_table()
        return new

    def _take_over(self, attendance: Attendance, match: Match) -> None:
        """Adopts what the other server knows about the game and the store does not: stand-ins, passes, clocks."""
        state, cursor = self._state, attendance.cursor
        for seat in attendance.away - match.away:
            if seat < len(state.doc.chairs) and state.doc.chairs[seat].person not in state.attendees.present:
                state.deadlines.set((AWAY, seat), 0)
        if cursor.game == match.game.id and cursor.version == match.game.version:
            passed = [match.pass_elsewhere(seat, cursor.version) for seat in attendance.passed]
            for composer, seconds in attendance.composed.items():
                match.composing.spent_elsewhere(int(composer), seconds)
            if attendance.clocks is not None:
                match.adopt_clocks(attendance.clocks)
                state.announce_clock()
            if any(passed):
                state.announce_table()

    def composing(self, message: PlayerComposing) -> None:
        """A player composes an offer on another server, or no longer does."""
        match = self._state.match
        if match is None or (match.game.id, match.game.state.round) != (message.game, message.round):
            return
        before = match.composing.seats
        match.composing.spent_elsewhere(message.seat, message.spent)
        match.compose(message.seat, message.composing)
        if match.composing.seats != before:
            self._state.announce_table()
            self._state.announce_clock()

    def gestured(self, message: PlayerGestured) -> None:
        """A player pulled a face or threw something on another server."""
        match = self._state.match
        if match is not None and (match.game.id, match.game.state.round) == (message.game, message.round):
            self._state.gesture(Gestured(seat=message.seat, mood=message.mood, throw=message.throw))

    def shown(self, message: ScreenShowed) -> None:
        """A screen on another server has shown the opening of a bag."""
        match = self._state.match
        if match is not None and match.game.id == message.game:
            self._state.opening_shown(message.version)

    def passed(self, seat: int, game: int, version: int) -> None:
        """A player passed on another server."""
        match = self._state.match
        if match is not None and match.game.id == game and match.pass_elsewhere(seat, version):
            self._state.announce_table()
