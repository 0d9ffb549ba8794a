"""Proofs of recorded deals: every honest deal passes, and no arranged one does."""

import random
import subprocess
import sys
from collections.abc import Callable, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from typer.testing import CliRunner, Result

from nottingham.cli.main import app
from nottingham.records.errors import NotAGame, Unproved
from nottingham.records.proof import prove
from nottingham.records.reading import NOT_JUDGED
from nottingham.records.record import read_file
from nottingham.rules import shuffle
from nottingham.rules.engine import apply, new_game, replay
from nottingham.rules.events import (
    AnyEvent,
    DeckReshuffled,
    DeputiesShuffled,
    GameStarted,
    PhaseBegan,
    PilesStarted,
    RoundBegan,
    SetAsideCollected,
)
from nottingham.rules.options import Options
from nottingham.rules.phases import market
from nottingham.rules.sampling import sample_move
from nottingham.rules.shuffle import seed_from_number
from nottingham.rules.wire import encode
from tests.docs.test_shuffles import key_by_hand, shuffle_by_hand
from tests.laws.census import name_of
from tests.laws.games import MIXES, whole_game
from tests.support.live_server import PATIENCE
from tests.support.packs import PACK
from tests.support.records import assert_refused, encode_game, encode_played, spoil
from tests.support.server_process import run
from tests.support.thorough import many, sample

runner = CliRunner()
Edit = Callable[[list[Any]], object]
SEED = seed_from_number(0xBEEF)


def played(options: Options, seed: str = SEED, **given: Any) -> list[AnyEvent]:
    """The log of a random game."""
    chance = random.Random(5)
    state, events = new_game(options, seed, **given)
    log = list(events)
    while state.phase != "over":
        state, events = apply(state, *sample_move(state, chance.random))
        log += events
    return msgspec.json.decode(encode(log), type=list[AnyEvent])


def of_kind(kind: str, events: list[Any]) -> Any:
    return next(event for event in events if event["type"] == kind)


def last_draw_of_some(events: list[Any]) -> Any:
    """The last time that unlike cards were drawn."""
    return next(event for event in events[::-1] if event["type"] == "cards_drawn" and len(set(event["cards"])) > 1)


CUTS = ["oak", "", "three acorns", ""]
FIRST = played(Options(4, edition="first"), cuts=CUTS)
SECOND = played(Options(5, removed_cards=True, seven_card_hand=True), cuts=[*CUTS, ""])
SIX = played(Options(6), cuts=[*CUTS, "", "[red]\x1b[2J"])
DRAWN = next(event.officers[0] for event in FIRST if isinstance(event, RoundBegan))
RICHEST = (DRAWN + 1) % 4
NAMED = played(Options(4, edition="first"), cuts=CUTS, sheriff=RICHEST)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "games.jsonl"


def verified(file: Path, *arguments: str) -> Result:
    return runner.invoke(app, ["verify", str(file), *arguments])


@pytest.mark.parametrize("options", sample(MIXES, 13, 6), ids=name_of)
def test_an_honest_deal_is_proved(options: Options) -> None:
    for seed in (1, 2):
        _, log, end = whole_game(options, seed)
        proof = prove(log)  # type: ignore[arg-type]
        assert proof.reshuffles == end.shuffles == sum(isinstance(event, DeckReshuffled) for event in log)
        assert proof.deputies_shuffled == sum(isinstance(event, DeputiesShuffled) for event in log)
        assert proof.deputies_shuffled == (3 if options.players == 6 else 0)
        assert proof.removed == (10 if options.removed_cards else 0)


def test_verify_prints_what_was_proved(file: Path) -> None:
    file.write_bytes(encode_game(FIRST, game=1) + b"\n" + encode_game(SECOND, game=2))
    lines = verified(file).stdout.splitlines()
    assert lines[0].startswith(f"A complete game of {len(FIRST)} events")
    assert SEED in lines[1] and sha256(bytes.fromhex(SEED)).hexdigest() in lines[1]
    assert lines[2] == "The cuts, from seat 0 up: “oak”, none, “three acorns”, none."
    assert "all 204 cards, and" in lines[3]
    assert lines[4] == f"They give seat {DRAWN} as the first sheriff."
    assert lines[-3] == "The deal is proved."
    assert "--commitment" in lines[-2]
    assert lines[-1] == NOT_JUDGED
    second = verified(file, "--game", "2")
    assert second.exit_code == 0 and "the last 10 of which were removed" in second.stdout
    assert "each time the discard was reshuffled: " in second.stdout


