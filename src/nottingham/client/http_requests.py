"""HTTP requests to a server, with nothing but the standard library.

Each request opens its own connection: a client sends few, and a connection that isn't reused can't be stale.
"""

import http.client
import ssl
from collections.abc import Mapping
from typing import Any, TypeVar
from urllib.error import HTTPError, URLError
from urllib.request import HTTPSHandler, OpenerDirector, Request, build_opener

import msgspec
from msgspec import Struct

from nottingham.client.errors import RequestRefused, Unreachable

T = TypeVar("T")


class HttpAnswer(Struct, frozen=True):
    """An answer over HTTP. The names of its headers are in lower case."""

    status: int
    headers: Mapping[str, str]
    body: bytes

    def read(self, kind: type[T] | Any = Any) -> T | Any:
        """The body as this type; `RequestRefused` if the request was refused."""
        try:
            if self.status >= 400:
                fault = msgspec.json.decode(self.body, type=_Fault)
                raise RequestRefused(fault.error, fault.code, fault.message, rule=fault.rule, details=fault.details)
            return msgspec.json.decode(self.body, type=kind) if self.body else None
        except msgspec.MsgspecError:
            raise Unreachable(f"What answers there is not a Nottingham server (HTTP {self.status}).") from None


class _Fault(Struct):
    error: str
    code: str
    message: str
    rule: str | None = None
    details: dict[str, int | str] = {}


def opener(context: ssl.SSLContext | None = None) -> OpenerDirector:
    return build_opener(HTTPSHandler(context=context)) if context else build_opener()


def send(
    via: OpenerDirector,
    address: str,
    method: str,
    content: bytes | None,
    headers: Mapping[str, str],
    secret: str | None,
    timeout: float,
) -> HttpAnswer:
    """Sends one request and waits for its answer; `Unreachable` if none came."""
    request = Request(address, data=content, headers=dict(headers), method=method)
    if secret is not None:
        # "Unredirected": another server must never get the secret.
        request.add_unredirected_header("Authorization", f"Bearer {secret}")
    try:
        try:
            with via.open(request, timeout=timeout) as answer:
                return _read(answer)
        except HTTPError as refused:
            with refused:
                return _read(refused)
    except UnicodeError:
        raise Unreachable(f"{request.host} can't be reached: there is no host with this name.") from None
    except (URLError, http.client.HTTPException, OSError) as error:
        reason = error.reason if isinstance(error, URLError) else error
        raise Unreachable(f"{request.host} can't be reached: {reason or 'no answer'}.") from None


def _read(answer: Any) -> HttpAnswer:
    return HttpAnswer(answer.status, {name.lower(): value for name, value in answer.headers.items()}, answer.read())
