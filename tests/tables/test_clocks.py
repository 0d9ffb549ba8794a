"""Time at a table: absence, inspections, decisions, pauses and waiting bots. The tests control the clock."""

from typing import get_args

from nottingham.players.player import TurnRequest
from nottingham.players.roster import make_player
from nottingham.rules.actions import AnyAction, LoadBag, MakeOffer, Open, Pledge, Side
from nottingham.rules.engine import to_act
from nottingham.rules.events import Event
from nottingham.rules.options import Options
from nottingham.rules.state import Phase, State
from nottingham.table import bot_seats
from nottingham.table.game import decode_events
from nottingham.table.pace import BRISK, SLOW, bot_pause
from nottingham.table.registry import LINGER_SECONDS
from nottingham.table.table import Table
from tests.support.tables import (
    LocalServer,
    RecordingVisitor,
    act,
    ask,
    in_phase,
    on_every_store,
    on_one_server,
    sensible,
)


def version(table: Table) -> int:
    assert table.state.match is not None
    return table.state.match.game.version


def phase(table: Table) -> str:
    assert table.state.match is not None
    return table.state.match.game.state.phase


def waits_for(table: Table) -> tuple[int, ...]:
    assert table.state.match is not None
    return to_act(table.state.match.game.state)


# Being away


@on_one_server
async def test_a_bot_plays_for_an_absent_player_until_they_return(server: LocalServer) -> None:
    table, visitors = await server.begun(away_seconds=100)
    await server.play_until(table, visitors, in_phase("load"))
    seat, other = waits_for(table)
    await act(table, visitors[other], sensible(table, other))
    await table.leave(visitors[seat])
    before = version(table)
    await server.time.pass_(99)
    assert version(table) == before and not table.state.presence.away
    await server.time.pass_(2)
    assert version(table) > before and table.state.presence.away == {seat}
    assert visitors[other].last("table")["table"]["chairs"][seat]["away"]
    again = await server.visit(table, server.people[seat])
    assert not table.state.presence.away
    assert again.last("welcome")["you"]["seat"] == seat
    assert again.last("welcome")["playing"]["version"] == version(table)
    here = [again if place == seat else visitor for place, visitor in enumerate(visitors)]
    await server.play_until(table, here, in_phase("inspect"))


@on_one_server
async def test_returning_in_time_keeps_the_bot_away(server: LocalServer) -> None:
    table, visitors = await server.begun(away_seconds=100)
    (seat, *_) = waits_for(table)
    await table.leave(visitors[seat])
    await server.time.pass_(90)
    await server.visit(table, server.people[seat])
    await server.time.pass_(1000)
    assert version(table) == 0


@on_one_server
async def test_a_second_device_keeps_a_player_present(server: LocalServer) -> None:
    table, visitors = await server.begun(away_seconds=100)
    (seat, *_) = waits_for(table)
    phone = await server.visit(table, server.people[seat])
    await table.leave(visitors[seat])
    await server.time.pass_(1000)
    assert version(table) == 0
    assert (await act(table, phone, sensible(table, seat)))["type"] == "done"


@on_one_server
async def test_a_stand_in_receives_only_what_its_seat_may_know(server: LocalServer) -> None:
    heard: list[Event] = []

    class Spy:
        def __init__(self) -> None:
            self.inner = make_player("trader")

        def sit(self, seat: int, chance: object) -> None:
            self.inner.sit(seat, chance)  # type: ignore[arg-type]

        def hear(self, event: Event) -> None:
            heard.append(event)
            self.inner.hear(event)

        def act(self, asked: TurnRequest) -> AnyAction | None:
            return self.inner.act(asked)

        def suspects(self, bag: int) -> float | None:
            return None

        def leave(self) -> None: ...

    invited, bot_seats.make_player = bot_seats.make_player, lambda _: Spy()  # type: ignore[assignment,attr-defined]
    try:
        table, visitors = await server.begun(away_seconds=10)
        await server.play_until(table, visitors, in_phase("load"))
        (seat, *_) = waits_for(table)
        await table.leave(visitors[seat])
        await server.time.pass_(11)
        others = [visitor for place, visitor in enumerate(visitors) if place != seat]
        await server.play_until(table, others, in_phase("inspect"))
    finally:
        bot_seats.make_player = invited  # type: ignore[attr-defined]
    assert table.state.match is not None
    truth = await _truth(server, table)
    assert heard == [event.seen_by(seat) for event in truth]
    assert any(event != event.seen_by(seat) for event in truth)


async def _truth(server: LocalServer, table: Table) -> list[Event]:
    assert table.state.match is not None
    moves = await server.store.moves(table.state.match.game.id)
    return [event for move in moves for event in decode_events(move.events)]