def test_a_record_says_whether_its_first_sheriff_was_named(file: Path) -> None:  # R2.5
    file.write_bytes(encode_game(NAMED))
    assert f"Seat {RICHEST} was named first sheriff, not drawn" in verified(file).stdout
    assert prove(NAMED).sheriff_named and not prove(FIRST).sheriff_named


def test_the_deputies_are_proved_and_cuts_cannot_control_the_terminal(file: Path) -> None:
    file.write_bytes(b"\n".join(map(encode, SIX)))
    result = verified(file)
    assert result.exit_code == 0
    assert "They give the order of the deputies, who were shuffled 3 times." in result.stdout
    assert "“[red]�[2J”" in result.stdout


def test_the_commitment_is_compared_with_the_published_one(file: Path) -> None:
    file.write_bytes(encode_game(SECOND))
    published = sha256(bytes.fromhex(SEED)).hexdigest()
    for way in (published, f" {published.upper()}\n"):
        proved = verified(file, "--commitment", way)
        assert proved.exit_code == 0
        assert "and the one published before the game" in proved.stdout and "--commitment" not in proved.stdout
    assert_refused(verified(file, "--commitment", "0" * 64), "a different one was published")
    for nonsense in ("", "oak", published[:-1], f"{published}0"):
        assert_refused(verified(file, "--commitment", nonsense), "64 hexadecimal digits")


def test_verify_judges_the_moves_of_a_record_with_actions(file: Path) -> None:
    moves, log, _ = whole_game(Options(4), 6)
    deal = log[: len(log) - sum(len(move.events) for move in moves)]
    text = encode_played(deal, moves)
    file.write_bytes(text)
    assert verified(file).stdout.splitlines()[-1] == f"All {len(moves)} moves are legal by the rules."
    file.write_bytes(text.replace(b'"type":"load_bag"', b'"type":"swap"', 1))
    assert_refused(verified(file))


# Arranged deals


@pytest.mark.parametrize(
    ("options", "given", "reason"),
    [
        (Options(4), {"deck": sorted(SECOND[0].deck + SECOND[0].removed)}, "its deck was stacked"),  # type: ignore[operator, union-attr]
        (Options(6), {"deputies": [0, 1, 2, 3, 4, 5]}, "the deputy cards were arranged"),
    ],
    ids=["deck", "deputies"],
)
def test_a_stacked_game_is_refused(options: Options, given: Any, reason: str, file: Path) -> None:
    file.write_bytes(encode_game(played(options, **given)))
    assert_refused(verified(file), reason)
    assert verified(file).stdout == ""


