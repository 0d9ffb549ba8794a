"""Who sits where, and who may say so."""

from typing import Any

from nottingham.rules.options import Options
from nottingham.rules.shuffle import commitment
from nottingham.table.table import Table
from tests.support.tables import Notebook, Parlour, ask, in_parlour, in_phase, in_round


def kinds(table: Table) -> list[str]:
    return [chair.kind for chair in table.view.chairs]


@in_parlour
async def test_whoever_lays_a_table_is_its_host_and_sits_first(house: Parlour) -> None:
    table = await house.lay(Options(4), bots={2: "master"})
    assert kinds(table) == ["person", "empty", "bot", "empty"]
    assert table.view.host == 0 and table.doc.host == house.people[0].id


@in_parlour
async def test_a_seat_is_taken_once_and_moving_over_frees_the_old_one(house: Parlour) -> None:
    table = await house.lay(Options(4))
    bob = await house.visit(table, await house.person())
    assert (await ask(table, bob, "sit", seat=0))["code"] == "seat_taken"
    assert (await ask(table, bob, "sit", seat=5))["code"] == "no_such_seat"
    assert (await ask(table, bob, "sit", seat=3))["type"] == "done"
    assert (await ask(table, bob, "sit", seat=1))["type"] == "done"
    assert kinds(table) == ["person", "person", "empty", "empty"]
    assert bob.last("table")["you"]["seat"] == 1


@in_parlour
async def test_a_stranger_without_a_name_can_watch_but_not_sit(house: Parlour) -> None:
    table = await house.lay()
    stranger = await house.visit(table, None)
    assert (await ask(table, stranger, "sit"))["code"] == "no_name"
    assert table.view.watching == 1


@in_parlour
async def test_no_two_seats_have_one_colour_one_charge_or_one_name(house: Parlour) -> None:
    table = await house.lay(Options(6), bots={1: "master"})
    for _ in range(4):
        guest = await house.visit(table, await house.person("Ann", "red", "stag"))
        assert (await ask(table, guest, "sit"))["type"] == "done"
    for field in ("colour", "charge", "name"):
        assert len({getattr(chair, field) for chair in table.doc.chairs}) == 6
    assert [chair.name for chair in table.doc.chairs] == ["Ann", "Master", "Ann 2", "Ann 3", "Ann 4", "Ann 5"]


@in_parlour
async def test_everyone_gets_the_colour_and_charge_he_wishes_for_if_they_are_free(house: Parlour) -> None:
    table = await house.lay()
    guest = await house.visit(table, await house.person("Bob", "purple", "tower"))
    await ask(table, guest, "sit")
    assert (table.doc.chairs[1].colour, table.doc.chairs[1].charge) == ("purple", "tower")


@in_parlour
async def test_everyone_can_say_that_he_is_ready(house: Parlour) -> None:
    table, (ann, bob, _) = await house.gathered()
    await ask(table, bob, "ready")
    await ask(table, ann, "ready")
    await ask(table, ann, "ready", ready=False)
    assert [chair.ready for chair in table.view.chairs] == [False, True, False]
    await ask(table, bob, "stand")
    await ask(table, bob, "sit")
    assert not any(chair.ready for chair in table.view.chairs)


@in_parlour
async def test_only_the_host_starts_removes_seats_bots_arranges_and_hands_over(house: Parlour) -> None:
    table, (ann, bob, cleo) = await house.gathered()
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
    assert cleo.last("table")["you"] == {"seat": None, "host": False, "muted": []}


@in_parlour
async def test_options_that_do_not_mix_are_refused_with_the_rules_own_reason(house: Parlour) -> None:
    table = await house.lay()
    ann = await house.visit(table, house.people[0])
    answer = await ask(table, ann, "arrange", settings={"options": {"players": 6, "edition": "first"}})
    assert (answer["error"], answer["code"], answer["rule"]) == ("illegal", "six_in_first", "R2.1")
    assert (await ask(table, ann, "arrange", settings={"stand_in": "exec:true"}))["code"] == "no_such_bot"
    assert table.doc.settings.options == Options(3)


@in_parlour
async def test_seats_grow_and_shrink_with_the_players_but_nobody_loses_his(house: Parlour) -> None:
    table, (ann, *_) = await house.gathered(Options(4))
    assert (await ask(table, ann, "arrange", settings={"options": {"players": 3}}))["code"] == "too_few_seats"
    assert (await ask(table, ann, "arrange", settings={"options": {"players": 5}}))["type"] == "done"
    assert kinds(table) == ["person"] * 4 + ["empty"]
    await ask(table, ann, "remove", seat=1)
    assert (await ask(table, ann, "arrange", settings={"options": {"players": 3}}))["type"] == "done"
    assert [chair.name for chair in table.doc.chairs] == ["Ann", "Cleo", "Dan"]


@in_parlour
async def test_a_program_can_never_be_seated(house: Parlour) -> None:
    table = await house.lay()
    ann = await house.visit(table, house.people[0])
    for bot in ("exec:touch /tmp/owned", "exec", "nobody", "master:", "random:master", ""):
        assert (await ask(table, ann, "seat_bot", seat=1, bot=bot))["code"] == "no_such_bot", bot
    assert kinds(table) == ["person", "empty", "empty"]


@in_parlour
async def test_a_game_needs_every_seat(house: Parlour) -> None:
    table = await house.lay()
    ann = await house.visit(table, house.people[0])
    assert (await ask(table, ann, "start"))["code"] == "seats_empty"


