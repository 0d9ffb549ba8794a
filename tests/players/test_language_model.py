"""The player `llm`: it plays by what an endpoint answers, and no endpoint can stop a game."""

import csv
import json
import logging
import random
import socket
import threading
from collections.abc import Iterator
from itertools import chain, repeat
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from nottingham.cli.main import app
from nottingham.play.runner import play_game
from nottingham.players.language.endpoint import Endpoint, EndpointFailed
from nottingham.players.language.menu import BadAnswer
from nottingham.players.language.model import MAX_FAILURES, MAX_RETRIES, Budget, LanguagePlayer, read_answer
from nottingham.players.player import Player
from nottingham.players.process import CannotStart
from nottingham.players.random_player import RandomPlayer
from nottingham.players.roster import is_built_in, make_player, title
from nottingham.rules.options import Options
from nottingham.rules.shuffle import seed_from_number
from tests.support.live_server import PATIENCE
from tests.support.llm_endpoint import DRIP, HANG, HANG_UP, NO_CHOICES, NOT_JSON, open_endpoint
from tests.support.scripted_agent import ScriptedAgent

KEY = "secret-key"
QUICK = Budget(answer_seconds=0.15)
THREE = Options(3)


def talkative(messages: list[dict[str, str]], agent: ScriptedAgent) -> str:
    """The answer of a scripted agent, as a chatty model would give it."""
    answer = agent.answer(messages[-1]["content"])
    suspicion = {str(seat): 0.5 for seat in range(6)}
    return (
        f"Let me think. I choose:\n```json\n{json.dumps({**(answer or {}), 'suspicion': suspicion, 'why': 'x'})}\n```"
    )


def play(player: Player, options: Options = THREE, seed: int = 1) -> list[int]:
    """A game of one player against two at random; the faults of each seat."""
    players: list[Player] = [player, *(RandomPlayer() for _ in range(options.players - 1))]
    chances = [random.Random(seat).random for seat in range(options.players)]
    return play_game(options, seed_from_number(seed), players, chances)[1]


@pytest.mark.parametrize("options", [Options(3, edition="first"), Options(4, black_market=True)])
def test_a_model_plays_whole_games(options: Options) -> None:
    agent = ScriptedAgent(4)
    with open_endpoint(lambda messages: talkative(messages, agent)) as endpoint:
        player = LanguagePlayer(Endpoint(endpoint.url, "tester", KEY))
        play(player, options)
        asked = len(endpoint.requests)
        assert asked >= 15 and player.tokens == 100 * asked
        assert {"cards", "offer"} <= agent.used
        assert set(player.failures) <= {"illegal", "nonsense"}, "the endpoint did not fail"
        assert all(header["authorization"] == f"Bearer {KEY}" for header in endpoint.headers)
        assert {request["model"] for request in endpoint.requests} == {"tester"}
        first, *_, last = endpoint.requests
        assert [message["role"] for message in first["messages"]] == ["system", "user"]
        assert "penalty" in first["messages"][0]["content"] and "Your choices:" in first["messages"][-1]["content"]
        assert len(last["messages"]) <= 14, "old turns are forgotten"


def test_an_illegal_answer_is_returned_with_the_reason() -> None:
    said: list[str] = []

    def stubborn(messages: list[dict[str, str]]) -> str:
        said.append(messages[-1]["content"])
        if "Load other cards" in said[-1]:
            last = said[-1].splitlines()[-1]
            return json.dumps({"choice": int(last.partition(".")[0]), "cards": {"silk": 5}})
        return '{"choice": 1}'

    with open_endpoint(stubborn) as endpoint:
        player = LanguagePlayer(Endpoint(endpoint.url, "tester"))
        faults = play(player)
    refusals = [message for message in said if "Nothing has changed" in message]
    assert refusals and any("(R" in message for message in refusals)
    loads = sum("Load other cards" in message and "Nothing has changed" not in message for message in said)
    illegal = [message for message in said if "Load other cards" in message and "Nothing has changed" in message]
    assert len(illegal) == MAX_RETRIES * loads, "it is asked again twice, and then the default is played"
    assert player.failures["illegal"] == (MAX_RETRIES + 1) * loads and player.unanswered >= loads
    assert faults[0] == 0


@pytest.mark.parametrize("digits", ["1" * 5000, "12"])
def test_a_suspicion_of_a_seat_that_cant_exist_is_ignored(digits: str) -> None:
    assert read_answer(f'{{"choice": 1, "suspicion": {{"{digits}": 0.5, "2": 0.4}}}}')[1] == {2: 0.4}


