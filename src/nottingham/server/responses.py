"""HTTP responses: every one carries the security headers, and every failure is a `Fault` in JSON."""

import asyncio
import gzip
import re
from collections.abc import Callable, Mapping
from typing import Any

import msgspec
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from nottingham.rules.errors import RulesError
from nottingham.server.headers import HEADERS
from nottingham.server.schemas import Fault
from nottingham.table.errors import Refusal
from nottingham.table.messages import refused

STATUS = {
    "malformed": 400,
    "unauthorized": 401,
    "forbidden": 403,
    "not_found": 404,
    "impossible": 409,
    "stale": 409,
    "illegal": 422,
    "too_big": 413,
    "not_json": 415,
    "too_many": 429,
    "fault": 500,
    "not_saved": 503,
}
"""The HTTP status for each category of refusal."""
RETRY_AFTER_SECONDS = 5
MIN_COMPRESSED_BYTES = 1024
GZIP_LEVEL = 1
"""Views repeat each other, so even the fastest level shrinks them to a twentieth."""
MAX_ENCODINGS_LENGTH = 256
"""How much of an `Accept-Encoding` is read. Browsers send some 30 characters."""
PIECE_BYTES = 64 * 1024
SENDING_SECONDS = 300.0
"""How long a client may take to read a long answer. Even ten megabytes take a slow phone less."""


def respond(
    content: bytes, media_type: str | None = None, status: int = 200, headers: Mapping[str, str] | None = None
) -> Response:
    return Response(content, status, {**HEADERS, **(headers or {})}, media_type)


def respond_json(value: Any, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    return respond(msgspec.json.encode(value), "application/json", status, headers)


def respond_refusal(error: Refusal | RulesError) -> Response:
    refusal = refused(error, None)
    headers = {}
    if refusal.error in ("too_many", "not_saved"):
        headers["retry-after"] = str(RETRY_AFTER_SECONDS)
    if refusal.error == "unauthorized":
        headers["www-authenticate"] = "Bearer"
    fault = Fault(refusal.error, refusal.code, refusal.message, refusal.rule, refusal.details)
    return respond_json(fault, STATUS[refusal.error], headers)


async def compressed(response: Response, accept_encoding: str) -> Response:
    """The response with a gzipped body, if the client accepts that and the body is long enough."""
    headers = {name: value for name, value in response.headers.items() if name != "content-length"}
    headers["vary"] = "accept-encoding"
    body = bytes(response.body)
    if "gzip" in accepted_encodings(accept_encoding) and len(body) > MIN_COMPRESSED_BYTES:
        body = await asyncio.to_thread(gzip.compress, body, GZIP_LEVEL)
        headers["content-encoding"] = "gzip"
    return Response(body, response.status_code, headers)


def accepted_encodings(accept_encoding: str) -> set[str]:
    """The encodings named in an `Accept-Encoding` header, without those of weight 0."""
    accepted = set()
    for part in accept_encoding[:MAX_ENCODINGS_LENGTH].lower().split(","):
        name, _, weight = part.partition(";")
        if not re.fullmatch(r"\s*q\s*=\s*0(\.0*)?\s*", weight):
            accepted.add(name.strip())
    return accepted


class LongResponse(Response):
    """A response that is sent piece by piece, as fast as the client reads.

    Calls `sent` once, after the last piece or when the time for sending is over. Then it hangs up.
    """

    def __init__(self, response: Response, sent: Callable[[], None]) -> None:
        self.status_code = response.status_code
        self.raw_headers = response.raw_headers
        self.body = response.body
        self.background = None
        self._sent: Callable[[], None] | None = sent

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        deadline = asyncio.get_running_loop().call_later(SENDING_SECONDS, self._give_up, scope)
        try:
            await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})
            for start in range(0, len(self.body), PIECE_BYTES):
                piece = bytes(self.body[start : start + PIECE_BYTES])
                await send({"type": "http.response.body", "body": piece, "more_body": True})
            await send({"type": "http.response.body", "body": b""})
        finally:
            deadline.cancel()
            self._finish()

    def _give_up(self, scope: Scope) -> None:
        scope["hang_up"]()  # which `RequestProtocol` adds
        self._finish()

    def _finish(self) -> None:
        sent, self._sent = self._sent, None
        if sent is not None:
            sent()
