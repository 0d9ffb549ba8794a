"""Time at a table: away, inspections, decisions, pauses, patience. The hands are turned by the tests."""

from nottingham.players.player import TurnRequest
from nottingham.players.roster import make_player
from nottingham.rules.actions import AnyAction, LoadBag, MakeOffer, Open, Pledge, Side
from nottingham.rules.engine import to_act
from nottingham.rules.events import Event
from nottingham.rules.options import Options
from nottingham.rules.state import State
from nottingham.table import bot_seats
from nottingham.table.game import decode_events
from nottingham.table.registry import LINGER_SECONDS
from nottingham.table.table import Table
from tests.support.tables import Notebook, Parlour, act, ask, in_parlour, in_phase, sensible


def version(table: Table) -> int:
    assert table.match is not None
    return table.match.game.version


def phase(table: Table) -> str:
    assert table.match is not None
    return table.match.game.state.phase


def waits_for(table: Table) -> tuple[int, ...]:
    assert table.match is not None
    return to_act(table.match.game.state)


# Being away


@in_parlour
async def test_who_is_away_too_long_is_played_by_a_bot_until_he_comes_back(house: Parlour) -> None:
    table, visitors = await house.begun(away_seconds=100)
    await house.play_until(table, visitors, in_phase("load"))
    seat, other = waits_for(table)
    await act(table, visitors[other], sensible(table, other))
    await table.leave(visitors[seat])
    before = version(table)
    await house.time.pass_(99)
    assert version(table) == before and not table.presence.away
    await house.time.pass_(2)
    assert version(table) > before and table.presence.away == {seat}
    assert visitors[other].last("table")["table"]["chairs"][seat]["away"]
    again = await house.visit(table, house.people[seat])
    assert not table.presence.away
    assert again.last("welcome")["you"]["seat"] == seat
    assert again.last("welcome")["playing"]["version"] == version(table)
    here = [again if place == seat else visitor for place, visitor in enumerate(visitors)]
    await house.play_until(table, here, in_phase("inspect"))


@in_parlour
async def test_coming_back_in_time_keeps_the_bot_away(house: Parlour) -> None:
    table, visitors = await house.begun(away_seconds=100)
    (seat, *_) = waits_for(table)
    await table.leave(visitors[seat])
    await house.time.pass_(90)
    await house.visit(table, house.people[seat])
    await house.time.pass_(1000)
    assert version(table) == 0


@in_parlour
async def test_a_second_device_is_as_good_as_the_first(house: Parlour) -> None:
    table, visitors = await house.begun(away_seconds=100)
    (seat, *_) = waits_for(table)
    phone = await house.visit(table, house.people[seat])
    await table.leave(visitors[seat])
    await house.time.pass_(1000)
    assert version(table) == 0
    assert (await act(table, phone, sensible(table, seat)))["type"] == "done"


@in_parlour
async def test_a_stand_in_hears_only_what_its_seat_may_know(house: Parlour) -> None:
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
        table, visitors = await house.begun(away_seconds=10)
        await house.play_until(table, visitors, in_phase("load"))
        (seat, *_) = waits_for(table)
        await table.leave(visitors[seat])
        await house.time.pass_(11)
        others = [visitor for place, visitor in enumerate(visitors) if place != seat]
        await house.play_until(table, others, in_phase("inspect"))
    finally:
        bot_seats.make_player = invited  # type: ignore[attr-defined]
    assert table.match is not None
    truth = await _truth(house, table)
    assert heard == [event.seen_by(seat) for event in truth]
    assert any(event != event.seen_by(seat) for event in truth)


async def _truth(house: Parlour, table: Table) -> list[Event]:
    assert table.match is not None
    moves = await house.store.moves(table.match.game.id)
    return [event for move in moves for event in decode_events(move.events)]


@in_parlour
async def test_a_game_stands_still_while_nobody_is_there(house: Parlour) -> None:
    table = await house.lay(bots={1: "master", 2: "trader"}, away_seconds=1, bot_seconds=1.0, decision_seconds=5)
    ann = await house.visit(table, house.people[0])
    await ask(table, ann, "start")
    await table.leave(ann)
    before = version(table)
    await house.time.pass_(LINGER_SECONDS - 1)
    assert version(table) == before


