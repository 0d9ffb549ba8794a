"""The deal, drawing cards, the rounds and the end of the game (R2, R3.2, R4.5, R8.1, R10.1)."""

from collections.abc import Sequence
from typing import Final

from msgspec import UNSET
from msgspec.structs import replace

from nottingham.rules import shuffle
from nottingham.rules.actions import PayLater
from nottingham.rules.cards import heap, size, with_more
from nottingham.rules.errors import ImpossibleGame
from nottingham.rules.events import (
    CardsDrawn,
    DeckReshuffled,
    DeputiesShuffled,
    FavourJudged,
    GameEnded,
    GameStarted,
    PhaseBegan,
    PilesStarted,
    RoundBegan,
)
from nottingham.rules.goods import Catalogue, catalogue
from nottingham.rules.options import Options, catalogue_for, check
from nottingham.rules.phases.scoring import score, winners
from nottingham.rules.state import EMPTY_BOOTY, Seat, State
from nottingham.rules.transition import Transition, evolves

STARTING_GOLD: Final = 50
PILE_START: Final = 5
REMOVED_CARDS: Final = 10
MAX_WORD_LENGTH: Final = 64
"""Of a name or a cut."""


def set_up(
    options: Options,
    seed: str,
    *,
    names: Sequence[str] | None = None,
    cuts: Sequence[str] | None = None,
    deck: Sequence[str] | None = None,
    sheriff: int | None = None,
    deputies: Sequence[int] | None = None,
) -> Transition:
    """Deals a game and begins its first round. `engine.new_game` describes the arguments."""
    goods = catalogue_for(check(options))
    players = options.players
    names = _one_for_each_seat(names, [f"Player {seat + 1}" for seat in range(players)], "names")
    cuts = _one_for_each_seat(cuts, [""] * players, "cuts")
    if any(len(text) > MAX_WORD_LENGTH for text in (*names, *cuts)):
        raise ImpossibleGame("R2.1", "too_long", "A name or a cut can have at most {n} characters.", n=MAX_WORD_LENGTH)
    key = shuffle.deal_key(seed, cuts)
    cards = tuple(deck) if deck is not None else shuffle.shuffled(goods.deck, key, "deck")
    if deck is not None and heap(cards) != goods.contents:
        raise ImpossibleGame(
            "R2.2", "wrong_deck", "The deck must have exactly the {n} cards of these options.", n=len(goods.deck)
        )
    kept = len(cards) - (REMOVED_CARDS if options.removed_cards else 0)
    started = GameStarted(
        options=options,
        names=names,
        goods=goods.table,
        crowns=goods.crowns,
        black_market=dict(goods.black_market),
        commitment=shuffle.commitment(seed),
        cuts=cuts,
        gold=STARTING_GOLD,
        first_sheriff=UNSET if sheriff is None else sheriff,
        seed=seed,
        deck=cards[:kept],
        removed=cards[kept:],
    )
    transition = Transition(_laid(started, goods, key))
    transition.events.append(started)
    for seat in range(players):
        draw(transition, seat, options.hand_size)
    if options.edition == "first":
        at = transition.state.drawn
        left, right = cards[at : at + PILE_START], cards[at + PILE_START : at + 2 * PILE_START]
        transition.emit(PilesStarted(left, right))
    begin_round(transition, _first_officers(transition, sheriff, deputies))
    return transition


def _one_for_each_seat(given: Sequence[str] | None, otherwise: Sequence[str], what: str) -> tuple[str, ...]:
    if given is None:
        return tuple(otherwise)
    if len(given) != len(otherwise):
        raise ImpossibleGame(
            "R2.1", "one_each", "There must be {n} {what}, one for each seat.", n=len(otherwise), what=what
        )
    return tuple(given)


def begin(started: GameStarted) -> State:
    """The state after the first event of a game."""
    assert started.seed is not UNSET
    goods = catalogue(started.goods, started.crowns, started.black_market)
    return _laid(started, goods, shuffle.deal_key(started.seed, started.cuts))


def _laid(started: GameStarted, goods: Catalogue, key: str) -> State:
    assert started.seed is not UNSET and started.deck is not UNSET and started.removed is not UNSET
    return State(
        options=started.options,
        goods=goods,
        key=key,
        seed=started.seed,
        seats=tuple(Seat(name, started.gold) for name in started.names),
        cards=started.deck,
        removed=started.removed,
        piles={"left": (), "right": ()} if started.options.edition == "first" else {"pile": ()},
        black_market=dict(goods.black_market),
    )


def _first_officers(transition: Transition, sheriff: int | None, deputies: Sequence[int] | None) -> tuple[int, ...]:
    state = transition.state
    players = state.options.players
    if state.options.deputies:
        if sheriff is not None:
            raise ImpossibleGame("R8.1", "no_sheriff", "Six players have deputies instead of a sheriff; give deputies.")
        if deputies is not None and sorted(deputies) != list(range(players)):
            raise ImpossibleGame("R8.1", "deputy_deck", "The deputy deck must name each of the six seats once.")
        return draw_deputies(transition, tuple(deputies) if deputies is not None else None)
    if deputies is not None:
        raise ImpossibleGame("R8.1", "no_deputies", "Only six players have deputies.")
    if sheriff is None:
        return (shuffle.drawn_seat(players, state.key, "sheriff"),)
    if not 0 <= sheriff < players:
        raise ImpossibleGame("R2.5", "sheriff_seat", "The first sheriff must be a seat from 0 to {n}.", n=players - 1)
    return (sheriff,)


