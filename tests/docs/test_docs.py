"""The documents are true: generated pages are fresh, the wire matches its schema, and commands run."""

import random
import re
import shlex
import subprocess
from pathlib import Path
from typing import Any

import jsonschema
import msgspec
import pytest

from docs.generate import pages, schema
from nottingham import __version__
from nottingham.rules.view import open_view, view
from nottingham.rules.wire import encode
from tests.laws.games import MIXES, random_game
from tests.laws.mutants import MUTANTS, ROOT, RULES, Mutant


def test_generated_pages_are_fresh() -> None:
    stale = [file.name for file, text in pages() if file.read_text(encoding="utf-8") != text]
    assert not stale, "run `make docs`"


def test_the_wire_format_matches_the_published_schema() -> None:
    definitions = schema()
    checks = {
        name: jsonschema.Draft202012Validator({**definitions, "$ref": f"#/$defs/{name}"})
        for name in ("Action", "Event", "View")
    }
    for options in MIXES[::75]:
        chance = random.Random(1)
        _, log, moves = random_game(options, 6)
        for event in log:
            checks["Event"].validate(msgspec.json.decode(encode(event.seen_by(0))))
        for step in moves:
            if chance.random() < 0.1 or step.after.phase in ("over", "share", "claim", "debt"):
                seat = chance.choice([None, *range(options.players)])
                checks["View"].validate(msgspec.json.decode(encode(view(step.after, seat))))
                checks["View"].validate(msgspec.json.decode(encode(open_view(step.after))))
                checks["Action"].validate(msgspec.json.decode(encode(step.action)))
                for event in step.events:
                    checks["Event"].validate(msgspec.json.decode(encode(event)))
                    checks["Event"].validate(msgspec.json.decode(encode(event.seen_by(seat))))


def shell_commands() -> list[str]:
    """The commands in the README and the pages that run `nottingham` or pipe into it."""
    found: list[str] = []
    for page in [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]:
        for block in re.findall(r"```sh\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL):
            found += [line for line in block.splitlines() if re.search(r"(^|\| )(\.venv/bin/)?nottingham ", line)]
    return sorted({line.replace(".venv/bin/", "") for line in found})


@pytest.mark.parametrize("command", shell_commands())
def test_a_command_in_the_documents_works(command: str, tmp_path: Path) -> None:
    """Tournaments are shortened."""
    assert shlex.split(command)
    command = re.sub(r"--games (9|\d\d+)", "--games 1", command)
    path = f"{ROOT / '.venv' / 'bin'}:/usr/bin:/bin"
    done = subprocess.run(["bash", "-c", command], cwd=ROOT, env={"PATH": path}, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()
    assert done.stdout.strip()


def test_the_example_in_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    examples = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    assert examples
    for example in examples:
        exec(compile(example, "README.md", "exec"), {})
    assert len(re.findall(r"\d+", capsys.readouterr().out)) == 4


def test_the_documents_have_commands_to_try() -> None:
    assert len(shell_commands()) >= 4


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.name)
def test_every_mutant_still_applies(mutant: Mutant) -> None:
    assert mutant.old in (ROOT / RULES / mutant.file).read_text(encoding="utf-8")


def anchors(page: Path) -> set[str]:
    """The anchors that GitHub gives to the headings of a page."""
    headings = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


def test_links_between_pages_work() -> None:
    for page in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "bench").glob("*.md")]:
        for link, anchor in re.findall(r"\]\(([^)#]*)#?([^)]*)\)", page.read_text(encoding="utf-8")):
            if not link.startswith("http"):
                target = page.parent / link if link else page
                assert target.exists(), f"{page.name}: {link}"
                assert not anchor or anchor in anchors(target), f"{page.name}: {link}#{anchor}"


def test_the_files_that_the_architecture_names_exist() -> None:
    layout = (
        (ROOT / "docs/architecture.md").read_text(encoding="utf-8").split("\nsrc/nottingham/\n")[1].split("\nweb/")[0]
    )
    for package in re.split(r"\n(?=  \w)", layout):
        folder = ROOT / "src/nottingham" / package.split("/")[0].strip()
        there = {file.name for file in folder.rglob("*.py")}
        assert not {*re.findall(r"\w+\.py", package)} - there, folder.name


def test_the_newest_version_in_the_changelog_is_this_one() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    versions: list[Any] = re.findall(r"^## (\d\S*)", text, re.MULTILINE)
    assert versions[0] == __version__
