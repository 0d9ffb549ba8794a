"""The documentation of the server is complete and correct."""

import inspect
import json
import re
from pathlib import Path

import msgspec
import pytest
import typer

from nottingham.cli.main import app
from nottingham.cli.serving import serve
from nottingham.server.responses import STATUS
from nottingham.server.schemas import NewTable
from nottingham.table.requests import parse_first_request, parse_request
from tests.support.error_codes import server_codes

DOCS = Path(__file__).parents[2] / "docs"
HOSTING = (DOCS / "hosting.md").read_text(encoding="utf-8")
SERVER = (DOCS / "server.md").read_text(encoding="utf-8")


def flags() -> list[tuple[str, str, str]]:
    """Each flag of `nottingham serve`, its environment variable and its default, as text."""
    (command,) = [known for known in app.registered_commands if known.callback is serve]
    assert command.callback is not None
    found = []
    for name, parameter in inspect.signature(command.callback).parameters.items():
        option = next(part for part in parameter.annotation.__metadata__ if isinstance(part, typer.models.OptionInfo))
        flag = option.default if isinstance(option.default, str) else f"--{name.replace('_', '-')}"
        value = parameter.default
        default = "" if value in (None, "", False) else f"{value:g}" if isinstance(value, float) else str(value)
        found.append((flag, str(option.envvar or ""), default))
    return found


@pytest.mark.parametrize(("flag", "variable", "default"), flags())
def test_every_setting_is_on_the_hosting_page(flag: str, variable: str, default: str) -> None:
    (row,) = re.findall(rf"^\| `{flag}` \|(.*)\|$", HOSTING, re.MULTILINE)
    cells = [cell.strip().strip("`") for cell in row.split("|")]
    assert cells[:2] == [variable, default]


def test_every_setting_on_the_hosting_page_exists() -> None:
    assert set(re.findall(r"^\| `(--[a-z-]+)`", HOSTING, re.MULTILINE)) == {flag for flag, _, _ in flags()}


def test_the_server_page_lists_every_refusal_with_its_status() -> None:
    listed = dict(re.findall(r"^\| `([a-z_]+)` \| (\d+) \|", SERVER, re.MULTILINE))
    assert listed == {error: str(status) for error, status in STATUS.items()}


def test_every_refusal_has_a_status() -> None:
    assert {said.kind for said in server_codes()} - {"ending"} <= set(STATUS)


def test_every_example_on_the_server_page_is_accepted_by_the_server() -> None:
    kinds = []
    for text in re.findall(r"```json\n(.*?)```", SERVER, re.DOTALL):
        example = json.loads(text)
        if "settings" in example:
            msgspec.convert(example, NewTable)
        else:
            kinds.append(
                type(parse_first_request(text) if example["type"] in ("join", "lobby") else parse_request(text))
            )
    assert len(kinds) == 2
