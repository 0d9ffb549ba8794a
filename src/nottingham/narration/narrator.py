"""The narration of a game in the terminal: the sentences for each event, from the texts of the page's log.

The page chooses the same texts in `web/src/i18n/log.ts`, and one of its tests compares the two. A narrator knows only
what the events hold, so events as a seat sees them (`seen_by`) are narrated as that seat saw them.
"""

from collections import Counter
from collections.abc import Iterator, Sequence

from msgspec import UnsetType

from nottingham.narration.texts import UNSEEN, Texts
from nottingham.narration.wording import Wording
from nottingham.rules import events as happened
from nottingham.rules.actions import Favour
from nottingham.rules.cards import Cards
from nottingham.rules.state import Offer, Score

EXTRAS = ("royal_goods", "black_market", "time_limit", "removed_cards", "seven_card_hand", "open_trade")
SEAL_DIGITS = 12


class Narrator(Wording):
    """Narrates the events of one game, in order. `seat` is whose eyes see them, if they belong to a seat."""

    def __init__(self, names: Sequence[str], texts: Texts, seat: int | None = None) -> None:
        super().__init__(names, texts, seat=seat)
        self._offers: dict[int, Offer] = {}
        self._declared: dict[int, happened.Declared] = {}
        self._promises: list[Favour] = []

    def narrate(self, event: happened.Event) -> list[str]:
        """Returns the sentences for an event; none if another event covers it."""
        if isinstance(event, happened.GameStarted):
            self.order = {good.name: place for place, good in enumerate(event.goods)}
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
        say, name, heap, who = self.texts.say, self.name, self.heap, self.who
        match event:
            case happened.GameStarted():
                yield from self._game_started(event)
            case happened.PilesStarted(left=left, right=right):
                yield say("log-piles_started", left=heap(Counter(left)), right=heap(Counter(right)))
            case happened.DeputiesShuffled():
                yield say("log-deputies_shuffled")
            case happened.RoundBegan(round=number, officers=officers):
                key = "log-round_began-sheriff" if len(officers) == 1 else "log-round_began-deputies"
                yield say(key, round=number, **self._sides(officers))
            case happened.PhaseBegan(phase=phase):
                # The round's start implies the market, and the end of the game has its own event.
                if phase not in ("market", "over"):
                    yield say(f"log-phase_began-{phase}")
            case happened.CardsDrawn(seat=seat, count=count, cards=drawn):
                if isinstance(drawn, UnsetType):
                    yield say("log-cards_drawn", who=who(seat), name=name(seat), count=count)
                else:
                    yield say("log-cards_drawn-seen", who=who(seat), name=name(seat), goods=heap(Counter(drawn)))
            case happened.DeckReshuffled(count=count):
                yield say("log-deck_reshuffled", count=count)
            case happened.StarterNamed(seat=seat):
                yield say("log-starter_named", who=who(seat), name=name(seat))
            case happened.CardsSetAside():
                yield from self._set_aside(event)
            case happened.CardsDiscarded(seat=seat, pile=pile, order=order):
                goods = heap(Counter(order))
                yield say(f"log-cards_discarded-{_side(pile)}", who=who(seat), name=name(seat), goods=goods)
                yield from self._on_top(order)
            case happened.SetAsideCollected(cards=collected):
                if collected:
                    yield say("log-set_aside_collected", count=len(collected))
            case happened.BagLoaded(seat=seat, cards=cards):
                if isinstance(cards, UnsetType):
                    yield say("log-bag_loaded", name=name(seat))
                else:
                    key = "log-bag_loaded-own" if seat == self.seat else "log-bag_loaded-seen"
                    yield say(key, name=name(seat), goods=heap(cards))
            case happened.BagsClosed(sizes=sizes):
                each = [
                    say("log-bags_closed-size", who=who(seat), name=name(seat), count=sizes[seat])
                    for seat in sorted(sizes)
                ]
                yield say("log-bags_closed", sizes=self.texts.listed(each))
            case happened.Declared(seat=seat, good=good, count=count):
                yield say("log-declared", who=who(seat), name=name(seat), goods=self.texts.goods(good, count))
            case happened.OfferMade(offer=offer, replaces=replaces):
                key = "log-offer_made" if replaces is None else "log-offer_changed"
                deal = self.deal(offer)
                if offer.to == "deputies":
                    yield say(f"{key}-deputies", who=who(offer.by), by=name(offer.by), deal=deal)
                else:
                    yield say(key, who=who(offer.by, offer.to), by=name(offer.by), to=name(offer.to), deal=deal)
            case happened.OfferAccepted(offer=number, seat=seat):
                yield self._about_offer("log-offer_accepted", number, seat)
            case happened.OfferRefused(offer=number, seat=seat):
                yield self._about_offer("log-offer_refused", number, seat)
            case happened.OfferWithdrawn(seat=seat):
                yield say("log-offer_withdrawn", who=who(seat), name=name(seat))
            case happened.OfferFell(offer=number):
                yield self._about_offer("log-offer_fell", number)
            case happened.DealStruck(deal=struck):
                deal = self.deal(struck, struck=True)
                key = "log-deal_struck" if deal else "log-deal_struck-plain"
                yield say(key, **self._sides((struck.by, *struck.needs)), deal=deal)
            case happened.FellShort():
                yield from self._fell_short(event)
            case happened.FavourJudged(entry=entry, status=status):
                # The other two states are not verdicts: open promises, and free words, which are never judged.
                if status not in ("open", "words"):
                    yield say(f"log-favour_judged-{status}", favour=self._promise(entry))
            case happened.WordSpoken(seat=seat, bag=bag, word=word):
                yield say(f"log-word_spoken-{word}", who=who(seat, bag), name=name(seat), bag=name(bag))
            case happened.BagLeftToOne(bag=bag, seat=seat):
                yield say("log-bag_left_to_one", who=who(seat, bag), name=name(seat), bag=name(bag))
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
                goods = self.texts.goods(good, given)
                yield say("log-market_card_claimed", who=who(seat), name=name(seat), goods=goods, value=value)
            case happened.ClaimDeclined(seat=seat):
                yield say("log-claim_declined", who=who(seat), name=name(seat))
            case happened.ShareProposed(seat=seat, split=split):
                yield say("log-share_proposed", who=who(seat), name=name(seat), split=self.split(split))
            case happened.BootyShared(split=split, discarded=discarded, to_bank=to_bank):
                yield say("log-booty_shared", split=self.split(split))
                for good in discarded:
                    yield say("log-booty_shared-discarded", goods=self.texts.goods(good, 1))
                if to_bank:
                    yield say("log-booty_shared-bank")
            case happened.GameEnded():
                yield from self._game_ended(event)
            case _:
                raise NotImplementedError(f"{type(event).__name__} has no narration")

    def _game_started(self, event: happened.GameStarted) -> Iterator[str]:
        say, options = self.texts.say, event.options
        names = self.listed(range(len(event.names)))
        yield say(f"log-game_started-{options.edition}", names=names, gold=self.texts.gold(event.gold))
        extras = [say(f"extra-{extra}") for extra in EXTRAS if getattr(options, extra)]
        extras += [say(f"pack-{pack}") if self.texts.has(f"pack-{pack}") else pack for pack in options.packs]
        if extras:
            yield say("log-game_started-extras", extras=self.texts.listed(extras))
        yield say("log-game_started-seal", commitment=f"{event.commitment[:SEAL_DIGITS]}…")
        if not isinstance(event.first_sheriff, UnsetType):
            yield say("log-game_started-sheriff", name=self.name(event.first_sheriff))

    def _set_aside(self, event: happened.CardsSetAside) -> Iterator[str]:
        say, name, who = self.texts.say, self.name(event.seat), self.who(event.seat)
        if not event.count:
            yield say("log-cards_set_aside-none", who=who, name=name)
        elif isinstance(event.cards, UnsetType):
            yield say("log-cards_set_aside-hidden", who=who, name=name, count=event.count)
        else:
            yield say("log-cards_set_aside-seen", who=who, name=name, goods=self.heap(event.cards))
        takings = [
            say(f"log-taken-{side}", goods=self.heap(taken))
            for side in ("left", "right")
            if (taken := Counter(taking.good for taking in event.taken if _side(taking.pile) == side))
        ]
        if takings:
            yield say("log-taken", who=who, name=name, takings=self.texts.listed(takings))

    def _on_top(self, order: Sequence[str]) -> Iterator[str]:
        """The new top card of a pile, unless all are alike."""
        if len(set(order)) > 1:
            yield self.texts.say("log-on_top", goods=self.texts.goods(order[-1], 1))

    def _about_offer(self, key: str, number: int, seat: int | None = None) -> str:
        """What a seat does with an offer, or what becomes of it; with its maker, if that is known."""
        offer = self._offers.get(number)
        details = {} if seat is None else {"who": self.who(seat), "name": self.name(seat)}
        if offer is None:
            return self.texts.say(key, **details)
        who = self.who(offer.by) if seat is None else self.who(seat, offer.by)
        return self.texts.say(f"{key}-known", **{**details, "who": who, "by": self.name(offer.by)})

    def _sides(self, seats: Sequence[int]) -> dict[str, str]:
        """Several players, with the reader told apart from the others."""
        others = [seat for seat in seats if seat != self.seat]
        return {"who": "you" if len(others) < len(seats) else "other", "names": self.listed(others)}

    def _fell_short(self, event: happened.FellShort) -> Iterator[str]:
        say, name, who = self.texts.say, self.name(event.seat), self.who(event.seat)
        if len(event.to) == 1:
            (to,) = event.to
            yield say("log-fell_short", who=self.who(event.seat, to), name=name, to=self.name(to))
        else:
            yield say("log-fell_short-deputies", who=who, name=name)
        if not isinstance(event.contraband, UnsetType):
            yield say("log-fell_short-contraband", who=who, name=name, goods=self.heap(event.contraband))
        if event.bag is not None and not isinstance(event.bag, UnsetType):
            yield say("log-fell_short-bag", who=who, name=name, goods=self.heap(event.bag))

    def _handed_back(self, event: happened.BagHandedBack) -> Iterator[str]:
        say, bag, who = self.texts.say, self.name(event.bag), self.who(event.bag)
        goods = self._contents(event.legal, event.count, event.contraband)
        declared = self._declared.get(event.bag)
        if event.count:
            yield say("log-bag_handed_back-smuggled", who=who, bag=bag, goods=goods)
        elif declared is None or event.to is not None:
            # The cards given away may have been declared or not, so there is no verdict.
            yield say("log-bag_handed_back", who=who, bag=bag, goods=goods)
        elif event.legal.get(declared.good) == declared.count:
            yield say("log-bag_handed_back-true", who=who, bag=bag, goods=goods)
        else:
            lie = self.texts.goods(declared.good, declared.count)
            yield say("log-bag_handed_back-lie", who=who, bag=bag, goods=goods, declared=lie)
        # Another event covers an empty promise.
        if event.to is not None and (event.given_count or event.given_legal):
            given = self._contents(event.given_legal, event.given_count, event.given_contraband)
            if event.to == "booty":
                yield say("log-bag_given-booty", goods=given)
            else:
                yield say("log-bag_given", who=self.who(event.to), to=self.name(event.to), goods=given)

    def _contents(self, legal: Cards, count: int, seen: Cards | UnsetType) -> str:
        """Goods out of a bag by name; hidden contraband as a number."""
        hidden = {UNSEEN: count} if isinstance(seen, UnsetType) else seen
        return self.texts.listed([*self.each(legal), *self.each(hidden)])

    def _opened(self, event: happened.BagOpened) -> str:
        together = len(event.by) > 1
        if self.seat in event.by:
            office = "us" if together else "you"
        elif event.bag == self.seat:
            office = "yours_together" if together else "yours"
        else:
            office = "together" if together else "alone"
        details = {
            "office": office,
            "by": self.listed([seat for seat in event.by if seat != self.seat]),
            "bag": self.name(event.bag),
            "goods": self.heap(event.cards),
        }
        if event.honest:
            return self.texts.say("log-bag_opened-honest", **details)
        details["confiscated"] = self.heap(event.confiscated)
        declared = self._declared.get(event.bag)
        if declared is None:
            return self.texts.say("log-bag_opened-lie", **details)
        details["declared"] = self.texts.goods(declared.good, declared.count)
        return self.texts.say("log-bag_opened-lie-declared", **details)

    def _debt_paid(self, event: happened.DebtPaid) -> Iterator[str]:
        say, by, gold, who = self.texts.say, self.name(event.by), self.texts.gold, self.who(event.by)
        parts = [*([gold(event.gold)] if event.gold else []), *self.each(event.legal), *self.each(event.contraband)]
        paid = self.texts.listed(parts)
        if not parts:
            yield say("log-debt_paid-nothing", who=who, by=by)
        elif event.to == "booty":
            yield say("log-debt_paid-booty", who=who, by=by, paid=paid)
        else:
            yield say("log-debt_paid", who=self.who(event.by, event.to), by=by, to=self.name(event.to), paid=paid)
        if event.owed:
            yield say("log-debt_paid-owed", who=who, by=by, gold=gold(event.owed))
        if event.forgiven:
            yield say("log-debt_paid-forgiven", gold=gold(event.forgiven))

    def _game_ended(self, event: happened.GameEnded) -> Iterator[str]:
        say = self.texts.say
        for seat, score in sorted(enumerate(event.scores), key=lambda entry: (entry[1].rank, entry[0])):
            points = say("points-amount", count=score.total)
            parts = self._points(score)
            yield say("log-game_ended-score", rank=score.rank, name=self.name(seat), points=points, parts=parts)
        key = "log-game_ended-winner" if len(event.winners) == 1 else "log-game_ended-winners"
        yield say(key, who=self.who(event.winners[0]), names=self.listed(event.winners))
        yield say("log-game_ended-seed", seed=event.seed)

    def _points(self, score: Score) -> str:
        """How a score is made up, with the crowns by name."""
        say = self.texts.say
        parts = [
            say("score-gold", gold=self.texts.gold(score.gold)),
            say("score-legal", count=score.legal),
            say("score-contraband", count=score.contraband),
        ]
        if score.black_market:
            parts.append(say("score-black_market", count=score.black_market))
        crowns = [self.texts.crown("king", good) for good in score.king_of]
        crowns += [self.texts.crown("queen", good) for good in score.queen_of]
        if crowns:
            bonus = sum(score.crowns.values())
            parts.append(say("score-crowns", count=bonus, crowns=self.texts.listed(crowns)))
        return self.texts.in_turn(parts)

    def _promise(self, entry: int) -> str:
        if entry < len(self._promises):
            return self.favour(self._promises[entry])
        return self.texts.say("log-favour_judged-unnamed", number=entry + 1)


def _side(pile: str) -> str:
    return "left" if pile == "left" else "right"
