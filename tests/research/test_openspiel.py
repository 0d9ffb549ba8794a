"""The whole game in OpenSpiel: it keeps OpenSpiel's rules for games, and is the same game."""

import random
import unittest
from typing import Any

import pyspiel
import pytest

from nottingham.codec.drafts import IllegalToken
from nottingham.research.match import TokenGame
from nottingham.research.openspiel import BYTES, NottinghamGame
from nottingham.rules.options import Options
from tests.research.openspiel_playthrough import FILE, excerpt, played, playthrough


@pytest.mark.parametrize(
    "name",
    [
        "nottingham(players=4,edition=first,royal_goods=True,reward=margin)",
        "nottingham(players=6,black_market=True,packs=goose_fair,reward=score)",
    ],
    ids=["first edition", "deputies"],
)
def test_openspiels_own_checks_pass(name: str) -> None:
    """They also run on states deep in a game, since OpenSpiel samples only states near the deal."""
    from open_spiel.integration_tests import api_test  # imports SciPy, which takes a second in every worker

    class Api(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
        game_name = name

        @classmethod
        def setUpClass(cls) -> None:
            cls.game = pyspiel.load_game(cls.game_name)
            super().setUpClass()
            cls.some_states = cls.some_states[::16] + played(cls.game, random.Random(1), 50)

    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(Api).run(result)
    assert result.testsRun
    assert not result.errors + result.failures, "\n".join(why for _, why in result.errors + result.failures)


def test_the_playthrough_is_as_recorded() -> None:
    assert excerpt(playthrough()) == FILE.read_text(encoding="utf-8"), "run `make golden`"


def test_players_recall_everything() -> None:
    """A player's later information begins with what they knew before and the token they chose."""
    game = pyspiel.load_game("nottingham(players=3,edition=first)")
    recalled: dict[int, str] = {}
    for state in played(game, random.Random(2)):
        player = state.current_player()
        for seat, before in recalled.items():
            assert state.information_state_string(seat).startswith(before)
        if player >= 0:
            assert state.information_state_string(player).startswith(recalled.get(player, ""))
            recalled[player] = state.information_state_string(player)
    tokens = [int(action) for action in state.history()[BYTES:]]
    noted = sum(state.information_state_string(seat).count("\ntoken ") for seat in range(3))
    assert noted == len(tokens)


def test_a_state_can_be_copied_and_saved() -> None:
    game = pyspiel.load_game("nottingham(players=6)")
    for state in played(game, random.Random(3), 150):
        saved = game.deserialize_state(state.serialize())
        copied = state.clone()
        for other in (saved, copied):
            chance = random.Random(4)
            for _ in range(12):
                if other.is_terminal() or other.is_chance_node():
                    break
                other.apply_action(chance.choice(other.legal_actions()))
        if not copied.is_chance_node():
            for seat in range(6):
                assert saved.information_state_string(seat) == copied.information_state_string(seat)
                assert saved.observation_tensor(seat) == copied.observation_tensor(seat)


def test_it_is_the_same_game_as_everywhere() -> None:
    last = played(pyspiel.load_game("nottingham(players=5,reward=score)"), random.Random(5), 1000)[-1]
    match = TokenGame(Options(players=5), int.from_bytes(last.history()[:BYTES], "big"))
    for token in last.history()[BYTES:]:
        match.take(token)
    assert match.seat is None
    assert last.returns() == match.returns("score")


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"players": 7}, "for 3 to 6 players, not 7"),
        ({"reward": "fame"}, "must be one of victory, margin, score, not 'fame'"),
        ({"packs": "caviar"}, "no pack called 'caviar'"),
        ({"playerz": 4}, "There is no parameter playerz. Parameters are players, edition"),
    ],
)
def test_wrong_parameters_are_named(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        NottinghamGame(wrong)


def test_an_illegal_action_is_refused_and_leaves_no_trace() -> None:
    state = pyspiel.load_game("nottingham(players=3)").new_initial_state()
    with pytest.raises(IllegalToken, match="Chance deals with bytes, and 256 is not one"):
        state.apply_action(256)
    for byte in range(BYTES):
        state.apply_action(byte)
    known = [state.information_state_string(seat) for seat in range(3)]
    for action in (99, 100):
        with pytest.raises(IllegalToken, match=f"Token {action} can't come next"):
            state.apply_action(action)
    assert known == [state.information_state_string(seat) for seat in range(3)]
    over = played(pyspiel.load_game("nottingham(players=3)"), random.Random(5), 1000)[-1]
    with pytest.raises(IllegalToken):
        over.apply_action(0)
