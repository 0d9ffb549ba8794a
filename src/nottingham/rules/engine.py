"""The game's whole interface: new_game, decide, evolve, apply, replay, to_act, may_act.

`decide` is the only judge of what is legal: it returns the events that follow from an action or raises
`IllegalAction`. `evolve` is total and draws nothing. `apply` does both at once and is what a running game uses.
A state is never changed.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

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
from nottingham.rules.play import Play, evolve
from nottingham.rules.state import Phase, State

__all__ = ["PHASES", "Progress", "apply", "evolve", "may_act", "new_game", "replay", "to_act"]

Handler = Callable[[Play, Any, Any], None]


class PhaseRow(NamedTuple):
    """One row of the phase table: what can be asked in a phase, and which phases can follow it."""

    asks: str
    actions: Mapping[type[AnyAction], Handler]
    then: tuple[Phase, ...]
    rule: str


PHASES: Mapping[Phase, PhaseRow] = {
    "market": PhaseRow(
        "the sheriff (second edition), then the merchants in turn",
        {NameStarter: market.name_starter, Swap: market.swap, Discard: market.discard},
        ("load", "market", "over"),
        "R4.1",
    ),
    "load": PhaseRow("all merchants at once", {LoadBag: bag.load_bag}, ("declare",), "R5.1"),
    "declare": PhaseRow("the merchants in turn", {Declare: declaration.declare}, ("inspect",), "R5.2"),
    "inspect": PhaseRow(
        "the officers; merchants may speak at any time",
        {
            MakeOffer: offers.make_offer,
            Accept: deals.accept,
            Refuse: offers.refuse,
            Withdraw: offers.withdraw,
            Open: inspection.open_bag,
            HandBack: inspection.hand_back,
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
        "the merchants whose bags went back, in turn",
        {Claim: black_market.claim, Decline: black_market.decline},
        ("share", "market", "over"),
        "R9.3",
    ),
    "share": PhaseRow(
        "both deputies", {Share: booty.share, ShareEvenly: booty.share_evenly}, ("market", "over"), "R8.6"
    ),
    "over": PhaseRow("nobody", {}, (), "R3.2"),
}

_HANDLERS = {phase: row.actions for phase, row in PHASES.items()}
_RULE_OF: Mapping[type[AnyAction], str] = {
    **{kind: row.rule for row in PHASES.values() for kind in row.actions},
    **dict.fromkeys((MakeOffer, Accept, Refuse, Withdraw), "R7.1"),
    TimeUp: "R6.6",
}


Progress = tuple[State, list[Event]]
"""What a move came to: the new state, and what happened on the way, in order."""


def new_game(
    options: Options,
    seed: str,
    *,
    names: Sequence[str] | None = None,
    cuts: Sequence[str] | None = None,
    deck: Sequence[str] | None = None,
    sheriff: int | None = None,
    deputies: Sequence[int] | None = None,
) -> Progress:
    """Deals a game from a seed (64 hexadecimal digits); deck, first sheriff or deputies can be given instead."""
    play = rounds.set_up(options, seed, names=names, cuts=cuts, deck=deck, sheriff=sheriff, deputies=deputies)
    return play.state, play.events


def apply(state: State, seat: int | None, action: AnyAction) -> Progress:
    """Carries an action out, or raises `IllegalAction` and leaves everything as it was."""
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
            raise IllegalAction("R2.6", "no_seat", "Only a seat can do that, not a spectator or the clock.")
    elif not 0 <= seat < len(state.seats):
        raise IllegalAction("R2.6", "no_such_seat", "There is no seat {seat} at this table.", seat=seat)
    play = Play(state)
    handler(play, seat, action)
    return play.state, play.events


def replay(events: Iterable[Event]) -> State:
    """The state that a log gives."""
    log = iter(events)
    started = next(log, None)
    if not isinstance(started, GameStarted):
        raise ValueError("a log begins with the start of a game")
    state = rounds.begin(started)
    for event in log:
        state = evolve(state, event)
    return state


def to_act(state: State) -> tuple[int, ...]:
    """The seats the game waits for."""
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
    """All seats that can do something now: in the inspection everyone can speak."""
    if state.phase == "inspect":
        return tuple(range(len(state.seats)))
    return to_act(state)
