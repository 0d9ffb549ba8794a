"""The scenes of the page's tests match the engine, and have every phase and prompt."""

from typing import Any, get_args

import msgspec
import pytest

from nottingham.rules.state import Phase
from nottingham.rules.view_types import Prompt
from tests.support.page_scenes import FILE, scenes


@pytest.fixture(scope="module")
def seen() -> list[dict[str, Any]]:
    whole = msgspec.json.decode(FILE.read_bytes())
    views = [eyes["view"] for scene in whole["scenes"].values() for eyes in scene["seen"].values()]
    return [*views, *(end["view"] for end in whole["ends"].values())]


def test_the_scenes_are_up_to_date() -> None:
    assert FILE.read_bytes() == scenes(), "python -m tests.support.page_scenes updates them"


def test_every_phase_is_shown(seen: list[dict[str, Any]]) -> None:
    assert {view["phase"] for view in seen} == set(get_args(Phase))


def test_every_prompt_is_shown(seen: list[dict[str, Any]]) -> None:
    assert {name for view in seen for name in view.get("prompt") or {}} == set(Prompt.__struct_fields__)
