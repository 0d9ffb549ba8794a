"""The numbered choices of a seat, and the action that an answer means.

Most choices are complete. Some need more: cards to load, swap or pay with, the order of cards on a pile, a part of the
booty, or an offer in the form of the protocol. A menu is made from a View and its prompt alone. It checks the shape of
an answer; whether the rules allow the action is for the engine to judge.
"""

from collections.abc import Callable, Mapping
from typing import NamedTuple

import msgspec
from msgspec import Struct

from nottingham.narration.texts import Texts
from nottingham.narration.wording import Wording
from nottingham.players.defaults import smallest_payment
from nottingham.rules.actions import (
    NO_SIDE,
    PILES,
    Accept,
    AnyAction,
    Claim,
    Count,
    Declare,
    Decline,
    Discard,
    Favour,
    HandBack,
    LoadBag,
    MakeOffer,
    Named,
    NameStarter,
    Open,
    Pay,
    PileName,
    Place,
    Pledge,
    Portion,
    Refuse,
    Share,
    ShareEvenly,
    Side,
    Swap,
    Withdraw,
)
from nottingham.rules.cards import NOTHING, Cards, plus, spread
from nottingham.rules.goods import Catalogue
from nottingham.rules.state import Offer
from nottingham.rules.view_types import OfferPrompt, Prompt, PutPrompt, View

OFFER_EXAMPLE = (
    '{"to": 1, "give": {"gold": 5, "stand": {"apples": 2}}, "get": {"gold": 0}, '
    '"pledges": [{"type": "hand_back", "bag": 0}], "favours": [{"type": "spare", "by": 0, "whom": 1}]}'
)
"""An offer of seat 0 to seat 1."""
_EXAMPLES = {
    "cards": 'such as {"apples": 2, "silk": 1}',
    "offer": f"such as {OFFER_EXAMPLE}",
}
_HOW = {
    "cards": "cards, by name and number",
    "gold": "gold, a number",
    "offer": "an offer",
    "order": "an order of cards",
    "take": "piles to take from",
}


class BadAnswer(ValueError):
    """The answer names no possible action. The message says what is possible."""


class Proposal(Struct, frozen=True, forbid_unknown_fields=True):
    """An offer as an answer describes it."""

    to: int | str
    give: Side = NO_SIDE
    get: Side = NO_SIDE
    pledges: list[Pledge] = []
    favours: list[Favour] = []