def test_half_a_character_is_refused() -> None:
    words = '{"type": "words", "by": 1, "text": "\\ud800"}'
    with pytest.raises(BadAnswer, match="half a character"):
        read_answer(f'{{"choice": 1, "offer": {{"to": 0, "favours": [{words}]}}}}')


@pytest.mark.parametrize("prose", ["", "{}", '{"choice": "two"}', '{"choice": 1, "offer": {}}', "[1]", '{"choice": 1'])
def test_an_answer_without_a_choice_is_refused_with_an_example(prose: str) -> None:
    with pytest.raises(BadAnswer, match=r'such as \{"choice": 1\}|looks like \{"to": 1'):
        read_answer(prose)


@pytest.mark.parametrize("prose", ["I pass.", '{"choice": 99}'])
def test_an_answer_in_prose_is_nonsense_and_the_game_goes_on(prose: str) -> None:
    with open_endpoint(lambda _: prose) as endpoint:
        player = LanguagePlayer(Endpoint(endpoint.url, "tester"))
        play(player)
        assert player.failures["nonsense"] == len(endpoint.requests) > 0
        assert player.unanswered > 0
        assert "choice" in endpoint.requests[1]["messages"][-1]["content"], "the reason is told"


@pytest.mark.parametrize(
    ("failing", "kind"),
    [
        (HANG, "hung"),
        (DRIP, "hung"),
        (HANG_UP, "endpoint error"),
        (NOT_JSON, "endpoint error"),
        (NO_CHOICES, "endpoint error"),
        (401, "endpoint error"),
        (500, "endpoint error"),
    ],
)
def test_a_failing_endpoint_costs_three_requests_a_game(
    failing: str | int, kind: str, caplog: pytest.LogCaptureFixture
) -> None:
    with open_endpoint(lambda _: failing) as endpoint, caplog.at_level(logging.DEBUG):
        player = LanguagePlayer(Endpoint(endpoint.url, "tester", KEY), QUICK)
        play(player)
        assert player.failures == {kind: MAX_FAILURES} and len(endpoint.requests) == MAX_FAILURES
        assert player.unanswered > MAX_FAILURES
        assert len(caplog.records) == 1 and "Default actions are played instead" in caplog.text
        for secret in (KEY, "tester", endpoint.url, "127.0.0.1"):
            assert secret not in caplog.text and secret not in repr(vars(player))


def test_a_name_that_is_looked_up_for_too_long_counts_as_hung(monkeypatch: pytest.MonkeyPatch) -> None:
    found = threading.Event()
    look_up = socket.getaddrinfo

    def slow(*arguments: Any, **named: Any) -> Any:
        found.wait(PATIENCE)
        return look_up(*arguments, **named)

    with open_endpoint(lambda _: '{"choice": 1}') as endpoint:
        monkeypatch.setattr(socket, "getaddrinfo", slow)
        with pytest.raises(EndpointFailed) as failed:
            Endpoint(endpoint.url, "tester").ask([], 0.05)
        assert failed.value.failure == "hung"
        found.set()
        for thread in threading.enumerate():
            if thread.name == "nottingham-endpoint":
                thread.join(PATIENCE)
        assert not endpoint.requests, "nobody waits for an answer any more"


def test_an_endpoint_that_is_not_there_stops_no_game() -> None:
    with open_endpoint(lambda _: "") as endpoint:
        url = endpoint.url
    player = LanguagePlayer(Endpoint(url, "tester"))
    play(player)
    assert player.failures == {"endpoint error": MAX_FAILURES}


def test_a_failure_in_between_is_forgiven() -> None:
    script: Iterator[str | int] = chain([500, 500, '{"choice": 1}', 500, 500], repeat('{"choice": 1}'))
    with open_endpoint(lambda _: next(script)) as endpoint:
        player = LanguagePlayer(Endpoint(endpoint.url, "tester"))
        play(player)
        assert player.failures["endpoint error"] == 4 and len(endpoint.requests) > 10


def test_tokens_and_time_are_limited_for_each_game() -> None:
    with open_endpoint(lambda _: '{"choice": 1}') as endpoint:
        player = LanguagePlayer(Endpoint(endpoint.url, "tester"), Budget(game_tokens=250))
        for games in (1, 2):
            play(player)
            assert len(endpoint.requests) == 3 * games and player.tokens == 300 * games
        hasty = LanguagePlayer(Endpoint(endpoint.url, "tester"), Budget(game_seconds=1e-9))
        play(hasty)
        assert hasty.tokens == 0 and hasty.unanswered > 0


