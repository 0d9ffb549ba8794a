"""`import nottingham` gives the whole engine, quickly and with examples that work."""

import doctest
import importlib
import subprocess
import sys
from types import FunctionType
from typing import get_args

import pytest

import nottingham
from nottingham import AnyAction, AnyEvent, Options, new_game, seed_from_number

FUNCTIONS = [name for name in nottingham.__all__ if isinstance(getattr(nottingham, name), FunctionType)]
MODULES = sorted({"nottingham", *(getattr(nottingham, name).__module__ for name in FUNCTIONS)})


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_in_docstrings_are_right(name: str) -> None:
    outcome = doctest.testmod(importlib.import_module(name))
    assert outcome.attempted and not outcome.failed


@pytest.mark.parametrize("name", FUNCTIONS)
def test_every_public_function_has_an_example(name: str) -> None:
    assert ">>> " in (getattr(nottingham, name).__doc__ or "")


def test_every_action_and_event_can_be_imported_from_the_front_door() -> None:
    kinds = [*get_args(AnyAction), *get_args(AnyEvent)]
    assert [kind for kind in kinds if getattr(nottingham, kind.__name__, None) is not kind] == []


def test_a_seed_can_be_a_number_or_its_hexadecimal_digits() -> None:
    assert new_game(Options(players=3), 7) == new_game(Options(players=3), seed_from_number(7))


def test_importing_the_engine_loads_only_msgspec_and_the_standard_library() -> None:
    modules = loaded_by("import nottingham")
    roots = {name.partition(".")[0] for name in modules} - sys.stdlib_module_names
    assert roots - loaded_roots_of_msgspec() == {"nottingham"}
    assert {name for name in modules if name.startswith("nottingham.")} == {
        name for name in modules if name.startswith("nottingham.rules")
    }
    assert not modules & {"asyncio", "socket", "random", "sqlite3", "logging", "importlib.resources"}


def loaded_roots_of_msgspec() -> set[str]:
    return {name.partition(".")[0] for name in loaded_by("import msgspec")}


def loaded_by(statement: str) -> set[str]:
    """The modules that a fresh interpreter has after a statement."""
    done = subprocess.run(
        [sys.executable, "-c", f"import sys; {statement}; print(*sys.modules)"],
        capture_output=True,
        check=True,
        text=True,
    )
    return set(done.stdout.split())
