"""Tests the texts and choices of a language model: every choice is legal, and every text is a seat's own."""

import json
import random
import re
from itertools import product
from typing import get_args

import msgspec
import pytest
from msgspec.structs import replace

from nottingham.narration import rulebook
from nottingham.narration.texts import LANGUAGES, Texts
from nottingham.play.runner import play_game
from nottingham.players.language.attention import Attention
from nottingham.players.language.menu import OFFER_EXAMPLE, Answer, BadAnswer, Menu, Proposal
from nottingham.players.language.storyteller import Storyteller
from nottingham.players.player import Chance, TurnRequest
from nottingham.players.random_player import RandomPlayer
from nottingham.rules import choices
from nottingham.rules.actions import (
    Accept,
    AnyAction,
    HandBack,
    LoadBag,
    MakeOffer,
    Open,
    Pay,
    Pledge,
    Portion,
    Refuse,
    Share,
    Side,
    Spare,
    action_name,
)
from nottingham.rules.events import Event
from nottingham.rules.options import Options
from nottingham.rules.shuffle import seed_from_number
from nottingham.rules.view import view
from tests.support.game import Table, an_offer, side
from tests.support.locale_files import PAGE


class Chooser(RandomPlayer):
    """Answers every request with a choice that needs nothing more, and otherwise at random."""

    def __init__(self, language: str, used: set[str]) -> None:
        self.story = Storyteller(Texts(language))
        self.used = used

    def sit(self, seat: int, chance: Chance) -> None:
        super().sit(seat, chance)
        self.seat, self.chance = seat, chance

    def hear(self, event: Event) -> None:
        super().hear(event)
        self.story.hear(event, self.seat)

    def act(self, request: TurnRequest) -> AnyAction | None:
        menu = self.story.menu(request.view, must=request.must, offers_left=request.offers_left)
        if self.chance() < 0.1:
            for text in (self.story.turn(request.view, menu), self.story.look(request.view, menu)):
                assert not [part for part in ("{", "None", "\n\n\n") if part in text]
        complete = [menu.read(Answer(number)) for number, choice in enumerate(menu.choices, 1) if not choice.needs]
        rare = [action for action in complete if action and action_name(action) not in self.used]
        if not complete or (not rare and self.chance() < 0.4):
            return super().act(request)
        action = choices.pick(rare or complete, self.chance)
        if action is not None:
            self.used.add(action_name(action))
        return action


def test_every_choice_is_legal_and_nearly_every_action_can_be_chosen() -> None:
    used: set[str] = set()
    mixes = [
        Options(4, edition="first"),
        Options(3, royal_goods=True),
        Options(6, packs=("goose_fair",)),
        Options(5, black_market=True, open_trade=True),
    ]
    for seed, options in enumerate(mixes):
        players = [Chooser(LANGUAGES[(seed + seat) % len(LANGUAGES)], used) for seat in range(options.players)]
        chances = [random.Random(f"{seed} {seat}").random for seat in range(options.players)]
        _, faults = play_game(options, seed_from_number(seed), players, chances)
        # A menu can't know whether a claimant has the cards (R9.3), or what a deputy would think fair (R8.6).
        assert not sum(faults) or options.black_market or options.deputies, options
    needs_more = {"offer"}
    told_elsewhere = {"pay", "claim", "share", "time_up"}
    assert used | needs_more | told_elsewhere == {action_name(kind) for kind in get_args(AnyAction)}


def test_a_debtor_chooses_the_smallest_payment_or_names_one() -> None:  # R6.5
    table = Table.at_inspection({1: ("1 silk, 1 mead", "apples")}, sheriff=0)
    table.with_seat(1, gold=3, stand="2 apples, 2 chickens").act(0, Open(1))
    menu = menu_of(table, 1)
    least, other = [choice.text for choice in menu.choices]
    assert least == "Pay with 1 apple and 1 chicken" and other.startswith("Pay the 5 you owe with other goods")
    assert menu.read(Answer(1)) == Pay({"apples": 1, "chickens": 1})
    paid = menu.read(Answer(2, {"chickens": 2}))
    assert paid == Pay({"chickens": 2})
    table.act(1, paid)


