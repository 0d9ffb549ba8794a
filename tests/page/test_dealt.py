"""The deals that the page's tests verify are those of the rules."""

from nottingham.rules.events import DeckReshuffled, DeputiesShuffled, GameStarted
from tests.support.page_dealt import FILE, GAMES, dealt, game


def test_the_deals_are_up_to_date() -> None:
    assert FILE.read_bytes() == dealt(), "python -m tests.support.page_dealt updates them"


def test_the_games_have_every_kind_of_shuffle() -> None:
    games = [game(options, seed) for options, seed in GAMES]
    remade = [sum(isinstance(event, DeckReshuffled) for event in log) for log in games]
    assert remade[0] >= 1 and max(remade[1:]) >= 1, remade
    assert sum(isinstance(event, DeputiesShuffled) for event in games[1]) >= 2
    started = [log[0] for log in games]
    assert all(isinstance(first, GameStarted) and any(first.cuts) for first in started)
