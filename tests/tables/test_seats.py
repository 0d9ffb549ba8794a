"""Seats, the host and settings."""

from typing import Any

from nottingham.rules.engine import new_game
from nottingham.rules.options import Options
from nottingham.rules.shuffle import commitment
from nottingham.table.table import Table
from tests.support.tables import LocalServer, RecordingVisitor, ask, in_phase, in_round, on_every_store, on_one_server


def kinds(table: Table) -> list[str]:
    return [chair.kind for chair in table.state.view.chairs]


@on_one_server
async def test_the_person_who_lays_a_table_is_its_host_in_the_first_seat(server: LocalServer) -> None:
    table = await server.lay(Options(4), bots={2: "master"})
    assert kinds(table) == ["person", "empty", "bot", "empty"]
    assert table.state.view.host == 0 and table.state.doc.host == server.people[0].id


@on_one_server
async def test_a_seat_is_taken_once_and_moving_frees_the_old_one(server: LocalServer) -> None:
    table = await server.lay(Options(4))
    bob = await server.visit(table, await server.person())
    assert (await ask(table, bob, "sit", seat=0))["code"] == "seat_taken"
    assert (await ask(table, bob, "sit", seat=5))["code"] == "no_such_seat"
    assert (await ask(table, bob, "sit", seat=3))["type"] == "done"
    assert (await ask(table, bob, "sit", seat=1))["type"] == "done"
    assert kinds(table) == ["person", "person", "empty", "empty"]
    assert bob.last("table")["you"]["seat"] == 1


@on_one_server
async def test_an_anonymous_visitor_can_watch_but_not_sit(server: LocalServer) -> None:
    table = await server.lay()
    stranger = await server.visit(table, None)
    assert (await ask(table, stranger, "sit"))["code"] == "no_name"
    assert table.state.view.watching == 1


@on_one_server
async def test_no_two_seats_share_a_colour_an_emblem_or_a_name(server: LocalServer) -> None:
    table = await server.lay(Options(6), bots={1: "master"})
    for _ in range(4):
        guest = await server.visit(table, await server.person("Ann", "red", "stag"))
        assert (await ask(table, guest, "sit"))["type"] == "done"
    for field in ("colour", "charge", "name"):
        assert len({getattr(chair, field) for chair in table.state.doc.chairs}) == 6
    assert [chair.name for chair in table.state.doc.chairs] == ["Ann", "Master", "Ann 2", "Ann 3", "Ann 4", "Ann 5"]


@on_one_server
async def test_people_get_their_preferred_colour_and_emblem_if_free(server: LocalServer) -> None:
    table = await server.lay()
    guest = await server.visit(table, await server.person("Bob", "purple", "tower"))
    await ask(table, guest, "sit")
    assert (table.state.doc.chairs[1].colour, table.state.doc.chairs[1].charge) == ("purple", "tower")


@on_one_server
async def test_everyone_can_be_ready(server: LocalServer) -> None:
    table, (ann, bob, _) = await server.gathered()
    await ask(table, bob, "ready")
    await ask(table, ann, "ready")
    await ask(table, ann, "ready", ready=False)
    assert [chair.ready for chair in table.state.view.chairs] == [False, True, False]
    await ask(table, bob, "stand")
    await ask(table, bob, "sit")
    assert not any(chair.ready for chair in table.state.view.chairs)


@on_one_server
async def test_only_the_host_starts_removes_seats_bots_changes_settings_and_hands_over(server: LocalServer) -> None:
    table, (ann, bob, cleo) = await server.gathered()
    asked: list[tuple[str, dict[str, Any]]] = [
        ("start", {}),
        ("remove", {"seat": 2}),
        ("seat_bot", {"seat": 2, "bot": "master"}),
        ("arrange", {"settings": {"public": True}}),
        ("make_host", {"seat": 1}),
        ("silence", {"seat": 2}),
    ]
    for kind, fields in asked:
        assert (await ask(table, bob, kind, **fields))["code"] == "not_host"
    assert (await ask(table, ann, "make_host", seat=1))["type"] == "done"
    assert (await ask(table, ann, "remove", seat=2))["code"] == "not_host"
    assert (await ask(table, bob, "remove", seat=2))["type"] == "done"
    assert kinds(table) == ["person", "person", "empty"]
    assert cleo.last("table")["you"] == {"seat": None, "host": False, "muted": [], "barred": True}


@on_one_server
async def test_impossible_options_are_refused_with_the_reason_of_the_rules(server: LocalServer) -> None:
    table = await server.lay()
    ann = await server.visit(table, server.people[0])
    answer = await ask(table, ann, "arrange", settings={"options": {"players": 6, "edition": "first"}})
    assert (answer["error"], answer["code"], answer["rule"]) == ("illegal", "six_in_first", "R2.1")
    assert (await ask(table, ann, "arrange", settings={"stand_in": "exec:true"}))["code"] == "no_such_bot"
    assert table.state.doc.settings.options == Options(3)


