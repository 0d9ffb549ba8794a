"""Characters differ in behaviour, levels differ in strength, and habits do not pay."""

import random
from collections.abc import Callable, Iterator, Sequence
from math import log
from pathlib import Path
from typing import NamedTuple

import pytest

from nottingham.arena.beliefs import Sightings
from nottingham.arena.signals import Counts, SignCounter, add_counts, auc, spread, strongest
from nottingham.play.behaviour import observe
from nottingham.play.conduct import Conduct, figures
from nottingham.play.runner import play_game
from nottingham.players.mind.character import cast
from nottingham.players.roster import NoSuchPlayer, is_built_in, make_player, player_names
from nottingham.players.voices.voices import Voices
from nottingham.rules.actions import AnyAction, Pledge
from nottingham.rules.events import BagHandedBack, BagOpened, DealStruck, Declared, Event, OfferMade, OfferRefused
from nottingham.rules.options import Options
from nottingham.rules.shuffle import seed_from_number
from nottingham.rules.state import State
from tests.support.seated import play, share_of_wins

pytestmark = pytest.mark.strength

TRAITS = ("honesty", "greed", "nerve", "trust", "grudge")
GAMES = 40


class Settled(NamedTuple):
    """One settled bag."""

    owner: int
    by: tuple[int, ...]
    opened: bool
    lied: bool
    bribed: bool


def settled(log: list[Event]) -> Iterator[Settled]:
    declared: dict[int, str] = {}
    bribed: set[int] = set()
    for event in log:
        if isinstance(event, Declared):
            declared[event.seat] = event.good
            bribed.discard(event.seat)
        elif isinstance(event, OfferMade) and Pledge("hand_back", event.offer.by) in event.offer.pledges:
            bribed.add(event.offer.by)
        elif isinstance(event, BagOpened):
            yield Settled(event.bag, event.by, True, not event.honest, event.bag in bribed)
        elif isinstance(event, BagHandedBack):
            goods = {*event.legal, *event.given_legal}
            lied = bool(event.count or event.given_count or goods - {declared[event.bag]})
            yield Settled(event.bag, event.by, False, lied, event.bag in bribed)


def games_of(*names: str, games: int) -> list[list[Event]]:
    return [play(Options(4, royal_goods=True), seed, names)[1] for seed in range(games)]


def share(bags: list[bool]) -> float:
    return sum(bags) / len(bags)


def lie_rate(games: list[list[Event]], seat: int) -> float:
    return share([bag.lied for log in games for bag in settled(log) if bag.owner == seat])


def opening_rate(games: list[list[Event]], seat: int) -> float:
    return share([bag.opened for log in games for bag in settled(log) if seat in bag.by])


def mean_demand(games: list[list[Event]], seat: int) -> float:
    offers = [event.offer for log in games for event in log if isinstance(event, OfferMade)]
    prices = [offer.get.gold for offer in offers if offer.by == seat and seat in offer.officers]
    return sum(prices) / len(prices)


def test_there_are_ten_characters_and_no_two_are_alike() -> None:
    characters = cast().characters
    assert len(characters) == 10
    tempers = [[getattr(character, trait) for trait in TRAITS] for character in characters.values()]
    for number, temper in enumerate(tempers):
        for other in tempers[:number]:
            assert max(abs(a - b) for a, b in zip(temper, other, strict=True)) >= 0.25


def test_each_character_and_level_has_a_motto_of_one_line() -> None:
    lines = [character.says for character in cast().characters.values()]
    lines += [level.says for level in cast().levels.values()]
    assert len(set(lines)) == len(lines)
    assert all(10 <= len(line) <= 90 and "\n" not in line for line in lines)


def test_characters_behave_as_their_traits_say() -> None:
    games = games_of("little_john", "will_scarlet", "prince_john", "much", games=20)
    assert lie_rate(games, 0) + 0.3 < lie_rate(games, 1), "the honest lie less than the dishonest"
    assert mean_demand(games, 2) > 1.5 * mean_demand(games, 3), "the greedy demand more"
    games = games_of("guy_of_gisborne", "friar_tuck", "master", "master", games=20)
    assert opening_rate(games, 0) > opening_rate(games, 1) + 0.2, "the distrustful open more"


