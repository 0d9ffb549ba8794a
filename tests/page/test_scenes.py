"""The scenes that the page's tests show are those of the engine as it is, and show everything."""

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


def test_the_scenes_are_fresh() -> None:
    assert FILE.read_bytes() == scenes(), "python -m tests.support.page_scenes writes them anew"


def test_every_phase_is_shown(seen: list[dict[str, Any]]) -> None:
    assert {view["phase"] for view in seen} == set(get_args(Phase))


def test_everything_is_asked_of_somebody(seen: list[dict[str, Any]]) -> None:
    assert {asked for view in seen for asked in view.get("prompt") or {}} == set(Prompt.__struct_fields__)
