"""Compiled modules follow every rule, play every golden game, and serve tables."""

import ast
import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from hatch_build import ROOT
from tests.support.services import needs
from tests.support.wheels import unpacked_wheel

TESTS = [
    *("tests/rules", "tests/playthroughs", "tests/tables/test_play.py", "tests/tables/test_clocks.py"),
    *("tests/server/test_freed.py", "tests/research/test_openspiel.py::test_a_state_can_be_copied_and_saved"),
    *("--ignore", "tests/rules/test_front_door.py", "-m", "not long"),
]
"""The front door's tests count what is loaded, which is one library more here."""


def test_no_compiled_class_has_keywords() -> None:
    """mypyc would ignore them: a frozen Struct would not be frozen."""
    hooks = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]
    modules = [file for pattern in hooks["custom"]["compiled"] for file in (ROOT / "src").glob(pattern)]
    assert modules
    for module in modules:
        classes = [node for node in ast.walk(ast.parse(module.read_text())) if isinstance(node, ast.ClassDef)]
        assert not [one.name for one in classes if one.keywords], module


@pytest.mark.long
@needs("cc")
def test_a_compiled_wheel_follows_the_rules_and_serves_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NOTTINGHAM_COMPILED", "1")
    monkeypatch.setenv("MYPYC_OPT_LEVEL", "0")  # optimizing takes the C compiler most of a minute
    wheel = unpacked_wheel(tmp_path)
    assert not wheel.name.endswith("-none-any"), "pip must not install it on another system"
    source = {**os.environ, "PYTHONPATH": str(wheel)}
    found = python("-c", "from nottingham.rules import engine; print(engine.__file__)", env=source)
    assert Path(found.strip()).suffix in (".so", ".pyd") and str(tmp_path) in found
    python("-m", "pytest", "-q", "-x", "-p", "no:xdist", "-p", "no:cacheprovider", *TESTS, env=source)


def python(*arguments: str, env: dict[str, str]) -> str:
    done = subprocess.run([sys.executable, *arguments], env=env, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
