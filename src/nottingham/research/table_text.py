"""The table as a few lines of plain text, for `render`. It shows what a spectator sees."""

from nottingham.research.match import TokenGame
from nottingham.rules.cards import in_words
from nottingham.rules.view import view
from nottingham.rules.view_types import BagView


def table_text(match: TokenGame) -> str:
    seen = view(match.state, None)
    lines = [f"Round {seen.round} of {seen.rounds}, {seen.phase}. {seen.deck} cards in the deck."]
    for number, seat in enumerate(seen.seats):
        role = "officer" if number in seen.officers else "merchant"
        hidden = seat.contraband if isinstance(seat.contraband, int) else sum(seat.contraband.values())
        parts = [f"seat {number}, {role}: {seat.gold} gold, stand: {in_words(seat.stand)}, contraband: {hidden}"]
        if seat.bag:
            parts.append(_bag(seat.bag))
        lines.append(", ".join(parts))
    lines += [f"offer {offer.id}: from seat {offer.by} to {offer.to}" for offer in seen.offers]
    if match.seat is None:
        lines.append(f"The game is over: {[score.total for score in seen.scores or ()]} points.")
    else:
        lines.append(f"Seat {match.seat} is asked.")
    return "\n".join(lines)


def _bag(bag: BagView) -> str:
    size = "" if bag.size is None else f"{bag.size} "
    declared = f", declared {size}{bag.declared.replace('_', ' ')}" if bag.declared else ""
    return f"bag {bag.status.replace('_', ' ')}{declared}"
