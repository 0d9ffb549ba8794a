"""Everything else that left the server, while games were played: answers over HTTP, figures, the lobby, the log."""

import re
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from tests.support.secrecy import shapes
from tests.support.secrecy.checks import goods_in, secret_forms, tokens_in
from tests.support.secrecy.recorders import Answer, Recorder

HEADERS = {
    "date",
    "connection",
    "content-length",
    "content-type",
    "content-security-policy",
    "x-content-type-options",
    "x-frame-options",
    "referrer-policy",
    "cross-origin-opener-policy",
    "cross-origin-resource-policy",
    "permissions-policy",
    "cache-control",
    "www-authenticate",
    "allow",
}
OF_THE_PAGE = {"etag", "vary", "content-encoding"}
STILL_PLAYED = (
    b'{"error":"impossible","code":"still_played",'
    b'"message":"This game is still being played. Its replay will be available when it ends."}'
)
_ROUTES: list[tuple[str, str, Any]] = [
    ("POST", r"/api/people", shapes.Credentials),
    ("POST", r"/api/links", shapes.Credentials),
    ("POST", r"/api/links/owner", shapes.Person),
    ("POST", r"/api/me/links", shapes.Link),
    ("GET", r"/api/me", shapes.Person),
    ("GET", r"/api/me/tables", list[shapes.MyTable]),
    ("GET", r"/api/me/statistics", shapes.Tally),
    ("GET", r"/api/me/games", list[shapes.PlayedGame]),
    ("GET", r"/api/me/keys", list[shapes.Device]),
    ("GET", r"/api/tables", list[shapes.Listing]),
    ("POST", r"/api/tables", shapes.TableAnswer),
    ("GET", r"/api/tables/\w+", shapes.TableAnswer),
    ("GET", r"/health", shapes.Health),
]


def check_answer(answer: Answer, constant: Mapping[str, bytes], promises: set[bytes], hidden: set[str]) -> None:
    """An answer over HTTP while games are played. `hidden` are the codes of tables that no list may show."""
    assert set(answer.headers) <= HEADERS | (OF_THE_PAGE if answer.path == "/" else set()), answer.headers
    heads = " ".join(value for name, value in answer.headers.items() if name != "content-security-policy").encode()
    assert not goods_in(heads) and not tokens_in(heads)
    path = answer.path.partition("?")[0]
    body = answer.body
    if answer.status >= 400:
        shapes.once(body)
        msgspec.json.decode(body, type=shapes.Fault)
        asked = f"{answer.path} {answer.asked}".encode()
        assert goods_in(body) <= goods_in(asked) and tokens_in(body) <= tokens_in(asked)
        return
    if path in constant:
        assert body == constant[path], f"{path} changes while games are played"
        return
    if path == "/metrics":
        check_metrics(body.decode())
        return
    if path == "/api/bots":
        assert _without_figures(body) == _without_figures(constant["bots"])
        return
    if answer.method == "DELETE":
        assert body == b""
        return
    shape = next(shape for method, route, shape in _ROUTES if method == answer.method and re.fullmatch(route, path))
    shapes.once(body)
    read = msgspec.json.decode(body, type=shape)
    assert not goods_in(body), "a card is named where none can stand"
    own = secret_forms(read.secret)[:1] if isinstance(read, (shapes.Credentials, shapes.Link)) else []
    assert tokens_in(body) <= promises | set(own)
    if isinstance(read, shapes.Tally) and answer.first_game:
        assert read == _NOTHING_YET, "a game that is being played counts already"
    if isinstance(read, shapes.Person):
        assert answer.who and read.id == answer.who.id
    if path == "/api/tables" and answer.method == "GET":
        assert not {listing.code for listing in read} & hidden


_NOTHING_YET = shapes.Tally(0, 0.0, 0, 0, 0, 0, 0, 0, 0, 0, None)


def check_running(answer: Answer) -> None:
    """Checks that a request for a running game's record is refused."""
    assert answer.status in (401, 404, 405, 409), answer
    if answer.status == 409:
        assert answer.body == STILL_PLAYED


def _without_figures(body: bytes) -> Any:
    return [{**bot, "tally": sorted(bot["tally"])} for bot in shapes.once(body)]


_SAMPLE = re.compile(r"(nottingham_[a-z_]+)(?:\{(.*)\})? [-+0-9.e]+(?:Inf|NaN)?")
_LABELS = {
    "kind": r"act|catch_up|pass|sit|stand|seat_bot|remove|arrange|cut|start|rematch|gather|pause|resume|say|recall|"
    r"mute|silence|ready",
    "error": r"malformed|illegal|unauthorized|forbidden|not_found|stale|impossible|too_many|\d{3}",
    "code": r"gone|too_slow|revoked|no_spectators|unknown_secret|malformed",
    "method": r"GET|POST|PATCH|DELETE",
    "route": r"/api/[a-z/{}]*",
    "status": r"\d{3}",
    "le": r"[0-9.]+|\+Inf",
}


def check_metrics(text: str) -> None:
    """Figures, under names and labels that were all thought of before any game."""
    for line in text.splitlines():
        if line.startswith("#"):
            assert not goods_in(line.encode())
            continue
        sample = _SAMPLE.fullmatch(line)
        assert sample, line
        for name, value in re.findall(r'(\w+)="([^"]*)"', sample[2] or ""):
            assert re.fullmatch(_LABELS[name], value), line


def check_log(text: bytes) -> None:
    """Checks that the log contains only expected lines."""
    for line in text.splitlines():
        shapes.once(line)
        msgspec.json.decode(line, type=shapes.LogLine)


def check_lobby(recorder: Recorder, hidden: set[str], secrets: Iterable[bytes]) -> None:
    """The lobby shows public tables that can be joined or watched, and no cards."""
    for text in recorder.heard:
        message = shapes.message(text)
        assert isinstance(message, (shapes.LobbyChanged, shapes.Refused, shapes.Ending)), text
        assert not goods_in(text) and not tokens_in(text)
        assert not any(code.encode() in text for code in hidden)
        if isinstance(message, shapes.LobbyChanged):
            for listing in message.tables:
                assert listing.settings.public and (listing.stage == "gathering" or listing.settings.spectators)
    everything = b" ".join(recorder.heard)
    assert not any(secret in everything for secret in secrets)