def test_a_character_plays_at_any_level() -> None:
    for who in cast().characters:
        for level in cast().levels:
            assert make_player(f"{who}:{level}")


@pytest.mark.parametrize("name", ["robin", "robin_hood:king", "master:trader", "random:master", "", ":", "exec"])
def test_an_unknown_player_is_refused(name: str) -> None:
    assert not is_built_in(name)
    with pytest.raises(NoSuchPlayer) as refused:
        make_player(name)
    assert "\n" not in str(refused.value)
    assert "There are: " in str(refused.value)


def test_every_player_on_the_roster_can_be_made() -> None:
    assert len(set(player_names())) == len(player_names()) >= 20
    for name in player_names():
        assert is_built_in(name)
        make_player(name).leave()


def test_a_program_is_not_built_in(tmp_path: Path) -> None:
    started = tmp_path / "started"
    assert not is_built_in(f"exec:touch {started}")
    assert not started.exists()


def check_no_tells(conduct: Conduct) -> None:
    """A bribe is no confession, and silence no proof of honesty."""
    shown = figures(conduct)
    assert shown.lies_bribed is not None and shown.lies_bribed <= 0.8
    assert shown.lies_silent is not None and shown.lies_silent >= 0.2


def check_no_signs(halves: tuple[Counts, Counts]) -> None:
    """Checks that no sign of a bag that the table sees gives it away."""
    for area, sign in strongest(halves):
        low, high = spread(halves[0], sign)
        assert 0.1 < low < high < 0.92, sign
        assert area < 0.75, sign
        assert area < 0.6 or not sign.startswith(("mood", "line")), sign


@pytest.mark.parametrize("level", ["apprentice", "trader"])
def test_a_bribe_is_no_confession_and_silence_no_proof(level: str) -> None:
    games = games_of(*[level] * 4, games=30)
    check_no_tells(sum([conduct for log in games for conduct in observe(log)], Conduct()))


def test_masters_haggle_believe_with_reason_and_have_no_tells() -> None:
    conduct = Conduct()
    seen: list[tuple[float, bool]] = []
    signs: tuple[Counts, Counts] = {}, {}
    for seed in range(1000, 1000 + GAMES):
        players = [make_player("master") for _ in range(4)]
        sightings, watcher = Sightings(players), SignCounter(4, Voices(["master"] * 4))
        chances = [random.Random(f"{seed} {seat}").random for seat in range(4)]
        events: list[Event] = []

        def witness(state: State, seat: int, action: AnyAction | None, sightings: Sightings = sightings) -> None:
            if action is not None:
                sightings.before(state, seat, action)

        def onlooker(
            state: State,
            new: Sequence[Event],
            sightings: Sightings = sightings,
            watcher: SignCounter = watcher,
            events: list[Event] = events,
        ) -> None:
            sightings.after(state, new)
            watcher.see(new)
            events.extend(new)

        game = Options(4, royal_goods=True), seed_from_number(seed), players, chances
        play_game(*game, witness=witness, onlooker=onlooker)
        seen += [(sighting.belief, sighting.lied) for sighting in sightings.seen]
        conduct = sum(observe(events), conduct)
        for counts in watcher.seats:
            add_counts(signs[seed % 2], counts)
    check_no_tells(conduct)
    check_no_signs(signs)
    check_whole_language(conduct)
    check_beliefs(seen)


def check_whole_language(conduct: Conduct) -> None:
    """Masters haggle, and use every kind of term."""
    shown = figures(conduct)
    assert shown.free_rate is not None and shown.free_rate <= 0.4
    assert conduct.raises / conduct.bags >= 0.1
    assert (conduct.accepted + conduct.demands_met) / conduct.judged >= 0.2
    kinds = (
        shown.in_gold,
        shown.in_stand_goods,
        shown.in_contraband,
        shown.in_bag_goods,
        shown.to_spare,
        shown.to_open_later,
        shown.to_pay_later,
        shown.rivals_opened / shown.deals,
    )
    assert all(kind is not None and kind >= 0.02 for kind in kinds), kinds