# Decisions


@in_parlour
async def test_when_the_time_for_a_decision_is_up_the_sensible_thing_is_done(house: Parlour) -> None:
    table, visitors = await house.begun(decision_seconds=30)
    (seat, *_) = waits_for(table)
    assert table.match is not None
    done = table.match.game.decide(seat, sensible(table, seat))
    await house.time.pass_(29)
    assert version(table) == 0
    await house.time.pass_(2)
    assert version(table) == 1
    assert table.match.game.state == done.state
    clock = visitors[0].last("moved")["clock"]
    assert list(clock["seats"].values()) == [30_000]


@in_parlour
async def test_a_game_of_people_who_never_answer_comes_to_its_end(house: Parlour) -> None:
    table, _ = await house.begun(Options(3, "first"), decision_seconds=10)
    await house.time.pass_(10 * 1000)
    assert table.stage == "over", phase(table)


@in_parlour
async def test_deputies_who_never_answer_come_to_the_end_too(house: Parlour) -> None:
    table, _ = await house.begun(Options(6, black_market=True), decision_seconds=10)
    await house.time.pass_(10 * 1000)
    assert table.stage == "over", phase(table)


@in_parlour
async def test_all_who_load_at_once_have_their_own_time(house: Parlour) -> None:
    table, visitors = await house.begun(decision_seconds=30)
    await house.play_until(table, visitors, in_phase("load"))
    first, second = waits_for(table)
    await house.time.pass_(20)
    await act(table, visitors[first], sensible(table, first))
    assert visitors[0].last("moved")["clock"]["seats"] == {str(second): 10_000}
    await house.time.pass_(11)
    assert phase(table) == "declare"


@in_parlour
async def test_offers_give_an_officer_no_more_time_but_each_bag_does(house: Parlour) -> None:
    table, visitors = await house.begun(decision_seconds=30)
    await house.play_until(table, visitors, in_phase("inspect"))
    assert table.match is not None
    sheriff = table.match.game.state.officers[0]
    merchant = table.match.game.state.merchants[0]
    await house.time.pass_(20)
    offer = {"type": "offer", "to": sheriff, "give": {"gold": 1}}
    assert (await ask(table, visitors[merchant], "act", action=offer))["type"] == "done"
    assert visitors[0].last("moved")["clock"]["seats"] == {str(sheriff): 10_000}
    await house.time.pass_(11)
    assert len(table.match.game.state.held) < 2 or not table.match.game.state.offers
    await house.time.pass_(100)
    assert phase(table) != "inspect"


# The inspection's limit


@in_parlour
async def test_an_inspection_is_over_when_its_minutes_are(house: Parlour) -> None:
    table, visitors = await house.begun(Options(3, time_limit=True))
    await house.play_until(table, visitors, in_phase("inspect"))
    assert visitors[0].last("moved")["clock"]["inspection"] == 120_000
    await house.time.pass_(119)
    assert phase(table) == "inspect"
    await house.time.pass_(2)
    assert phase(table) != "inspect"
    moves = await house.store.moves(table.doc.game or 0)
    assert moves[-1].seat is None


@in_parlour
async def test_the_limit_stands_still_while_confiscated_cards_are_placed(house: Parlour) -> None:  # R6.6
    table, visitors = await house.begun(Options(4, edition="first", time_limit=True))
    await house.play_until(table, visitors, in_phase("load"))
    assert table.match is not None
    sheriff = table.match.game.state.officers[0]
    for seat in list(to_act(table.match.game.state)):
        hand = table.match.game.state.seats[seat].hand
        await act(table, visitors[seat], LoadBag(cards=dict.fromkeys(list(hand)[:2], 1)))
    await house.play_until(table, visitors, in_phase("inspect"))
    await house.time.pass_(20)
    bags = {seat: table.match.game.state.seats[seat].bag for seat in table.match.game.state.held}
    liar = next(seat for seat, bag in bags.items() if bag and len(bag.cards) > 1)
    await act(table, visitors[sheriff], Open(bag=liar))
    assert phase(table) == "place"
    assert visitors[0].last("moved")["clock"]["inspection"] == 160_000
    await house.time.pass_(1000)
    assert phase(table) == "place"
    await act(table, visitors[sheriff], sensible(table, sheriff))
    assert phase(table) == "inspect"
    assert visitors[0].last("moved")["clock"]["inspection"] == 160_000
    await house.time.pass_(161)
    assert phase(table) != "inspect"


