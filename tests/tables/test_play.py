"""Moves at a table: judged, stored and sent; repeated, stale or by the wrong player; and returning players."""

import asyncio
import json

from nottingham.players.defaults import default_action
from nottingham.rules.actions import (
    Accept,
    AnyAction,
    HandBack,
    LoadBag,
    MakeOffer,
    Open,
    Pledge,
    Refuse,
    Side,
    Swap,
    TimeUp,
    Words,
    parse_action,
)
from nottingham.rules.engine import apply, replay, to_act
from nottingham.rules.options import Options
from nottingham.rules.view import view
from nottingham.rules.wire import encode
from nottingham.store.changes import add_game, end_game
from nottingham.store.errors import NotSaved
from nottingham.store.rows import GameRow, Move
from nottingham.table import encoding, moves
from nottingham.table.encoding import MAX_PAST_GAMES
from nottingham.table.game import decode_events, joined
from nottingham.table.match import QUICK_BOT_MOVES
from nottingham.table.offer_limits import MAX_FAVOURS, MAX_OFFERS
from nottingham.table.registry import LINGER_SECONDS
from nottingham.table.table import Table
from tests.support.store_rows import results_of
from tests.support.tables import (
    LocalServer,
    RecordingVisitor,
    act,
    ask,
    in_phase,
    in_round,
    on_every_store,
    on_one_server,
    sensible,
)


def asked(table: Table, visitors: list[RecordingVisitor]) -> tuple[int, RecordingVisitor]:
    """The first seat the game waits for, and who sits there."""
    assert table.state.match is not None
    seat = to_act(table.state.match.game.state)[0]
    return seat, visitors[seat]


@on_one_server
async def test_each_player_receives_a_move_as_their_seat_sees_it(server: LocalServer) -> None:
    table, visitors = await server.begun()
    watcher = await server.visit(table, None)
    await server.play_until(table, visitors, in_phase("inspect"))
    assert table.state.match is not None
    state = table.state.match.game.state
    for seat, visitor in [*enumerate(visitors), (None, watcher)]:
        message = visitor.last("moved")
        assert message["version"] == table.state.match.game.version
        assert encode(visitor.view) == encode(view(state, seat))


@on_one_server
async def test_a_move_is_stored_before_it_is_sent(server: LocalServer) -> None:
    table, visitors = await server.begun()
    stored: list[int] = []
    seat, visitor = asked(table, visitors)
    commit = server.store.commit

    async def watched(*changes: object) -> None:
        assert not visitor.all("moved")
        await commit(*changes)  # type: ignore[arg-type]
        stored.append(1)

    server.store.commit = watched  # type: ignore[method-assign]
    await act(table, visitor, sensible(table, seat))
    assert stored and visitor.all("moved")


@on_every_store
async def test_a_move_that_was_not_stored_has_not_happened(server: LocalServer) -> None:
    table, visitors = await server.begun()
    seat, visitor = asked(table, visitors)
    commit = server.store.commit

    async def full(*changes: object) -> None:
        raise NotSaved("the disk is full")

    server.store.commit = full  # type: ignore[method-assign]
    answer = await act(table, visitor, sensible(table, seat), key="a")
    assert (answer["error"], answer["code"]) == ("not_saved", "not_saved")
    assert "disk" not in answer["message"]
    assert table.state.match is not None and table.state.match.game.version == 0
    server.store.commit = commit  # type: ignore[method-assign]
    answer = await act(table, visitor, sensible(table, seat), key="a")
    assert (answer["type"], answer["version"]) == ("done", 1)


@on_one_server
async def test_an_action_sent_twice_with_one_key_is_made_once(server: LocalServer) -> None:
    table, visitors = await server.begun()
    seat, visitor = asked(table, visitors)
    action = sensible(table, seat)
    first = await act(table, visitor, action, key="mine")
    again = await act(table, visitor, action, key="mine")
    assert first["version"] == again["version"] == 1
    assert table.state.match is not None and table.state.match.game.version == 1
    assert len(visitor.all("moved")) == 1