@pytest.mark.parametrize(
    ("environment", "missing"),
    [
        ({}, "NOTTINGHAM_LLM_URL"),
        ({"NOTTINGHAM_LLM_URL": "ftp://secret-key@host"}, "NOTTINGHAM_LLM_URL"),
        ({"NOTTINGHAM_LLM_URL": "http://[secret-key"}, "NOTTINGHAM_LLM_URL"),
        ({"NOTTINGHAM_LLM_URL": "http://host/v1"}, "NOTTINGHAM_LLM_MODEL"),
        ({"NOTTINGHAM_LLM_URL": "http://host/v1", "NOTTINGHAM_LLM_KEY": "secret-key\n"}, "NOTTINGHAM_LLM_KEY"),
    ],
)
def test_a_missing_setting_is_named_without_its_value(environment: dict[str, str], missing: str) -> None:
    with pytest.raises(CannotStart, match=missing) as refused:
        Endpoint.from_environment("m" if missing == "NOTTINGHAM_LLM_KEY" else "", environment)
    assert KEY not in str(refused.value)


@pytest.mark.parametrize("seconds", ["soon", "0", "-1", "inf", "1e300"])
def test_a_wrong_budget_is_refused(seconds: str) -> None:
    with pytest.raises(CannotStart, match="NOTTINGHAM_LLM_ANSWER_SECONDS"):
        Budget.from_environment({"NOTTINGHAM_LLM_ANSWER_SECONDS": seconds})


def test_suspicions_are_read_leniently() -> None:
    text = '{"choice": 2, "suspicion": {"1": 0.25, "2": 7, "x": 0.5, "3": "no", "4": true, "5": 1}}'
    answer, suspicions = read_answer(text)
    assert answer.choice == 2 and suspicions == {1: 0.25, 4: 1.0, 5: 1.0}
    assert read_answer('{"choice": 1, "suspicion": [1]}')[1] == {}


def test_a_server_never_plays_for_a_language_model(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NOTTINGHAM_LLM_URL", "http://127.0.0.1:9/v1")
    assert isinstance(make_player("llm:tester"), LanguagePlayer)
    assert not is_built_in("llm:tester") and not is_built_in("llm:")
    assert title("llm:tester") == "tester" and title("llm:") == "Language model"


def test_the_arena_reports_tokens_wrong_answers_and_the_brier_score(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    agent = ScriptedAgent(6)
    with open_endpoint(lambda messages: talkative(messages, agent)) as endpoint:
        monkeypatch.setenv("NOTTINGHAM_LLM_URL", endpoint.url)
        monkeypatch.setenv("NOTTINGHAM_LLM_KEY", KEY)
        arguments = [
            "llm:tester",
            "apprentice",
            "random",
            "--games",
            "2",
            "--jobs",
            "1",
            "--out",
            str(tmp_path / "out"),
        ]
        done = CliRunner().invoke(app, ["arena", *arguments])
    assert done.exit_code == 0, done.output
    with (tmp_path / "out" / "summary.csv").open(encoding="utf-8") as file:
        model, apprentice, at_random = csv.DictReader(file)
    assert float(model["tokens"]) == 100 * len(endpoint.requests) / 2
    assert float(model["brier"]) == 0.25, "it always says one half"
    assert apprentice["tokens"] == "" and 0 < float(apprentice["brier"]) < 1
    assert at_random["brier"] == ""
    assert {"lie_rate", "favours_kept", "favours_broken", "fault_kinds"} <= set(model)
    assert int(model["faults"]) == 0 or "illegal" in model["fault_kinds"] or "nonsense" in model["fault_kinds"]
    assert "Language models" in done.output and "Brier score" in done.output
    for file_name in ("games.jsonl", "results.csv", "summary.csv", "report.html"):
        text = (tmp_path / "out" / file_name).read_text(encoding="utf-8")
        assert KEY not in text and endpoint.url not in text
    assert KEY not in done.output


def test_without_an_endpoint_the_arena_says_what_to_set(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NOTTINGHAM_LLM_URL", raising=False)
    done = CliRunner().invoke(app, ["arena", "llm:", "random", "random", "--games", "1", "--jobs", "1"])
    assert done.exit_code == 2 and "NOTTINGHAM_LLM_URL" in done.output and "Traceback" not in done.output
