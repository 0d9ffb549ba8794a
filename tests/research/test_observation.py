"""Observations say what is so, where their layout says it."""

import random
from collections import Counter
from collections.abc import Mapping

import numpy as np
import pytest

from nottingham.codec.history import CARDS, GOLD, PAST, TIMES, History
from nottingham.codec.layout import Layout
from nottingham.codec.observation import LAYOUT, OFFER, SEAT, SIZE, Vector, fields
from nottingham.codec.tokens import place_of, slots_for
from nottingham.codec.vocabulary import TOKENS
from nottingham.play.behaviour import observe as observe_behaviour
from nottingham.research.match import TokenGame
from nottingham.rules.events import InspectionEnded, OfferMade, OfferRefused, RoundBegan
from nottingham.rules.options import Options
from nottingham.rules.state import Offer
from tests.laws.games import MIXES, whole_game
from tests.research.test_codec import random_path
from tests.support.thorough import sample


@pytest.mark.parametrize("layout", [LAYOUT, SEAT, PAST, OFFER])
def test_fields_lie_side_by_side(layout: Layout) -> None:
    end = 0
    for field in layout:
        assert field.start == end
        end += field.size
    assert end == layout.size


def test_named_fields_cover_the_whole_vector() -> None:
    vector = np.arange(SIZE, dtype=np.float32)
    named = fields(vector)
    assert sorted(np.concatenate([part.ravel() for part in named.values()])) == list(vector)
    assert all(np.shares_memory(part, vector) for part in named.values())
    both = fields(np.stack([vector, vector]))
    for name, part in named.items():
        assert np.array_equal(both[name], np.stack([part, part]))
    with pytest.raises(ValueError, match=f"An observation has {SIZE} numbers, not 5"):
        fields(vector[:5])


def assert_offers_seen(match: TokenGame, seen: Mapping[str, Vector]) -> None:
    """Each offer that needs the seat stands in a slot of its own, with its terms."""
    found = []
    for at in map(tuple, np.argwhere(seen["offered.stands"])):
        of = {name.removeprefix("offered."): field[at] for name, field in seen.items() if name.startswith("offered.")}
        terms = (
            round(float(of["gives_gold"]) * GOLD),
            round(float(of["asks_gold"]) * GOLD),
            *of["pledges"].nonzero()[0],
        )
        found.append((terms, bool(of["accepted"]), bool(of["accepted_by_me"])))
    view = match.request.view
    waiting = [
        (
            (offer.give.gold, offer.get.gold, *sorted(place_of(view, pledge.bag) for pledge in offer.pledges)),
            bool({*offer.accepted_by} - {match.seat}),
            match.seat in offer.accepted_by,
        )
        for offer in view.offers
        if match.seat in offer.needs
    ]
    assert sorted(found) == sorted(waiting)


def test_a_deputy_sees_all_offers_that_wait_for_them() -> None:
    """Several of the other deputy, and several of one merchant."""
    by_deputy = by_merchant = 0
    for seed in range(2):
        match = TokenGame(Options(players=6), seed)
        chance = random.Random(seed)
        while match.seat is not None:
            view = match.request.view
            if match.seat in view.officers:
                assert_offers_seen(match, fields(match.observation()))
                makers = Counter((offer.by, offer.about_own_bag) for offer in view.offers if match.seat in offer.needs)
                by_deputy += any(count > 1 for (by, _), count in makers.items() if by in view.officers)
                by_merchant += any(count > 1 for (by, _), count in makers.items() if by not in view.officers)
            match.act(random_path(match.request, chance).action)
    assert by_deputy and by_merchant


@pytest.mark.parametrize("options", sample(MIXES, 53, 5), ids=lambda options: f"{options.edition}-{options.players}")
def test_an_observation_agrees_with_the_view(options: Options) -> None:
    chance = random.Random(5)
    match = TokenGame(options, 5)
    slot = slots_for(options).slot
    while match.seat is not None:
        view = match.request.view
        seen = fields(match.observation())
        me = place_of(view, match.seat)
        assert seen["my_place"].argmax() == me
        assert dict(zip(slot, np.rint(seen["hand"][list(slot.values())] * CARDS), strict=True)) == {
            good: view.me.hand.get(good, 0) for good in slot
        }
        for number, seat in enumerate(view.seats):
            place = place_of(view, number)
            assert round(float(seen["seats.gold"][place]) * GOLD) == seat.gold
            assert seen["seats.officer"][place] == (number in view.officers)
            assert seen["seats.bag_declared"][place].any() == bool(seat.bag and seat.bag.declared)
        assert seen["all_offers"][..., 0].sum() == len(view.offers)
        assert_offers_seen(match, seen)
        assert not seen["seats.taken"][options.players :].any()
        begun = random_path(match.request, chance)
        for token in begun.path[:-1]:
            match.take(token)
        drafted = fields(match.observation())["draft"]
        assert list(drafted) == [begun.path[:-1].count(token) for token in range(TOKENS)]
        match.take(begun.path[-1])


@pytest.mark.parametrize("options", sample(MIXES, 41, 5), ids=lambda options: f"{options.edition}-{options.players}")
def test_the_public_past_is_what_players_did(options: Options) -> None:
    """At the end it must agree with the statistics that the arena counts from the truth. A seat
    that hears only what it may see remembers the same.
    """
    _, log, _ = whole_game(options, 6)
    history, heard = History(), History()
    for event in log:
        history.hear(event)
        heard.hear(event.seen_by(1))
        assert heard.rows == history.rows
    for row, conduct in zip(history.rows, observe_behaviour(log), strict=True):
        past = {field.name: round(row[field.start] * field.unit) for field in PAST if field.size == 1}
        assert past["bags"] == conduct.bags
        assert past["lies"] == conduct.lies
        assert past["hidden"] == conduct.hidden
        assert past["caught"] == conduct.caught
        assert past["judged"] == conduct.judged
        assert past["opening"] == conduct.opened
        assert past["opening"] - past["wrongly"] == conduct.opened_lying
        assert past["bribes"] == conduct.bribes
        assert past["short"] == conduct.short
        assert (past["kept"], past["broken"]) == (conduct.kept, conduct.broken)
        declared = PAST.fields["declared"]
        assert round(sum(row[declared.start : declared.start + declared.size]) * TIMES) >= conduct.bags
    open_favours = [favours for favours in history.favours.values() if any(favours)]
    assert not open_favours


@pytest.mark.parametrize("options", sample(MIXES, 61, 5), ids=lambda options: f"{options.edition}-{options.players}")
def test_the_bargaining_of_a_round_is_remembered_until_its_end(options: Options) -> None:
    history = History()
    offers: dict[int, Offer] = {}
    refused: list[int] = []
    for event in whole_game(options, 6)[1]:
        history.hear(event)
        match event:
            case RoundBegan():
                offers, refused = {}, []
            case OfferMade(offer=offer):
                offers[offer.id] = offer
            case OfferRefused(offer=number):
                refused.append(number)
            case InspectionEnded():
                for seat, row in enumerate(history.rows):
                    past = {field.name: round(row[field.start] * field.unit) for field in PAST if field.size == 1}
                    bribes = [offer for offer in offers.values() if offer.by == seat and offer.is_bribe]
                    demands = [offer for offer in offers.values() if offer.is_demand and offer.merchant == seat]
                    assert past["bribe"] == max((offer.give.gold for offer in bribes), default=0)
                    assert past["demand"] == max((offer.get.gold for offer in demands), default=0)
                    assert past["bribes_refused"] == sum(offer.id in refused for offer in bribes)
                    assert past["demands_refused"] <= sum(offer.id in refused for offer in demands)