@on_one_server
async def test_a_game_stops_while_nobody_is_connected(server: LocalServer) -> None:
    table = await server.lay(bots={1: "master", 2: "trader"}, away_seconds=1, bot_seconds=1.0, decision_seconds=5)
    ann = await server.visit(table, server.people[0])
    await ask(table, ann, "start")
    await table.leave(ann)
    before = version(table)
    await server.time.pass_(LINGER_SECONDS - 1)
    assert version(table) == before


# Decisions


@on_one_server
async def test_the_default_move_is_made_when_decision_time_runs_out(server: LocalServer) -> None:
    table, visitors = await server.begun(decision_seconds=30)
    (seat, *_) = waits_for(table)
    assert table.state.match is not None
    done = table.state.match.game.decide(seat, sensible(table, seat))
    await server.time.pass_(29)
    assert version(table) == 0
    await server.time.pass_(2)
    assert version(table) == 1
    assert table.state.match.game.state == done.state
    clock = visitors[0].last("moved")["clock"]
    assert list(clock["seats"].values()) == [30_000]


@on_one_server
async def test_a_game_of_people_who_never_act_ends(server: LocalServer) -> None:
    table, _ = await server.begun(Options(3, "first"), decision_seconds=10)
    await server.time.pass_(10 * 1000)
    assert table.state.stage == "over", phase(table)


@on_one_server
async def test_a_game_with_deputies_who_never_act_ends(server: LocalServer) -> None:
    table, _ = await server.begun(Options(6, black_market=True), decision_seconds=10)
    await server.time.pass_(10 * 1000)
    assert table.state.stage == "over", phase(table)


@on_one_server
async def test_players_loading_at_once_have_clocks_of_their_own(server: LocalServer) -> None:
    table, visitors = await server.begun(decision_seconds=30)
    await server.play_until(table, visitors, in_phase("load"))
    first, second = waits_for(table)
    await server.time.pass_(20)
    await act(table, visitors[first], sensible(table, first))
    assert visitors[0].last("moved")["clock"]["seats"] == {str(second): 10_000}
    await server.time.pass_(11)
    assert phase(table) == "declare"


@on_one_server
async def test_each_bag_restarts_an_officers_clock_but_offers_do_not(server: LocalServer) -> None:
    table, visitors = await server.begun(decision_seconds=30)
    await server.play_until(table, visitors, in_phase("inspect"))
    assert table.state.match is not None
    sheriff = table.state.match.game.state.officers[0]
    merchant = table.state.match.game.state.merchants[0]
    await server.time.pass_(20)
    offer = {"type": "offer", "to": sheriff, "give": {"gold": 1}}
    assert (await ask(table, visitors[merchant], "act", action=offer))["type"] == "done"
    assert visitors[0].last("moved")["clock"]["seats"] == {str(sheriff): 10_000}
    await server.time.pass_(11)
    assert len(table.state.match.game.state.held) < 2 or not table.state.match.game.state.offers
    await server.time.pass_(100)
    assert phase(table) != "inspect"


# The inspection's limit


@on_one_server
async def test_an_inspection_ends_when_its_time_limit_does(server: LocalServer) -> None:
    table, visitors = await server.begun(Options(3, time_limit=True))
    await server.play_until(table, visitors, in_phase("inspect"))
    assert visitors[0].last("moved")["clock"]["inspection"] == 120_000
    await server.time.pass_(119)
    assert phase(table) == "inspect"
    await server.time.pass_(2)
    assert phase(table) != "inspect"
    moves = await server.store.moves(table.state.doc.game or 0)
    assert moves[-1].seat is None


@on_one_server
async def test_the_time_limit_stops_while_confiscated_cards_are_placed(server: LocalServer) -> None:  # R6.6
    table, visitors = await server.begun(Options(4, edition="first", time_limit=True))
    await server.play_until(table, visitors, in_phase("load"))
    assert table.state.match is not None
    sheriff = table.state.match.game.state.officers[0]
    for seat in list(to_act(table.state.match.game.state)):
        hand = table.state.match.game.state.seats[seat].hand
        await act(table, visitors[seat], LoadBag(cards=dict.fromkeys(list(hand)[:2], 1)))
    await server.play_until(table, visitors, in_phase("inspect"))
    await server.time.pass_(20)
    bags = {seat: table.state.match.game.state.seats[seat].bag for seat in table.state.match.game.state.held}
    liar = next(seat for seat, bag in bags.items() if bag and len(bag.cards) > 1)
    await act(table, visitors[sheriff], Open(bag=liar))
    assert phase(table) == "place"
    assert visitors[0].last("moved")["clock"]["inspection"] == 160_000
    await server.time.pass_(1000)
    assert phase(table) == "place"
    await act(table, visitors[sheriff], sensible(table, sheriff))
    assert phase(table) == "inspect"
    assert visitors[0].last("moved")["clock"]["inspection"] == 160_000
    await server.time.pass_(161)
    assert phase(table) != "inspect"