# Pauses


@in_parlour
async def test_a_pause_begins_when_all_who_are_present_agree_and_stops_every_clock(house: Parlour) -> None:
    table, visitors = await house.begun(Options(3, time_limit=True), decision_seconds=200)
    await house.play_until(table, visitors, in_phase("inspect"))
    await house.time.pass_(20)
    await ask(table, visitors[0], "pause")
    await ask(table, visitors[1], "pause")
    assert not table.doc.paused
    assert [chair.wants_pause for chair in table.view.chairs] == [True, True, False]
    await ask(table, visitors[2], "pause")
    assert table.doc.paused
    clock = visitors[1].last("clock")["clock"]
    assert clock["paused"] and clock["inspection"] == 100_000
    assert table.match is not None
    sheriff = table.match.game.state.officers[0]
    answer = await act(table, visitors[sheriff], sensible(table, sheriff))
    assert answer["code"] == "paused"
    before = version(table)
    await house.time.pass_(1000)
    assert version(table) == before
    assert (await ask(table, visitors[1], "resume"))["type"] == "done"
    assert visitors[1].last("clock")["clock"]["inspection"] == 100_000
    await house.time.pass_(99)
    assert version(table) == before
    await house.time.pass_(2)
    assert version(table) > before


@in_parlour
async def test_who_is_away_has_no_say_in_a_pause_and_a_wish_can_be_taken_back(house: Parlour) -> None:
    table, visitors = await house.begun()
    await ask(table, visitors[0], "pause")
    await ask(table, visitors[0], "resume")
    await ask(table, visitors[1], "pause")
    assert not table.doc.paused
    await ask(table, visitors[0], "pause")
    assert not table.doc.paused
    await table.leave(visitors[2])
    assert table.doc.paused


@in_parlour
async def test_a_sleeping_table_keeps_what_is_left_of_its_clocks(house: Parlour) -> None:
    table, visitors = await house.begun(Options(3, time_limit=True))
    await house.play_until(table, visitors, in_phase("inspect"))
    await house.time.pass_(50)
    for visitor in visitors:
        await table.leave(visitor)
    await house.time.pass_(LINGER_SECONDS + 10_000)
    assert table.asleep
    again = await house.visit(table, house.people[0])
    table = house.registry.awake[table.row.code]
    assert table.match is not None
    assert table.match.clock.inspection == 70_000
    assert again.last("welcome")["playing"]["clock"] == {"inspection": 70_000}


# Bots among people


async def _until_a_bot_is_in_office(house: Parlour, table: Table, ann: Notebook) -> State:
    assert table.match is not None
    for _ in range(400):
        state = table.match.game.state
        if state.phase == "inspect" and state.officers != (0,):
            return state
        await (act(table, ann, sensible(table, 0)) if 0 in to_act(state) else house.time.pass_(1))
    raise AssertionError("no bot came to office")


@in_parlour
async def test_a_bot_in_office_waits_for_people_unless_they_pass(house: Parlour) -> None:
    table = await house.lay(bots={1: "master", 2: "master"}, patience_seconds=60, bot_seconds=1.0)
    ann = await house.visit(table, house.people[0])
    await ask(table, ann, "start")
    await _until_a_bot_is_in_office(house, table, ann)
    assert table.match is not None
    await house.time.pass_(10)
    told = [message["clock"] for message in ann.told if "clock" in message]
    assert told[-1]["patience"] == 60_000, "she is told how long it waits for her"
    await house.time.pass_(10)
    assert phase(table) == "inspect" and 0 in table.match.game.state.held
    again = await house.visit(table, house.people[0])
    assert 40_000 <= again.last("welcome")["playing"]["clock"]["patience"] < 60_000
    assert (await ask(table, ann, "pass"))["type"] == "done"
    once_more = await house.visit(table, house.people[0])
    assert "patience" not in once_more.last("welcome")["playing"]["clock"], "it waits for nobody any more"
    assert ann.last("table")["table"]["chairs"][0]["passed"]
    await house.time.pass_(30)
    assert phase(table) != "inspect" or 0 not in table.match.game.state.held
    for _ in range(400):
        if phase(table) == "market":
            break
        if 0 in to_act(table.match.game.state):
            await act(table, ann, sensible(table, 0))
        else:
            await house.time.pass_(1)
    assert not ann.last("table")["table"]["chairs"][0].get("passed"), "in the next round one may speak, and pass, again"


