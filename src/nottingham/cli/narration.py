"""The narration of a game in the shell: English sentences for each event.

A narrator knows only what the event holds, so an event as a seat sees it (`seen_by`) is narrated as that seat saw it.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from msgspec import UNSET, UnsetType

from nottingham.rules import events as happened
from nottingham.rules.actions import Favour, OpenLater, PayLater, Pledge, Spare, Words
from nottingham.rules.cards import Cards
from nottingham.rules.state import Offer, Receiver, Score, Split, Terms

PHASE_NAMES = {
    "load": "The merchants load their bags",
    "declare": "The declarations",
    "inspect": "The inspection",
    "debt": "A debt must be paid",
    "place": "Confiscated cards must be placed",
    "claim": "The black market",
    "share": "The booty must be shared",
}


class Narrator:
    """Narrates the events of one game."""

    def __init__(self, names: Sequence[str]) -> None:
        self._names = names
        self._order: dict[str, int] = {}

    def narrate(self, event: happened.Event) -> list[str]:
        """Returns the lines for an event."""
        write: Callable[[Narrator, Any], Iterator[str]] | None = _WRITERS.get(type(event))
        if write is None:
            raise NotImplementedError(f"{type(event).__name__} has no narration")
        return list(write(self, event))

    def name(self, seat: int) -> str:
        return self._names[seat]

    def names(self, seats: Sequence[int]) -> str:
        return _listed([self.name(seat) for seat in seats])

    def _whom(self, receiver: Receiver) -> str:
        return "the booty" if receiver == "booty" else self.name(receiver)

    def _game_started(self, event: happened.GameStarted) -> Iterator[str]:
        self._order = {good.name: place for place, good in enumerate(event.goods)}
        options = event.options
        extras = [
            name.replace("_", " ")
            for name in ("royal_goods", "black_market", "time_limit", "removed_cards", "seven_card_hand", "open_trade")
            if getattr(options, name)
        ] + list(options.packs)
        played = f" with {_listed(extras)}" if extras else ""
        names = _listed(event.names)
        yield f"{options.edition.capitalize()} edition{played}: {names} sit down with {event.gold} gold each."
        yield f"The SHA-256 of the secret seed is {event.commitment}."
        if event.first_sheriff is not UNSET:
            yield f"The first sheriff is named, not drawn: {self.name(event.first_sheriff)}."

    def _piles_started(self, event: happened.PilesStarted) -> Iterator[str]:
        yield f"The left pile starts with {_in_order(event.left)}; the right pile with {_in_order(event.right)}."

    def _deputies_shuffled(self, event: happened.DeputiesShuffled) -> Iterator[str]:
        yield "The deputy cards are shuffled."

    def _round_began(self, event: happened.RoundBegan) -> Iterator[str]:
        role = "is sheriff" if len(event.officers) == 1 else "are deputies"
        yield f"Round {event.round}: {self.names(event.officers)} {role}."

    def _phase_began(self, event: happened.PhaseBegan) -> Iterator[str]:
        yield f"{PHASE_NAMES[event.phase]}."

    def _cards_drawn(self, event: happened.CardsDrawn) -> Iterator[str]:
        cards = "" if isinstance(event.cards, UnsetType) else f": {_in_order(event.cards)}"
        yield f"{self.name(event.seat)} draws {_count(event.count, 'card')}{cards}."

    def _deck_reshuffled(self, event: happened.DeckReshuffled) -> Iterator[str]:
        yield f"The deck is empty: {_count(event.count, 'card')} from the discard are shuffled into a new one."

    def _starter_named(self, event: happened.StarterNamed) -> Iterator[str]:
        yield f"{self.name(event.seat)} starts the market."

    def _cards_set_aside(self, event: happened.CardsSetAside) -> Iterator[str]:
        name = self.name(event.seat)
        if not event.count:
            yield f"{name} sets nothing aside."
        elif isinstance(event.cards, UnsetType):
            yield f"{name} sets {_count(event.count, 'card')} aside, face down."
        else:
            yield f"{name} sets aside {self._heap(event.cards)}."
        if event.taken:
            taken = [f"{_good(taking.good)} from the {taking.pile} pile" for taking in event.taken]
            yield f"{name} takes {_listed(taken)}."

    def _cards_discarded(self, event: happened.CardsDiscarded) -> Iterator[str]:
        yield f"{self.name(event.seat)} puts {_in_order(event.order)} on the {event.pile} pile."

    def _set_aside_collected(self, event: happened.SetAsideCollected) -> Iterator[str]:
        yield f"{_count(len(event.cards), 'set-aside card')} go on the discard pile."

    def _bag_loaded(self, event: happened.BagLoaded) -> Iterator[str]:
        cards = "" if isinstance(event.cards, UnsetType) else f" on {self._heap(event.cards)}"
        yield f"{self.name(event.seat)} snaps the bag shut{cards}."

    def _bags_closed(self, event: happened.BagsClosed) -> Iterator[str]:
        sizes = [f"{self.name(seat)} {size}" for seat, size in sorted(event.sizes.items())]
        yield f"All bags are closed: {_listed(sizes)}."

    def _declared(self, event: happened.Declared) -> Iterator[str]:
        yield f"{self.name(event.seat)} declares {self._heap({event.good: event.count})}."

    def _offer_made(self, event: happened.OfferMade) -> Iterator[str]:
        offer = event.offer
        to = "the deputies" if offer.to == "deputies" else self.name(offer.to)
        instead = f", in place of offer {event.replaces}" if event.replaces is not None else ""
        yield f"Offer {offer.id}: {self.name(offer.by)} to {to}{instead}: {self._worded(offer)}."

    def _worded(self, offer: Offer) -> str:
        parts = []
        give, get = self._terms(offer.give), self._terms(offer.get)
        if give:
            parts.append(f"gives {give}")
        if get:
            parts.append(f"asks for {get}")
        parts += [self._pledge(pledge) for pledge in offer.pledges]
        parts += [self._favour(favour) for favour in offer.favours]
        return "; ".join(parts)

    def _pledge(self, pledge: Pledge) -> str:
        return f"{'open' if pledge.type == 'open' else 'hand back'} {self.name(pledge.bag)}'s bag"

    def _favour(self, favour: Favour) -> str:
        by = self.name(favour.by)
        match favour:
            case Spare(whom=whom):
                return f"{by} will spare {self.name(whom)}"
            case OpenLater(whom=whom):
                return f"{by} will open {self.name(whom)}'s bag"
            case PayLater(to=to, gold=gold):
                return f"{by} will pay {self.name(to)} {gold} gold"
            case Words(text=text):
                return f"{by} says “{text}”"

    def _offer_accepted(self, event: happened.OfferAccepted) -> Iterator[str]:
        yield f"{self.name(event.seat)} would accept offer {event.offer}."

    def _offer_refused(self, event: happened.OfferRefused) -> Iterator[str]:
        yield f"{self.name(event.seat)} refuses offer {event.offer}."

    def _offer_withdrawn(self, event: happened.OfferWithdrawn) -> Iterator[str]:
        yield f"{self.name(event.seat)} withdraws offer {event.offer}."

    def _offer_fell(self, event: happened.OfferFell) -> Iterator[str]:
        yield f"Offer {event.offer} can no longer be met and is off."

    def _deal_struck(self, event: happened.DealStruck) -> Iterator[str]:
        deal = event.deal
        yield f"Deal! Offer {deal.id} between {self.name(deal.by)} and {self.names(deal.needs)}: {self._worded(deal)}."

    def _fell_short(self, event: happened.FellShort) -> Iterator[str]:
        yield f"{self.name(event.seat)} promised goods that are not there, and proves it to {self.names(event.to)}."
        if not isinstance(event.contraband, UnsetType):
            yield f"{self.name(event.seat)}'s contraband was {self._heap(event.contraband)}."
        if event.bag is not UNSET and event.bag is not None:
            yield f"{self.name(event.seat)}'s bag held {self._heap(event.bag)}."

    def _favour_judged(self, event: happened.FavourJudged) -> Iterator[str]:
        yield f"The ledger marks favour {event.entry + 1} as {event.status}."

    def _word_spoken(self, event: happened.WordSpoken) -> Iterator[str]:
        word = "Open it" if event.word == "open" else "Hand it back"
        yield f"{self.name(event.seat)} on {self.name(event.bag)}'s bag: {word}!"

    def _bag_left_to_one(self, event: happened.BagLeftToOne) -> Iterator[str]:
        yield f"The deputies disagree: {self.name(event.seat)} decides alone on {self.name(event.bag)}'s bag."

    def _bag_handed_back(self, event: happened.BagHandedBack) -> Iterator[str]:
        hidden = self._hidden(event.contraband, event.count)
        brought = (
            _listed([part for part in (event.legal and self._heap(event.legal), hidden) if part]) or "nothing more"
        )
        yield f"{self.name(event.bag)}'s bag is handed back: {brought}."
        if event.to is not None:
            given_hidden = self._hidden(event.given_contraband, event.given_count)
            given = _listed(
                [part for part in (event.given_legal and self._heap(event.given_legal), given_hidden) if part]
            )
            yield f"Out of it, {given} went to {self._whom(event.to)}."

    def _bag_opened(self, event: happened.BagOpened) -> Iterator[str]:
        verdict = "an honest bag" if event.honest else f"confiscated: {self._heap(event.confiscated)}"
        yield f"{self.names(event.by)} opened {self.name(event.bag)}'s bag: {self._heap(event.cards)}; {verdict}."

    def _debt_paid(self, event: happened.DebtPaid) -> Iterator[str]:
        paid = [f"{event.gold} gold"] if event.gold else []
        paid += [self._heap(cards) for cards in (event.legal, event.contraband) if cards]
        owes = f" and still owes {event.owed}" if event.owed else ""
        yield f"{self.name(event.by)} pays {self._whom(event.to)} {_listed(paid) or 'nothing'}{owes}."
        if event.forgiven:
            yield f"The rest, {event.forgiven}, is forgiven."

    def _confiscated_placed(self, event: happened.ConfiscatedPlaced) -> Iterator[str]:
        yield f"On the {event.pile} pile: {_in_order(event.order)}."

    def _time_ran_out(self, event: happened.TimeRanOut) -> Iterator[str]:
        yield "Time is up! All offers are off."

    def _inspection_ended(self, event: happened.InspectionEnded) -> Iterator[str]:
        yield "The last bag is settled."

    def _market_card_claimed(self, event: happened.MarketCardClaimed) -> Iterator[str]:
        given = self._heap({event.good: event.given})
        yield f"{self.name(event.seat)} gives up {given} for a black-market card worth {event.value}."

    def _claim_declined(self, event: happened.ClaimDeclined) -> Iterator[str]:
        yield f"{self.name(event.seat)} claims nothing."

    def _share_proposed(self, event: happened.ShareProposed) -> Iterator[str]:
        yield f"{self.name(event.seat)} proposes to share the booty: {self._split(event.split)}."

    def _booty_shared(self, event: happened.BootyShared) -> Iterator[str]:
        yield f"The booty is shared: {self._split(event.split)}."
        for card in event.discarded:
            yield f"One {_good(card)} is left over and discarded."
        if event.to_bank:
            yield "The odd coin goes to the bank."

    def _split(self, split: Split) -> str:
        parts = []
        for seat, stake in sorted(split.items()):
            goods = [self._heap(stake.goods)] if stake.goods else []
            parts.append(f"{self.name(seat)} gets {_listed([f'{stake.gold} gold', *goods])}")
        return "; ".join(parts)

    def _game_ended(self, event: happened.GameEnded) -> Iterator[str]:
        for seat, score in sorted(enumerate(event.scores), key=lambda entry: (entry[1].rank, entry[0])):
            yield f"{score.rank}. {self.name(seat)}: {_points(score)}."
        yield f"{self.names(event.winners)} {'wins' if len(event.winners) == 1 else 'share the victory'}."
        yield f"The seed was {event.seed}."

    def _heap(self, cards: Cards) -> str:
        """Lists the cards as counts of each good, in the order of the catalogue."""
        in_order = sorted(cards, key=lambda good: (self._order.get(good, len(self._order)), good))
        return _listed([f"{cards[good]} {_good(good, cards[good])}" for good in in_order]) or "nothing"

    def _hidden(self, cards: Cards | UnsetType, count: int) -> str:
        """Names contraband where it may be seen, else gives its number."""
        if not count:
            return ""
        return f"{count} contraband" if isinstance(cards, UnsetType) else f"{self._heap(cards)} in secret"

    def _terms(self, terms: Terms) -> str:
        parts = [f"{terms.gold} gold"] if terms.gold else []
        if terms.stand:
            parts.append(f"{self._heap(terms.stand)} from the stand")
        if terms.contraband:
            hidden = terms.contraband
            named = f"{hidden} contraband" if isinstance(hidden, int) else self._heap(hidden)
            parts.append(f"{named} from under the stand")
        if terms.bag:
            parts.append(f"{self._heap(terms.bag)} from the bag")
        return _listed(parts)


_WRITERS: Mapping[type[happened.Event], Callable[[Narrator, Any], Iterator[str]]] = {
    happened.GameStarted: Narrator._game_started,
    happened.PilesStarted: Narrator._piles_started,
    happened.DeputiesShuffled: Narrator._deputies_shuffled,
    happened.RoundBegan: Narrator._round_began,
    happened.PhaseBegan: Narrator._phase_began,
    happened.CardsDrawn: Narrator._cards_drawn,
    happened.DeckReshuffled: Narrator._deck_reshuffled,
    happened.StarterNamed: Narrator._starter_named,
    happened.CardsSetAside: Narrator._cards_set_aside,
    happened.CardsDiscarded: Narrator._cards_discarded,
    happened.SetAsideCollected: Narrator._set_aside_collected,
    happened.BagLoaded: Narrator._bag_loaded,
    happened.BagsClosed: Narrator._bags_closed,
    happened.Declared: Narrator._declared,
    happened.OfferMade: Narrator._offer_made,
    happened.OfferAccepted: Narrator._offer_accepted,
    happened.OfferRefused: Narrator._offer_refused,
    happened.OfferWithdrawn: Narrator._offer_withdrawn,
    happened.OfferFell: Narrator._offer_fell,
    happened.DealStruck: Narrator._deal_struck,
    happened.FellShort: Narrator._fell_short,
    happened.FavourJudged: Narrator._favour_judged,
    happened.WordSpoken: Narrator._word_spoken,
    happened.BagLeftToOne: Narrator._bag_left_to_one,
    happened.BagHandedBack: Narrator._bag_handed_back,
    happened.BagOpened: Narrator._bag_opened,
    happened.DebtPaid: Narrator._debt_paid,
    happened.ConfiscatedPlaced: Narrator._confiscated_placed,
    happened.TimeRanOut: Narrator._time_ran_out,
    happened.InspectionEnded: Narrator._inspection_ended,
    happened.MarketCardClaimed: Narrator._market_card_claimed,
    happened.ClaimDeclined: Narrator._claim_declined,
    happened.ShareProposed: Narrator._share_proposed,
    happened.BootyShared: Narrator._booty_shared,
    happened.GameEnded: Narrator._game_ended,
}


def _listed(parts: Sequence[str]) -> str:
    return " and ".join([", ".join(parts[:-1]), parts[-1]]) if len(parts) > 1 else "".join(parts)


def _good(good: str, count: int = 1) -> str:
    name = good.replace("_", " ")
    return name.removesuffix("s") if count == 1 else name


def _in_order(cards: Sequence[str]) -> str:
    return ", ".join(_good(card) for card in cards)


def _count(count: int, what: str) -> str:
    return f"{count} {what}" if count == 1 else f"{count} {what}s"


def _points(score: Score) -> str:
    crowns = [f"King of {_good(good, 2)}" for good in score.king_of] + [
        f"Queen of {_good(good, 2)}" for good in score.queen_of
    ]
    parts = [
        f"{score.gold} gold",
        f"{score.legal} legal goods",
        f"{score.contraband} contraband",
        *([f"{score.black_market} black market"] if score.black_market else []),
        *([f"{sum(score.crowns.values())} as {_listed(crowns)}"] if crowns else []),
    ]
    return f"{score.total} points ({', '.join(parts)})"
