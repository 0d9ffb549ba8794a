"""The grandmaster: a network that plays at every table, and the mind that stands in for it."""

import random
from array import array
from collections.abc import Mapping
from math import exp, nextafter
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hatchling.builders.wheel import WheelBuilder
from msgspec.structs import replace

from nottingham.codec.drafts import draft
from nottingham.codec.observation import SIZE, fields, with_draft
from nottingham.codec.tokens import slots_for
from nottingham.codec.vocabulary import (
    ACCEPT_BAG,
    DONE,
    GIVE,
    GIVE_COIN,
    HAND_BACK,
    MAX_PLACES,
    OPEN,
    PLACE,
    SLOTS,
    TOKENS,
)
from nottingham.play.runner import play_game
from nottingham.players.mind.character import Tastes, cast
from nottingham.players.network import grandmaster
from nottingham.players.network.grandmaster import TEMPERATURE, Grandmaster
from nottingham.players.network.network import policy
from nottingham.players.network.packs import likeness, with_packs
from nottingham.players.network.player import A_FALSE_CARD, ENOUGH_FAVOURS, NO_FALSE_CARDS, NetworkPlayer, _mask
from nottingham.players.network.tastes import leanings
from nottingham.players.network.weights import FILE, weights
from nottingham.players.player import TurnRequest
from nottingham.rules import goods as goods_module
from nottingham.rules.actions import Accept, AnyAction, HandBack, MakeOffer, Open, PayLater, Refuse
from nottingham.rules.events import BagLoaded, BagOpened, DealStruck, Event, GameStarted, OfferMade
from nottingham.rules.goods import Pack, PackGood
from nottingham.rules.options import Options, catalogue_for
from nottingham.rules.shuffle import seed_from_number
from tests.laws.games import MIXES
from tests.support import locale_files
from tests.support.game import Table, side
from tests.support.seated import LIE, TRUTH, after_four_rounds, choose, mind, play, seated
from tests.support.thorough import sample

FAIR = Options(4, packs=("goose_fair",))
TALKERS = ("master", "random", "tries_everything")
"""They offer all that the rules allow, favours in free words too."""


@pytest.mark.long
def test_a_grandmaster_only_does_what_is_legal_at_every_table() -> None:
    names = ["grandmaster", *(f"{who}:grandmaster" for who in cast().characters)]
    for number, options in enumerate(sample(MIXES, 61, 5)):
        chance = random.Random(number)
        seats = [chance.choice(names if seat % 2 else (*names, *TALKERS)) for seat in range(options.players)]
        state, _, faults = play(options, number, seats)
        assert state.scores is not None and not any(faults), (options, seats, faults)


def test_where_tokens_cannot_name_all_goods_it_plays_as_a_master(monkeypatch: pytest.MonkeyPatch) -> None:
    goods = [PackGood(f"house_good_{number}", "contraband", 1, 1, 5, 3) for number in range(SLOTS)]
    monkeypatch.setitem(goods_module._packs, "many", Pack("Many", "Too many goods.", tuple(goods)))
    options = Options(3, packs=("many",))
    _, log, faults = play(options, 5, ["grandmaster", "never_opens:grandmaster", "robin_hood:grandmaster"])
    assert not any(faults)
    assert log == play(options, 5, ["master", "never_opens:master", "robin_hood"])[1]


def test_the_network_plays_with_six_players_too() -> None:
    assert play(Options(6), 5, ["grandmaster"] * 6)[1] != play(Options(6), 5, ["master"] * 6)[1]


def test_a_pack_that_is_different_here_is_left_to_the_mind() -> None:
    table = Table.at_inspection({1: LIE, 2: TRUTH}, sheriff=0)
    started = table.log[0]
    assert isinstance(started, GameStarted)
    first, *others = started.goods
    table.log[0] = replace(started, goods=(replace(first, value=first.value + 1), *others))
    master = seated(table, 0, mind())
    player = Grandmaster(mind())
    seated(table, 0, player).look(table.view(0))  # type: ignore[attr-defined]
    assert [player.suspects(bag) for bag in (1, 2)] == [master.suspects(bag) for bag in (1, 2)]


def random_network(seed: int = 1) -> Mapping[str, Any]:
    chance = np.random.default_rng(seed)
    sizes = {"body0": (SIZE + 3, 8), "body1": (8, 8), "logits": (8, TOKENS), "wins": (8, 6), "bags": (8, 90)}
    layers = {f"{name}/w": chance.standard_normal(size, np.float32) for name, size in sizes.items()}
    return layers | {f"{name}/b": chance.standard_normal(size[1], np.float32) for name, size in sizes.items()}


