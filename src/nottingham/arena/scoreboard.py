"""The scoreboard of a tournament: wins with their intervals, scores, ratings and conduct of each entrant.

Games must be added in order, since ratings depend on it. A shared victory is a fraction of a win; wins are counted in
sixtieths, so that all fractions add up exactly.
"""

import math
from collections import Counter
from collections.abc import Sequence

from msgspec import Struct
from openskill.models import PlackettLuce

from nottingham.arena.beliefs import Detection
from nottingham.arena.faults import Faults
from nottingham.arena.played import Played, labels
from nottingham.arena.signals import Counts, add_counts, strongest
from nottingham.play.conduct import Conduct, Figures, figures

WHOLE_WIN = 60
Z_95 = 1.959963984540054


class EntrantStanding(Struct, frozen=True):
    """The figures of one entrant. Means are None where no game was played."""

    name: str
    games: int
    wins: float
    share: float
    low: float
    high: float
    mean_score: float | None
    score_error: float | None
    """The standard error of the mean score."""
    mean_place: float | None
    rating: float
    rating_error: float
    faults: Faults
    brier: float | None
    """The Brier score of the suspicions that this player stated as an officer."""
    tokens: float | None
    """Tokens a game, for language models."""
    tell: str | None
    """Besides a bribe, what tells most about this player's bags; `tell_auc` says how well."""
    tell_auc: float | None
    behaviour: Figures


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Returns Wilson's 95% interval of a share, which holds for few games and for shares near 0 and 1 too."""
    if not games:
        return 0.0, 1.0
    share = wins / games
    z_squared = Z_95**2 / games
    middle = share + z_squared / 2
    reach = math.sqrt(z_squared * (share * (1 - share) + z_squared / 4))
    return max(0.0, (middle - reach) / (1 + z_squared)), min(1.0, (middle + reach) / (1 + z_squared))


class Account:
    """The running counts of one entrant."""

    def __init__(self, name: str, label: str) -> None:
        self.name = name
        self.label = label
        self.games = 0
        self.sixtieths = 0
        self.places = 0
        self.scores: Counter[int] = Counter()
        self.conduct = Conduct()
        self.faults: Counter[str] = Counter()
        self.detection = Detection()
        self.tokens: int | None = None
        self.signs: tuple[Counts, Counts] = {}, {}
        """In games of even and of odd deals."""

    @property
    def wins(self) -> float:
        return self.sixtieths / WHOLE_WIN

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def mean_score(self) -> float | None:
        return sum(score * count for score, count in self.scores.items()) / self.games if self.games else None

    @property
    def score_error(self) -> float | None:
        mean = self.mean_score
        if mean is None or self.games < 2:
            return None
        squares = sum(count * (score - mean) ** 2 for score, count in self.scores.items())
        return math.sqrt(squares / (self.games - 1) / self.games)


class Scoreboard:
    def __init__(self, entrants: Sequence[str]) -> None:
        self.games = 0
        self.accounts = [Account(name, label) for name, label in zip(entrants, labels(entrants), strict=True)]
        self._model = PlackettLuce()
        self._ratings = [self._model.rating() for _ in entrants]

    def add(self, played: Played) -> None:
        self.games += 1
        won = WHOLE_WIN // played.places.count(1)
        for seat, entrant in enumerate(played.fixture.entrants):
            account = self.accounts[entrant]
            account.games += 1
            account.places += played.places[seat]
            account.scores[played.scores[seat]] += 1
            account.conduct += played.conducts[seat]
            account.faults.update(played.faults[seat])
            if played.detections:
                account.detection += played.detections[seat]
            if played.tokens and (tokens := played.tokens[seat]) is not None:
                account.tokens = (account.tokens or 0) + tokens
            if played.signs:
                add_counts(account.signs[played.fixture.deal % 2], played.signs[seat])
            if played.places[seat] == 1:
                account.sixtieths += won
        self._rate(played.fixture.entrants, played.places)

    def _rate(self, entrants: Sequence[int], places: Sequence[int]) -> None:
        rated = self._model.rate([[self._ratings[entrant]] for entrant in entrants], ranks=list(places))
        for entrant, team in zip(entrants, rated, strict=True):
            self._ratings[entrant] = team[0]

    @property
    def standings(self) -> list[EntrantStanding]:
        """The standings, in the order in which the entrants were given."""
        return [self._standing(entrant) for entrant in range(len(self.accounts))]

    def _standing(self, entrant: int) -> EntrantStanding:
        account = self.accounts[entrant]
        low, high = wilson(account.wins, account.games)
        rating = self._ratings[entrant]
        area, sign = next(iter(strongest(account.signs)), (None, None))
        return EntrantStanding(
            name=account.name,
            games=account.games,
            wins=account.wins,
            share=account.share,
            low=low,
            high=high,
            mean_score=account.mean_score,
            score_error=account.score_error,
            mean_place=account.places / account.games if account.games else None,
            rating=rating.mu,
            rating_error=rating.sigma,
            faults=dict(sorted(account.faults.items())),
            brier=account.detection.brier,
            tokens=None if account.tokens is None else account.tokens / account.games,
            tell=sign,
            tell_auc=area,
            behaviour=figures(account.conduct),
        )