@on_every_store
async def test_a_key_is_remembered_after_sleep_and_after_the_game(server: LocalServer) -> None:
    table, visitors = await server.begun()
    seat, visitor = asked(table, visitors)
    action = sensible(table, seat)
    await act(table, visitor, action, key="mine")
    for other in visitors:
        await table.leave(other)
    await server.time.pass_(LINGER_SECONDS + 1)
    assert table.state.asleep and not server.registry.awake
    again = await server.visit(table, visitor.person)
    table = server.registry.awake[table.state.row.code]
    assert (await act(table, again, action, key="mine"))["version"] == 1
    everyone = [await server.visit(table, person) for person in server.people]
    await server.play_until(table, everyone, in_phase("over"))
    assert (await act(table, everyone[0], Swap(), key="late"))["code"] == "no_game"


@on_one_server
async def test_a_move_meant_for_one_game_is_not_made_in_the_next(server: LocalServer) -> None:
    table, visitors = await server.begun()
    assert table.state.match is not None
    first = table.state.match.game.code
    await server.play_until(table, visitors, in_phase("over"))
    await ask(table, visitors[0], "rematch")
    seat, visitor = asked(table, visitors)
    assert (await act(table, visitor, sensible(table, seat), game=first))["code"] == "another_game"
    assert (await act(table, visitor, sensible(table, seat), game=table.state.match.game.code))["type"] == "done"


@on_every_store
async def test_everyone_who_wakes_a_table_at_once_finds_its_game(server: LocalServer) -> None:
    table, visitors = await server.begun()
    for visitor in visitors:
        await table.leave(visitor)
    await server.time.pass_(LINGER_SECONDS + 1)
    again = await asyncio.gather(*(server.visit(table, person) for person in server.people))
    assert all(visitor.last("welcome")["playing"] is not None for visitor in again)
    assert len(server.registry.awake[table.state.row.code].state.attendees.here) == 3


@on_every_store
async def test_a_long_game_is_woken_in_slices(server: LocalServer) -> None:
    """Others get a turn after every slice, and the game and its bots are as they were."""
    table, visitors = await server.begun(Options(4), bots={3: "master"})
    await server.play_until(table, visitors, in_round(3))
    assert table.state.match is not None
    state, version = table.state.match.game.state, table.state.match.game.version
    for visitor in visitors:
        await table.leave(visitor)
    await server.time.pass_(LINGER_SECONDS + 1)
    slices: list[int] = []
    read = server.store.moves

    async def counted(game: int, after: int = -1, limit: int | None = None) -> list[Move]:
        moves = await read(game, after, limit)
        slices.append(len(moves))
        await asyncio.sleep(0)
        return moves

    server.store.moves = counted  # type: ignore[method-assign]
    moves.SLICE, slice_ = 7, moves.SLICE
    try:
        again = [await server.visit(table, visitor.person) for visitor in visitors]
    finally:
        moves.SLICE = slice_
        server.store.moves = read  # type: ignore[method-assign]
    table = server.registry.awake[table.state.row.code]
    assert table.state.match is not None and table.state.match.game.state == state
    assert sum(slices) == version + 1 and max(slices) == 7
    await server.play_until(table, again, in_phase("over"))


@on_one_server
async def test_two_players_may_use_the_same_key(server: LocalServer) -> None:
    table, visitors = await server.begun()
    await server.play_until(table, visitors, in_phase("load"))
    assert table.state.match is not None
    first, second = to_act(table.state.match.game.state)
    one = await act(table, visitors[first], sensible(table, first), key="same")
    other = await act(table, visitors[second], sensible(table, second), key="same")
    assert other["version"] == one["version"] + 1


@on_one_server
async def test_a_move_chosen_before_the_choices_changed_is_stale(server: LocalServer) -> None:
    table, visitors = await server.begun()
    await server.play_until(table, visitors, in_phase("inspect"))
    assert table.state.match is not None
    game = table.state.match.game
    sheriff = visitors[game.state.officers[0]]
    merchant = game.state.merchants[0]
    seen = game.version
    bribe = MakeOffer(game.state.officers[0], give=Side(gold=5), pledges=[Pledge("hand_back", merchant)])
    assert (await act(table, visitors[merchant], bribe))["type"] == "done"
    answer = await act(table, sheriff, HandBack(merchant), version=seen)
    assert (answer["error"], answer["version"]) == ("stale", seen + 1)
    assert (await act(table, sheriff, HandBack(merchant), version=seen + 9))["code"] == "from_the_future"
    assert (await act(table, sheriff, Refuse(1), version=seen + 1))["type"] == "done"


