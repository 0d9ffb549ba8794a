"""Every code that a refusal, or the end of a connection, can carry: found in the source that says it."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tests.support.locale_files import PAGE, ROOT

ROOMS = ("rules", "table", "server")
RULES_ERRORS = ("IllegalAction", "ImpossibleGame")
ENDS = ("dismiss", "close", "_end")


class Said(NamedTuple):
    where: str
    kind: str
    code: str
    details: frozenset[str]


def _constant(node: ast.expr | None) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def _handed_on(node: ast.expr) -> bool:
    """A code that somebody else said: `code`, `error.code`."""
    return getattr(node, "id", getattr(node, "attr", None)) == "code"


def _of_call(call: ast.Call, where: str) -> Iterator[Said]:
    name = getattr(call.func, "id", getattr(call.func, "attr", ""))
    details = frozenset(keyword.arg for keyword in call.keywords if keyword.arg)
    if name in RULES_ERRORS:
        kind, code = "illegal", call.args[1]
    elif name == "Refusal":
        stated = _constant(call.args[0])
        assert stated, f"{where} says the kind of a refusal in a way that this test can't read"
        kind, code = stated, call.args[1]
    elif name == "require":
        kind, code = "too_many", call.args[1]
    elif name in ENDS and call.args and _constant(call.args[0]):
        kind, code, details = "ending", call.args[0], frozenset()
    elif name == "call_later":
        if getattr(call.args[1], "attr", None) not in ENDS:
            return
        kind, code, details = "ending", call.args[2], frozenset()
    elif name == "Fault" and len(call.args) > 1:
        kind, code = "not_found", call.args[1]
    else:
        return
    text = _constant(code)
    assert text or _handed_on(code), f"{where} says a code in a way that this test can't read"
    if text:
        yield Said(where, kind, text, details)


def server_codes() -> list[Said]:
    said = [Said("rules/errors.py", "malformed", "malformed", frozenset())]
    for room in ROOMS:
        for file in sorted((ROOT / "src" / "nottingham" / room).rglob("*.py")):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call):
                    said += _of_call(node, f"{file.relative_to(ROOT)}:{node.lineno}")
    return said


_OF_THE_PAGE = re.compile(r"new Refusal\(\s*'(\w+)',\s*'(\w+)'")


def page_codes() -> list[Said]:
    """The error codes of the page itself."""
    return [
        Said(str(file.relative_to(ROOT)), kind, code, frozenset())
        for file in sorted(Path(PAGE).rglob("*.ts"))
        for kind, code in _OF_THE_PAGE.findall(file.read_text(encoding="utf-8"))
    ]