class Plain(NetworkPlayer):
    """Asks the whole network for each token."""

    def act(self, request: TurnRequest) -> AnyAction | None:
        spelled = draft(request)
        known = array("f", self._sees(request))
        while not spelled.finished:
            asked = policy(self._params, with_draft(known, spelled.path)).logits
            if request.view.phase != "inspect" or not spelled.path:
                asked = asked + leanings(request.view.options, request.view.phase, self._tastes)
            spelled.take(self._draw(asked, _mask(spelled)))
        return spelled.action


def test_leaving_out_zeros_changes_no_decision() -> None:
    def game_of(kind: type[NetworkPlayer]) -> list[Event]:
        log: list[Event] = []
        players = [kind(random_network(), Tastes(1, 0, -1)) for _ in range(5)]
        chances = [random.Random(seat).random for seat in range(5)]
        play_game(Options(5), seed_from_number(1), players, chances, onlooker=lambda _, events: log.extend(events))
        return log

    log = game_of(NetworkPlayer)
    assert log == game_of(Plain)
    favours = [len(event.offer.favours) for event in log if isinstance(event, OfferMade)]
    assert max(favours) == ENOUGH_FAVOURS


@pytest.mark.parametrize("number", [0.0, nextafter(1, 0)])
def test_the_smallest_and_largest_random_number_choose_a_legal_token(number: float) -> None:
    players = [NetworkPlayer(random_network(seat)) for seat in range(3)]
    _, faults = play_game(Options(3), seed_from_number(5), players, [lambda: number] * 3)
    assert faults == [0, 0, 0]


def test_gold_that_is_only_promised_is_not_seen() -> None:
    """Nobody is bound to pay it (R7.9)."""

    def seen(*favours: PayLater) -> Any:
        table = Table.at_inspection({1: LIE, 2: TRUTH}, sheriff=0)
        table.offer(1, 0, give=side(gold=1), pledges="hand_back 1", favours=list(favours))
        player = NetworkPlayer(random_network())
        seated(table, 0, player)
        return player._sees(TurnRequest(table.view(0), must=False))

    assert np.array_equal(seen(PayLater(by=1, to=0, gold=90)), seen())


def test_a_good_of_a_pack_is_taken_for_the_one_most_like_it() -> None:
    slots = slots_for(FAIR)
    alike = {good: slots.names[likeness(FAIR)[slots.slot[good]]] for good in ("pears", "salt", "michaelmas_goose")}
    assert alike == {"pears": "apples", "salt": "pepper", "michaelmas_goose": "royal_rooster"}
    network = with_packs(random_network(), FAIR)
    pears, apples = slots.slot["pears"], slots.slot["apples"]
    with_pears, with_apples = np.zeros(SIZE + 3, np.float32), np.zeros(SIZE + 3, np.float32)
    for seen, slot in ((with_pears, pears), (with_apples, apples)):
        known = fields(seen[:SIZE])
        known["hand"][slot] = known["draft"][GIVE + slot] = known["seats.bag_declared"][2, slot] = 1
    mine, theirs = policy(network, with_pears), policy(network, with_apples)
    assert np.allclose(mine.logits, theirs.logits, atol=1e-4)
    assert mine.logits[GIVE + pears] == mine.logits[GIVE + apples]
    assert not np.allclose(mine.logits, policy(random_network(), with_pears).logits, atol=1e-4)


def fond_of_opening() -> Mapping[str, Any]:
    """A network that opens bags if it likes to, and hands them back otherwise."""
    network = {name: np.zeros_like(array) for name, array in random_network().items()}
    network["body0/w"][SIZE + Tastes.__struct_fields__.index("opening"), 0] = 1
    network["body1/w"][0, 0] = 1
    network["logits/w"][0, OPEN : OPEN + MAX_PLACES] = 200
    network["logits/b"][HAND_BACK : HAND_BACK + MAX_PLACES] = 100
    return network


@pytest.mark.parametrize(("opening", "action"), [(1, Open), (0, HandBack), (-1, HandBack)])
def test_tastes_change_what_a_network_does(opening: float, action: type[Open | HandBack]) -> None:
    table = Table.at_inspection({1: LIE, 2: TRUTH}, sheriff=0)
    player = NetworkPlayer(fond_of_opening(), Tastes(opening=opening))
    assert isinstance(choose(table, 0, player, must=True), action)


