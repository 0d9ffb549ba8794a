"""Writes the generated parts of docs/ from the code: `make docs`. A test fails when they are stale.

docs/protocol.md            every action, event, view and referee request, in words
docs/table.md               every request and message at a table, over a socket
docs/protocol.schema.json   both as JSON Schema
docs/openapi.json           every HTTP request to a server
docs/codec.md               every token and every field of an observation
docs/architecture.md        the state diagram between its two marks
"""

import ast
import inspect
from collections.abc import Iterable, Mapping
from itertools import pairwise
from pathlib import Path
from textwrap import dedent
from typing import Any, get_args

import msgspec

from nottingham.cli import referee
from nottingham.codec.history import PAST
from nottingham.codec.layout import Layout
from nottingham.codec.observation import LAYOUT, OFFER, SEAT
from nottingham.codec.tokens import token_names
from nottingham.codec.vocabulary import TOKENS
from nottingham.rules import actions, events, options, state, view_types
from nottingham.rules.actions import AnyAction, Favour, action_name
from nottingham.rules.engine import PHASES
from nottingham.rules.events import AnyEvent, PublicEvent
from nottingham.rules.options import Options
from nottingham.rules.view_types import Prompt, View
from nottingham.server.http import ENDPOINTS
from nottingham.server.openapi import openapi
from nottingham.table import messages, settings
from nottingham.table import requests as table_requests
from nottingham.table.messages import RAW_FIELDS, AnyMessage, Listing
from nottingham.table.requests import FirstRequest, TableRequest

DOCS = Path(__file__).parent
REQUESTS = (referee.NewGame, referee.Act, referee.Look, referee.Sample)
DIAGRAM_BEGINS = "<!-- diagram: generated from the phase table -->"
DIAGRAM_ENDS = "<!-- end of the diagram -->"
REF = "#/$defs/"
INTRODUCTION = """\
Everything is JSON. A `type` field tags each action, event, pledge and favour. Cards of one good are interchangeable, so
a hand, a bag or a stand is `{"apples": 2, "silk": 1}`; a pile is a list, its top card last. Seats are numbers from 0,
clockwise. Unknown fields and wrong JSON types are refused as malformed. Keys are sorted, so equal values are always
the same bytes."""
ANSWERS = """\
Answers:

- to NewGame and Act: `{"ok": true, "events": […], "to_act": […]}`
- to Look: `{"ok": true, "view": {…}}`; to Sample: `{"ok": true, "action": {…}}`
- if a rule forbids the action, which then changes nothing:
  `{"ok": false, "error": "illegal", "rule": "R5.2", "code": "…", "details": {…}, "message": "…"}`
- to anything else: `{"ok": false, "error": "malformed", "message": "…"}`

In this example the first line deals a game, the second shows it as seat 1 sees it, and the third asks for a random
legal action for seat 3:

```json
{"new": {"players": 4, "edition": "first"}, "seed": 7}
{"view": 1}
{"sample": 3, "seed": 1}
```"""


def schema() -> dict[str, Any]:
    """One JSON Schema with everything that goes over the wire."""
    said = [FirstRequest, TableRequest, AnyMessage, Listing]
    schemas, components = msgspec.json.schema_components(
        [AnyAction, AnyEvent, View, Options, *said, *REQUESTS], ref_template=REF + "{name}"
    )
    requests = schemas[-len(REQUESTS) :]
    for name, fields in RAW_FIELDS.items():
        components[name]["properties"] |= {field: _ref(kind) for field, kind in fields.items()}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Nottingham",
        "description": "Actions, events and views of the game, the socket protocol of a table, and the referee.",
        "$defs": {
            **components,
            "Action": {"anyOf": [{"$ref": f"{REF}{kind.__name__}"} for kind in get_args(AnyAction)]},
            "Event": {"anyOf": [{"$ref": f"{REF}{kind.__name__}"} for kind in get_args(AnyEvent)]},
            "Request": {"anyOf": requests},
            "ClientRequest": {
                "anyOf": [_ref(kind.__name__) for kind in (*get_args(FirstRequest), *get_args(TableRequest))]
            },
            "ServerMessage": {"anyOf": [_ref(kind.__name__) for kind in get_args(AnyMessage)]},
        },
    }


def _ref(name: str) -> dict[str, Any]:
    if name.endswith("[]"):
        return {"type": "array", "items": _ref(name.removesuffix("[]"))}
    return {"$ref": REF + name}


def schema_text() -> str:
    return msgspec.json.format(msgspec.json.encode(schema()), indent=2).decode() + "\n"


