"""The figures of a tournament as text and rows, shared by the shell and the report."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from nottingham.arena.faults import Faults
from nottingham.play.behaviour import Figures
from nottingham.rules.options import Options

NONE = "–"


def percent(share: float | None, places: int = 1) -> str:
    return NONE if share is None else f"{100 * share:.{places}f}%"


def number(value: float | None) -> str:
    return NONE if value is None else f"{value:,}"


def decimal(value: float | None) -> str:
    return NONE if value is None else f"{value:,.2f}"


def wins(value: float) -> str:
    """Formats wins: whole ones without decimals."""
    return f"{value:,.0f}" if value == int(value) else f"{value:,.2f}"


class Row(NamedTuple):
    """One figure: its title, its meaning and its format."""

    title: str
    meaning: str
    figure: str
    write: Callable[[Any], str]

    def of(self, behaviour: Figures) -> str:
        return self.write(getattr(behaviour, self.figure))


BEHAVIOUR: Sequence[tuple[str, Sequence[Row]]] = (
    (
        "As a merchant",
        (
            Row("bags", "bags loaded", "bags", number),
            Row("lied", "bags not wholly of the declared good", "lie_rate", percent),
            Row("caught", "of those, opened by an officer", "caught_rate", percent),
            Row("undeclared cards", "in a bag, on average", "hidden_cards", decimal),
            Row("smuggled cards", "undeclared cards in a bag that got through, on average", "smuggled_cards", decimal),
        ),
    ),
    (
        "As an officer",
        (
            Row("bags judged", "bags opened or handed back", "judged", number),
            Row("opened", "of those", "opened_rate", percent),
            Row("precision", "of the bags opened, those that lied", "precision", percent),
            Row("recall", "of the bags that lied, those opened", "recall", percent),
        ),
    ),
    (
        "Bribes offered",
        (
            Row("bribes", "offers to an officer to hand back one's own bag", "bribes", number),
            Row("accepted", "of those", "accepted_rate", percent),
            Row("size", "gold and value of the goods named, on average", "bribe_size", decimal),
            Row("size accepted", "the same, for those accepted", "accepted_size", decimal),
        ),
    ),
    (
        "Bribes taken",
        (
            Row("bribes received", "such offers received as an officer", "tempted", number),
            Row("taken", "of those", "taken_rate", percent),
            Row("size taken", "on average", "taken_size", decimal),
        ),
    ),
    (
        "Demands",
        (
            Row("demands", "offers as an officer to hand back a merchant's bag", "demands", number),
            Row("met", "of those", "demands_met_rate", percent),
            Row("size asked", "on average", "demand_size", decimal),
            Row("size met", "the same, for those met", "demand_met_size", decimal),
        ),
    ),
    (
        "Words and deeds",
        (
            Row("rivals opened", "deals to have a rival's bag opened", "rivals_opened", number),
            Row("fell short", "deals with named goods that were not there", "fell_short", number),
            Row("favours promised", "favours for later rounds", "favours_promised", number),
            Row("favours kept", "of those", "favours_kept", number),
            Row("favours broken", "of those", "favours_broken", number),
        ),
    ),
)


def faults_in_words(faults: Faults) -> str:
    """`3 illegal, 1 silent`."""
    return ", ".join(f"{count:,} {kind}" for kind, count in faults.items()) or NONE


def options_in_words(options: Options) -> str:
    """`second edition, 4 players, royal goods`."""
    extras = ("royal_goods", "black_market", "removed_cards", "seven_card_hand", "open_trade")
    named = [name.replace("_", " ") for name in extras if getattr(options, name)]
    return ", ".join([f"{options.edition} edition", f"{options.players} players", *named, *options.packs])
