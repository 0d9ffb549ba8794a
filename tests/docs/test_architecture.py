"""Checks the map in docs/architecture.md: it names every module, or its folder as a whole."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "nottingham"
MAP = re.search(r"```\nsrc/nottingham/\n(.*?)\nweb/", (ROOT / "docs" / "architecture.md").read_text(), re.DOTALL)
PACKAGES = sorted({path.parent.name for path in SOURCE.glob("*/__init__.py")})


def modules(folder: Path) -> list[Path]:
    return [path for path in folder.glob("*.py") if not path.name.startswith("__")]


def sections() -> dict[str, str]:
    """Returns the part of the map about each package."""
    assert MAP
    parts = re.split(r"^  (\w+)/", MAP[1], flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


@pytest.mark.parametrize("package", PACKAGES)
def test_the_map_names_every_module(package: str) -> None:
    """A folder may be named without its modules; if it names one of them, it names all."""
    text = sections()[package]
    named = set(re.findall(r"\w+\.py", text))
    for folder in {path.parent for path in (SOURCE / package).rglob("*.py")}:
        names = {path.name for path in modules(folder)}
        if folder != SOURCE / package and not names & named:
            assert f"{folder.name}/" in text or f"{folder.parent.name}/" in text
        elif named:
            assert sorted(names - named) == []


def test_the_map_names_no_module_that_is_gone() -> None:
    for package, text in sections().items():
        names = {path.name for path in (SOURCE / package).rglob("*.py")}
        assert sorted(set(re.findall(r"\w+\.py", text)) - names) == []