def protocol_text() -> str:
    """The protocol as a page for people."""
    components = schema()["$defs"]
    lines = [
        "# The game protocol",
        "",
        "Generated from the code by `make docs`. `protocol.schema.json` has the same as JSON Schema.",
        "",
        *INTRODUCTION.splitlines(),
        "",
        "- [Options](#options)",
        "- [Actions](#actions): what a seat can ask for",
        "- [Events](#events): what happened, and who may see it",
        "- [View](#view): what a seat knows",
        "- [Prompt](#prompt): what a seat can do now",
        "- [Referee](#referee): the game as a process",
        "",
        "## Options",
        "",
        *_table(components, "Options"),
        "",
        "## Actions",
        "",
        "| phase | who acts | actions |",
        "|---|---|---|",
    ]
    for phase, row in PHASES.items():
        names = ", ".join(f"[`{action_name(kind)}`](#{action_name(kind)})" for kind in row.actions)
        lines.append(f"| {phase} | {row.who} | {names} |")
    for kind in get_args(AnyAction):
        lines += ["", f"### {action_name(kind)}", "", *_described(kind), *_table(components, kind.__name__)]
    lines += ["", "### Parts of an offer", ""]
    for name in ("Side", "Pledge", *(kind.__name__ for kind in get_args(Favour)), "Portion"):
        lines += [f"**{_wire_name(components, name)}**: {components[name].get('description', '')}", ""]
        lines += [*_table(components, name), ""]
    lines += ["## Events", "", "*Not for you* marks a field that is left out for those who may not see it.", ""]
    for kind in get_args(AnyEvent):
        seen = "Everyone sees it." if issubclass(kind, PublicEvent) else "Only the seats it concerns see all of it."
        lines += [f"### {kind.__struct_config__.tag}", "", *_described(kind), seen, ""]
        lines += [*_table(components, kind.__name__), ""]
    lines += ["## View", "", *_described(View), *_table(components, "View"), ""]
    for name in ("OthersSeat", "OwnSeat", "BagView", "Offer", "Deal", "Terms", "Bond", "Promise", "Showing", "DebtView",
                 "BootyView", "Stake", "Score"):  # fmt: skip
        lines += [f"**{name}**: {_one_line(components[name].get('description', ''))}", ""]
        lines += [*_table(components, name), ""]
    lines += ["## Prompt", "", *_described(Prompt), *_table(components, "Prompt"), ""]
    for name in sorted(name for name in components if name.endswith(("Prompt", "Bounds", "OfferForm"))):
        if name != "Prompt" and components[name].get("properties"):
            about = components[name].get("description", "")
            lines += [f"**{name}**{': ' if about else ''}{_one_line(about)}", "", *_table(components, name), ""]
    lines += [*_referee(components)]
    return "\n".join(lines).rstrip() + "\n"


def table_text() -> str:
    """The socket protocol as a page for people."""
    components = schema()["$defs"]
    lines = [
        "# The socket protocol",
        "",
        "Generated from the code by `make docs`. `protocol.schema.json` has the same as JSON Schema. [The",
        "server](server.md) explains how to use it, [the game protocol](protocol.md) describes the moves.",
        "",
        *_described(table_requests)[2:],
        *_described(messages)[2:],
        "## Requests",
        "",
        "Every request can have a `key`, a text of up to 64 characters, which the answer repeats. A move sent twice",
        "with the same key is made once.",
        "",
    ]
    for kind in (*get_args(FirstRequest), *get_args(TableRequest)):
        fields = [line for line in _table(components, kind.__name__) if not line.startswith("| `key`")]
        lines += [f"### {kind.__struct_config__.tag}", "", *_described(kind), *([*fields, ""] if fields[2:] else [])]
    lines += ["## Messages", ""]
    for kind in get_args(AnyMessage):
        lines += [f"### {kind.__struct_config__.tag}", "", *_described(kind), *_table(components, kind.__name__), ""]
    lines += ["## Types in requests and messages", ""]
    for name in (
        "Settings",
        "TableView",
        "ChairView",
        "You",
        "GameSnapshot",
        "PastMove",
        "SpokenLine",
        "ClockView",
        "Line",
        "Listing",
    ):
        lines += [f"**{name}**: {_one_line(components[name]['description'])}", "", *_table(components, name), ""]
    return "\n".join(lines).rstrip() + "\n"


def openapi_text() -> str:
    return msgspec.json.format(msgspec.json.encode(openapi(ENDPOINTS)), indent=2).decode() + "\n"


def _referee(components: Mapping[str, Any]) -> list[str]:
    lines = ["## Referee", "", *_described(referee), ""]
    for request in REQUESTS:
        lines += [f"**{request.__name__}**: {_one_line(request.__doc__ or '')}", ""]
        lines += [*_table(components, request.__name__), ""]
    return [*lines, *ANSWERS.splitlines()]


def _described(thing: Any) -> list[str]:
    """A docstring, one line per paragraph."""
    lines = []
    for paragraph in (inspect.getdoc(thing) or "").split("\n\n"):
        lines += [_one_line(paragraph), ""]
    return lines


def _one_line(text: str) -> str:
    return " ".join(text.split())


def _wire_name(components: Mapping[str, Any], name: str) -> str:
    tag = components[name]["properties"].get("type", {}).get("enum")
    return f"{'Favour `' + tag[0] + '`' if tag and len(tag) == 1 else name}"


def _table(components: Mapping[str, Any], name: str) -> list[str]:
    fields = components[name]["properties"]
    required = set(components[name].get("required", ()))
    meanings = _meanings(name)
    rows = [
        f"| `{field}` | {_type(about)} | {'' if field in required else _default(about)} | {meanings.get(field, '')} |"
        for field, about in fields.items()
        if not (field == "type" and len(about.get("enum", ())) == 1)
    ]
    return ["| field | type | if left out | |", "|---|---|---|---|", *rows] if rows else ["No fields."]


