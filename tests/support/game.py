"""A game for tests: say what everyone holds, then play.

`Table.laid` deals given hands; `Table.at_inspection` plays on until given bags wait for the officers. Cards are written
as text: `"4 apples, 1 silk"`.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Literal, TypeVar, cast

import msgspec
import pytest
from msgspec.structs import replace

from nottingham.rules.actions import (
    NO_SIDE,
    Accept,
    AnyAction,
    Declare,
    Decline,
    Favour,
    HandBack,
    LoadBag,
    MakeOffer,
    NameStarter,
    Pledge,
    ShareEvenly,
    Side,
    Swap,
    parse_action,
)
from nottingham.rules.cards import NOTHING, Cards, minus, plus, size, spread
from nottingham.rules.engine import apply, may_act, new_game, to_act
from nottingham.rules.errors import IllegalAction
from nottingham.rules.events import DealStruck, Event
from nottingham.rules.options import Options, catalogue_for
from nottingham.rules.shuffle import seed_from_number
from nottingham.rules.state import Addressee, Deal, State
from nottingham.rules.view import View, view
from nottingham.rules.wire import encode

E = TypeVar("E", bound=Event)

ONE_APPLE = ("1 apples", "apples")


def cards(text: str) -> Cards:
    """`"4 apples, 1 silk"` as a heap."""
    if not text:
        return NOTHING
    counted: dict[str, int] = {}
    for part in text.split(","):
        count, good = part.split()
        counted[good] = counted.get(good, 0) + int(count)
    return counted


def side(gold: int = 0, **heaps: str) -> Side:
    """One side of an offer: `side(8, stand="2 apples", bag="1 silk")`."""
    return Side(gold, **{name: cards(text) for name, text in heaps.items()})


def an_offer(
    to: Addressee,
    *,
    give: Side = NO_SIDE,
    get: Side = NO_SIDE,
    pledges: str = "",
    favours: Sequence[Favour] = (),
) -> MakeOffer:
    """An offer, its pledges written `"hand_back 1, open 2"`."""
    return MakeOffer(to, give, get, _pledges(pledges), list(favours))


def _pledges(text: str) -> list[Pledge]:
    pledges = []
    for part in text.split(", ") if text else ():
        word, bag = part.split()
        pledges.append(Pledge(cast(Literal["hand_back", "open"], word), int(bag)))
    return pledges


def stacked_deck(options: Options, hands: Sequence[Cards], then: Sequence[str] = ()) -> list[str]:
    """A deck that deals these hands, filled up where short, then `then` (piles, draws), then all other cards."""
    rest = catalogue_for(options).contents
    for hand in hands:
        rest = minus(rest, hand)
    for good in then:
        rest = minus(rest, {good: 1})
    spare = spread(rest)
    deck: list[str] = []
    for hand in hands:
        dealt = spread(hand)
        deck += dealt
        for _ in range(options.hand_size - len(dealt)):
            deck.append(spare.pop(0))
    return [*deck, *then, *spare]


class Table:
    """One game, and the events of its last move."""

    def __init__(self, state: State, events: Sequence[Event] = ()) -> None:
        self.state = state
        self.events = list(events)
        self.log = list(events)

    @classmethod
    def laid(
        cls,
        *,
        players: int = 4,
        sheriff: int | None = None,
        deputies: Sequence[int] | None = None,
        hands: Mapping[int, str] | None = None,
        then: Sequence[str] = (),
        seed: int = 0,
        **options: Any,
    ) -> "Table":
        """A game in its first market. By default seat 0 is sheriff, or 0 and 1 are deputies."""
        chosen = Options(players=players, **options)
        heaps = [cards((hands or {}).get(seat, "")) for seat in range(players)]
        if players == 6:
            deputies = deputies or [0, 1, 2, 3, 4, 5]
        else:
            sheriff = sheriff or 0
        state, events = new_game(
            chosen,
            seed_from_number(seed),
            deck=stacked_deck(chosen, heaps, then),
            sheriff=sheriff,
            deputies=deputies,
        )
        return cls(state, events)

    @classmethod
    def at_inspection(cls, bags: Mapping[int, tuple[str, str]], **setting: Any) -> "Table":
        """The first inspection: `bags` maps merchants to what is in the bag and what was declared.

        Merchants not named carry and declare one apple.
        """
        table = cls.laid(hands={seat: content for seat, (content, _) in _all_bags(bags, setting).items()}, **setting)
        return table.to_inspection(_all_bags(bags, setting))

    def to_inspection(self, bags: Mapping[int, tuple[str, str]]) -> "Table":
        """Plays from the market on: nobody swaps, everyone loads and declares as given, or else one apple."""
        self.pass_market()
        for seat in self.to_act:
            self.act(seat, LoadBag(cards(bags.get(seat, ONE_APPLE)[0])))
        while self.phase == "declare":
            seat = self.to_act[0]
            self.act(seat, Declare(bags.get(seat, ONE_APPLE)[1]))
        return self

    def hand_all_back(self) -> "Table":
        """Hands back every bag still held, for nothing."""
        for bag in self.state.held:
            for officer in self.state.officers:
                self.act(officer, HandBack(bag))
        return self

    def end_round(self) -> "Table":
        """Hands back every bag still held; nobody claims, and the booty is shared evenly."""
        self.hand_all_back()
        while self.phase == "claim":
            self.act(self.to_act[0], Decline())
        if self.phase == "share":
            self.act(self.to_act[0], ShareEvenly())
        return self

    def next_inspection(self, bags: Mapping[int, tuple[str, str]] | None = None) -> "Table":
        """Ends this round and plays on to the next inspection; the bags named are first put into the hands."""
        self.end_round()
        for seat, (content, _) in (bags or {}).items():
            self.with_seat(seat, hand=content)
        return self.to_inspection(bags or {})

    def pass_market(self) -> "Table":
        if self.state.starter is None:
            self.act(self.state.officers[0], NameStarter(self.state.merchants[0]))
        while self.phase == "market":
            self.act(self.to_act[0], Swap())
        return self

    def pass_round(self) -> "Table":
        """Plays from the market to the next one: everyone loads one card, and every bag is handed back."""
        self.pass_market()
        for seat in self.to_act:
            self.act(seat, LoadBag({next(iter(self.hand(seat))): 1}))
        while self.phase == "declare":
            self.act(self.to_act[0], Declare("apples"))
        return self.end_round()

    def with_seat(self, seat: int, **changes: Any) -> "Table":
        """Changes what a seat has; cards are written as text. Breaks the conservation of cards and gold."""
        heaps = {name: cards(value) if isinstance(value, str) else value for name, value in changes.items()}
        self.state = replace(self.state, seats=self.state.with_seat(seat, replace(self.state.seats[seat], **heaps)))
        return self

    def with_state(self, **changes: Any) -> "Table":
        self.state = replace(self.state, **changes)
        return self

    def with_deck(self, *deck: str) -> "Table":
        """Leaves these cards in the deck, the next one first."""
        return self.with_state(cards=deck, drawn=0)

    def with_piles(self, **piles: str) -> "Table":
        """Replaces the discard piles, each written from bottom to top: `left="apples silk"`."""
        return self.with_state(piles={name: tuple(pile.split()) for name, pile in piles.items()})

    def act(self, seat: int | None, action: AnyAction | Mapping[str, Any]) -> "Table":
        """Carries out an action, given as a struct or as JSON."""
        if isinstance(action, Mapping):
            action = parse_action(encode(action))
        self.state, self.events = apply(self.state, seat, action)
        self.log += self.events
        return self

    def offer(self, seat: int, to: Addressee, **terms: Any) -> int:
        """Makes an offer with the terms of `an_offer` and returns its number."""
        self.act(seat, an_offer(to, **terms))
        return self.state.offers[-1].id

    def strike(self, seat: int, to: Addressee, **terms: Any) -> Deal:
        """Makes an offer and has every seat it needs accept it; the last move is the last acceptance."""
        number = self.offer(seat, to, **terms)
        for needed in self.state.offers[-1].needs:
            self.act(needed, Accept(number))
        return self.happened(DealStruck)[0].deal

    def refuses(self, seat: int | None, action: AnyAction | Mapping[str, Any], rule: str) -> IllegalAction:
        """Asserts that this rule forbids the action, and that nothing changed."""
        before = encode_state(self.state)
        with pytest.raises(IllegalAction) as caught:
            Table(self.state).act(seat, action)
        assert caught.value.rule == rule, str(caught.value)
        assert "\n" not in caught.value.message
        assert encode_state(self.state) == before
        return caught.value

    def not_now(self, seat: int | None, action: AnyAction | Mapping[str, Any]) -> None:
        """Asserts that nobody can take such an action in this phase."""
        with pytest.raises(IllegalAction) as caught:
            Table(self.state).act(seat, action)
        assert caught.value.code == "wrong_phase", str(caught.value)

    def happened(self, kind: type[E]) -> list[E]:
        """The events of this kind in the last move."""
        return [event for event in self.events if isinstance(event, kind)]

    def view(self, seat: int | None) -> View:
        return view(self.state, seat)

    def seen(self, seat: int | None) -> dict[str, Any]:
        """The view as JSON."""
        decoded: dict[str, Any] = msgspec.json.decode(encode(view(self.state, seat)))
        return decoded

    @property
    def phase(self) -> str:
        return self.state.phase

    @property
    def to_act(self) -> tuple[int, ...]:
        return to_act(self.state)

    @property
    def may_act(self) -> tuple[int, ...]:
        return may_act(self.state)

    def gold(self, seat: int) -> int:
        return self.state.seats[seat].gold

    def stand(self, seat: int) -> Cards:
        return self.state.seats[seat].stand

    def contraband(self, seat: int) -> Cards:
        return self.state.seats[seat].contraband

    def hand(self, seat: int) -> Cards:
        return self.state.seats[seat].hand


def _all_bags(bags: Mapping[int, tuple[str, str]], setting: Mapping[str, Any]) -> dict[int, tuple[str, str]]:
    return {seat: bags.get(seat, ONE_APPLE) for seat in range(setting.get("players", 4))}


def encode_state(state: State) -> bytes:
    """A whole state as bytes, for comparing two."""
    fields = {name: getattr(state, name) for name in state.__struct_fields__ if name != "goods"}
    return encode(fields)


def all_cards(state: State) -> Cards:
    """Every card of the game, wherever it is."""
    total: Cards = {}
    for seat in state.seats:
        for heap in (seat.hand, seat.stand, seat.contraband, seat.set_aside):
            total = plus(total, heap)
        if seat.bag is not None and not seat.bag.settled:
            total = plus(total, seat.bag.cards)
    for heap in (state.booty.stand, state.booty.contraband, state.confiscated, state.spent):
        total = plus(total, heap)
    loose = [*state.cards[state.drawn :], *state.removed, *(card for pile in state.piles.values() for card in pile)]
    for card in loose:
        total = plus(total, {card: 1})
    return total


def hand_size(table: Table, seat: int) -> int:
    return size(table.hand(seat))
