"""A seat's knowledge at this moment, in words, made from the seat's View alone."""

from collections.abc import Iterator

from nottingham.narration.texts import Texts
from nottingham.narration.wording import Wording
from nottingham.players.language.menu import seated
from nottingham.rules.goods import Catalogue
from nottingham.rules.view_types import OthersSeat, OwnSeat, View

SHOWN_OF_A_PILE = 5
"""The top cards of a discard pile that are told."""


class Situation:
    """A View in words: `brief` for a seat that follows the game, `whole` for one that takes a look around."""

    def __init__(self, view: View, words: Wording) -> None:
        self._view = view
        self._words = words
        self._say = words.texts.say

    def brief(self) -> str:
        """The own seat and the bags, and where it matters the piles."""
        view = self._view
        piles = self._piles() if view.phase == "market" and view.options.edition == "first" else ()
        return "\n".join([self._round(), self._me(), *self._bags(), *self._offers(), *piles, *self._rest()])

    def whole(self) -> str:
        others = [self._other(seat) for seat in range(len(self._view.seats)) if seat != self._view.seat]
        deck = self._say("market-deck", count=self._view.deck)
        parts = [*self._bags(), *self._offers(), *self._ledger(), *self._piles(), deck, *self._rest(), *self._market()]
        return "\n".join([self._round(), self._me(), *others, *parts])

    def _round(self) -> str:
        view = self._view
        office = "told-sheriff" if len(view.officers) == 1 else "told-deputies"
        names = self._words.texts.listed([seated(self._words, seat) for seat in view.officers])
        phase = self._say(f"phase-{view.phase}")
        when = self._say("told-round", round=view.round, rounds=view.rounds, phase=phase)
        return f"{when} {self._say(office, names=names)}"

    def _me(self) -> str:
        view, words = self._view, self._words
        me = view.me
        assert view.seat is not None
        line = self._say(
            "told-you",
            name=seated(words, view.seat),
            gold=words.texts.gold(me.gold),
            hand=words.heap(me.hand),
            stand=words.heap(me.stand),
            contraband=words.heap(me.contraband),
        )
        return self._with_market_cards(line, me)

    def _other(self, seat: int) -> str:
        other, words = self._view.seats[seat], self._words
        hand = other.hand if isinstance(other.hand, int) else sum(other.hand.values())
        hidden = other.contraband if isinstance(other.contraband, int) else sum(other.contraband.values())
        line = self._say(
            "told-other",
            name=seated(words, seat),
            gold=words.texts.gold(other.gold),
            hand=self._say("seat-hand", count=hand),
            stand=words.heap(other.stand),
            contraband=self._say("contraband-amount", count=hidden),
        )
        return self._with_market_cards(line, other)

    def _with_market_cards(self, line: str, seat: OwnSeat | OthersSeat) -> str:
        cards = [self._say("stand-market-card", value=card.value) for card in seat.black_market]
        return " ".join([line, *(f"{card}." for card in cards)])

    def _bags(self) -> Iterator[str]:
        view, words, say = self._view, self._words, self._say
        bonds = {bond.bag: bond for bond in view.pledges}
        for seat, other in enumerate(view.seats):
            bag = other.bag
            if bag is None or bag.status not in ("loaded", "held"):
                continue
            declared = say("gate-not-declared")
            if bag.declared and bag.size:
                declared = words.texts.goods(bag.declared, bag.size)
            if seat == view.seat and bag.cards:
                yield say("told-bag-own", goods=words.heap(bag.cards), declared=declared)
            elif bag.size:
                yield say("told-bag", name=words.name(seat), declared=declared)
            if seat in bonds:
                bond = bonds[seat]
                yield say("gate-must-open", names=words.listed(bond.by), to=words.name(bond.to))
            for deputy, word in view.stances.get(seat, {}).items():
                yield say(f"gate-word-{word}", name=words.name(deputy))

    def _offers(self) -> Iterator[str]:
        words = self._words
        for offer in self._view.offers:
            to = self._say("word-both_deputies") if offer.to == "deputies" else words.name(offer.to)
            yield self._say("told-offer", number=offer.id, name=words.name(offer.by), to=to, deal=words.deal(offer))

    def _ledger(self) -> Iterator[str]:
        promises = [self._words.favour(entry.favour) for entry in self._view.ledger if entry.status == "open"]
        if promises:
            yield self._say("told-promises", promises=self._words.texts.in_turn(promises))

    def _piles(self) -> Iterator[str]:
        for name, pile in self._view.discard.items():
            top = [self._words.texts.goods(good, 1) for good in reversed(pile[-SHOWN_OF_A_PILE:])]
            cards = ", ".join(top) or self._say("pile-empty")
            yield self._say("told-pile", pile=self._say(f"pile-{name}"), cards=cards)

    def _market(self) -> Iterator[str]:
        for good, values in (self._view.black_market or {}).items():
            if values:
                goods = self._words.texts.goods(good, self._view.black_market_price or 0)
                yield self._say("claim-now-do", goods=goods, value=values[-1])

    def _rest(self) -> Iterator[str]:
        """A debt, confiscated cards and the booty, where they are on the table."""
        view, words = self._view, self._words
        if view.confiscated and view.phase == "place":
            yield f"{self._say('place-confiscated')} {words.heap(view.confiscated)}"
        booty = view.booty
        if booty and (booty.gold or booty.stand or booty.contraband):
            hidden = booty.contraband if not isinstance(booty.contraband, int) else {"contraband": booty.contraband}
            goods = [words.texts.gold(booty.gold), *words.each(booty.stand), *words.each(hidden)]
            yield self._say("told-booty", goods=words.texts.listed(goods))


def describe_goods(goods: Catalogue, texts: Texts) -> str:
    """The goods of a game with their values and penalties, and the crowns."""
    lines = []
    for name, good in goods.goods.items():
        line = texts.say("card-label", name=texts.good(name), kind=good.kind, value=good.value, penalty=good.penalty)
        if good.counts_as:
            base = texts.good(good.counts_as.good)
            line = f"{line}, {texts.say('card-counts', count=good.counts_as.count, good=base)}"
        lines.append(line)
    crowns = [
        f"{texts.good(crown.good)}: {texts.say('crowns-worth', king=crown.king, queen=crown.queen)}"
        for crown in goods.crowns
    ]
    return "\n".join([*lines, *crowns])
