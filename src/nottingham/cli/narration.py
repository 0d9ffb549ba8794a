"""The narration of a game in the shell: the sentences for each event, from the texts of the page's log.

The page chooses the same texts in `web/src/i18n/log.ts`, and one of its tests compares the two. A narrator knows only
what the events hold, so events as a seat sees them (`seen_by`) are narrated as that seat saw them.
"""

import re
from collections import Counter
from collections.abc import Iterator, Sequence

from msgspec import UnsetType

from nottingham.cli.texts import UNSEEN, Texts
from nottingham.rules import events as happened
from nottingham.rules.actions import Favour, OpenLater, PayLater, Spare, Words
from nottingham.rules.cards import Cards
from nottingham.rules.state import Offer, Score, Split, Terms

EXTRAS = ("royal_goods", "black_market", "time_limit", "removed_cards", "seven_card_hand", "open_trade")
SEAL_DIGITS = 12


class Narrator:
    """Narrates the events of one game, in order. `seat` is whose eyes see them, if they belong to a seat."""

    def __init__(self, names: Sequence[str], texts: Texts, seat: int | None = None) -> None:
        self._names = names
        self._texts = texts
        self._seat = seat
        self._order: dict[str, int] = {}
        self._offers: dict[int, Offer] = {}
        self._declared: dict[int, happened.Declared] = {}
        self._promises: list[Favour] = []

    def narrate(self, event: happened.Event) -> list[str]:
        """Returns the sentences for an event; none if another event covers it."""
        if isinstance(event, happened.GameStarted):
            self._order = {good.name: place for place, good in enumerate(event.goods)}
        sentences = list(self._sentences(event))
        self._remember(event)
        return sentences

    def _remember(self, event: happened.Event) -> None:
        """Keeps what later events refer to."""
        match event:
            case happened.OfferMade(offer=offer):
                self._offers[offer.id] = offer
            case happened.Declared(seat=seat):
                self._declared[seat] = event
            case happened.DealStruck(deal=deal):
                self._promises += deal.favours
            case happened.RoundBegan():
                self._declared.clear()
                self._offers.clear()

    def _sentences(self, event: happened.Event) -> Iterator[str]:
        say, name, heap = self._texts.say, self._name, self._heap
        match event:
            case happened.GameStarted():
                yield from self._game_started(event)
            case happened.PilesStarted(left=left, right=right):
                yield say("log-piles_started", left=heap(Counter(left)), right=heap(Counter(right)))
            case happened.DeputiesShuffled():
                yield say("log-deputies_shuffled")
            case happened.RoundBegan(round=number, officers=officers):
                key = "log-round_began-sheriff" if len(officers) == 1 else "log-round_began-deputies"
                yield say(key, round=number, names=self._listed(officers))
            case happened.PhaseBegan(phase=phase):
                # The round's start implies the market, and the end of the game has its own event.
                if phase not in ("market", "over"):
                    yield say(f"log-phase_began-{phase}")
            case happened.CardsDrawn(seat=seat, count=count, cards=drawn):
                if isinstance(drawn, UnsetType):
                    yield say("log-cards_drawn", name=name(seat), count=count)
                else:
                    yield say("log-cards_drawn-seen", name=name(seat), goods=heap(Counter(drawn)))
            case happened.DeckReshuffled(count=count):
                yield say("log-deck_reshuffled", count=count)
            case happened.StarterNamed(seat=seat):
                yield say("log-starter_named", name=name(seat))
            case happened.CardsSetAside():
                yield from self._set_aside(event)
            case happened.CardsDiscarded(seat=seat, pile=pile, order=order):
                yield say(f"log-cards_discarded-{_side(pile)}", name=name(seat), goods=heap(Counter(order)))
                yield from self._on_top(order)
            case happened.SetAsideCollected(cards=collected):
                if collected:
                    yield say("log-set_aside_collected", count=len(collected))
            case happened.BagLoaded(seat=seat, cards=cards):
                if isinstance(cards, UnsetType):
                    yield say("log-bag_loaded", name=name(seat))
                else:
                    key = "log-bag_loaded-own" if seat == self._seat else "log-bag_loaded-seen"
                    yield say(key, name=name(seat), goods=heap(cards))
            case happened.BagsClosed(sizes=sizes):
                each = [say("log-bags_closed-size", name=name(seat), count=sizes[seat]) for seat in sorted(sizes)]
                yield say("log-bags_closed", sizes=self._texts.listed(each))
            case happened.Declared(seat=seat, good=good, count=count):
                yield say("log-declared", name=name(seat), goods=self._texts.goods(good, count))
            case happened.OfferMade(offer=offer, replaces=replaces):
                key = "log-offer_made" if replaces is None else "log-offer_changed"
                deal = self._deal(offer)
                if offer.to == "deputies":
                    yield say(f"{key}-deputies", by=name(offer.by), deal=deal)
                else:
                    yield say(key, by=name(offer.by), to=name(offer.to), deal=deal)
            case happened.OfferAccepted(offer=number, seat=seat):
                yield self._about_offer("log-offer_accepted", number, name=name(seat))
            case happened.OfferRefused(offer=number, seat=seat):
                yield self._about_offer("log-offer_refused", number, name=name(seat))
            case happened.OfferWithdrawn(seat=seat):
                yield say("log-offer_withdrawn", name=name(seat))
            case happened.OfferFell(offer=number):
                yield self._about_offer("log-offer_fell", number)
            case happened.DealStruck(deal=struck):
                sides = self._listed((struck.by, *struck.needs))
                yield say("log-deal_struck", names=sides, deal=self._deal(struck, struck=True))
            case happened.FellShort():
                yield from self._fell_short(event)
            case happened.FavourJudged(entry=entry, status=status):
                # The other two states are no verdicts: open promises, and texts, which are never judged.
                if status not in ("open", "words"):
                    yield say(f"log-favour_judged-{status}", favour=self._promise(entry))
            case happened.WordSpoken(seat=seat, bag=bag, word=word):
                yield say(f"log-word_spoken-{word}", name=name(seat), bag=name(bag))
            case happened.BagLeftToOne(bag=bag, seat=seat):
                yield say("log-bag_left_to_one", name=name(seat), bag=name(bag))
            case happened.BagHandedBack():
                yield from self._handed_back(event)
            case happened.BagOpened():
                yield self._opened(event)
            case happened.DebtPaid():
                yield from self._debt_paid(event)
            case happened.ConfiscatedPlaced(pile=pile, order=order):
                yield say(f"log-confiscated_placed-{_side(pile)}", goods=heap(Counter(order)))
                yield from self._on_top(order)
            case happened.TimeRanOut():
                yield say("log-time_ran_out")
            case happened.InspectionEnded():
                yield say("log-inspection_ended")
            case happened.MarketCardClaimed(seat=seat, good=good, given=given, value=value):
                goods = self._texts.goods(good, given)
                yield say("log-market_card_claimed", name=name(seat), goods=goods, value=value)
            case happened.ClaimDeclined(seat=seat):
                yield say("log-claim_declined", name=name(seat))
            case happened.ShareProposed(seat=seat, split=split):
                yield say("log-share_proposed", name=name(seat), split=self._split(split))
            case happened.BootyShared(split=split, discarded=discarded, to_bank=to_bank):
                yield say("log-booty_shared", split=self._split(split))
                for good in discarded:
                    yield say("log-booty_shared-discarded", goods=self._texts.goods(good, 1))
                if to_bank:
                    yield say("log-booty_shared-bank")
            case happened.GameEnded():
                yield from self._game_ended(event)
            case _:
                raise NotImplementedError(f"{type(event).__name__} has no narration")

    def _game_started(self, event: happened.GameStarted) -> Iterator[str]:
        say, options = self._texts.say, event.options
        names = self._listed(range(len(event.names)))
        yield say(f"log-game_started-{options.edition}", names=names, gold=self._texts.gold(event.gold))
        extras = [say(f"extra-{extra}") for extra in EXTRAS if getattr(options, extra)]
        extras += [say(f"pack-{pack}") if self._texts.has(f"pack-{pack}") else pack for pack in options.packs]
        if extras:
            yield say("log-game_started-extras", extras=self._texts.listed(extras))
        yield say("log-game_started-seal", commitment=f"{event.commitment[:SEAL_DIGITS]}…")
        if not isinstance(event.first_sheriff, UnsetType):
            yield say("log-game_started-sheriff", name=self._name(event.first_sheriff))

    def _set_aside(self, event: happened.CardsSetAside) -> Iterator[str]:
        say, name = self._texts.say, self._name(event.seat)
        if not event.count:
            yield say("log-cards_set_aside-none", name=name)
        elif isinstance(event.cards, UnsetType):
            yield say("log-cards_set_aside-hidden", name=name, count=event.count)
        else:
            yield say("log-cards_set_aside-seen", name=name, goods=self._heap(event.cards))
        takings = [
            say(f"log-taken-{side}", goods=self._heap(taken))
            for side in ("left", "right")
            if (taken := Counter(taking.good for taking in event.taken if _side(taking.pile) == side))
        ]
        if takings:
            yield say("log-taken", name=name, takings=self._texts.listed(takings))

    def _on_top(self, order: Sequence[str]) -> Iterator[str]:
        """The new top card of a pile, unless all are alike."""
        if len(set(order)) > 1:
            yield self._texts.say("log-on_top", goods=self._texts.goods(order[-1], 1))

    def _about_offer(self, key: str, number: int, **details: str) -> str:
        """A sentence that says whose offer it is, if that is known."""
        offer = self._offers.get(number)
        if offer is None:
            return self._texts.say(key, **details)
        return self._texts.say(f"{key}-known", by=self._name(offer.by), **details)

    def _fell_short(self, event: happened.FellShort) -> Iterator[str]:
        say, name = self._texts.say, self._name(event.seat)
        if len(event.to) == 1:
            yield say("log-fell_short", name=name, to=self._name(event.to[0]))
        else:
            yield say("log-fell_short-deputies", name=name)
        if not isinstance(event.contraband, UnsetType):
            yield say("log-fell_short-contraband", name=name, goods=self._heap(event.contraband))
        if event.bag is not None and not isinstance(event.bag, UnsetType):
            yield say("log-fell_short-bag", name=name, goods=self._heap(event.bag))

    def _handed_back(self, event: happened.BagHandedBack) -> Iterator[str]:
        say, bag = self._texts.say, self._name(event.bag)
        goods = self._contents(event.legal, event.count, event.contraband)
        declared = self._declared.get(event.bag)
        if event.count:
            yield say("log-bag_handed_back-smuggled", bag=bag, goods=goods)
        elif declared is None or event.to is not None:
            # The cards given away may have been declared or not, so there is no verdict.
            yield say("log-bag_handed_back", bag=bag, goods=goods)
        elif event.legal.get(declared.good) == declared.count:
            yield say("log-bag_handed_back-true", bag=bag, goods=goods)
        else:
            lie = self._texts.goods(declared.good, declared.count)
            yield say("log-bag_handed_back-lie", bag=bag, goods=goods, declared=lie)
        # Another event covers an empty promise.
        if event.to is not None and (event.given_count or event.given_legal):
            given = self._contents(event.given_legal, event.given_count, event.given_contraband)
            if event.to == "booty":
                yield say("log-bag_given-booty", goods=given)
            else:
                yield say("log-bag_given", to=self._name(event.to), goods=given)

    def _contents(self, legal: Cards, count: int, seen: Cards | UnsetType) -> str:
        """Goods out of a bag by name; hidden contraband as a number."""
        hidden = {UNSEEN: count} if isinstance(seen, UnsetType) else seen
        return self._texts.listed([*self._each(legal), *self._each(hidden)])

    def _opened(self, event: happened.BagOpened) -> str:
        details = {
            "office": "alone" if len(event.by) == 1 else "together",
            "by": self._listed(event.by),
            "bag": self._name(event.bag),
            "goods": self._heap(event.cards),
        }
        if event.honest:
            return self._texts.say("log-bag_opened-honest", **details)
        details["confiscated"] = self._heap(event.confiscated)
        declared = self._declared.get(event.bag)
        if declared is None:
            return self._texts.say("log-bag_opened-lie", **details)
        details["declared"] = self._texts.goods(declared.good, declared.count)
        return self._texts.say("log-bag_opened-lie-declared", **details)

    def _debt_paid(self, event: happened.DebtPaid) -> Iterator[str]:
        say, by, gold = self._texts.say, self._name(event.by), self._texts.gold
        parts = [*([gold(event.gold)] if event.gold else []), *self._each(event.legal), *self._each(event.contraband)]
        paid = self._texts.listed(parts)
        if not parts:
            yield say("log-debt_paid-nothing", by=by)
        elif event.to == "booty":
            yield say("log-debt_paid-booty", by=by, paid=paid)
        else:
            yield say("log-debt_paid", by=by, to=self._name(event.to), paid=paid)
        if event.owed:
            yield say("log-debt_paid-owed", by=by, gold=gold(event.owed))
        if event.forgiven:
            yield say("log-debt_paid-forgiven", gold=gold(event.forgiven))

    def _split(self, split: Split) -> str:
        parts = []
        for seat, stake in sorted(split.items()):
            got = [*([self._texts.gold(stake.gold)] if stake.gold else []), *self._each(stake.goods)]
            key = "log-booty_part" if got else "log-booty_part-nothing"
            parts.append(self._texts.say(key, name=self._name(seat), goods=self._texts.listed(got)))
        return self._texts.in_turn(parts)

    def _game_ended(self, event: happened.GameEnded) -> Iterator[str]:
        say = self._texts.say
        for seat, score in sorted(enumerate(event.scores), key=lambda entry: (entry[1].rank, entry[0])):
            points = say("points-amount", count=score.total)
            parts = self._points(score)
            yield say("log-game_ended-score", rank=score.rank, name=self._name(seat), points=points, parts=parts)
        key = "log-game_ended-winner" if len(event.winners) == 1 else "log-game_ended-winners"
        yield say(key, names=self._listed(event.winners))
        yield say("log-game_ended-seed", seed=event.seed)

    def _points(self, score: Score) -> str:
        """How a score is made up, with the crowns by name."""
        say = self._texts.say
        parts = [
            say("score-gold", gold=self._texts.gold(score.gold)),
            say("score-legal", count=score.legal),
            say("score-contraband", count=score.contraband),
        ]
        if score.black_market:
            parts.append(say("score-black_market", count=score.black_market))
        crowns = [self._texts.crown("king", good) for good in score.king_of]
        crowns += [self._texts.crown("queen", good) for good in score.queen_of]
        if crowns:
            bonus = sum(score.crowns.values())
            parts.append(say("score-crowns", count=bonus, crowns=self._texts.listed(crowns)))
        return self._texts.in_turn(parts)

    # Deals

    def _deal(self, offer: Offer, *, struck: bool = False) -> str:
        """A whole offer, said by its maker; if `struck`, as an agreement."""
        say, by = self._texts.say, self._name(offer.by)
        clauses = []
        if give := self._terms(offer.give):
            clauses.append(say("deal-struck-gives", by=by, terms=give) if struck else say("deal-gives", terms=give))
        if get := self._terms(offer.get):
            clauses.append(say("deal-struck-gets", by=by, terms=get) if struck else say("deal-asks", terms=get))
        clauses += [say(f"pledge-{pledge.type}", bag=self._name(pledge.bag)) for pledge in offer.pledges]
        clauses += [self._favour(favour) for favour in offer.favours]
        return self._texts.in_turn(clauses)

    def _terms(self, terms: Terms) -> str:
        """What one side gives: “8 gold and 2 apples from the stand”; empty for nothing."""
        contraband = {UNSEEN: terms.contraband} if isinstance(terms.contraband, int) else terms.contraband
        parts = [self._texts.gold(terms.gold)] if terms.gold else []
        for place, cards in (("stand", terms.stand), ("contraband", contraband), ("bag", terms.bag)):
            if self._each(cards):
                parts.append(self._texts.say(f"terms-{place}", goods=self._heap(cards)))
        return self._texts.listed(parts) if parts else ""

    def _favour(self, favour: Favour) -> str:
        say, by = self._texts.say, self._name(favour.by)
        match favour:
            case Spare(whom=whom):
                return say("favour-spare", by=by, whom=self._name(whom))
            case OpenLater(whom=whom):
                return say("favour-open", by=by, whom=self._name(whom))
            case PayLater(to=to, gold=gold):
                return say("favour-pay", by=by, to=self._name(to), gold=self._texts.gold(gold))
            case Words(text=text):
                # The surrounding sentence has its own full stop.
                return say("favour-words", by=by, text=re.sub(r"(?<!\.)\.\Z", "", text))

    def _promise(self, entry: int) -> str:
        if entry < len(self._promises):
            return self._favour(self._promises[entry])
        return self._texts.say("log-favour_judged-unnamed", number=entry + 1)

    # Names and goods

    def _name(self, seat: int) -> str:
        return self._names[seat]

    def _listed(self, seats: Sequence[int]) -> str:
        return self._texts.listed([self._name(seat) for seat in seats])

    def _each(self, cards: Cards) -> list[str]:
        """The count of each good, in the order of the catalogue."""
        in_order = sorted(cards, key=lambda good: self._order.get(good, len(self._order)))
        return [self._texts.goods(good, cards[good]) for good in in_order if cards[good] > 0]

    def _heap(self, cards: Cards) -> str:
        return self._texts.listed(self._each(cards))


def _side(pile: str) -> str:
    return "left" if pile == "left" else "right"
