"""Tests the figures of players' behaviour: by hand in small games, and with another way of counting in random ones."""

from collections import Counter

import pytest

from nottingham.play.behaviour import observe
from nottingham.play.conduct import Conduct, figures
from nottingham.rules.actions import Accept, Declare, MakeOffer, Open, Refuse, Spare, Words
from nottingham.rules.options import Options
from tests.laws.games import MIXES, Step, whole_game
from tests.support.game import Table, side

LYING = {1: ("2 apples, 1 silk", "apples"), 2: ("3 cheese", "cheese"), 3: ("1 pepper, 1 mead", "bread")}


def test_bags_and_openings_are_counted() -> None:
    table = Table.at_inspection(LYING).act(0, Open(1)).act(0, Open(2)).hand_all_back()
    sheriff, first, second, third = observe(table.log)
    assert first == Conduct(bags=1, lies=1, caught=1, hidden=1)
    assert second == Conduct(bags=1)
    assert third == Conduct(bags=1, lies=1, hidden=2, smuggled=2)
    assert sheriff == Conduct(judged=3, judged_lying=2, opened=2, opened_lying=1, free=1)
    shown = figures(sheriff)
    assert (shown.opened_rate, shown.precision, shown.recall) == (2 / 3, 1 / 2, 1 / 2)
    assert shown.lie_rate is None and figures(third).smuggled_cards == 2


def test_bribes_are_counted_with_the_named_value() -> None:
    table = Table.at_inspection(LYING)
    refused = table.offer(1, 0, give=side(3), pledges="hand_back 1")
    table.act(0, Refuse(refused))
    taken = table.offer(1, 0, give=side(5, bag="1 silk"), pledges="hand_back 1")
    table.act(0, Accept(taken))
    sheriff, merchant, *_ = observe(table.log)
    assert (merchant.bribes, merchant.bribes_worth, merchant.accepted, merchant.accepted_worth) == (2, 16, 1, 13)
    assert (sheriff.tempted, sheriff.taken, sheriff.taken_worth) == (2, 1, 13)
    assert (merchant.smuggled, sheriff.judged, sheriff.opened) == (1, 1, 0)
    shown = figures(merchant)
    assert (shown.accepted_rate, shown.bribe_size, shown.accepted_size) == (1 / 2, 8, 13)


def test_an_offer_for_something_else_is_not_a_bribe() -> None:
    table = Table.at_inspection(LYING)
    table.offer(1, 0, give=side(3), pledges="open 2")
    table.offer(2, 0, give=side(1), favours=[Words(2, "For your health.")])
    table.offer(3, 0, give=side(4), pledges="hand_back 2")
    assert all(seat.bribes == seat.tempted == seat.demands == 0 for seat in observe(table.log))


def test_an_officers_own_proposals_are_demands() -> None:
    table = Table.at_inspection(LYING)
    table.offer(0, 2, get=side(4), pledges="hand_back 2")
    table.strike(0, 1, get=side(7), pledges="hand_back 1")
    sheriff, merchant, *_ = observe(table.log)
    assert (sheriff.demands, sheriff.demands_worth, sheriff.demands_met, sheriff.demands_met_worth) == (2, 11, 1, 7)
    assert merchant.bribes == merchant.accepted == sheriff.taken == 0


def test_a_bribe_for_both_deputies_tempts_each() -> None:
    table = Table.at_inspection({2: ("2 silk", "bread")}, players=6)
    table.strike(2, "deputies", give=side(8), pledges="hand_back 2")
    first, second, merchant, *_ = observe(table.log)
    assert (merchant.bribes, merchant.accepted, merchant.accepted_worth) == (1, 1, 8)
    for deputy in (first, second):
        assert (deputy.tempted, deputy.taken, deputy.taken_worth, deputy.judged) == (1, 1, 8, 1)


def test_deals_against_rivals_and_goods_that_were_not_there_are_counted() -> None:
    table = Table.at_inspection(LYING)
    table.strike(1, 0, give=side(1), pledges="open 1")
    table.strike(2, 0, give=side(3), pledges="open 1")
    table.strike(3, 0, give=side(0, bag="1 crossbows"), pledges="hand_back 3")
    _, first, second, third = observe(table.log)
    assert (first.rivals, second.rivals, third.rivals) == (0, 1, 0)
    assert (second.short, third.short) == (0, 1)


def test_favours_are_counted_for_the_promiser() -> None:
    table = Table.at_inspection({1: ("1 apples", "apples")})
    promises = [Spare(1, 2), Spare(1, 3), Words(1, "I am your friend.")]
    table.strike(1, 0, pledges="hand_back 1", favours=promises)
    table.next_inspection()
    assert table.state.officers == (1,)
    table.act(1, Open(2)).end_round()
    promiser = observe(table.log)[1]
    assert (promiser.promised, promiser.kept, promiser.broken) == (2, 1, 1)


@pytest.mark.parametrize("options", MIXES[::29], ids=str)
def test_counts_agree_with_the_moves_and_the_ledger_of_random_games(options: Options) -> None:
    steps, log, last = whole_game(options, seed=4)
    conducts = observe(log)
    bags = Counter(step.seat for step in steps if isinstance(step.action, Declare))
    lies = Counter(step.seat for step in steps if isinstance(step.action, Declare) and _lies(step, step.action))
    bribes = Counter(step.seat for step in steps if isinstance(step.action, MakeOffer) and _bribes(step, step.action))
    for seat, conduct in enumerate(conducts):
        assert (conduct.bags, conduct.lies, conduct.bribes) == (bags[seat], lies[seat], bribes[seat])
        ledger = [promise for promise in last.ledger if promise.favour.by == seat]
        assert conduct.promised == sum(promise.status != "words" for promise in ledger)
        assert conduct.kept == sum(promise.status == "kept" for promise in ledger)
        assert conduct.broken == sum(promise.status == "broken" for promise in ledger)
    assert sum(conduct.caught for conduct in conducts) <= sum(conduct.opened_lying for conduct in conducts)
    if not options.deputies:
        assert sum(conduct.judged for conduct in conducts) == sum(bags.values())
        assert sum(conduct.judged_lying for conduct in conducts) == sum(lies.values())
        assert sum(conduct.accepted for conduct in conducts) == sum(conduct.taken for conduct in conducts)


def _lies(step: Step, action: Declare) -> bool:
    assert step.seat is not None
    bag = step.before.seats[step.seat].bag
    assert bag is not None
    return set(bag.cards) != {action.good}


def _bribes(step: Step, action: MakeOffer) -> bool:
    to_officer = action.to == "deputies" or action.to in step.before.officers
    own = any(pledge.bag == step.seat and pledge.type == "hand_back" for pledge in action.pledges)
    return to_officer and own and step.seat not in step.before.officers
