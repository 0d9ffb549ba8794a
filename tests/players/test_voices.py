"""Tests what bots say: the right moments, not too often, no line twice in a round, and nothing untrue."""

import random
from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

import pytest

from nottingham.play.runner import play_game
from nottingham.players.mind.character import cast
from nottingham.players.roster import make_player
from nottingham.players.voices.lines import ANSWERS, KINDS, PLAIN, REPLIES, SpokenLine, lines_of, voice_of
from nottingham.players.voices.voices import Voices
from nottingham.rules.actions import HandBack, Open, Refuse, Spare
from nottingham.rules.events import BagOpened, Event, RoundBegan
from nottingham.rules.options import Options
from nottingham.rules.shuffle import seed_from_number
from nottingham.rules.state import State
from tests.support.game import Table, side

COMPANIES = [
    ("robin_hood", "maid_marian", "prince_john", "much"),
    ("trader", "trader", "trader", "promises_mercy"),
    ("guy_of_gisborne", "friar_tuck:trader", "little_john", "will_scarlet", "alan_a_dale"),
    ("the_prioress", "master", "apprentice", "random", "always_opens", "prince_john:apprentice"),
]


class Played(NamedTuple):
    bots: Sequence[str]
    moves: list[Sequence[Event]]
    said: list[tuple[SpokenLine, ...]]


@cache
def played(company: int, number: int = 0) -> Played:
    bots = COMPANIES[company]
    moves: list[Sequence[Event]] = []
    chances = [random.Random(10 * number + seat).random for seat in range(len(bots))]

    def look(_: State, events: Sequence[Event]) -> None:
        moves.append(list(events))

    players = [make_player(bot) for bot in bots]
    play_game(Options(len(bots), time_limit=number % 2 > 0), seed_from_number(number), players, chances, onlooker=look)
    voices = Voices(bots)
    return Played(bots, moves, [voices.hear(events) for events in moves])


GAMES = [(company, number) for company in range(len(COMPANIES)) for number in range(2)]


@pytest.mark.parametrize("game", GAMES)
def test_no_line_is_repeated_within_a_round(game: tuple[int, int]) -> None:
    heard: set[str] = set()
    for events, said in zip(played(*game).moves, played(*game).said, strict=True):
        lines = {line.line for line in said}
        assert len(lines) == len(said) and not heard & lines
        heard |= lines
        if any(isinstance(event, RoundBegan) for event in events):  # what is said with that move is about the last bag
            heard = set()


@pytest.mark.parametrize("game", GAMES)
def test_bots_speak_in_their_own_voice_and_not_all_the_time(game: tuple[int, int]) -> None:
    bots, moves, said = played(*game)
    spoke: dict[int, int] = {}
    for number, lines in enumerate(said):
        assert len(lines) <= 3 and len({line.seat for line in lines}) == len(lines)
        for line in lines:
            voice, kind, _ = line.line.split("-")
            assert voice == voice_of(bots[line.seat])
            assert line.line in lines_of(voice, kind)  # type: ignore[arg-type]
            if number - spoke.get(line.seat, -9) < 4:
                assert kind in ("betrayed", "caught", "honest", "opened", "kept", "winning", "losing")
            spoke[line.seat] = number
    assert 0.1 < sum(map(len, said)) / len(moves) < 0.6


@pytest.mark.parametrize("game", GAMES)
def test_bots_remember_what_really_happened(game: tuple[int, int]) -> None:
    opened: Counter[tuple[int, int]] = Counter()
    for events, said in zip(played(*game).moves, played(*game).said, strict=True):
        for event in events:
            if isinstance(event, BagOpened):
                opened.update((officer, event.bag) for officer in event.by)
        for line in said:
            if "-opened-" in line.line:
                assert line.to is not None
                assert line.times == opened[line.to, line.seat] >= 2
            else:
                assert line.times == 0


def test_the_same_game_always_sounds_the_same() -> None:
    bots, moves, said = played(0)
    again = Voices(bots)
    assert [again.hear(events) for events in moves] == said
    people = Voices([None] * len(bots))
    assert not any(map(people.hear, moves)) and people.moods == {}


def test_the_games_reach_every_kind_of_line() -> None:
    kinds = {line.line.split("-")[1] for game in GAMES for said in played(*game).said for line in said}
    assert kinds >= set(KINDS) - {"betrayed", "kept"}, "the other two have tests of their own"


def test_every_character_has_its_own_voice() -> None:
    assert {voice_of(name) for name in cast().characters} == set(cast().characters)
    assert {voice_of(name) for name in ("master", "random", "never_opens:master", "promises_gold")} == {PLAIN}
    assert voice_of("much:apprentice") == "much"


# Moments


FOUR = ("robin_hood", "maid_marian", "prince_john", "much")


def lines_with(*scenes: Table) -> list[tuple[int, str, int | None]]:
    """Returns the seat, kind and addressee of what bots say with the last move of these games."""
    found = set()
    for table in scenes:
        before = table.log[: len(table.log) - len(table.events)]
        voices = Voices(FOUR)
        voices.hear(before)
        for line in voices.hear(table.events):
            found.add((line.seat, line.line.split("-")[1], line.to))
    return sorted(found, key=str)


SEEDS = range(12)


def test_a_bot_says_that_a_promise_to_it_was_broken() -> None:
    def broken(seed: int) -> Table:
        table = Table.at_inspection({}, seed=seed)
        table.strike(1, 0, favours=[Spare(1, 0)])
        return table.next_inspection().act(1, Open(0))

    assert (0, "betrayed", 1) in lines_with(*map(broken, SEEDS))


