"""Games as the shell narrates them: `python -m tests.support.locale_narrated` prints them in every language.

The page's tests read this and compare it with what the page says of the same events. Between them, the golden games and
a few rare events use every text of the log.
"""

import sys
from collections.abc import Iterator
from typing import Any, NamedTuple

from msgspec.structs import replace

from nottingham.narration.narrator import Narrator
from nottingham.narration.texts import LANGUAGES, Texts
from nottingham.rules import events as happened
from nottingham.rules.actions import Pledge, Words
from nottingham.rules.state import Deal, Score, Stake, Terms
from nottingham.rules.wire import encode
from tests.playthroughs.playthrough import FOLDER
from tests.support.locale_told import GAMES, events_of

NAMES = ("Robin", "Isabel", "hilda", "Гай", "o’Tuck", "Much")
"""The first letters of two of them change the Spanish “and”."""

_TERMS = Terms(3, {"apples": 1}, 2, {"bread": 2, "contraband": 1})
_DEAL = Deal(9, 1, "deputies", _TERMS, _TERMS, (Pledge("open", 2),), (Words(1, "Well…"), Words(2, "Yes.")), (0, 3), ())
_SCORE = Score(70, 50, 8, 4, 2, {"apples": 4, "lace": 2}, ("apples", "lace"), ("lace",), 2, 1, 1)
RARE: tuple[happened.Event, ...] = (
    happened.RoundBegan(1, (0, 3)),
    happened.PhaseBegan("debt"),
    happened.CardsDrawn(1, 0, ()),
    happened.CardsDrawn(1, 2, ("royal_pies", "lace")),
    happened.SetAsideCollected(()),
    happened.BagsClosed({2: 1, 1: 5, 4: 3}),
    happened.OfferMade(_DEAL, 8),
    happened.DealStruck(_DEAL),
    happened.OfferAccepted(3, 1),
    happened.OfferRefused(3, 1),
    happened.OfferFell(3, "gone"),
    happened.FellShort(1, (0, 3), {}, {}),
    happened.FellShort(1, (0, 3), {"silk": 1}, None),
    happened.FavourJudged(1, "kept"),
    happened.FavourJudged(2, "void"),
    happened.BagHandedBack(1, (0,), {"apples": 2}, 0, {}, "booty", {"bread": 1}, 2),
    happened.BagHandedBack(2, (0, 3), {}, 0, to=3),
    happened.BagOpened(1, (0, 3), {"silk": 2}, False, {"silk": 2}, ()),
    happened.DebtPaid(1, 0, owed=4),
    happened.DebtPaid(1, "booty", 2, {"apples": 1}, {"silk": 1}, forgiven=1),
    happened.ShareProposed(0, {3: Stake(), 0: Stake(2, {"contraband": 2})}),
    happened.BootyShared({3: Stake(1), 0: Stake(0, {"bread": 1})}, ("silk",), 1),
    happened.GameEnded((_SCORE, _SCORE, replace(_SCORE, total=21, rank=3)), (0, 1), "0" * 64),
)


class Telling(NamedTuple):
    """Events to narrate, as `seat` sees them."""

    game: str
    seat: int | None
    events: list[happened.Event]


def tellings() -> Iterator[Telling]:
    for file in sorted(FOLDER.glob("*.txt")):
        yield Telling(f"{file.stem} with open cards", None, list(events_of(file.stem)))
    for name, seat in GAMES:
        yield Telling(f"{name} as {seat} sees it", seat, [event.seen_by(seat) for event in events_of(name)])
    started = next(event for event in events_of(GAMES[0][0]) if isinstance(event, happened.GameStarted))
    yield Telling("rare events", None, [replace(started, first_sheriff=1), *RARE])


def narrated(telling: Telling, texts: Texts) -> list[list[str]]:
    narrator = Narrator(NAMES, texts, telling.seat)
    return [narrator.narrate(event) for event in telling.events]


def everything() -> dict[str, Any]:
    languages = [(language, Texts(language)) for language in LANGUAGES]
    games = [
        {**telling._asdict(), "sentences": {language: narrated(telling, texts) for language, texts in languages}}
        for telling in tellings()
    ]
    return {"names": NAMES, "games": games}


if __name__ == "__main__":
    sys.stdout.buffer.write(encode(everything()))
