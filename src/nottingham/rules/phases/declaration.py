"""The declarations: in turn, each merchant says what their bag holds (R5.2, R5.3)."""

from msgspec.structs import replace

from nottingham.rules.actions import Declare
from nottingham.rules.cards import size
from nottingham.rules.errors import IllegalAction
from nottingham.rules.events import Declared, PhaseBegan
from nottingham.rules.phases.market import not_your_turn
from nottingham.rules.state import Bag, State
from nottingham.rules.transition import Transition, evolves


def declare(transition: Transition, seat: int, action: Declare) -> None:
    state = transition.state
    if seat != state.queue[0]:
        raise not_your_turn(state, seat, "R5.2")
    if action.good not in state.goods.legal:
        if action.good in state.goods.goods:
            raise IllegalAction(
                "R5.2", "declare_legal", "Only a legal good can be declared, not {good}.", good=action.good
            )
        raise IllegalAction("R5.3", "not_in_game", "This game has no good called {good!r}.", good=action.good)
    bag = state.seats[seat].bag
    assert bag is not None
    transition.emit(Declared(seat, action.good, size(bag.cards)))
    if not transition.state.queue:
        transition.emit(PhaseBegan("inspect"))


@evolves(Declared)
def _declared(state: State, event: Declared) -> State:
    seat = state.seats[event.seat]
    assert seat.bag is not None
    bag = Bag(seat.bag.cards, event.good, "held")
    return replace(
        state,
        queue=state.queue[1:],
        held=(*state.held, event.seat),
        seats=state.with_seat(event.seat, replace(seat, bag=bag)),
    )