@on_one_server
async def test_seats_grow_and_shrink_with_the_players_but_no_one_loses_theirs(server: LocalServer) -> None:
    table, (ann, *_) = await server.gathered(Options(4))
    assert (await ask(table, ann, "arrange", settings={"options": {"players": 3}}))["code"] == "too_few_seats"
    assert (await ask(table, ann, "arrange", settings={"options": {"players": 5}}))["type"] == "done"
    assert kinds(table) == ["person"] * 4 + ["empty"]
    await ask(table, ann, "remove", seat=1)
    assert (await ask(table, ann, "arrange", settings={"options": {"players": 3}}))["type"] == "done"
    assert [chair.name for chair in table.state.doc.chairs] == ["Ann", "Cleo", "Dan"]


@on_one_server
async def test_a_program_can_never_be_seated(server: LocalServer) -> None:
    table = await server.lay()
    ann = await server.visit(table, server.people[0])
    for bot in ("exec:touch /tmp/owned", "exec", "nobody", "master:", "random:master", ""):
        assert (await ask(table, ann, "seat_bot", seat=1, bot=bot))["code"] == "no_such_bot", bot
    assert kinds(table) == ["person", "empty", "empty"]


@on_one_server
async def test_a_game_needs_every_seat(server: LocalServer) -> None:
    table = await server.lay()
    ann = await server.visit(table, server.people[0])
    assert (await ask(table, ann, "start"))["code"] == "seats_empty"


@on_one_server
async def test_the_seed_is_committed_before_the_cuts_and_both_make_the_deal(server: LocalServer) -> None:
    table, (ann, bob, cleo) = await server.gathered()
    promised = ann.last("table")["table"]["commitment"]
    assert (await ask(table, bob, "cut", text="acorn"))["type"] == "done"
    assert [chair.get("cut", False) for chair in ann.last("table")["table"]["chairs"]] == [False, True, False]
    assert "acorn" not in str(ann.received)
    await ask(table, ann, "start")
    (started, *_) = cleo.last("standing")["playing"]["moves"][0]["events"]
    assert started["commitment"] == promised
    assert started["cuts"] == ["", "acorn", ""]
    assert table.state.view.commitment == commitment(table.state.doc.seed) != promised
    assert table.state.doc.cuts == {}


@on_one_server
async def test_the_first_sheriff_is_drawn_by_lot_unless_the_table_lets_the_host_name_them(  # R2.5
    server: LocalServer,
) -> None:
    table, (ann, bob, _) = await server.gathered()
    assert table.state.doc.settings.first_sheriff == "lot"
    assert (await ask(table, ann, "start", sheriff=1))["code"] == "sheriff_by_lot"
    await ask(table, bob, "ready")
    await ask(table, ann, "arrange", settings={"first_sheriff": "named"})
    assert not table.state.view.chairs[1].ready, "the game is another one now"
    assert (await ask(table, ann, "start"))["code"] == "name_the_sheriff"
    assert (await ask(table, ann, "start", sheriff=3))["code"] == "sheriff_seat"
    assert table.state.stage == "gathering"
    assert (await ask(table, ann, "start", sheriff=1))["type"] == "done"
    assert list(bob.view.officers) == [1]
    assert bob.last("standing")["playing"]["moves"][0]["events"][0]["first_sheriff"] == 1


@on_one_server
async def test_a_named_sheriff_changes_nothing_that_was_shuffled(server: LocalServer) -> None:  # R2.5
    table, (ann, *_) = await server.gathered(first_sheriff="named")
    seed = table.state.doc.seed
    await ask(table, ann, "start", sheriff=2)
    assert table.state.match is not None
    state = table.state.match.game.state
    drawn, _ = new_game(state.options, seed, names=[seat.name for seat in state.seats])
    assert state.cards == drawn.cards and [seat.hand for seat in state.seats] == [seat.hand for seat in drawn.seats]


@on_one_server
async def test_six_players_draw_their_deputies_whatever_the_table_says_of_sheriffs(server: LocalServer) -> None:  # R8.1
    table, (ann, *_) = await server.gathered(Options(6), first_sheriff="named")
    assert (await ask(table, ann, "start", sheriff=1))["code"] == "no_sheriff"
    assert (await ask(table, ann, "start"))["type"] == "done"


@on_one_server
async def test_a_rematch_draws_its_first_sheriff_by_lot(server: LocalServer) -> None:  # R2.5
    table, visitors = await server.gathered(first_sheriff="named")
    await ask(table, visitors[0], "start", sheriff=1)
    await server.play_until(table, visitors, in_phase("over"))
    assert (await ask(table, visitors[0], "rematch"))["type"] == "done"
    assert "first_sheriff" not in visitors[1].last("standing")["playing"]["moves"][0]["events"][0]