def draw_deputies(transition: Transition, order: tuple[int, ...] | None = None) -> tuple[int, ...]:
    """The next two deputies, after reshuffling the deputy deck if it has run out (R8.1)."""
    state = transition.state
    if not state.deputy_deck:
        if order is None:
            order = shuffle.shuffled_seats(state.options.players, state.key, f"deputies-{state.round // 3}")
        transition.emit(DeputiesShuffled(order))
    return transition.state.deputy_deck[:2]


def begin_round(transition: Transition, officers: tuple[int, ...]) -> None:
    transition.emit(RoundBegan(transition.state.round + 1, officers))


def end_round(transition: Transition) -> None:
    """Begins the next round with new officers and fills the hands (R10.1), or ends the game."""
    state = transition.state
    if state.round == state.options.rounds:
        end_game(transition)
        return
    left = (state.officers[0] + 1) % len(state.seats)
    officers = draw_deputies(transition) if state.options.deputies else (left,)
    begin_round(transition, officers)
    hand_size = state.options.hand_size
    for seat in state.clockwise_from((officers[0] + 1) % len(state.seats)):
        missing = hand_size - size(state.seats[seat].hand)
        if missing:
            draw(transition, seat, missing)


def end_game(transition: Transition) -> None:
    """Judges the open favours (R7.9) and counts the points (R10.2)."""
    for entry, promise in enumerate(transition.state.ledger):
        if promise.status == "open":
            transition.emit(FavourJudged(entry, "broken" if isinstance(promise.favour, PayLater) else "void"))
    scores = score(transition.state)
    transition.emit(GameEnded(scores, winners(scores), transition.state.seed))


def draw(transition: Transition, seat: int, count: int) -> None:
    """Draws from the deck, reshuffling the discard into it whenever it is empty (R4.5)."""
    while count > 0:
        state = transition.state
        at = state.drawn
        cards = state.cards[at : at + count]
        if cards:
            transition.emit(CardsDrawn(seat, len(cards), cards))
            count -= len(cards)
        elif not reshuffle(transition):
            return


def reshuffle(transition: Transition) -> bool:
    """Shuffles the discard into a new deck; returns whether there was any."""
    state = transition.state
    loose = [card for pile in state.piles.values() for card in pile[: _staying(state, pile)]]
    if not loose:
        return False
    deck = shuffle.shuffled(loose, state.key, f"reshuffle-{state.shuffles + 1}")
    transition.emit(DeckReshuffled(len(deck), deck))
    return True


def _staying(state: State, pile: tuple[str, ...]) -> int:
    """The index of the first card of a pile that a reshuffle leaves: its top five stay in the first edition."""
    return max(0, len(pile) - PILE_START) if state.options.edition == "first" else len(pile)


@evolves(PilesStarted)
def _piles_started(state: State, event: PilesStarted) -> State:
    drawn = state.drawn + len(event.left) + len(event.right)
    return replace(state, piles={"left": event.left, "right": event.right}, drawn=drawn)


@evolves(DeputiesShuffled)
def _deputies_shuffled(state: State, event: DeputiesShuffled) -> State:
    return replace(state, deputy_deck=event.order)


@evolves(RoundBegan)
def _round_began(state: State, event: RoundBegan) -> State:
    around = state.clockwise_from((event.officers[0] + 1) % len(state.seats))
    merchants = tuple([seat for seat in around if seat not in event.officers])
    first = state.options.edition == "first"
    return replace(
        state,
        round=event.round,
        phase="market",
        officers=event.officers,
        deputy_deck=state.deputy_deck[2:],
        merchants=merchants,
        starter=merchants[0] if first else None,
        queue=merchants if first else (),
        seats=tuple([seat if seat.bag is None else replace(seat, bag=None) for seat in state.seats]),
        deals=(),
        handed_back=(),
        claimed=(),
        stances={},
        spoken={},
        alone={},
        booty=EMPTY_BOOTY,
        shares={},
        proposed={},
    )


@evolves(PhaseBegan)
def _phase_began(state: State, event: PhaseBegan) -> State:
    return replace(state, phase=event.phase, queue=event.queue)


@evolves(CardsDrawn)
def _cards_drawn(state: State, event: CardsDrawn) -> State:
    assert event.cards is not UNSET
    seat = state.seats[event.seat]
    richer = replace(seat, hand=with_more(seat.hand, event.cards))
    return replace(state, drawn=state.drawn + event.count, seats=state.with_seat(event.seat, richer))


@evolves(DeckReshuffled)
def _deck_reshuffled(state: State, event: DeckReshuffled) -> State:
    piles = {name: pile[_staying(state, pile) :] for name, pile in state.piles.items()}
    return replace(state, cards=event.deck, drawn=0, shuffles=state.shuffles + 1, piles=piles)


@evolves(FavourJudged)
def _favour_judged(state: State, event: FavourJudged) -> State:
    ledger = list(state.ledger)
    ledger[event.entry] = replace(ledger[event.entry], status=event.status)
    return replace(state, ledger=tuple(ledger))


@evolves(GameEnded)
def _game_ended(state: State, event: GameEnded) -> State:
    return replace(state, phase="over", queue=(), scores=event.scores)