def test_deputies_propose_a_split_and_agree_to_it() -> None:  # R8.6
    table = Table.at_inspection({}, players=6).with_seat(2, stand="2 apples")
    table.act(2, an_offer("deputies", give=side(12, stand="2 apples"), pledges="hand_back 2"))
    for deputy in (0, 1):
        table.act(deputy, Accept(table.state.offers[0].id))
    table.hand_all_back()
    menu = menu_of(table, 0)
    assert [choice.takes for choice in menu.choices] == [frozenset({"cards", "gold"}), frozenset()]
    with pytest.raises(BadAnswer, match="it has 12 gold, apples, apples"):
        menu.read(Answer(1, {"apples": 3}, gold=6))
    proposed = menu.read(Answer(1, {"apples": 1}, gold=6))
    assert proposed == Share({0: Portion(6, {"apples": 1}), 1: Portion(6, {"apples": 1})})
    table.act(0, proposed)
    agreed = menu_of(table, 1).read(Answer(1))
    assert agreed == proposed
    table.act(1, agreed)
    assert table.phase == "market"


def menu_of(table: Table, seat: int, language: str = "en", *, must: bool = True) -> Menu:
    story = Storyteller(Texts(language))
    for event in table.log:
        story.hear(event.seen_by(seat), seat)
    return story.menu(view(table.state, seat), must=must)


def loading() -> Table:
    return Table.laid(hands={1: "3 apples, 2 cheese, 1 silk"}).pass_market()


@pytest.mark.parametrize(
    ("language", "named"),
    [
        ("en", {"apples": 2, "silk": 1}),
        ("en", {"Apple": 2, "Silk": 1}),
        ("fr", {"pommes": 2, "soie": 1}),
        ("ru", {"яблоки": 2, "шёлк": 1}),
        ("ru", {"apple": 1, "яблоко": 1, "silk": 1}),
    ],
)
def test_goods_are_named_as_in_the_protocol_or_in_the_language_of_the_seat(
    language: str, named: dict[str, int]
) -> None:
    menu = menu_of(loading(), 1, language)
    assert menu.read(Answer(len(menu.choices), named)) == LoadBag({"apples": 2, "silk": 1})


def test_an_offer_is_written_as_in_the_protocol() -> None:
    table = Table.at_inspection({1: ("2 apples, 1 silk", "apples")}, sheriff=0)
    menu = menu_of(table, 1, must=False)
    number = next(number for number, choice in enumerate(menu.choices, 1) if "offer" in choice.needs)
    offer = msgspec.json.decode(OFFER_EXAMPLE, type=Proposal)
    mirrored = replace(offer, to="0", give=Side(5), pledges=[Pledge("hand_back", 1)], favours=[Spare(1, 0)])
    action = menu.read(Answer(number, offer=mirrored))
    assert action == MakeOffer(0, Side(5), Side(), [Pledge("hand_back", 1)], [Spare(1, 0)])
    table.act(1, action)


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        (Answer(0), "choose a number from 1 to 3"),
        (Answer(4), "choose a number from 1 to 3"),
        (Answer(3), "needs cards, by name and number in “cards”, such as"),
        (Answer(3, {"gold bars": 1}), "There are: apples, cheese, bread"),
        (Answer(1, {"apples": 1}), "That goes with choice 3."),
        (Answer(1, take=["left"]), "takes no “take”. No choice here does."),
        (Answer(1, offer=Proposal(0)), "takes no “offer”"),
    ],
)
def test_a_wrong_answer_is_told_what_is_possible(answer: Answer, said: str) -> None:
    with pytest.raises(BadAnswer, match=re.escape(said)):
        menu_of(loading(), 1).read(answer)