@pytest.mark.strength
@pytest.mark.parametrize("taste", Tastes.__struct_fields__)
def test_tastes_sway_even_a_network_without_preferences(taste: str) -> None:
    network = {name: np.zeros_like(array) for name, array in random_network().items()}

    def how_often(liking: float) -> int:
        """Hidden goods in bags, opened bags or deals of the first of three such players."""
        log: list[Event] = []
        for number in range(8):
            players = [NetworkPlayer(network, Tastes(**{taste: likes}), TEMPERATURE) for likes in (liking, 0, 0)]
            chances = [random.Random(f"{number} {seat}").random for seat in range(3)]
            seed = seed_from_number(number)
            play_game(Options(3), seed, players, chances, onlooker=lambda _, events: log.extend(events))
        hidden = catalogue_for(Options(3)).hidden
        count = 0
        for event in log:
            match event:
                case BagLoaded(seat=0, cards=dict(cards)) if taste == "lying":
                    count += sum(cards.get(good, 0) for good in hidden)
                case BagOpened(by=(0,)) if taste == "opening":
                    count += 1
                case DealStruck(deal=deal) if taste == "dealing":
                    count += 0 in (deal.by, deal.to)
        return count

    assert how_often(-1) < how_often(0) < how_often(1)


def fond_of(*tokens: int) -> Mapping[str, Any]:
    """A network that chooses the first of these tokens that it may."""
    network = {name: np.zeros_like(array) for name, array in random_network().items()}
    for place, token in enumerate(tokens):
        network["logits/b"][token] = 100 * (len(tokens) - place)
    return network


@pytest.mark.parametrize(
    ("by", "to", "terms", "accepts"),
    [
        (1, 0, {"give": side(gold=3), "pledges": "hand_back 1"}, True),
        (1, 0, {"give": side(contraband="9 crossbows"), "get": side(gold=20)}, False),
        (1, 0, {"give": side(bag="4 silk"), "get": side(gold=20), "pledges": "hand_back 1"}, False),
        (1, 0, {"get": side(gold=20), "favours": [PayLater(by=1, to=0, gold=90)]}, False),
        (0, 1, {"get": side(gold=3), "pledges": "hand_back 1"}, True),
        (0, 1, {"get": side(gold=45), "pledges": "hand_back 1"}, False),
        (0, 1, {"get": side(gold=3), "pledges": "hand_back 2"}, False),
        (0, 2, {"get": side(gold=20), "pledges": "hand_back 2"}, False),
    ],
)
def test_no_network_makes_it_pay_for_words(
    by: int, to: int, terms: dict[str, Any], accepts: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its mind looks twice at a deal, even if the network accepts everything."""
    monkeypatch.setattr(grandmaster, "weights", lambda _: fond_of(ACCEPT_BAG, ACCEPT_BAG + 1))
    table = after_four_rounds({1: LIE, 2: TRUTH})
    table.offer(by, to, **terms)
    answer = choose(table, to, Grandmaster(mind()), must=True)
    assert isinstance(answer, Accept if accepts else Refuse)


def test_it_offers_no_present(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(grandmaster, "weights", lambda _: fond_of(PLACE + 1, GIVE_COIN, DONE))
    table = Table.at_inspection({1: LIE, 2: TRUTH}, sheriff=0)
    network = NetworkPlayer(fond_of(PLACE + 1, GIVE_COIN, DONE))
    assert isinstance(choose(table, 0, network), MakeOffer)
    assert choose(table, 0, Grandmaster(mind())) is None


def test_the_suspicion_of_a_network_is_its_guess_about_the_bag() -> None:
    network = {name: np.zeros_like(array) for name, array in random_network().items()}
    apples, silk = (slots_for(Options(4)).slot[good] for good in ("apples", "silk"))
    guessed = network["bags/b"].reshape(MAX_PLACES, -1)
    guessed[1, [apples, silk]] = 3, 1
    guessed[2, [apples, silk]] = 0, 9
    guessed[3, apples] = 4
    table = Table.at_inspection({1: LIE, 2: LIE, 3: TRUTH}, sheriff=0)
    player = NetworkPlayer(network)
    seated(table, 0, player)
    assert player.suspects(1) is None, "it has not seen the table"
    player.look(table.view(0))
    odds = [NO_FALSE_CARDS + A_FALSE_CARD * false_cards for false_cards in (1, 9, 0)]
    assert [player.suspects(bag) for bag in (1, 2, 3)] == pytest.approx([1 / (1 + exp(-each)) for each in odds])


def test_the_network_is_small_and_in_the_wheel() -> None:
    path = Path(str(FILE))
    assert path.stat().st_size <= 4_000_000
    with np.load(path) as file:
        assert {file[name].dtype for name in file.files} == {np.dtype(np.float16)}
    network = weights(Options(4))
    assert network["body0/w"].shape[0] == SIZE + len(Tastes.__struct_fields__)
    assert network["logits/b"].shape == (TOKENS,)
    assert all(array.dtype == np.float32 and np.isfinite(array).all() for array in network.values())
    files = {file.distribution_path for file in WheelBuilder(str(locale_files.ROOT)).recurse_included_files()}
    assert str(Path("nottingham", "players", "grandmaster.npz")) in files
