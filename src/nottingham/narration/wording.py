"""Names, goods and deals in words, shared by the log, the command line and the seat of a language model."""

import re
from collections.abc import Sequence

from nottingham.narration.texts import UNSEEN, Texts
from nottingham.rules.actions import Favour, OpenLater, PayLater, Spare, Words
from nottingham.rules.cards import Cards
from nottingham.rules.state import Offer, Split, Terms


class Wording:
    """Words for the players and goods of one game.

    `order` is the order in which goods are listed. `seat` is the reader's, who is addressed as “you”.
    """

    def __init__(self, names: Sequence[str], texts: Texts, order: Sequence[str] = (), seat: int | None = None) -> None:
        self.names = names
        self.texts = texts
        self.seat = seat
        self.order = {good: place for place, good in enumerate(order)}

    def name(self, seat: int) -> str:
        return self.names[seat]

    def who(self, seat: int, whom: int | str | None = None) -> str:
        """Who a sentence is about: the reader, another player who does something to the reader, or others."""
        if self.seat is None:
            return "other"
        return "you" if seat == self.seat else "to_you" if whom == self.seat else "other"

    def listed(self, seats: Sequence[int]) -> str:
        return self.texts.listed([self.name(seat) for seat in seats])

    def each(self, cards: Cards) -> list[str]:
        """The count of each good, in the order of the catalogue."""
        in_order = sorted(cards, key=lambda good: self.order.get(good, len(self.order)))
        return [self.texts.goods(good, cards[good]) for good in in_order if cards[good] > 0]

    def heap(self, cards: Cards) -> str:
        return self.texts.listed(self.each(cards))

    def split(self, split: Split) -> str:
        parts = []
        for seat, stake in sorted(split.items()):
            got = [*([self.texts.gold(stake.gold)] if stake.gold else []), *self.each(stake.goods)]
            key = "log-booty_part" if got else "log-booty_part-nothing"
            parts.append(self.texts.say(key, who=self.who(seat), name=self.name(seat), goods=self.texts.listed(got)))
        return self.texts.in_turn(parts)

    def deal(self, offer: Offer, *, struck: bool = False) -> str:
        """A whole offer, said by its maker; if `struck`, as an agreement.

        A bag that an agreement hands back is handed back at once, which has its own sentence.
        """
        say, by, who = self.texts.say, self.name(offer.by), self.who(offer.by)
        clauses = []
        if give := self.terms(offer.give):
            clauses.append(say("deal-struck-gives" if struck else "deal-gives", who=who, by=by, terms=give))
        if get := self.terms(offer.get):
            clauses.append(say("deal-struck-gets" if struck else "deal-asks", who=who, by=by, terms=get))
        named = [pledge for pledge in offer.pledges if not (struck and pledge.type == "hand_back")]
        for pledge in named:
            yours = "-yours" if pledge.bag == self.seat else ""
            clauses.append(say(f"pledge-{pledge.type}{yours}", bag=self.name(pledge.bag)))
        clauses += [self.favour(favour) for favour in offer.favours]
        return self.texts.in_turn(clauses)

    def terms(self, terms: Terms) -> str:
        """What one side gives: “8 gold and 2 apples from the stand”; empty for nothing."""
        contraband = {UNSEEN: terms.contraband} if isinstance(terms.contraband, int) else terms.contraband
        parts = [self.texts.gold(terms.gold)] if terms.gold else []
        for place, cards in (("stand", terms.stand), ("contraband", contraband), ("bag", terms.bag)):
            if self.each(cards):
                parts.append(self.texts.say(f"terms-{place}", goods=self.heap(cards)))
        return self.texts.listed(parts) if parts else ""

    def favour(self, favour: Favour) -> str:
        say, by = self.texts.say, self.name(favour.by)

        def key(kind: str, whom: int | None = None) -> str:
            return f"favour-{kind}{ {'you': '-by-you', 'to_you': '-you', 'other': ''}[self.who(favour.by, whom)] }"

        match favour:
            case Spare(whom=whom):
                return say(key("spare", whom), by=by, whom=self.name(whom))
            case OpenLater(whom=whom):
                return say(key("open", whom), by=by, whom=self.name(whom))
            case PayLater(to=to, gold=gold):
                return say(key("pay", to), by=by, to=self.name(to), gold=self.texts.gold(gold))
            case Words(text=text):
                # The surrounding sentence has its own full stop.
                return say(key("words"), by=by, text=re.sub(r"(?<!\.)\.\Z", "", text))