@on_one_server
async def test_a_move_at_the_gate_stays_fresh_while_others_talk_about_something_else(server: LocalServer) -> None:
    table, visitors = await server.begun()
    await server.play_until(table, visitors, in_phase("inspect"))
    assert table.state.match is not None
    game = table.state.match.game
    officer = game.state.officers[0]
    sheriff, (one, other) = visitors[officer], game.state.merchants

    async def made(seat: int, action: AnyAction, version: int) -> bool:
        return (await act(table, visitors[seat], action, version=version)).get("error") != "stale"

    def bribe(seat: int) -> MakeOffer:
        return MakeOffer(officer, give=Side(gold=5), pledges=[Pledge("hand_back", seat)])

    before = game.version
    assert await made(one, bribe(one), before)
    assert await made(other, bribe(other), before), "nobody spoke to this merchant"
    assert not await made(officer, MakeOffer(one, get=Side(gold=9), pledges=[Pledge("hand_back", one)]), before)
    assert not await made(officer, Open(one), before), "its owner has made an offer"
    assert (await act(table, sheriff, Open(99), version=before))["error"] == "illegal"
    seen = game.version
    assert await made(officer, Refuse(1), seen - 1), "the offer still stands"
    assert await made(officer, Open(one), seen + 1)
    assert not await made(officer, Refuse(1), seen), "it is off the table"
    assert (await act(table, sheriff, Accept(2), version=seen))["type"] == "done", "another bag was opened since"


@on_one_server
async def test_moves_by_others_do_not_make_a_move_stale(server: LocalServer) -> None:
    """Everyone loads at the same time, so the slower player's choices have not changed."""
    table, visitors = await server.begun()
    await server.play_until(table, visitors, in_phase("load"))
    assert table.state.match is not None
    seen = table.state.match.game.version
    first, second = to_act(table.state.match.game.state)
    assert (await act(table, visitors[first], sensible(table, first), version=seen))["type"] == "done"
    assert (await act(table, visitors[second], sensible(table, second), version=seen))["type"] == "done"


@on_one_server
async def test_no_player_can_move_for_another_or_for_the_clock(server: LocalServer) -> None:
    table, visitors = await server.begun()
    watcher = await server.visit(table, None)
    seat, visitor = asked(table, visitors)
    other = visitors[(seat + 1) % 3]
    assert (await act(table, watcher, sensible(table, seat)))["code"] == "not_seated"
    answer = await act(table, other, sensible(table, seat))
    assert answer["error"] == "illegal"
    await server.play_until(table, visitors, in_phase("inspect"))
    for visitor in visitors:
        assert (await act(table, visitor, TimeUp()))["error"] == "illegal"
    assert table.state.match is not None and table.state.match.game.state.phase == "inspect"


@on_one_server
async def test_nonsense_is_malformed_and_a_move_against_the_rules_is_illegal(server: LocalServer) -> None:
    table, visitors = await server.begun()
    _, visitor = asked(table, visitors)
    assert (await ask(table, visitor, "act", action={"type": "dance"}))["error"] == "malformed"
    answer = await act(table, visitor, LoadBag({"apples": 1}))
    assert (answer["error"], answer["code"]) == ("illegal", "wrong_phase") and answer["rule"]


@on_one_server
async def test_offers_and_favours_are_limited_per_round(server: LocalServer) -> None:
    table, visitors = await server.begun()
    await server.play_until(table, visitors, in_phase("inspect"))
    assert table.state.match is not None
    sheriff, merchant = table.state.match.game.state.officers[0], table.state.match.game.state.merchants[0]
    for offer, most, code in [
        (MakeOffer(sheriff, favours=[Words(merchant, "anything")]), MAX_FAVOURS, "too_many_favours"),
        (MakeOffer(sheriff, give=Side(gold=1)), MAX_OFFERS - MAX_FAVOURS, "too_many_offers"),
    ]:
        answers = [await act(table, visitors[merchant], offer) for _ in range(most + 1)]
        assert [answer["type"] for answer in answers] == ["done"] * most + ["refused"]
        assert answers[-1]["code"] == code
    assert (await act(table, visitors[sheriff], HandBack(table.state.match.game.state.merchants[1])))["type"] == "done"


