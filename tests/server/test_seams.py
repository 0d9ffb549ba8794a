"""Our protocols build on the inside of uvicorn and websockets, which may change with any version: this is what we use.

If one of these tests fails after an upgrade, read `transport.py` and `http_protocol.py` again beside the new version.
"""

import asyncio
import inspect
import tomllib
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from packaging.requirements import Requirement
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from nottingham.server.http_protocol import RequestProtocol, _ParserFlow
from nottingham.server.transport import SocketProtocol

OURS = {
    RequestProtocol: {"parse_soon"},
    SocketProtocol: {
        *("count_for", "attach", "pause_receiving", "resume_receiving", "too_slow", "close", "abort"),
    },
    _ParserFlow: set(),
}
"""The methods that our classes add. All others replace methods of uvicorn."""
CALLED: dict[type, set[str]] = {
    HttpToolsProtocol: {"on_response_complete", "timeout_keep_alive_handler", "_unset_keepalive_if_required"},
    WebSocketsSansIOProtocol: {"handle_text", "handle_bytes", "handle_pong", "send_500_response"},
    FlowControl: {"pause_reading", "resume_reading", "drain"},
}
"""The methods that uvicorn must still call, or our limits would not hold."""
CYCLE_FIELDS = ("response_complete", "more_body")
"""What uvicorn must set when a request is answered and when it has arrived."""
HTTP_FIELDS = {
    "transport",
    "flow",
    "pipeline",
    "parser",
    "cycle",
    "loop",
    "connections",
    "scope",
    "timeout_keep_alive",
    "timeout_keep_alive_task",
}
SOCKET_FIELDS = {
    *("transport", "conn", "queue", "frames", "loop", "app"),
    *(
        "handshake_initiated",
        "handshake_complete",
        "close_sent",
        "disconnected",
        "read_paused",
        "close_timer",
        "writable",
    ),
}


@pytest.mark.parametrize("package", ["uvicorn", "websockets", "httptools"])
def test_only_tested_versions_are_installed(package: str) -> None:
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text())["project"]
    wanted = next(one for one in map(Requirement, project["dependencies"]) if one.name == package)
    assert version(package) in wanted.specifier
    assert any(bound.operator == "<" for bound in wanted.specifier), "the next version may be different inside"


@pytest.mark.parametrize("ours", OURS)
def test_every_method_we_replace_is_still_there(ours: type) -> None:
    theirs = ours.__mro__[1]
    for name, method in vars(ours).items():
        if inspect.isfunction(method) and not name.startswith("_") and name not in OURS[ours]:
            replaced = getattr(theirs, name)
            assert list(inspect.signature(method).parameters) == list(inspect.signature(replaced).parameters), name
            assert inspect.iscoroutinefunction(method) == inspect.iscoroutinefunction(replaced), name


@pytest.mark.parametrize("theirs", CALLED)
def test_everything_we_rely_on_is_still_there(theirs: type) -> None:
    for name in CALLED[theirs]:
        assert callable(getattr(theirs, name)), name


@pytest.mark.parametrize("field", CYCLE_FIELDS)
def test_uvicorn_says_how_far_a_request_is(field: str) -> None:
    assert f"self.{field} = " in inspect.getsource(RequestResponseCycle)


async def _no_app(scope: Any, receive: Callable[..., Any], send: Callable[..., Any]) -> None: ...


@pytest.mark.parametrize(
    ("theirs", "fields"), [(HttpToolsProtocol, HTTP_FIELDS), (WebSocketsSansIOProtocol, SOCKET_FIELDS)]
)
def test_every_field_we_use_is_still_there(theirs: type, fields: set[str]) -> None:
    async def check() -> None:
        config = uvicorn.Config(_no_app, log_config=None)
        config.load()
        protocol = theirs(config=config, server_state=ServerState(), app_state={})
        assert fields <= vars(protocol).keys()

    asyncio.run(check())