def test_an_offer_to_nobody_names_the_seats() -> None:
    menu = menu_of(Table.at_inspection({}, sheriff=0), 1, must=False)
    number = next(number for number, choice in enumerate(menu.choices, 1) if "offer" in choice.needs)
    with pytest.raises(BadAnswer, match="Name the seat: "):
        menu.read(Answer(number, offer=Proposal("Robin Hoood")))
    with pytest.raises(BadAnswer, match="An offer looks like"):
        menu.read(Answer(number, offer=Proposal(2**40)))


def test_a_player_can_reconsider_an_illegal_action() -> None:
    reasons: list[str] = []

    class Stubborn(RandomPlayer):
        def act(self, request: TurnRequest) -> AnyAction | None:
            return LoadBag({}) if request.view.phase == "load" else super().act(request)

        def reconsider(self, request: TurnRequest, reason: str) -> AnyAction | None:
            reasons.append(reason)
            return LoadBag({"apples": 99}) if len(reasons) % 3 == 1 else super().act(request)

    players = [Stubborn(), *(RandomPlayer() for _ in range(2))]
    chances = [random.Random(seat).random for seat in range(3)]
    _, faults = play_game(Options(3), seed_from_number(1), players, chances)
    assert faults == [0, 0, 0] and len(reasons) >= 6
    assert all("R" in reason for reason in reasons)


def test_the_rules_are_arranged_as_on_the_page() -> None:
    source = (PAGE / "rules" / "sections.ts").read_text(encoding="utf-8")
    sketches = re.search(r"SKETCHES = \{(.*?)\n\} satisfies", source, re.DOTALL)
    assert sketches
    arranged = {}
    for topic, listed in re.findall(r"^  (\w+): \[(.*)\],$", sketches[1], re.MULTILINE):
        _, *paragraphs = re.findall(r"\['item', '(\w+)'\]|'([\w-]*)'", listed)
        where = [one or other for one, other in paragraphs]
        arranged[topic] = tuple("" if each in ("item", "step") else each for each in where)
    for on_the_page in ("clocks", "shuffles"):
        arranged.pop(on_the_page)
    assert arranged == rulebook.SECTIONS
    assert json.loads((PAGE / "rules" / "facts.json").read_text(encoding="utf-8")) == rulebook.FACTS
    whole = re.search(r"WHOLE: .*? = \{(.*?)\};", source, re.DOTALL)
    assert whole and dict(re.findall(r"(\w+): '(\w+)'", whole[1])) == rulebook.WHOLE


@pytest.mark.parametrize("options", [Options(3, edition="first"), Options(6, black_market=True, royal_goods=True)])
def test_every_topic_of_the_rules_can_be_read(options: Options) -> None:
    for language, topic in product(LANGUAGES, rulebook.topics(options)):
        text = rulebook.rules_text(topic, options, language)
        assert text.count("\n") >= 1 and "{" not in text
    with pytest.raises(KeyError):
        rulebook.rules_text("clocks", options, "en")


def stirs(attention: Attention, table: Table) -> bool:
    """Returns whether the latest move stirs a seat that had had its say."""
    attention.calm()
    for event in table.events:
        attention.hear(event.seen_by(1))
    return attention.stirred


def test_a_seat_is_asked_again_only_about_its_own_business() -> None:
    table = Table.at_inspection({}, sheriff=0)
    attention = Attention(1)
    for event in table.log:
        attention.hear(event.seen_by(1))
    assert attention.stirred, "the inspection begins"
    assert not stirs(attention, table.act(2, an_offer(0, give=side(3), pledges="hand_back 2")))
    assert not stirs(attention, table.act(0, Refuse(1)))
    assert not stirs(attention, table.act(1, an_offer(0, give=side(3), pledges="hand_back 1"))), "its own offer"
    assert stirs(attention, table.act(0, Refuse(2)))
    assert stirs(attention, table.act(0, an_offer(1, get=side(9), pledges="hand_back 1")))
    assert not stirs(attention, table.act(0, Open(3)))
    assert stirs(attention, table.act(0, HandBack(1)))