def _default(about: Mapping[str, Any]) -> str:
    """The value of a field that is left out. A field without a default is sent to some and not to others."""
    if "default" not in about:
        return "not for you"
    return f"`{msgspec.json.encode(about['default']).decode()}`"


def _meanings(name: str) -> dict[str, str]:
    """The docstrings of a struct's fields, by the fields' names in JSON."""
    found: dict[str, str] = {}
    for kind in reversed(_STRUCTS[name].__mro__):
        if kind.__module__.startswith("nottingham"):
            (body,) = ast.parse(dedent(inspect.getsource(kind))).body
            assert isinstance(body, ast.ClassDef)
            for field, text in pairwise(body.body):
                match field, text:
                    case ast.AnnAssign(target=ast.Name(id=known)), ast.Expr(value=ast.Constant(value=str(meaning))):
                        found[known] = _one_line(meaning)
    wire = {field.name: field.encode_name for field in msgspec.structs.fields(_STRUCTS[name])}
    return {wire.get(field, field): text for field, text in found.items()}


_STRUCTS: Mapping[str, type[msgspec.Struct]] = {
    name: thing
    for module in (actions, events, options, state, view_types, referee, settings, messages, table_requests)
    for name, thing in vars(module).items()
    if isinstance(thing, type) and issubclass(thing, msgspec.Struct)
}


def _type(about: Mapping[str, Any]) -> str:
    if "$ref" in about:
        return str(about["$ref"]).removeprefix(REF)
    if "anyOf" in about:
        return " or ".join(dict.fromkeys(_type(option) for option in about["anyOf"]))
    if "enum" in about:
        return " or ".join(f"`{msgspec.json.encode(value).decode()}`" for value in about["enum"])
    match about.get("type"):
        case "array":
            return f"list of {_type(about.get('items') or {})}"
        case "object":
            return f"map to {_type(about.get('additionalProperties') or {})}"
        case "integer":
            return "whole number"
        case "string":
            return "text"
        case "boolean":
            return "true or false"
        case "null":
            return "null"
        case _:
            return "anything"


def diagram() -> str:
    """The phases as a Mermaid state diagram."""
    lines = ["```mermaid", "stateDiagram-v2", "    [*] --> market"]
    for phase, row in PHASES.items():
        actions = " / ".join(action_name(kind) for kind in row.actions)
        lines += [f"    {phase}: {phase}<br/>{actions}"] if actions else []
        lines += [f"    {phase} --> {after}" for after in row.then if after != phase]
    return "\n".join([*lines, "    over --> [*]", "```"])


def architecture_text(page: str) -> str:
    """The page with its diagram redrawn."""
    before, rest = page.split(DIAGRAM_BEGINS)
    after = rest.split(DIAGRAM_ENDS)[1]
    return f"{before}{DIAGRAM_BEGINS}\n\n{diagram()}\n\n{DIAGRAM_ENDS}{after}"


CODEC = """\
# Tokens and observations

Generated from the code by `make docs`. [research.md](research.md) explains the codec.

A *place* is a seat counted clockwise from the sheriff, or from the deputy drawn first. A *slot* is a good: first the 15
goods of the base game in the order of the rules, then goods of packs."""


def codec_text() -> str:
    """Returns the page about the codec: all tokens, and the layout of an observation."""
    lines = [*CODEC.splitlines(), "", "## Tokens", "", "| number | token | number | token |", "|---|---|---|---|"]
    half = TOKENS // 2
    names = token_names()
    lines += [f"| {number} | {names[number]} | {number + half} | {names[number + half]} |" for number in range(half)]
    for title, layout in (
        (f"The observation: {LAYOUT.size} numbers", LAYOUT),
        (f"`seats`: what is known about one place, {SEAT.size} numbers", SEAT),
        (f"`pasts`: the public past of one place, {PAST.size} numbers", PAST),
        (f"`offered`: an offer waiting for an answer, {OFFER.size} numbers", OFFER),
    ):
        lines += ["", f"## {title}", "", *_layout_table(layout)]
    return "\n".join(lines) + "\n"


def _layout_table(layout: Layout) -> Iterable[str]:
    yield from ("| start | field | shape | in units of | what |", "|---|---|---|---|---|")
    for field in layout:
        shape = " × ".join(map(str, field.shape))
        yield f"| {field.start} | `{field.name}` | {shape} | {field.unit:g} | {field.about} |"


def pages() -> Iterable[tuple[Path, str]]:
    """Every generated page and its text."""
    yield DOCS / "protocol.schema.json", schema_text()
    yield DOCS / "protocol.md", protocol_text()
    yield DOCS / "table.md", table_text()
    yield DOCS / "openapi.json", openapi_text()
    yield DOCS / "codec.md", codec_text()
    architecture = DOCS / "architecture.md"
    yield architecture, architecture_text(architecture.read_text(encoding="utf-8"))


def main() -> None:
    for file, text in pages():
        file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
