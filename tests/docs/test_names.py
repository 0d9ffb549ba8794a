"""Checks the names in the code: a class name means one thing."""

import ast
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "nottingham"
MIRRORS = {
    "State": {"rules/state.py", "vector/state.py"},
    "Offer": {"rules/state.py", "research/mcp_server.py"},
    "Pledge": {"rules/actions.py", "research/mcp_server.py"},
    "Side": {"rules/actions.py", "research/mcp_server.py"},
}
"""Classes that mirror something of the rules and are named after it: the state as arrays, and the arguments of MCP
tools, whose schema publishes these names (see `docs/decisions/2026-11-17-names-and-rooms.md`).
"""


def test_no_class_name_is_used_twice() -> None:
    files: dict[str, list[str]] = defaultdict(list)
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.ClassDef):
                files[node.name].append(path.relative_to(SOURCE).as_posix())
    twice = {name: sorted(places) for name, places in files.items() if len(places) > 1}
    assert twice == {name: sorted(places) for name, places in MIRRORS.items()}