@pytest.mark.parametrize(
    ("options", "purpose", "reason"),
    [
        (Options(4), "deck", "its deck was stacked"),
        (Options(4), "sheriff", "its first sheriff was chosen"),
        (Options(6), "deputies-0", "the deputy cards were arranged"),
        (Options(6), "deputies-2", "the deputy cards were arranged"),
        (Options(5, removed_cards=True, seven_card_hand=True), "reshuffle-1", "the deck is not reshuffled"),
        (Options(5, edition="first", removed_cards=True), "reshuffle-1", "the deck is not reshuffled"),
    ],
    ids=str,
)
def test_one_arranged_shuffle_is_found(
    options: Options, purpose: str, reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def arranged(cards: Sequence[str], key: str, why: str) -> tuple[str, ...]:
        order = shuffled(cards, key, why)
        return order[1:] + order[:1] if why == purpose else order

    shuffled = shuffle.shuffled
    monkeypatch.setattr(shuffle, "shuffled", arranged)
    log = played(options)
    assert prove(log).cards, "the arranged shuffle passes where it is the recipe, so nothing else is wrong"
    monkeypatch.undo()
    with pytest.raises(Unproved, match=reason):
        prove(log)


def test_a_reordered_discard_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    collected = market.collected
    monkeypatch.setattr(market, "collected", lambda state: collected(state)[::-1])
    log = played(Options(4))
    with pytest.raises(Unproved, match="don't go on the pile in their order"):
        prove(log)


def test_a_reshuffle_before_anyone_draws_is_found() -> None:
    at = next(place for place, event in enumerate(SECOND) if isinstance(event, DeckReshuffled))
    state = replay(SECOND[: at + 1])
    with pytest.raises(Unproved, match="before anyone draws"):
        prove([*SECOND[: at + 1], PhaseBegan(state.phase, state.queue), *SECOND[at + 1 :]])


def another_form_of_the_seed(events: list[Any]) -> None:
    """Returns another text of the same bytes. It has the same commitment but another key, so a dealer could choose."""
    events[0]["seed"] = events[-1]["seed"] = events[0]["seed"].upper()


def swap_cards(cards: list[str]) -> None:
    """Exchanges the last card and the last that differs from it."""
    at = max(place for place, card in enumerate(cards) if card != cards[-1])
    cards[at], cards[-1] = cards[-1], cards[at]


@pytest.mark.parametrize(
    ("log", "edit", "reason"),
    [
        (FIRST, another_form_of_the_seed, "lower-case"),
        (FIRST, lambda events: events[0].update(commitment="0" * 64), "contradicts itself"),
        (FIRST, lambda events: events[0].update(seed=seed_from_number(7)), "contradicts itself"),
        (FIRST, lambda events: events[-1].update(seed=seed_from_number(7)), "a different seed"),
        (FIRST, lambda events: events[0]["cuts"].__setitem__(1, "mine"), "stacked"),
        (FIRST, lambda events: events[0]["cuts"].reverse(), "stacked"),
        (FIRST, lambda events: events[0]["cuts"].pop(), "one for each seat"),
        (FIRST, lambda events: events[0]["cuts"].__setitem__(1, "x" * 65), "64 characters"),
        (FIRST, lambda events: swap_cards(events[0]["deck"]), "stacked"),
        (SECOND, lambda events: swap_cards(events[0]["removed"]), "stacked"),
        (FIRST, lambda events: events[0]["goods"].reverse(), "goods are not those"),
        (FIRST, lambda events: events[0]["goods"][0].update(value=9), "goods are not those"),
        (FIRST, lambda events: events[0]["crowns"][0].update(king=99), "goods are not those"),
        (FIRST, lambda events: events[0]["options"].update(packs=["\x1b[31m"]), "no pack called"),
        (FIRST, lambda events: events[0]["options"].update(edition="second"), ""),
        (FIRST, lambda events: swap_cards(of_kind("cards_drawn", events)["cards"]), "cards drawn are not those"),
        (FIRST, lambda events: swap_cards(of_kind("piles_started", events)["left"]), "cards turned up are not those"),
        (SECOND, lambda events: swap_cards(last_draw_of_some(events)["cards"]), "cards drawn are not those"),
        (FIRST, lambda events: events.insert(3, {"type": "phase_began", "phase": "market"}), "belong in the deal"),
        (FIRST, lambda events: of_kind("round_began", events).update(officers=[RICHEST]), "was chosen"),
        (NAMED, lambda events: events[0].pop("first_sheriff"), "was chosen"),
        (NAMED, lambda events: events[0].update(first_sheriff=DRAWN), "is not the one who was named"),
        (NAMED, lambda events: of_kind("round_began", events).update(officers=[DRAWN]), "not the one who was named"),
        (NAMED, lambda events: events[0].update(first_sheriff=4), "must be a seat"),
        (SIX, lambda events: events[0].update(first_sheriff=0), "deputies instead of a sheriff"),
        (SIX, lambda events: of_kind("round_began", events)["officers"].reverse(), "wrong players hold office"),
        (SIX, lambda events: of_kind("deputies_shuffled", events)["order"].reverse(), "were arranged"),
        (SIX, lambda events: of_kind("deputies_shuffled", events[::-1])["order"].reverse(), "were arranged"),
        (FIRST, lambda events: of_kind("round_began", events[20:]).update(round=3), "wrong round begins"),
        (FIRST, lambda events: events.insert(-1, {"type": "deputies_shuffled", "order": [0]}), "were arranged"),
        (SECOND, lambda events: swap_cards(of_kind("deck_reshuffled", events)["deck"]), "not reshuffled"),
        (SECOND, lambda events: of_kind("deck_reshuffled", events).update(count=1), "not reshuffled"),
        (FIRST, lambda events: events.pop(), "breaks off"),
        (FIRST, lambda events: events.pop(0), "start of a game"),
    ],
    ids=range(34),
)
def test_a_record_that_was_tampered_with_is_refused(log: list[AnyEvent], edit: Edit, reason: str, file: Path) -> None:
    events = msgspec.json.decode(encode(log))
    edit(events)
    file.write_bytes(encode(events))
    assert_refused(verified(file), reason)
    with pytest.raises((NotAGame, Unproved)) as refusal:
        prove(msgspec.json.decode(encode(events), type=list[AnyEvent]))
    assert str(refusal.value).isprintable()


def test_cards_turned_up_after_the_deal_are_found() -> None:
    at = next(place for place, event in enumerate(SECOND, 1) if isinstance(event, RoundBegan))
    state = replay(SECOND[:at])
    with pytest.raises(Unproved, match="cards turned up are not those"):
        prove([*SECOND[:at], PilesStarted(state.cards[state.drawn :][:2], ()), *SECOND[at:]])


def test_deputy_cards_in_a_game_without_deputies_are_found() -> None:
    state = replay(FIRST[:-1])
    order = shuffle.shuffled_seats(4, state.key, f"deputies-{state.round // 3}")
    with pytest.raises(Unproved, match="the deputy cards"):
        prove([*FIRST[:-1], DeputiesShuffled(order), FIRST[-1]])


def test_events_that_crash_the_rules_are_refused() -> None:
    at = next(place for place, event in enumerate(SECOND, 1) if isinstance(event, RoundBegan))
    with pytest.raises(NotAGame, match="make no game"):
        prove([*SECOND[:at], SetAsideCollected(()), *SECOND[at:]])


def test_a_game_with_a_custom_pack_needs_that_pack(tmp_path: Path) -> None:
    """The commands run in processes of their own, since a process never forgets a pack."""
    (tmp_path / "proof_fair.toml").write_text(PACK)

    def shell(*arguments: str) -> subprocess.CompletedProcess[str]:
        return run(arguments, tmp_path / "stderr", PATIENCE)

    packs, out = ("--packs-from", str(tmp_path)), tmp_path / "out"
    arena = ["arena", *["random"] * 3, "--games", "1", "--jobs", "1", "--pack", "proof_fair", *packs, "--out", str(out)]
    subprocess.run([sys.executable, "-m", "nottingham", *arena], capture_output=True, check=True)
    unknown = shell("verify", str(out / "games.jsonl"))
    assert unknown.returncode == 2 and "no pack called 'proof_fair'" in unknown.stderr
    assert shell("verify", str(out / "games.jsonl"), *packs).returncode == 0


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    assert_refused(verified(tmp_path / "nothing"), "No such file")
    assert_refused(verified(tmp_path), "directory")


LINES = [b"\n".join(map(encode, log)) for log in (FIRST, SECOND, SIX)]


def assert_proved_or_refused(file: Path) -> None:
    result = verified(file)
    if result.exit_code:
        assert_refused(result)
        return
    assert "The deal is proved." in result.stdout
    started = read_file(file).read_events()[0]
    assert isinstance(started, GameStarted) and started.seed and started.deck and isinstance(started.removed, tuple)
    goods = [good.name for good in started.goods for _ in range(good.copies)]
    deck = shuffle_by_hand(goods, key_by_hand(started.seed, list(started.cuts)), "deck")
    assert [*started.deck, *started.removed] == deck


@settings(max_examples=many(30, 150), deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.sampled_from(range(3)), st.integers(0, 2**32), st.booleans(), st.binary(max_size=6))
def test_a_record_with_changed_bytes_is_proved_or_refused(
    file: Path, game: int, place: int, early: bool, patch: bytes
) -> None:
    lines = LINES[game]
    at = place % (8000 if early else len(lines))
    file.write_bytes(lines[:at] + patch + lines[at + len(patch) + place % 3 :])
    assert_proved_or_refused(file)


@settings(max_examples=many(30, 150), deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.sampled_from(range(3)), st.integers(0, 2**32), st.integers(1, 3))
def test_a_spoiled_record_is_proved_or_refused(file: Path, game: int, seed: int, changes: int) -> None:
    chance = random.Random(seed)
    events = msgspec.json.decode(encode((FIRST, SECOND, SIX)[game]))
    for _ in range(changes):
        events = spoil(events, chance)
    file.write_bytes(encode(events))
    assert_proved_or_refused(file)