# Pauses


@on_one_server
async def test_a_pause_begins_when_everyone_present_agrees_and_stops_every_clock(server: LocalServer) -> None:
    table, visitors = await server.begun(Options(3, time_limit=True), decision_seconds=200)
    await server.play_until(table, visitors, in_phase("inspect"))
    await server.time.pass_(20)
    await ask(table, visitors[0], "pause")
    await ask(table, visitors[1], "pause")
    assert not table.state.doc.paused
    assert [chair.wants_pause for chair in table.state.view.chairs] == [True, True, False]
    await ask(table, visitors[2], "pause")
    assert table.state.doc.paused
    clock = visitors[1].last("clock")["clock"]
    assert clock["paused"] and clock["inspection"] == 100_000
    assert table.state.match is not None
    sheriff = table.state.match.game.state.officers[0]
    answer = await act(table, visitors[sheriff], sensible(table, sheriff))
    assert answer["code"] == "paused"
    before = version(table)
    await server.time.pass_(1000)
    assert version(table) == before
    assert (await ask(table, visitors[1], "resume"))["type"] == "done"
    assert visitors[1].last("clock")["clock"]["inspection"] == 100_000
    await server.time.pass_(99)
    assert version(table) == before
    await server.time.pass_(2)
    assert version(table) > before


@on_one_server
async def test_absent_players_have_no_say_in_a_pause_and_requests_can_be_withdrawn(server: LocalServer) -> None:
    table, visitors = await server.begun()
    await ask(table, visitors[0], "pause")
    await ask(table, visitors[0], "resume")
    await ask(table, visitors[1], "pause")
    assert not table.state.doc.paused
    await ask(table, visitors[0], "pause")
    assert not table.state.doc.paused
    await table.leave(visitors[2])
    assert table.state.doc.paused


@on_every_store
async def test_a_sleeping_table_keeps_the_time_left_on_its_clocks(server: LocalServer) -> None:
    table, visitors = await server.begun(Options(3, time_limit=True))
    await server.play_until(table, visitors, in_phase("inspect"))
    await server.time.pass_(50)
    for visitor in visitors:
        await table.leave(visitor)
    await server.time.pass_(LINGER_SECONDS + 10_000)
    assert table.state.asleep
    again = await server.visit(table, server.people[0])
    table = server.registry.awake[table.state.row.code]
    assert table.state.match is not None
    assert table.state.match.clock.inspection == 70_000
    assert again.last("welcome")["playing"]["clock"] == {"inspection": 70_000}


# Bots among people


async def _until_a_bot_is_in_office(server: LocalServer, table: Table, ann: RecordingVisitor) -> State:
    assert table.state.match is not None
    for _ in range(400):
        state = table.state.match.game.state
        if state.phase == "inspect" and state.officers != (0,):
            return state
        await (act(table, ann, sensible(table, 0)) if 0 in to_act(state) else server.time.pass_(1))
    raise AssertionError("no bot came to office")


@on_one_server
async def test_a_bot_sheriff_waits_for_people_unless_they_pass(server: LocalServer) -> None:
    table = await server.lay(bots={1: "master", 2: "master"}, patience_seconds=60, bot_seconds=1.0)
    ann = await server.visit(table, server.people[0])
    await ask(table, ann, "start")
    await _until_a_bot_is_in_office(server, table, ann)
    assert table.state.match is not None
    for _ in range(60):  # until the bots have haggled
        await server.time.pass_(1)
        clocks = [message["clock"] for message in ann.received if "clock" in message]
        if "patience" in clocks[-1]:
            break
    assert clocks[-1]["patience"] == 60_000, "the learner sees how long it waits"
    await server.time.pass_(10)
    assert phase(table) == "inspect" and 0 in table.state.match.game.state.held
    again = await server.visit(table, server.people[0])
    assert 40_000 <= again.last("welcome")["playing"]["clock"]["patience"] < 60_000
    assert (await ask(table, ann, "pass"))["type"] == "done"
    once_more = await server.visit(table, server.people[0])
    assert "patience" not in once_more.last("welcome")["playing"]["clock"], "it waits for nobody any more"
    assert ann.last("table")["table"]["chairs"][0]["passed"]
    await server.time.pass_(30)
    assert phase(table) != "inspect" or 0 not in table.state.match.game.state.held
    for _ in range(400):
        if phase(table) == "market":
            break
        if 0 in to_act(table.state.match.game.state):
            await act(table, ann, sensible(table, 0))
        else:
            await server.time.pass_(1)
    assert not ann.last("table")["table"]["chairs"][0].get("passed"), "in the next round one may speak, and pass, again"


