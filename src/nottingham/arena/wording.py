"""The figures of a tournament as text and rows, shared by the command line and the report."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

from nottingham.arena.faults import Faults
from nottingham.arena.scoreboard import EntrantStanding
from nottingham.play.conduct import Figures
from nottingham.rules.options import Options

NONE = "–"


def percent(share: float | None, places: int = 1) -> str:
    return NONE if share is None else f"{100 * share:.{places}f}%"


def number(value: float | None) -> str:
    return NONE if value is None else f"{value:,}"


def decimal(value: float | None) -> str:
    return NONE if value is None else f"{value:,.2f}"


def whole(value: float | None) -> str:
    return NONE if value is None else f"{value:,.0f}"


def text(value: str | None) -> str:
    return value or NONE


def wins(value: float) -> str:
    """Formats wins: whole ones without decimals."""
    return f"{value:,.0f}" if value == int(value) else f"{value:,.2f}"


def standing_figures(standing: EntrantStanding, mark_error: Callable[[str], str] = str) -> tuple[str, ...]:
    """Formats wins, share, interval, score, place and rating. `mark_error` marks up standard errors: “ ± 1.2”."""

    def with_error(value: float | None, error: float | None) -> str:
        if value is None:
            return NONE
        return f"{value:.1f}" + ("" if error is None else mark_error(f" ± {error:.1f}"))

    return (
        wins(standing.wins),
        percent(standing.share),
        f"{percent(standing.low)} – {percent(standing.high)}",
        with_error(standing.mean_score, standing.score_error),
        decimal(standing.mean_place),
        with_error(standing.rating, standing.rating_error),
    )


class Standing(Protocol):
    """The part of a standing that rows are about."""

    @property
    def behaviour(self) -> Figures: ...

    @property
    def brier(self) -> float | None: ...

    @property
    def tokens(self) -> float | None: ...

    @property
    def tell(self) -> str | None: ...

    @property
    def tell_auc(self) -> float | None: ...


class Row(NamedTuple):
    """One figure of an entrant's standing or of its behaviour: its title, its meaning and its format."""

    title: str
    meaning: str
    figure: str
    write: Callable[[Any], str]

    def of(self, standing: Standing) -> str:
        source = standing.behaviour if self.figure in Figures.__struct_fields__ else standing
        return self.write(getattr(source, self.figure))


BEHAVIOUR: Sequence[tuple[str, Sequence[Row]]] = (
    (
        "As a merchant",
        (
            Row("bags", "bags loaded", "bags", number),
            Row("lied", "bags not wholly of the declared good", "lie_rate", percent),
            Row("caught", "of those, opened by an officer", "caught_rate", percent),
            Row("undeclared cards", "in a bag, on average", "hidden_cards", decimal),
            Row("smuggled cards", "undeclared cards in a bag that got through, on average", "smuggled_cards", decimal),
            Row("tell", "what the table sees, besides a bribe, that says most about their bags", "tell", text),
            Row("its AUC", "how often a lie looks worse than a truth by it; 0.5 is chance", "tell_auc", decimal),
        ),
    ),
    (
        "As an officer",
        (
            Row("bags judged", "bags opened or handed back", "judged", number),
            Row("opened", "of those", "opened_rate", percent),
            Row("precision", "of the bags opened, those that lied", "precision", percent),
            Row("recall", "of the bags that lied, those opened", "recall", percent),
            Row("passed free", "of the bags judged, those handed back without a deal", "free_rate", percent),
            Row("Brier score", "of stated suspicions, on average; always one half scores 0.25", "brier", decimal),
        ),
    ),
    (
        "Bribes offered",
        (
            Row("bribes", "offers to an officer to hand back their own bag", "bribes", number),
            Row("raises", "of those, more than was offered for the bag before", "raises", number),
            Row("lies if bribed", "of the bags with a bribe offer", "lies_bribed", percent),
            Row("lies if silent", "of the other bags", "lies_silent", percent),
            Row("accepted", "of the bribes", "accepted_rate", percent),
            Row("size", "gold and value of the goods named, on average", "bribe_size", decimal),
            Row("size accepted", "the same, for those accepted", "accepted_size", decimal),
        ),
    ),
    (
        "Bribes taken",
        (
            Row("bribes received", "bribe offers received as an officer", "tempted", number),
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
        "Deals by kind",
        (
            Row("deals", "struck with officers as a merchant", "deals", number),
            Row("gold", "of those, with gold in them", "in_gold", percent),
            Row("stand goods", "with legal goods off a stand", "in_stand_goods", percent),
            Row("contraband", "with contraband off a stand", "in_contraband", percent),
            Row("bag goods", "with goods from the bag", "in_bag_goods", percent),
            Row("to spare", "with a promise to spare someone", "to_spare", percent),
            Row("to open", "with a promise to open another's bag later", "to_open_later", percent),
            Row("to pay later", "with a promise of gold", "to_pay_later", percent),
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
LANGUAGE_MODELS = "Language models", (Row("tokens", "used in a game, on average", "tokens", whole),)


def rows_for(standings: Sequence[Standing]) -> Sequence[tuple[str, Sequence[Row]]]:
    """The rows that have something to say about these entrants."""
    models = any(standing.tokens is not None for standing in standings)
    return (*BEHAVIOUR, LANGUAGE_MODELS) if models else BEHAVIOUR


def faults_in_words(faults: Faults) -> str:
    """`3 illegal, 1 silent`."""
    return ", ".join(f"{count:,} {kind}" for kind, count in faults.items()) or NONE


def options_in_words(options: Options) -> str:
    """`second edition, 4 players, royal goods`."""
    extras = ("royal_goods", "black_market", "removed_cards", "seven_card_hand", "open_trade")
    named = [name.replace("_", " ") for name in extras if getattr(options, name)]
    return ", ".join([f"{options.edition} edition", f"{options.players} players", *named, *options.packs])