@in_parlour
async def test_the_seed_is_promised_before_the_cuts_and_both_make_the_deal(house: Parlour) -> None:
    table, (ann, bob, cleo) = await house.gathered()
    promised = ann.last("table")["table"]["commitment"]
    assert (await ask(table, bob, "cut", text="acorn"))["type"] == "done"
    assert [chair.get("cut", False) for chair in ann.last("table")["table"]["chairs"]] == [False, True, False]
    assert "acorn" not in str(ann.told)
    await ask(table, ann, "start")
    (started, *_) = cleo.last("standing")["playing"]["moves"][0]["events"]
    assert started["commitment"] == promised
    assert started["cuts"] == ["", "acorn", ""]
    assert table.view.commitment == commitment(table.doc.seed) != promised
    assert table.doc.cuts == {}


@in_parlour
async def test_the_same_people_play_again(house: Parlour) -> None:
    table, visitors = await house.begun()
    assert (await ask(table, visitors[0], "rematch"))["code"] == "no_game_over"
    await house.play_until(table, visitors, in_phase("over"))
    assert table.stage == "over" and len(table.games) == 1
    assert (await ask(table, visitors[1], "rematch"))["code"] == "not_host"
    assert (await ask(table, visitors[0], "rematch"))["type"] == "done"
    assert table.match is not None and table.match.game.number == 2 and table.match.game.version == 0
    assert [seat.name for seat in visitors[1].view.seats] == ["Ann", "Bob", "Cleo"]


@in_parlour
async def test_after_a_game_the_table_can_be_opened_again(house: Parlour) -> None:
    table, visitors = await house.begun()
    assert (await ask(table, visitors[0], "arrange", settings={"options": {"players": 4}}))["code"] == "game_runs"
    await house.play_until(table, visitors, in_phase("over"))
    await ask(table, visitors[0], "gather")
    assert (await ask(table, visitors[0], "arrange", settings={"options": {"players": 4}}))["type"] == "done"
    assert kinds(table) == ["person"] * 3 + ["empty"]


@in_parlour
async def test_a_game_that_was_played_is_no_business_of_those_who_come_for_the_next(house: Parlour) -> None:
    table, visitors = await house.begun(spectators=False)
    await house.play_until(table, visitors, in_phase("over"))
    await ask(table, visitors[0], "gather")
    stranger = await house.visit(table, None, version=-1)
    assert stranger.last("welcome")["playing"] is None
    assert (await ask(table, stranger, "catch_up", version=-1))["code"] == "no_game"


@in_parlour
async def test_nobody_s_time_is_cut_short_in_the_middle_of_a_game(house: Parlour) -> None:
    table, (ann, *_) = await house.begun(decision_seconds=60, away_seconds=60)
    for less in ({"decision_seconds": 5}, {"away_seconds": 1}):
        assert (await ask(table, ann, "arrange", settings=less))["code"] == "time_cut_short"
    for more in ({"decision_seconds": 90}, {"decision_seconds": None}, {"away_seconds": 90}):
        assert (await ask(table, ann, "arrange", settings=more))["type"] == "done"


@in_parlour
async def test_who_leaves_a_game_is_played_by_a_bot_to_the_end_and_sees_no_more_than_a_spectator(
    house: Parlour,
) -> None:
    table, (ann, bob, cleo) = await house.begun()
    await ask(table, bob, "stand")
    await house.time.pass_(1)
    assert bob.view.seat is None
    assert kinds(table) == ["person", "bot", "person"]
    assert (await ask(table, bob, "sit"))["code"] == "game_runs"
    await house.play_until(table, [ann, cleo], in_round(2))
    assert all("seat" not in event or event["seat"] != 1 or "cards" not in event for event in _drawn(bob))


def _drawn(visitor: Notebook) -> list[dict[str, object]]:
    told = visitor.all("moved")
    return [event for message in told for event in message["events"] if event["type"] == "cards_drawn"]


@in_parlour
async def test_where_the_host_wants_no_spectators_nobody_watches(house: Parlour) -> None:
    table, (_, _, cleo) = await house.begun(spectators=False)
    stranger = await house.visit(table, house.people[1])
    await ask(table, cleo, "stand")
    assert cleo.dismissed == "no_spectators"
    assert stranger.dismissed is None


@in_parlour
async def test_whoever_waits_without_a_seat_is_shown_out_when_a_closed_game_begins(house: Parlour) -> None:
    table, (ann, *_) = await house.gathered(spectators=False)
    stranger = await house.visit(table, None)
    await ask(table, ann, "start")
    assert stranger.dismissed == "no_spectators"
    assert not stranger.all("standing")


@in_parlour
async def test_the_host_role_passes_on_when_the_host_stays_away(house: Parlour) -> None:
    table, (ann, bob, _) = await house.gathered(away_seconds=60)
    await table.leave(ann)
    await house.time.pass_(59)
    assert table.doc.host == house.people[0].id
    await house.time.pass_(2)
    assert table.doc.host == house.people[1].id
    assert (await ask(table, bob, "remove", seat=0))["type"] == "done"


@in_parlour
async def test_a_person_who_is_forgotten_leaves_no_wish_behind(house: Parlour) -> None:
    table, (ann, bob, cleo) = await house.gathered()
    await ask(table, bob, "cut", text="oak")
    await ask(table, cleo, "mute", seat=1)
    await ask(table, ann, "silence", seat=1)
    await table.forget(house.people[1].id)
    assert kinds(table) == ["person", "empty", "person"]
    doc = table.doc
    assert not doc.cuts and not doc.silenced and not any(doc.mutes.values())
