"""The interface of the engine: new_game, apply, evolve, replay, to_act, may_act.

`apply` judges an action and carries it out; only it decides what is legal. `evolve` changes a state by one event
without judging, and `replay` folds a whole log. Both use the same code for an event, so a live game and its replay
can't differ. A State is never changed: every function returns a new one.

`PHASES` is the phase table: it says which handler in `phases/` judges which action.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from nottingham.rules.actions import (
    Accept,
    AnyAction,
    Claim,
    Declare,
    Decline,
    Discard,
    HandBack,
    LoadBag,
    MakeOffer,
    NameStarter,
    Open,
    Pay,
    Place,
    Refuse,
    Share,
    ShareEvenly,
    Swap,
    TimeUp,
    Withdraw,
    action_name,
)
from nottingham.rules.errors import IllegalAction
from nottingham.rules.events import Event, GameStarted
from nottingham.rules.options import Options
from nottingham.rules.phases import (
    bag,
    black_market,
    booty,
    deals,
    declaration,
    inspection,
    market,
    offers,
    rounds,
)
from nottingham.rules.shuffle import seed_from_number
from nottingham.rules.state import Phase, State
from nottingham.rules.transition import Transition, evolve

__all__ = ["PHASES", "Progress", "apply", "evolve", "may_act", "new_game", "replay", "to_act"]

Handler = Callable[[Transition, Any, Any], None]


class PhaseRow(NamedTuple):
    """One row of the phase table: who acts in a phase, with which actions, and which phases can follow it."""

    who: str
    actions: Mapping[type[AnyAction], Handler]
    then: tuple[Phase, ...]
    rule: str


PHASES: Final[Mapping[Phase, PhaseRow]] = {
    "market": PhaseRow(
        "the sheriff (second edition), then the merchants in turn",
        {NameStarter: market.name_starter, Swap: market.swap, Discard: market.discard},
        ("load", "market", "over"),
        "R4.1",
    ),
    "load": PhaseRow("all merchants at once", {LoadBag: bag.load_bag}, ("declare",), "R5.1"),
    "declare": PhaseRow("the merchants in turn", {Declare: declaration.declare}, ("inspect",), "R5.2"),
    "inspect": PhaseRow(
        "the officers; anyone may make and answer offers, and a merchant whose bag went back may claim, at any time",
        {
            MakeOffer: offers.make_offer,
            Accept: deals.accept,
            Refuse: offers.refuse,
            Withdraw: offers.withdraw,
            Open: inspection.open_bag,
            HandBack: inspection.hand_back,
            Claim: black_market.claim,
            TimeUp: inspection.time_up,
        },
        ("debt", "place", "claim", "share", "market", "over"),
        "R6.1",
    ),
    "debt": PhaseRow(
        "the debtor", {Pay: inspection.pay}, ("inspect", "debt", "place", "claim", "share", "market", "over"), "R6.5"
    ),
    "place": PhaseRow("the sheriff", {Place: inspection.place}, ("inspect", "debt", "place", "market", "over"), "R6.4"),
    "claim": PhaseRow(
        "the merchants whose bags went back and who have not claimed, in turn",
        {Claim: black_market.claim, Decline: black_market.decline},
        ("share", "market", "over"),
        "R9.3",
    ),
    "share": PhaseRow(
        "both deputies", {Share: booty.share, ShareEvenly: booty.share_evenly}, ("market", "over"), "R8.6"
    ),
    "over": PhaseRow("nobody", {}, (), "R3.2"),
}

_HANDLERS: Final = {phase: row.actions for phase, row in PHASES.items()}
_RULE_OF: Final[Mapping[type[AnyAction], str]] = {
    **{kind: row.rule for row in PHASES.values() for kind in row.actions},
    **dict.fromkeys((MakeOffer, Accept, Refuse, Withdraw), "R7.1"),
    TimeUp: "R6.6",
}


Progress = tuple[State, list[Event]]
"""The result of a move: the new state, and the events that led to it, in order."""


def new_game(
    options: Options,
    seed: str | int,
    *,
    names: Sequence[str] | None = None,
    cuts: Sequence[str] | None = None,
    deck: Sequence[str] | None = None,
    sheriff: int | None = None,
    deputies: Sequence[int] | None = None,
) -> Progress:
    """Deals a game and returns its state and first events.

    The seed, 64 hexadecimal digits or a number, decides every shuffle. The order of the deck, the first sheriff, or for
    six players the order of the deputy deck, can be given instead. Raises `ImpossibleGame` where the options can't be
    combined.

    >>> state, events = new_game(Options(players=3), seed=7, names=["Ann", "Bob", "Cid"])
    >>> state.phase, [seat.name for seat in state.seats]
    ('market', ['Ann', 'Bob', 'Cid'])
    >>> new_game(Options(players=7), seed=7)
    Traceback (most recent call last):
    nottingham.rules.errors.ImpossibleGame: The game is for 3 to 6 players, not 7. (R2.1)
    """
    seed = seed_from_number(seed) if isinstance(seed, int) else seed
    transition = rounds.set_up(options, seed, names=names, cuts=cuts, deck=deck, sheriff=sheriff, deputies=deputies)
    return transition.state, transition.events


def apply(state: State, seat: int | None, action: AnyAction) -> Progress:
    """Carries out an action of a seat and returns the new state and the events that followed.

    Raises `IllegalAction`, with the number of the rule, if the action is not allowed. The seat is `None` for the clock,
    whose only action is `TimeUp`.

    >>> state, _ = new_game(Options(players=3), seed=7, sheriff=0)
    >>> after, events = apply(state, 0, NameStarter(2))
    >>> events
    [StarterNamed(seat=2)]
    >>> state.starter, after.starter
    (None, 2)
    >>> apply(after, 1, Swap())
    Traceback (most recent call last):
    nottingham.rules.errors.IllegalAction: It is not your turn. (R4.1)
    """
    handler = _HANDLERS[state.phase].get(type(action))
    if handler is None:
        pending = state.phase in ("debt", "place") and type(action) is not TimeUp
        raise IllegalAction(
            "R6.5" if pending else _RULE_OF[type(action)],
            "wrong_phase",
            "{action} is not possible now: the game is in the phase {phase}.",
            action=action_name(action),
            phase=state.phase,
        )
    if seat is None:
        if type(action) is not TimeUp:
            raise IllegalAction("R2.6", "no_seat", "Only a player at the table can do that.")
    elif not 0 <= seat < len(state.seats):
        raise IllegalAction("R2.6", "no_such_seat", "There is no seat {seat} at this table.", seat=seat)
    transition = Transition(state)
    handler(transition, seat, action)
    return transition.state, transition.events


def replay(events: Iterable[Event]) -> State:
    """Returns the state that a log of events leads to.

    >>> state, log = new_game(Options(players=3), seed=7)
    >>> replay(log) == state
    True
    """
    log = iter(events)
    started = next(log, None)
    if not isinstance(started, GameStarted):
        raise ValueError("a log must begin with GameStarted")
    state = rounds.begin(started)
    for event in log:
        state = evolve(state, event)
    return state


def to_act(state: State) -> tuple[int, ...]:
    """Returns the seats the game waits for.

    >>> state, _ = new_game(Options(players=3), seed=7, sheriff=0)
    >>> to_act(state)  # the sheriff names who starts the market
    (0,)
    """
    match state.phase:
        case "market":
            return state.queue[:1] or state.officers[:1]
        case "load":
            return state.queue
        case "declare" | "claim":
            return state.queue[:1]
        case "inspect" | "share":
            return state.officers
        case "debt":
            return (state.debts[0].by,)
        case "place":
            return state.officers[:1]
        case "over":
            return ()


def may_act(state: State) -> tuple[int, ...]:
    """Returns all seats that have a legal action now. In the inspection that is everyone: all can make offers.

    >>> state, _ = new_game(Options(players=3), seed=7, sheriff=0)
    >>> may_act(state)
    (0,)
    """
    if state.phase == "inspect":
        return tuple(range(len(state.seats)))
    return to_act(state)