@on_one_server
async def test_a_bot_sheriff_settles_no_bag_while_people_may_still_speak(server: LocalServer) -> None:
    """This holds for any skill. It answers offers at once."""
    refused = 0
    for bot in ("apprentice", "trader", "master", "prince_john:grandmaster", "random", "always_opens"):
        table = await server.lay(bots={1: bot, 2: bot}, patience_seconds=60, bot_seconds=1.0)
        ann = await server.visit(table, server.people[-1])
        await ask(table, ann, "start")
        state = await _until_a_bot_is_in_office(server, table, ann)
        assert table.state.match is not None
        merchants = {seat for seat in range(3) if seat not in state.officers}
        offer = MakeOffer(state.officers[0], give=Side(gold=1), pledges=[Pledge("hand_back", 0)])
        await act(table, ann, offer)
        await server.time.pass_(30)
        state = table.state.match.game.state
        heard = [event["type"] for moved in ann.all("moved") for event in moved["events"]]
        struck = "deal_struck" in heard[heard.index("offer_made") :]
        assert struck or set(state.held) == merchants, f"{bot} did not wait"
        refused += "offer_refused" in heard
    assert refused, "a no comes at once"


@on_one_server
async def test_a_bot_merchant_with_an_open_offer_still_answers_a_price_named_by_a_person(
    server: LocalServer,
) -> None:
    table = await server.lay(bots={1: "trader", 2: "trader"}, bot_seconds=1.0)
    ann = await server.visit(table, server.people[0])
    await ask(table, ann, "start")
    assert table.state.match is not None
    for _ in range(2000):
        state = table.state.match.game.state
        in_office = state.phase == "inspect" and state.officers == (0,)
        if in_office and state.offers:
            break
        if state.phase == "over":  # it may be that nobody had anything to offer in a whole game
            await ask(table, ann, "rematch")
            continue
        if 0 in to_act(state) and not in_office:
            await act(table, ann, sensible(table, 0))
            continue
        before = version(table)
        await server.time.pass_(1)
        if in_office and version(table) == before:  # they have nothing to offer
            await act(table, ann, sensible(table, 0))
    (bidder, *_) = [offer.by for offer in state.offers]
    answers: list[str] = []
    for _ in range(3):  # the first may be countered
        heard = len(ann.all("moved"))
        await act(table, ann, MakeOffer(bidder, get=Side(gold=30), pledges=[Pledge("hand_back", bidder)]))
        await server.time.pass_(5)
        answers = [event["type"] for moved in ann.all("moved")[heard:] for event in moved["events"]]
        if {"offer_refused", "deal_struck"} & {*answers}:
            break
    assert {"offer_refused", "deal_struck"} & {*answers}, answers
    theirs = any(offer.by == bidder for offer in table.state.match.game.state.offers)
    assert theirs or "deal_struck" in answers, "their own offer is still open unless they pay"


@on_one_server
async def test_bots_are_brisk_in_the_market_and_take_their_time_at_the_gate(server: LocalServer) -> None:
    table = await server.lay(bots={1: "trader", 2: "trader"}, bot_seconds=2.0, first_sheriff="named")
    ann = await server.visit(table, server.people[0])
    await ask(table, ann, "start", sheriff=1)
    await _until_bot(server, table, ann)
    assert phase(table) == "market"
    before = version(table)
    await server.time.pass_(2.0 * BRISK - 0.1)
    assert version(table) == before
    await server.time.pass_(0.2)
    assert version(table) == before + 1
    while phase(table) != "inspect":
        await (act(table, ann, sensible(table, 0)) if 0 in waits_for(table) else server.time.pass_(0.05))
    assert 0 not in waits_for(table)
    before = version(table)
    waited = 0.0
    while version(table) == before:
        await server.time.pass_(0.1)
        waited += 0.1
    # Bots that have nothing to say let the next one think.
    assert waited >= 2.0 * SLOW - 0.1 and waited % (2.0 * SLOW) < 0.3


def test_bots_without_a_pause_have_none_anywhere() -> None:
    assert {bot_pause(0, phase) for phase in get_args(Phase)} == {0}


async def _until_bot(server: LocalServer, table: Table, ann: RecordingVisitor) -> None:
    while 0 in waits_for(table):
        await act(table, ann, sensible(table, 0))


@on_one_server
async def test_a_sheriff_who_never_answers_offers_does_not_hold_up_the_game(server: LocalServer) -> None:
    table = await server.lay(bots={1: "trader", 2: "trader"}, decision_seconds=5)
    ann = await server.visit(table, server.people[0])
    await ask(table, ann, "start")
    await server.time.pass_(2 * 3600)
    assert table.state.stage == "over"
