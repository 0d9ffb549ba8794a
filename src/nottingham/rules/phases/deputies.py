"""The votes of two deputies on a bag (R8.3, R8.4)."""

from msgspec.structs import replace

from nottingham.rules.errors import IllegalAction
from nottingham.rules.events import BagLeftToOne, WordSpoken
from nottingham.rules.limits import MAX_WORDS_ON_BAG
from nottingham.rules.phases import settling
from nottingham.rules.state import State, Word
from nottingham.rules.transition import Transition, evolves


def say(transition: Transition, seat: int, bag: int, word: Word) -> None:
    """Records a deputy's vote on a bag, which they can change until the other votes; two votes settle it."""
    state = transition.state
    words = state.stances.get(bag, {})
    if words.get(seat) == word:
        raise IllegalAction("R8.3", "said_already", "You have already said so; the other deputy has not spoken yet.")
    if seat in words and state.spoken.get(bag, 0) >= MAX_WORDS_ON_BAG:
        message = "You have spoken on this bag {n} times. Now your word stands."
        raise IllegalAction("R8.3", "spoken_too_often", message, n=MAX_WORDS_ON_BAG)
    transition.emit(WordSpoken(seat, bag, word))
    others = [said for deputy, said in words.items() if deputy != seat]
    if not others:
        return
    if others[0] != word:
        opener = seat if word == "open" else next(deputy for deputy in words if deputy != seat)
        transition.emit(BagLeftToOne(bag, opener))
    elif word == "open":
        settling.open_bag(transition, bag, state.officers)
    else:
        settling.hand_back(transition, bag, state.officers)


def handing_back(state: State, seat: int, bag: int) -> tuple[int, ...]:
    """The officers who must have answered the owner's offer before this one can hand the bag back (R7.10).

    A deputy's second vote to hand back settles the bag, so then both must have answered.
    """
    words = state.stances.get(bag)
    if words and bag not in state.alone and "hand_back" in words.values():
        return state.officers
    return (seat,)


@evolves(WordSpoken)
def _word_spoken(state: State, event: WordSpoken) -> State:
    words = {**state.stances.get(event.bag, {}), event.seat: event.word}
    spoken = {**state.spoken, event.bag: state.spoken.get(event.bag, 0) + 1}
    return replace(state, stances={**state.stances, event.bag: words}, spoken=spoken)


@evolves(BagLeftToOne)
def _bag_left_to_one(state: State, event: BagLeftToOne) -> State:
    return replace(state, alone={**state.alone, event.bag: event.seat})