@on_every_store
async def test_the_same_people_can_play_again(server: LocalServer) -> None:
    table, visitors = await server.begun()
    assert (await ask(table, visitors[0], "rematch"))["code"] == "no_game_over"
    await server.play_until(table, visitors, in_phase("over"))
    assert table.state.stage == "over" and len(table.state.finished) == 1
    assert (await ask(table, visitors[1], "rematch"))["code"] == "not_host"
    assert (await ask(table, visitors[0], "rematch"))["type"] == "done"
    assert table.state.match is not None and table.state.match.game.number == 2 and table.state.match.game.version == 0
    assert [seat.name for seat in visitors[1].view.seats] == ["Ann", "Bob", "Cleo"]


@on_one_server
async def test_after_a_game_the_table_can_be_opened_again(server: LocalServer) -> None:
    table, visitors = await server.begun()
    assert (await ask(table, visitors[0], "arrange", settings={"options": {"players": 4}}))["code"] == "game_runs"
    await server.play_until(table, visitors, in_phase("over"))
    await ask(table, visitors[0], "gather")
    assert (await ask(table, visitors[0], "arrange", settings={"options": {"players": 4}}))["type"] == "done"
    assert kinds(table) == ["person"] * 3 + ["empty"]


@on_every_store
async def test_newcomers_do_not_see_an_earlier_game(server: LocalServer) -> None:
    table, visitors = await server.begun(spectators=False)
    await server.play_until(table, visitors, in_phase("over"))
    await ask(table, visitors[0], "gather")
    stranger = await server.visit(table, None, version=-1)
    assert stranger.last("welcome")["playing"] is None
    assert (await ask(table, stranger, "catch_up", version=-1))["code"] == "no_game"


@on_one_server
async def test_clocks_are_never_shortened_during_a_game(server: LocalServer) -> None:
    table, (ann, *_) = await server.begun(decision_seconds=60, away_seconds=60)
    for less in ({"decision_seconds": 5}, {"away_seconds": 1}):
        assert (await ask(table, ann, "arrange", settings=less))["code"] == "time_cut_short"
    for more in ({"decision_seconds": 90}, {"decision_seconds": None}, {"away_seconds": 90}):
        assert (await ask(table, ann, "arrange", settings=more))["type"] == "done"


@on_one_server
async def test_a_bot_plays_on_for_a_player_who_leaves_and_they_become_a_spectator(
    server: LocalServer,
) -> None:
    table, (ann, bob, cleo) = await server.begun()
    await ask(table, bob, "stand")
    await server.time.pass_(1)
    assert bob.view.seat is None
    assert kinds(table) == ["person", "bot", "person"]
    assert (await ask(table, bob, "sit"))["code"] == "game_runs"
    await server.play_until(table, [ann, cleo], in_round(2))
    assert all("seat" not in event or event["seat"] != 1 or "cards" not in event for event in _drawn(bob))


def _drawn(visitor: RecordingVisitor) -> list[dict[str, object]]:
    moves = visitor.all("moved")
    return [event for message in moves for event in message["events"] if event["type"] == "cards_drawn"]


@on_one_server
async def test_nobody_watches_where_spectators_are_not_allowed(server: LocalServer) -> None:
    table, (_, _, cleo) = await server.begun(spectators=False)
    stranger = await server.visit(table, server.people[1])
    await ask(table, cleo, "stand")
    assert cleo.dismissed == "no_spectators"
    assert stranger.dismissed is None


@on_one_server
async def test_unseated_visitors_are_dismissed_when_a_private_game_begins(server: LocalServer) -> None:
    table, (ann, *_) = await server.gathered(spectators=False)
    stranger = await server.visit(table, None)
    await ask(table, ann, "start")
    assert stranger.dismissed == "no_spectators"
    assert not stranger.all("standing")


@on_one_server
async def test_another_player_becomes_host_when_the_host_stays_away(server: LocalServer) -> None:
    table, (ann, bob, _) = await server.gathered(away_seconds=60)
    await table.leave(ann)
    await server.time.pass_(59)
    assert table.state.doc.host == server.people[0].id
    await server.time.pass_(2)
    assert table.state.doc.host == server.people[1].id
    assert (await ask(table, bob, "remove", seat=0))["type"] == "done"


@on_every_store
async def test_a_forgotten_person_leaves_no_trace_at_the_table(server: LocalServer) -> None:
    table, (ann, bob, cleo) = await server.gathered()
    await ask(table, bob, "cut", text="oak")
    await ask(table, cleo, "mute", seat=1)
    await ask(table, ann, "silence", seat=1)
    await table.forget(server.people[1].id)
    assert kinds(table) == ["person", "empty", "person"]
    doc = table.state.doc
    assert not doc.cuts and not doc.silenced and not any(doc.mutes.values())
