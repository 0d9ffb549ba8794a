"""A lesson: fixed deals, opponents who play a part, and a learner who may do whatever the rules allow."""

import random
from collections import Counter
from collections.abc import Sequence

import pytest

from nottingham.lessons.lesson import LEARNER, NoSuchLesson, lesson, parts
from nottingham.players.defaults import default_action
from nottingham.rules.actions import (
    Accept,
    AnyAction,
    Declare,
    HandBack,
    LoadBag,
    MakeOffer,
    NameStarter,
    Pledge,
    Refuse,
    Side,
    Swap,
)
from nottingham.rules.engine import may_act, to_act
from nottingham.rules.sampling import sample_action
from nottingham.rules.state import State
from nottingham.store.rows import ResultTotals
from nottingham.table.errors import Refusal
from nottingham.table.registry import LINGER_SECONDS
from nottingham.table.table import Table
from tests.conftest import Kept
from tests.support.tables import LocalServer, RecordingVisitor, act, ask, on_every_store, on_one_server, on_sqlite

GUY, FRIAR = 1, 2
A_WHILE = 30.0
"""Longer than all bots take together, shorter than a bot sheriff waits for a learner."""


async def taken(server: LocalServer) -> tuple[Table, RecordingVisitor]:
    """A lesson and its learner."""
    learner = await server.person("Ann")
    table = await server.registry.lay_for_lesson("first_game", learner)
    return table, await server.visit(table, learner)


def state_of(table: Table) -> State:
    assert table.state.match is not None
    return table.state.match.game.state


async def does(server: LocalServer, table: Table, learner: RecordingVisitor, *actions: AnyAction) -> State:
    """The learner makes these moves in turn, and the others respond."""
    for action in actions:
        await server.time.pass_(A_WHILE)
        assert (await act(table, learner, action))["type"] == "done", action
    await server.time.pass_(A_WHILE)
    return state_of(table)


def bribe(gold: int, *others: Pledge) -> MakeOffer:
    return MakeOffer(FRIAR, give=Side(gold=gold), pledges=[Pledge("hand_back", LEARNER), *others])


def offer_by(state: State, seat: int) -> int:
    (offer,) = [offer for offer in state.offers if offer.by == seat]
    return offer.id


@on_one_server
async def test_the_first_chapter_goes_as_the_coach_says(server: LocalServer) -> None:
    table, ann = await taken(server)
    state = await does(server, table, ann)
    assert (state.round, state.officers, state.starter) == (1, (GUY,), LEARNER)
    assert state.seats[LEARNER].hand == {"apples": 3, "cheese": 2, "silk": 1}

    state = await does(server, table, ann, Swap({"cheese": 2}), LoadBag({"apples": 4}), Declare("apples"))
    assert state.phase == "inspect" and state.held == (FRIAR, LEARNER), "Guy waits until one has spoken"
    assert not state.offers
    await ask(table, ann, "pass")
    state = await does(server, table, ann)
    assert [seat.gold for seat in state.seats] == [58, 47, 45], "Guy pays for doubting, and the Friar for the pepper"
    assert state.seats[FRIAR].contraband == {"pepper": 1}

    assert (state.round, state.officers, state.starter) == (2, (FRIAR,), LEARNER)
    assert state.seats[LEARNER].hand == {"silk": 2, "chickens": 2, "apples": 1, "cheese": 1}
    silk = LoadBag({"silk": 2, "chickens": 2})
    state = await does(server, table, ann, Swap(), silk, Declare("chickens"), bribe(4))
    assert LEARNER in state.held and offer_by(state, FRIAR), "too little: the Friar names a price"
    state = await does(server, table, ann, Accept(offer_by(state, FRIAR)))
    assert (state.seats[LEARNER].gold, state.seats[LEARNER].contraband) == (50, {"silk": 2})

    assert (state.round, state.officers) == (3, (LEARNER,))
    state = await does(server, table, ann, NameStarter(GUY))
    assert [state.seats[seat].bag.declared for seat in (GUY, FRIAR)] == ["cheese", "chickens"]  # type: ignore[union-attr]
    state = await does(server, table, ann, Refuse(offer_by(state, FRIAR)))
    state = await does(server, table, ann, Accept(offer_by(state, FRIAR)), HandBack(GUY))
    assert (state.round, state.seats[LEARNER].gold) == (4, 59)
    assert state.seats[FRIAR].contraband == {"pepper": 1, "mead": 2}


@on_one_server
async def test_the_second_chapter_is_won_by_a_deal_against_a_third(server: LocalServer) -> None:
    table, ann = await taken(server)
    assert (await ask(table, ann, "turn_to", chapter=1))["type"] == "done"
    state = await does(server, table, ann)
    assert (state.round, state.phase, state.officers) == (9, "inspect", (FRIAR,))
    state = await does(server, table, ann, bribe(10, Pledge("open", GUY)))
    assert state.phase == "over" and table.state.stage == "over"
    assert state.scores and [score.total for score in state.scores] == [154, 119, 125]


@on_sqlite
@pytest.mark.parametrize(
    ("moves", "totals"),
    [((bribe(8),), [156, 157, 111]), ((), [140, 157, 111])],
    ids=["a bribe alone is a point too little", "silence is dear"],
)
def test_the_second_chapter_is_lost_without_it(moves: Sequence[AnyAction], totals: list[int], kept: Kept) -> None:
    @on_one_server
    async def played(server: LocalServer) -> None:
        table, ann = await taken(server)
        await ask(table, ann, "turn_to", chapter=1)
        await does(server, table, ann, *moves)
        if table.state.playing:
            await ask(table, ann, "pass")
        state = await does(server, table, ann)
        assert state.scores and [score.total for score in state.scores] == totals

    played(kept)