@in_parlour
async def test_no_bot_in_office_settles_a_bag_while_people_may_still_speak(house: Parlour) -> None:
    """Whatever its skill; what it says to an offer it says at once."""
    refused = 0
    for bot in ("apprentice", "trader", "master", "prince_john:apprentice", "random", "always_opens"):
        table = await house.lay(bots={1: bot, 2: bot}, patience_seconds=60, bot_seconds=1.0)
        ann = await house.visit(table, house.people[-1])
        await ask(table, ann, "start")
        state = await _until_a_bot_is_in_office(house, table, ann)
        assert table.match is not None
        merchants = {seat for seat in range(3) if seat not in state.officers}
        offer = MakeOffer(state.officers[0], give=Side(gold=1), pledges=[Pledge("hand_back", 0)])
        await act(table, ann, offer)
        await house.time.pass_(30)
        state = table.match.game.state
        heard = [event["type"] for moved in ann.all("moved") for event in moved["events"]]
        struck = "deal_struck" in heard[heard.index("offer_made") :]
        assert struck or set(state.held) == merchants, f"{bot} did not wait"
        refused += "offer_refused" in heard
    assert refused, "a no comes at once"


@in_parlour
async def test_a_merchant_whose_own_offer_lies_there_still_answers_a_price_that_a_person_names(house: Parlour) -> None:
    table = await house.lay(bots={1: "trader", 2: "trader"}, bot_seconds=1.0)
    ann = await house.visit(table, house.people[0])
    await ask(table, ann, "start")
    assert table.match is not None
    for _ in range(2000):
        state = table.match.game.state
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
        await house.time.pass_(1)
        if in_office and version(table) == before:  # they have nothing to offer
            await act(table, ann, sensible(table, 0))
    (bidder, *_) = [offer.by for offer in state.offers]
    for _ in range(3):  # the first may be countered
        await act(table, ann, MakeOffer(bidder, get=Side(gold=30), pledges=[Pledge("hand_back", bidder)]))
        await house.time.pass_(5)
        moved = [event for moved in ann.all("moved") for event in moved["events"]]
        if moved[-1]["type"] == "offer_refused":
            break
    assert moved[-1] == {"type": "offer_refused", "offer": moved[-1]["offer"], "seat": bidder}
    assert any(offer.by == bidder for offer in table.match.game.state.offers), "his own offer still lies there"


@in_parlour
async def test_a_bot_takes_its_moment_before_it_moves(house: Parlour) -> None:
    table = await house.lay(bots={1: "trader", 2: "trader"}, bot_seconds=2.0)
    ann = await house.visit(table, house.people[0])
    await ask(table, ann, "start")
    await _until_bot(house, table, ann)
    before = version(table)
    await house.time.pass_(1.9)
    assert version(table) == before
    await house.time.pass_(0.2)
    assert version(table) == before + 1


async def _until_bot(house: Parlour, table: Table, ann: Notebook) -> None:
    while 0 in waits_for(table):
        await act(table, ann, sensible(table, 0))


@in_parlour
async def test_a_sheriff_who_never_answers_bots_with_offers_holds_up_nobody(house: Parlour) -> None:
    table = await house.lay(bots={1: "trader", 2: "trader"}, decision_seconds=5)
    ann = await house.visit(table, house.people[0])
    await ask(table, ann, "start")
    await house.time.pass_(2 * 3600)
    assert table.stage == "over"
