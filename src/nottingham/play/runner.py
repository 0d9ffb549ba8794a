"""Plays one game between players in the order of `turns.py`, from the deal to the final score."""

from collections.abc import Callable, Sequence

from nottingham.play.turns import Turns
from nottingham.players.defaults import default_action
from nottingham.players.player import Chance, Player, Reconsiders, TurnRequest
from nottingham.rules.actions import AnyAction
from nottingham.rules.engine import apply, new_game
from nottingham.rules.errors import IllegalAction
from nottingham.rules.events import Event, PublicEvent
from nottingham.rules.options import Options
from nottingham.rules.state import State
from nottingham.rules.view import view

Onlooker = Callable[[State, Sequence[Event]], None]
"""Called with the whole state and the events after every move, for records and narration."""
Witness = Callable[[State, int, AnyAction | None], None]
"""Called with the state, the seat and its action before the action is applied, legal or not; with None for a pass."""
Blame = Callable[[int, str], None]
"""Called with a seat that gave no legal answer, and the kind of fault."""

ILLEGAL = "illegal"
SILENT = "silent"
TALKATIVE = "too many offers"
NO_MORE_OFFERS = "You can make no more offers to this player in this inspection."


def play_game(
    options: Options,
    seed: str,
    players: Sequence[Player],
    chances: Sequence[Chance],
    *,
    names: Sequence[str] | None = None,
    onlooker: Onlooker | None = None,
    witness: Witness | None = None,
    blame: Blame | None = None,
) -> tuple[State, list[int]]:
    """Play a game to its end. Returns the last state, and for each seat how often it gave no legal answer."""
    faults = [0] * len(players)
    for seat, (player, chance) in enumerate(zip(players, chances, strict=True)):
        player.sit(seat, chance)
    state, events = new_game(options, seed, names=names)
    receivers = [player.hear for player in players]
    turns = Turns()
    while True:
        for event in events:
            if isinstance(event, PublicEvent):
                for receive in receivers:
                    receive(event)
            else:
                for seat, receive in enumerate(receivers):
                    receive(event.seen_by(seat))
        if onlooker and events:
            onlooker(state, events)
        turn = turns.next(state)
        if turn is None:
            return state, faults
        seat, player = turn.seat, players[turn.seat]
        seen = view(state, seat)
        request = TurnRequest(seen, turn.must, turn.offers_left)
        action = default_action(seen, state.goods) if turn.automatic else player.act(request)
        events = []
        fault = SILENT if action is None and turn.must else None
        while action is not None:
            if turn.allows(action):
                if witness:
                    witness(state, seat, action)
                try:
                    state, events = apply(state, seat, action)
                    fault = None
                    break
                except IllegalAction as error:
                    fault, reason = ILLEGAL, str(error)
            else:
                fault, reason = TALKATIVE, NO_MORE_OFFERS
            action = player.reconsider(request, reason) if isinstance(player, Reconsiders) else None
        if fault:
            faults[seat] += 1
            if blame:
                blame(seat, fault)
            action = None
        if action is None and turn.must:
            action = default_action(seen, state.goods)
            assert action is not None, "a seat that must act has a legal action"
            if witness:
                witness(state, seat, action)
            state, events = apply(state, seat, action)
        elif action is None and witness:
            witness(state, seat, None)
        turns.did(turn, action)