@on_sqlite
@pytest.mark.parametrize("chapter", [0, 1])
def test_a_chapter_ends_whatever_the_learner_does(chapter: int, kept: Kept) -> None:
    @on_one_server
    async def played(server: LocalServer) -> None:
        for seed in range(6):
            chance = random.Random(seed)
            table, ann = await taken(server)
            await ask(table, ann, "turn_to", chapter=chapter)
            await _wild(server, table, ann, chance)
            assert table.state.stage == "over", (seed, state_of(table).round, state_of(table).phase)
            await table.leave(ann)

    played(kept)


async def _wild(server: LocalServer, table: Table, learner: RecordingVisitor, chance: random.Random) -> None:
    """Any legal action, or sometimes none."""
    for _ in range(1500):
        await server.time.pass_(2.0)
        state = state_of(table)
        if state.phase == "over":
            return
        if LEARNER in may_act(state) and (LEARNER in to_act(state) or chance.random() < 0.3):
            action = sample_action(state, LEARNER, chance.random)
            answer = await act(table, learner, action)
            if answer.get("code") == "too_many_offers":
                await act(table, learner, default_action(learner.view) or Swap())
        elif state.phase == "inspect" and chance.random() < 0.7:
            await ask(table, learner, "pass")


@on_every_store
async def test_a_lesson_leaves_no_results(server: LocalServer) -> None:
    table, ann = await taken(server)
    await ask(table, ann, "turn_to", chapter=1)
    await does(server, table, ann, bribe(10, Pledge("open", GUY)))
    assert table.state.stage == "over" and len(table.state.finished) == 1, "it can be looked at again"
    assert ann.person is not None
    assert await server.store.totals_of_person(ann.person.id) == ResultTotals()
    assert await server.store.totals_of_bots() == {}


@on_every_store
async def test_turning_to_a_chapter_removes_the_unfinished_game(server: LocalServer) -> None:
    table, ann = await taken(server)
    await does(server, table, ann, Swap({"cheese": 2}))
    for chapter in (1, 0, 0):
        assert (await ask(table, ann, "turn_to", chapter=chapter))["type"] == "done"
        assert table.state.view.lesson is not None and table.state.view.lesson.chapter == chapter
        assert len(await server.store.games_of(table.state.row.id, 9)) == 1
    state = await does(server, table, ann)
    assert state.seats[LEARNER].hand == {"apples": 3, "cheese": 2, "silk": 1}
    snapshot = ann.last("standing")["playing"]
    assert snapshot["number"] == 4 and [move["version"] for move in snapshot["moves"]] == [0]


@on_every_store
async def test_actors_still_know_their_parts_after_the_table_slept(server: LocalServer) -> None:
    table, ann = await taken(server)
    await does(server, table, ann, Swap({"cheese": 2}), LoadBag({"apples": 4}), Declare("apples"))
    await ask(table, ann, "pass")
    silk = LoadBag({"silk": 2, "chickens": 2})
    await does(server, table, ann, Swap(), silk, Declare("chickens"), bribe(4))
    await table.leave(ann)
    await server.time.pass_(LINGER_SECONDS + 1000)
    assert table.state.asleep
    ann = await server.visit(table, ann.person)
    table = server.registry.awake[table.state.row.code]
    assert offer_by(state_of(table), FRIAR)
    answer = offer_by(state_of(table), FRIAR)
    state = await does(server, table, ann, Refuse(answer))
    assert not state.offers, "the Friar names a price once"
    state = await does(server, table, ann, bribe(8))
    assert state.seats[LEARNER].contraband == {"silk": 2}


@on_one_server
async def test_nobody_else_sees_a_lesson(server: LocalServer) -> None:
    table, _ = await taken(server)
    with pytest.raises(Refusal, match="spectators"):
        await server.visit(table, await server.person())
    assert not server.registry.lobby.listings()


@on_one_server
async def test_only_a_lesson_has_chapters_and_only_existing_ones_can_be_chosen(server: LocalServer) -> None:
    table, ann = await taken(server)
    assert (await ask(table, ann, "turn_to", chapter=2))["code"] == "no_such_chapter"
    assert table.state.view.lesson is not None and table.state.view.lesson.chapter == 0
    table, (bob, *_) = await server.begun()
    assert table.state.view.lesson is None
    assert (await ask(table, bob, "turn_to", chapter=0))["code"] == "no_lesson"
    with pytest.raises(Refusal, match="no lesson"):
        await server.registry.lay_for_lesson("../first_game", ann.person)  # type: ignore[arg-type]


@on_one_server
async def test_a_lesson_table_can_become_an_ordinary_table(server: LocalServer) -> None:
    table, ann = await taken(server)
    await ask(table, ann, "turn_to", chapter=1)
    await does(server, table, ann, bribe(10, Pledge("open", GUY)))
    assert (await ask(table, ann, "gather"))["type"] == "done"
    assert table.state.view.lesson is None
    assert (await ask(table, ann, "start"))["type"] == "done"
    assert state_of(table).round == 1
    assert (await ask(table, ann, "turn_to", chapter=0))["code"] == "no_lesson"


def test_opponents_of_a_removed_lesson_play_without_a_part() -> None:
    assert parts("first_game", 0, GUY) and not parts("first_game", 7, GUY) and not parts("last_game", 0, GUY)
    for name in ("last_game", "", "../first_game", "__init__"):
        with pytest.raises(NoSuchLesson):
            lesson(name)


def test_every_lesson_uses_the_cards_of_its_game() -> None:
    taught = lesson("first_game")
    for chapter in taught.chapters:
        deck = chapter.deck(taught.options)
        assert Counter(deck).total() == 156
        assert {part.seat for part in chapter.parts} <= {GUY, FRIAR}