@on_one_server
async def test_texts_in_an_offer_are_plain_text(server: LocalServer) -> None:
    table, visitors = await server.begun()
    await server.play_until(table, visitors, in_phase("inspect"))
    assert table.state.match is not None
    sheriff, merchant = table.state.match.game.state.officers[0], table.state.match.game.state.merchants[0]
    await act(table, visitors[merchant], MakeOffer(sheriff, favours=[Words(merchant, "my\nword\u202e <b>")]))
    (favour,) = visitors[sheriff].view.offers[0].favours
    assert favour == Words(merchant, "my word <b>")


@on_every_store
async def test_a_long_history_is_sent_in_pages(server: LocalServer) -> None:
    table, visitors = await server.begun(bots={})
    await server.play_until(table, visitors, in_phase("inspect"))
    assert table.state.match is not None
    sheriff, merchant = table.state.match.game.state.officers[0], table.state.match.game.state.merchants[0]
    for _ in range(30):
        await act(table, visitors[merchant], MakeOffer(sheriff, favours=[Words(merchant, "😀" * 280)]))
    encoding.MAX_BYTES, most = 2000, encoding.MAX_BYTES
    try:
        heard: list[int] = []
        again = await server.visit(table, server.people[0], version=-1)
        playing = again.last("welcome")["playing"]
        while True:
            heard += [move["version"] for move in playing["moves"]]
            if not playing.get("more"):
                break
            await ask(table, again, "catch_up", version=heard[-1])
            playing = again.last("standing")["playing"]
    finally:
        encoding.MAX_BYTES = most
    assert heard == list(range(table.state.match.game.version + 1))


@on_one_server
async def test_a_returning_player_has_their_seat_and_receives_what_they_missed(server: LocalServer) -> None:
    table, visitors = await server.begun()
    await server.play_until(table, visitors, in_round(2))
    assert table.state.match is not None
    game = table.state.match.game
    for since in (-1, 0, game.version - 3, game.version):
        again = await server.visit(table, server.people[1], version=since, game=game.code)
        playing = again.last("welcome")["playing"]
        assert again.last("welcome")["you"]["seat"] == 1
        assert [move["version"] for move in playing["moves"]] == list(range(since + 1, game.version + 1))
        heard = [event for move in playing["moves"] for event in move["events"]]
        stored = await server.store.moves(game.id, after=since)
        assert heard == [
            json.loads(encode(event.seen_by(1))) for move in stored for event in decode_events(move.events)
        ]
        assert encode(again.view) == encode(view(game.state, 1))
    other = await server.visit(table, server.people[1], version=3, game="another")
    assert "moves" not in other.last("welcome")["playing"]
    answer = await ask(table, other, "catch_up", version=game.version - 2)
    assert answer["type"] == "done"
    assert len(other.last("standing")["playing"]["moves"]) == 2
    await ask(table, other, "catch_up", version=game.version, game="another")
    assert len(other.last("standing")["playing"]["moves"]) == game.version + 1, "that version was of another game"


@on_every_store
async def test_a_game_resumes_from_disk_where_it_was(server: LocalServer) -> None:
    table, visitors = await server.begun()
    await server.play_until(table, visitors, in_phase("inspect"))
    assert table.state.match is not None
    state, version = table.state.match.game.state, table.state.match.game.version
    for visitor in visitors:
        await table.leave(visitor)
    await server.time.pass_(30 * 24 * 3600)
    assert not server.registry.awake
    again = [await server.visit(table, person) for person in server.people]
    awake = server.registry.awake[table.state.row.code]
    assert (
        awake.state.match is not None
        and awake.state.match.game.version == version
        and awake.state.match.game.state == state
    )
    await server.play_until(awake, again, in_phase("over"))


@on_every_store
async def test_one_of_two_writers_wins_and_the_other_catches_up(server: LocalServer) -> None:
    table, visitors = await server.begun(bots={})
    await server.play_until(table, visitors, in_phase("load"))
    assert table.state.match is not None
    game, version = table.state.match.game, table.state.match.game.version
    first, second = to_act(game.state)
    step = game.decide(first, sensible(table, first))
    await server.store.commit(Move(game.id, version + 1, first, "elsewhere", 0, joined(step.texts)))
    answer = await act(table, visitors[second], sensible(table, second), key="here")
    assert (answer["type"], answer["version"]) == ("done", version + 2)
    assert [moved["version"] for moved in visitors[first].all("moved")][-2:] == [version + 1, version + 2]
    stored = await server.store.moves(game.id)
    assert [move.version for move in stored] == list(range(version + 3))