def check_beliefs(seen: list[tuple[float, bool]]) -> None:
    """Better than the base rate on games that were not used to fit them, and right on average."""
    base = share([lied for _, lied in seen])
    loss = -sum(log(belief if lied else 1 - belief) for belief, lied in seen) / len(seen)
    assert loss < -base * log(base) - (1 - base) * log(1 - base)
    assert abs(sum(belief for belief, _ in seen) / len(seen) - base) < 0.1
    area = auc((belief, lied, not lied) for belief, lied in seen)
    assert area is not None and area > 0.65


@pytest.mark.parametrize(
    ("one", "others", "deals"), [("trader", "apprentice", 10), ("master", "trader", 10), ("apprentice", "random", 3)]
)
def test_the_better_player_wins_more(one: str, others: str, deals: int) -> None:
    """Far fewer games than for bench/results.md, and always the same ones: enough to notice a broken mind."""
    assert share_of_wins([one, others, others, others], deals) > 0.33


HABITS = [name for name in player_names() if name.startswith(("always", "never", "accepts"))]


def test_no_habit_beats_the_master() -> None:
    shares = {habit: share_of_wins([habit, "master", "master", "master"], deals=5) for habit in HABITS}
    assert max(shares.values()) <= 0.4 and sum(shares.values()) / len(shares) < 0.2, shares


@pytest.mark.parametrize("swindler", ["promises_gold", "promises_mercy", "tries_everything"])
def test_no_swindler_lives_on_words(swindler: str) -> None:
    """A few games, always the same: when words were believed, these won five in six or more."""
    assert share_of_wins([f"{swindler}:master", "master", "master", "master"], deals=6) < 0.5


def habitual(habit: str, holds: Callable[[State, list[Event]], bool]) -> bool:
    """Returns whether something is true of the seat with the habit in a few games of both editions."""
    for seed in range(6):
        options = Options(4, "first") if seed % 2 else Options(4, royal_goods=True)
        state, log, faults = play(options, seed, [habit, "master", "trader", "apprentice"])
        if any(faults) or not holds(state, log):
            return False
    return True


def test_each_habit_does_what_its_name_says() -> None:
    def honest(state: State, log: list[Event]) -> bool:
        return not any(bag.lied for bag in settled(log) if bag.owner == 0)

    def never_opens(state: State, log: list[Event]) -> bool:
        return not any(isinstance(event, BagOpened) and event.by == (0,) for event in log)

    def always_opens(state: State, log: list[Event]) -> bool:
        return not any(isinstance(event, BagHandedBack) and event.by == (0,) for event in log)

    def bribes_one(state: State, log: list[Event]) -> bool:
        offers = [event.offer for event in log if isinstance(event, OfferMade) and event.offer.by == 0]
        return {offer.give.gold for offer in offers if 0 not in offer.officers} == {1}

    def takes_all(state: State, log: list[Event]) -> bool:
        bribes = {
            event.offer.id
            for event in log
            if isinstance(event, OfferMade) and event.offer.officers == (0,) and event.offer.give.gold
            if all(pledge.type == "hand_back" for pledge in event.offer.pledges) and event.offer.by != 0
        }
        refused = {event.offer for event in log if isinstance(event, OfferRefused) and event.seat == 0}
        struck = any(isinstance(event, DealStruck) and event.deal.officers == (0,) for event in log)
        return not bribes & refused and struck

    assert habitual("always_honest", honest)
    assert habitual("never_opens", never_opens)
    assert habitual("always_opens", always_opens)
    assert habitual("always_bribes_one_gold", bribes_one)
    assert habitual("accepts_any_bribe", takes_all)


def test_always_five_contraband_loads_as_much_as_fits() -> None:
    for seed in range(4):
        _, log, _ = play(Options(4), seed, ["always_five_contraband", "always_opens", "always_opens", "always_opens"])
        opened = [event for event in log if isinstance(event, BagOpened) and event.bag == 0]
        assert len(opened) == 6
        assert all(not event.honest and sum(event.cards.values()) == 5 for event in opened)