def test_a_bot_recalls_that_a_promise_to_it_was_kept() -> None:
    def recalled(seed: int) -> Table:
        table = Table.at_inspection({}, seed=seed)
        table.strike(1, 0, favours=[Spare(1, 0)])
        table.next_inspection().act(1, HandBack(0))
        while table.state.officers != (0,):
            table.next_inspection()
        table.strike(1, 0, give=side(3), pledges="hand_back 1")
        return table

    assert (0, "kept", 1) in lines_with(*map(recalled, SEEDS))
    assert not any(kind == "betrayed" for _, kind, _ in lines_with(*map(recalled, SEEDS)))


def test_a_bot_is_outraged_by_a_high_price_and_by_a_refusal() -> None:
    def priced(gold: int, seed: int) -> Table:
        table = Table.at_inspection({1: ("3 apples", "apples")}, seed=seed)
        table.offer(0, 1, get=side(gold), pledges="hand_back 1")
        return table

    assert (1, "outraged", 0) in lines_with(*[priced(20, seed) for seed in SEEDS])
    low = lines_with(*[priced(3, seed) for seed in SEEDS])
    assert (0, "price", 1) in low
    assert not any(kind == "outraged" for _, kind, _ in low)

    def refused(seed: int) -> Table:
        table = Table.at_inspection({1: ("3 apples", "apples")}, seed=seed)
        return table.act(0, Refuse(table.offer(1, 0, give=side(2), pledges="hand_back 1")))

    said = lines_with(*map(refused, SEEDS))
    assert {(0, "refuse", 1), (1, "outraged", 0)} <= set(said)


def test_a_second_offer_is_a_raise() -> None:
    def raised(seed: int) -> Table:
        table = Table.at_inspection({1: ("3 apples", "apples")}, seed=seed)
        table.offer(1, 0, give=side(2), pledges="hand_back 1")
        table.offer(1, 0, give=side(4), pledges="hand_back 1")
        return table

    assert {kind for _, kind, _ in lines_with(*map(raised, SEEDS))} == {"raise"}


def test_a_bot_that_has_said_everything_is_silent_until_the_next_round() -> None:
    table = Table.at_inspection({1: ("3 apples", "apples")})
    voices = Voices(FOUR)
    voices.hear(table.log)
    said: list[str] = []
    for gold in range(1, 41):
        number = table.offer(1, 0, give=side(gold % 20), pledges="hand_back 1")
        said += [line.line for line in voices.hear(table.events)]
        said += [line.line for line in voices.hear(table.act(0, Refuse(number)).events)]
    assert len(said) == len(set(said)) >= 8
    assert set(lines_of("maid_marian", "raise")) <= set(said)


def test_moods_follow_what_happens_in_public() -> None:
    table = Table.at_inspection({1: ("1 silk", "apples"), 2: ("2 apples", "apples")})
    voices = Voices(FOUR)
    voices.hear(table.log)
    voices.hear(table.act(0, Open(1)).events)
    assert voices.moods[1] == "caught" and voices.moods[0] in ("smug", "amused")
    voices.hear(table.act(0, Open(2)).events)
    assert voices.moods[2] == "smug" and voices.moods[0] in ("angry", "nervous")
    voices.hear(table.act(0, HandBack(3)).events)
    assert voices.moods[1] == "caught", "what happened in the last round still shows at the market"
    table.pass_market()
    voices.hear(table.log[-len(table.events) :])
    assert set(voices.moods.values()) == {"calm"}


# Answers to people


def listening(*bots: str | None) -> Voices:
    """Voices at an inspection where seat 0 is sheriff."""
    voices = Voices(bots)
    voices.hear(Table.at_inspection({}).log)
    return voices


def test_bots_answer_a_person_in_office() -> None:
    voices = listening(None, "robin_hood", "much", "master")
    for phrase in ("make_an_offer", "pay_or_open"):
        answers = [voices.answer(phrase, 0, None, number, ()) for number in range(20)]
        assert all(answer is not None and answer.to == 0 for answer in answers)
        assert {answer.seat for answer in answers if answer} == {1, 2, 3}
        assert {answer.line.split("-")[1] for answer in answers if answer} == {ANSWERS[phrase]}
        about = voices.answer(phrase, 0, 2, 1, ())
        assert about is not None and about.seat == 2


def test_an_officer_bot_answers_a_merchant() -> None:
    voices = listening("guy_of_gisborne", None, "much", "master")
    answer = voices.answer("trust_me", 1, None, 5, ())
    assert answer is not None and answer.seat == 0 and answer.line.startswith("guy_of_gisborne-doubt-")
    assert voices.answer("pay_or_open", 1, None, 5, ()) is None, "they are in no office"
    assert voices.answer("laughter", 1, None, 5, ()) is None
    assert listening(None, None, None, None).answer("hello", 1, None, 5, ()) is None


def test_an_answer_is_given_once_in_a_round() -> None:
    voices = listening(None, "robin_hood", None, None)
    said: list[str] = []
    while answer := voices.answer("hello", 0, None, len(said), said):
        assert answer.line not in said
        said.append(answer.line)
    assert len(said) == len(lines_of("robin_hood", "greet"))


def test_answers_use_no_line_of_the_game() -> None:
    """Otherwise a line could come twice in a round: the game's lines must not depend on the chat."""
    assert not set(KINDS) & set(REPLIES) and set(ANSWERS.values()) == set(REPLIES)
