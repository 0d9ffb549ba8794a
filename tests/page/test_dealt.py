"""What the page's own check of a deal is held against is what the rules shuffle and play."""

from nottingham.rules.events import DeckReshuffled, DeputiesShuffled, GameStarted
from tests.support.page_dealt import FILE, GAMES, dealt, game


def test_the_deals_that_the_page_checks_are_those_of_the_rules() -> None:
    assert FILE.read_bytes() == dealt(), "python -m tests.support.page_dealt writes them anew"


def test_between_them_they_have_all_that_chance_decides() -> None:
    games = [game(options, seed) for options, seed in GAMES]
    remade = [sum(isinstance(event, DeckReshuffled) for event in log) for log in games]
    assert remade[0] >= 1 and max(remade[1:]) >= 1, remade
    assert sum(isinstance(event, DeputiesShuffled) for event in games[1]) >= 2
    started = [log[0] for log in games]
    assert all(isinstance(first, GameStarted) and any(first.cuts) for first in started)