class Answer(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An answer to a menu: a choice, and what this choice needs."""

    choice: int
    cards: Named = NOTHING
    take: list[PileName] = []
    order: list[str] = []
    gold: Count | None = None
    offer: Proposal | None = None

    def given(self) -> set[str]:
        """The fields of the answer besides the choice."""
        return {field for field in _HOW if getattr(self, field) not in (None, {}, [])}


Maker = Callable[[Answer], AnyAction | None]


class Choice(NamedTuple):
    """One choice. `needs` must be in the answer, and `takes` can be."""

    text: str
    make: Maker
    needs: frozenset[str] = frozenset()
    takes: frozenset[str] = frozenset()


class Menu:
    """The choices of a seat that can act now. Choosing to pass gives no action."""

    def __init__(
        self,
        view: View,
        wording: Wording,
        goods: Catalogue,
        *,
        must: bool = True,
        offers_left: Mapping[str, int] | None = None,
    ) -> None:
        assert view.prompt is not None and view.seat is not None
        self._view = view
        self._seat = view.seat
        self._words = wording
        self._say = wording.texts.say
        self._goods = goods
        self._offers_left = offers_left
        self.choices: list[Choice] = []
        self._add_market(view.prompt)
        self._add_bag(view.prompt)
        self._add_deals(view.prompt, must=must)
        self._add_afterwards(view.prompt)
        if not must:
            officer = view.seat in view.officers
            self._add(self._say("choice-wait" if officer else "gate-pass"), lambda _: None)

    @property
    def text(self) -> str:
        return "\n".join(f"{number}. {choice.text}" for number, choice in enumerate(self.choices, 1))

    def read(self, answer: Answer) -> AnyAction | None:
        """The action that an answer means, or nothing for a pass. Raises `BadAnswer`."""
        if not 1 <= answer.choice <= len(self.choices):
            raise BadAnswer(f"There is no choice {answer.choice}: choose a number from 1 to {len(self.choices)}.")
        chosen, given = self.choices[answer.choice - 1], answer.given()
        for lacking in sorted(chosen.needs - given):
            raise BadAnswer(f"Choice {answer.choice} needs {_HOW[lacking]} in “{lacking}”, {_EXAMPLES[lacking]}.")
        for extra in sorted(given - chosen.needs - chosen.takes):
            fit = [str(place) for place, other in enumerate(self.choices, 1) if extra in other.needs | other.takes]
            where = f"That goes with choice {' or '.join(fit)}." if fit else "No choice here does."
            raise BadAnswer(f"Choice {answer.choice} takes no “{extra}”. {where}")
        return chosen.make(answer)

    def _add(self, text: str, make: Maker, needs: str = "", takes: str = "") -> None:
        self.choices.append(Choice(text, make, frozenset(needs.split()), frozenset(takes.split())))

    def _do(self, text: str, action: AnyAction) -> None:
        self._add(text, lambda _: action)

    # The phases

    def _add_market(self, prompt: Prompt) -> None:
        if prompt.name_starter:
            for seat in prompt.name_starter.seats:
                self._do(self._say("choice-name_starter", name=self._words.name(seat)), NameStarter(seat))
        if prompt.swap:
            self._do(self._say("market-keep"), Swap())
            text = self._say("choice-swap", max=prompt.swap.max)
            if prompt.swap.piles:
                text = f"{text} {self._say('choice-swap-take')}"
            takes = "take" if prompt.swap.piles else ""
            self._add(text, lambda answer: Swap(self._cards(answer), answer.take), "cards", takes)
        if prompt.discard:
            self._add_piles(prompt.discard, Discard)
        if prompt.place:
            self._add_piles(prompt.place, Place)

    def _add_piles(self, prompt: PutPrompt, kind: type[Discard] | type[Place]) -> None:
        order = self._goods.sorted(prompt.cards)
        for pile in PILES:
            if pile in prompt.piles:
                text = f"{self._say(f'lay-on-{pile}')}. {self._say('choice-order')}"
                self._add(text, lambda answer, pile=pile: kind(pile, self._order(answer) or order), takes="order")  # type: ignore[misc]

    def _add_bag(self, prompt: Prompt) -> None:
        me = self._view.me
        if prompt.load_bag:
            for good in self._goods.declarable:
                if good in me.hand:
                    cards = {good: min(me.hand[good], prompt.load_bag.max)}
                    self._do(self._say("choice-load", goods=self._words.heap(cards)), LoadBag(cards))
            text = self._say("choice-load-other", min=prompt.load_bag.min, max=prompt.load_bag.max)
            self._add(text, lambda answer: LoadBag(self._cards(answer)), "cards")
        if prompt.declare:
            inside = (me.bag and me.bag.cards) or NOTHING
            for good in prompt.declare.goods:
                text = self._words.texts.goods(good, prompt.declare.count)
                honest = inside.get(good) == prompt.declare.count
                self._do(f"{text} ({self._say('declare-true')})" if honest else text, Declare(good))

    def _add_deals(self, prompt: Prompt, *, must: bool) -> None:
        offers = {offer.id: offer for offer in self._view.offers}
        for number in prompt.accept.offers if prompt.accept else ():
            self._do(self._about("choice-accept", offers[number]), Accept(number))
        for number in prompt.refuse.offers if prompt.refuse else ():
            self._do(self._about("choice-refuse", offers[number]), Refuse(number))
        for number in prompt.withdraw.offers if prompt.withdraw and not must else ():
            self._do(self._say("choice-withdraw", number=number), Withdraw(number))
        for bag in prompt.open.bags if prompt.open else ():
            self._do(self._say("choice-open", name=self._words.name(bag)), Open(bag))
        for bag in prompt.hand_back.bags if prompt.hand_back else ():
            self._do(self._say("choice-hand_back", name=self._words.name(bag)), HandBack(bag))
        if prompt.offer and not must:
            self._add_offer(prompt.offer)

    def _about(self, key: str, offer: Offer) -> str:
        return self._say(key, name=self._words.name(offer.by), number=offer.id)

    def _add_offer(self, prompt: OfferPrompt) -> None:
        left = self._offers_left
        to = [seat for seat in prompt.to if left is None or left.get(str(seat), 0) > 0]
        if to:
            names = [
                self._say("word-both_deputies") if seat == "deputies" else seated(self._words, seat) for seat in to
            ]
            self._add(self._say("choice-offer", names=self._words.texts.listed(names)), self._offer, "offer")

    def _add_afterwards(self, prompt: Prompt) -> None:
        words, view = self._words, self._view
        if prompt.pay:
            owed, goods = prompt.pay.owed, prompt.pay.goods
            least = smallest_payment(goods, dict(prompt.pay.values), owed)
            self._do(self._say("choice-pay", goods=words.heap(least)), Pay(least))
            text = self._say("choice-pay-other", owed=owed, goods=words.heap(goods))
            self._add(text, lambda answer: Pay(self._cards(answer)), "cards")
        for good in prompt.claim.goods if prompt.claim else ():
            trade = words.texts.goods(good, view.black_market_price or 0)
            value = (view.black_market or {}).get(good, (0,))[-1]
            self._do(self._say("choice-claim", goods=trade, value=value), Claim(good))
        if prompt.decline:
            self._do(self._say("claim-decline"), Decline())
        if prompt.share:
            for seat, split in view.shares.items():
                if seat != self._seat:
                    parts = {deputy: Portion(stake.gold, stake.goods) for deputy, stake in split.items()}
                    self._do(self._say("choice-share-agree", split=words.split(split)), Share(parts))
            self._add(self._say("choice-share-other"), self._share, takes="cards gold")
        if prompt.share_evenly:
            self._do(self._say("share-evenly"), ShareEvenly())

    # What an answer names

    def _cards(self, answer: Answer) -> Cards:
        cards: Cards = NOTHING
        for name, count in answer.cards.items():
            cards = plus(cards, {self._good(name): count}) if count else cards
        return cards

    def _order(self, answer: Answer) -> list[str]:
        return [self._good(name) for name in answer.order]

    def _good(self, name: str) -> str:
        """The good of this name, in the words of the protocol, of the seat's language or of English."""
        if name in self._goods.goods:
            return name
        wanted = name.casefold().replace("_", " ").strip()
        for texts in (self._words.texts, Texts("en")):
            for good in self._goods.goods:
                if wanted in _names_of(good, texts):
                    return good
        raise BadAnswer(f"There is no good called {name[:40]!r}. There are: {', '.join(self._goods.goods)}.")

    def _offer(self, answer: Answer) -> MakeOffer:
        assert answer.offer is not None
        offer = answer.offer
        side = {name: self._side(getattr(offer, name)) for name in ("give", "get")}
        content = {**msgspec.to_builtins(offer), **msgspec.to_builtins(side), "type": "offer"}
        if isinstance(offer.to, str) and offer.to != "deputies":
            content["to"] = self._seat_called(offer.to)
        try:
            return msgspec.convert(content, MakeOffer)
        except msgspec.ValidationError as error:
            raise BadAnswer(f"The offer is malformed: {error}. An offer looks like {OFFER_EXAMPLE}.") from None

    def _side(self, side: Side) -> Side:
        named = {place: self._cards(Answer(0, getattr(side, place))) for place in ("stand", "contraband", "bag")}
        return msgspec.structs.replace(side, **named)

    def _seat_called(self, name: str) -> int:
        names = [called.casefold() for called in self._words.names]
        if len(name) == 1 and name.isdecimal() and int(name) < len(names):
            return int(name)
        if names.count(name.casefold()) != 1:
            seats = ", ".join(f"{called} {seat}" for seat, called in enumerate(self._words.names))
            raise BadAnswer(f"There is no player called {name[:40]!r}. Name the seat: {seats}.")
        return names.index(name.casefold())

    def _share(self, answer: Answer) -> Share:
        prompt = self._view.prompt.share if self._view.prompt else None
        assert prompt
        mine = self._cards(answer)
        gold = answer.gold or 0
        other = next(seat for seat in prompt.seats if seat != self._seat)
        rest = {good: count - mine.get(good, 0) for good, count in prompt.goods.items()}
        if gold > prompt.gold or min(rest.values(), default=0) < 0 or set(mine) - set(rest):
            booty = ", ".join([f"{prompt.gold} gold", *spread(prompt.goods)])
            raise BadAnswer(
                f"There is less in the booty: it has {booty}. Each deputy gets at least half, rounded down."
            )
        return Share({self._seat: Portion(gold, mine), other: Portion(prompt.gold - gold, rest)})


def _names_of(good: str, texts: Texts) -> set[str]:
    counted = {texts.goods(good, count).replace(str(count), "") for count in (1, 2, 5)}
    return {said.casefold().strip() for said in (good.replace("_", " "), texts.good(good), *counted)}


def seated(words: Wording, seat: int) -> str:
    """A player with the number of their seat."""
    return words.texts.say("told-seat", name=words.name(seat), seat=seat)