@on_every_store
async def test_people_and_bots_play_a_whole_game_together(server: LocalServer) -> None:
    table = await server.lay(bots={1: "master", 2: "random"})
    ann = await server.visit(table, server.people[0])
    await ask(table, ann, "start")
    await server.play_until(table, [ann], in_phase("over"))
    results = await results_of(server.store, table.state.doc.game or 0)
    assert [(result.person, result.bot) for result in results] == [(1, None), (None, "master"), (None, "random")]
    assert sum(result.won for result in results) == 1
    assert (await server.store.totals_of_person(1)).games == 1
    assert (await server.store.totals_of_bots())["master"].games == 1
    deal, *moves = await server.store.moves(table.state.doc.game or 0)
    state = replay(decode_events(deal.events))
    for move in moves:
        assert move.action is not None, "every move is stored with its action"
        state, events = apply(state, move.seat, parse_action(move.action))
        assert joined(map(encode, events)) == move.events, "and the action leads to the stored events"


async def bots_alone(server: LocalServer) -> tuple[Table, RecordingVisitor]:
    """A game of bots that lose no time, and its host, who watches."""
    table = await server.lay(bots={1: "trader", 2: "apprentice"})
    ann = await server.visit(table, server.people[0])
    await ask(table, ann, "stand")
    await ask(table, ann, "seat_bot", seat=0, bot="random")
    assert (await ask(table, ann, "start"))["type"] == "done"
    return table, ann


@on_one_server
async def test_bots_slow_down_while_no_person_moves(server: LocalServer) -> None:
    table, _ = await bots_alone(server)
    await server.time.pass_(0)
    assert table.state.match is not None
    quick = table.state.match.game.version
    assert quick == QUICK_BOT_MOVES
    await server.time.pass_(10)
    assert quick < table.state.match.game.version <= quick + 10


@on_one_server
async def test_bots_keep_their_pace_with_a_person_who_moves(server: LocalServer) -> None:
    table = await server.lay(bots={1: "trader", 2: "apprentice"})
    ann = await server.visit(table, server.people[0])
    await ask(table, ann, "start")
    moves = 0
    while table.state.playing:
        await server.time.pass_(0)
        assert table.state.match is not None
        game = table.state.match.game
        if not game.over:
            assert 0 in to_act(game.state), "the bots have done all that they can without them"
            action = default_action(view(game.state, 0))
            assert action is not None
            assert (await act(table, ann, action))["type"] == "done"
            moves += 1
    assert table.state.match is not None and table.state.match.game.version > moves + QUICK_BOT_MOVES


@on_every_store
async def test_a_tables_view_lists_its_latest_games(server: LocalServer) -> None:
    table, ann = await bots_alone(server)
    place, many = table.state.row.id, 2 * MAX_PAST_GAMES
    for number in range(2, many + 2):
        row = GameRow(10**6 + number, f"game-{number}", place, number, 0)
        await server.store.commit(add_game(row), end_game(row.id, 1, None))
    await table.leave(ann)
    await server.time.pass_(LINGER_SECONDS)
    seen = await server.registry.look(table.state.row.code, server.people[0].id)
    assert seen is not None
    ann = await server.visit(table, server.people[0])
    latest = list(range(many + 2 - MAX_PAST_GAMES, many + 2))
    assert [game.number for game in seen.games] == latest
    assert [game["number"] for game in ann.received[0]["table"]["games"]] == latest


@on_one_server
async def test_a_table_of_bots_plays_while_somebody_watches(server: LocalServer) -> None:
    table = await server.lay(bots={1: "trader", 2: "apprentice"}, bot_seconds=1.0)
    ann = await server.visit(table, server.people[0])
    await ask(table, ann, "stand")
    await ask(table, ann, "seat_bot", seat=0, bot="random")
    assert table.state.doc.host == server.people[0].id
    await ask(table, ann, "start")
    await server.time.pass_(10)
    assert table.state.match is not None and table.state.match.game.version >= 4
    await table.leave(ann)
    version = table.state.match.game.version
    await server.time.pass_(10)
    assert table.state.match.game.version == version
