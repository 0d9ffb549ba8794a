"""Whole games, from the start page to the scores, played by clicking."""

from tests.e2e.company import Company
from tests.e2e.player import play


def test_one_person_with_bots(company: Company) -> None:
    _, hands = company.deal(1, options={"players": 4})
    play(hands)
    print(hands[0].did)
