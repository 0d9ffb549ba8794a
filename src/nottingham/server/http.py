"""The HTTP application: routes, the steps every request passes, and the handshake of sockets.

Every request waits until the share of its address allows it, and then its host is checked. An API request then passes
these steps: rate limit, origin, secret, body, a place if its answer can be long, handler. A failure in any of them is
answered with a `Fault` in JSON. All paths without a route serve the page (`page.py`).
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from functools import cached_property
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.requests import Request as HttpRequest
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute, request_response, websocket_session
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from nottingham import __version__
from nottingham.rules.errors import Malformed, RulesError
from nottingham.server.addresses import is_local, limit_key
from nottingham.server.api import lessons, people, replays, tables
from nottingham.server.connection import Connection
from nottingham.server.endpoints import ApiRoute, Download, Request
from nottingham.server.fair_shares import request_units
from nottingham.server.headers import OPENER_POLICY
from nottingham.server.openapi import openapi
from nottingham.server.origins import Origins
from nottingham.server.page import read_page
from nottingham.server.refusals import no_secret, too_many_answers, too_often, unknown_secret
from nottingham.server.responses import LongResponse, compressed, respond, respond_json, respond_refusal
from nottingham.server.schemas import Fault, Health
from nottingham.server.server import Server
from nottingham.server.transport import SocketProtocol
from nottingham.store.errors import StoreError
from nottingham.store.rows import Key, Person
from nottingham.table.errors import Refusal, not_saved

_log = logging.getLogger(__name__)

PAGE_FILE_COST = 0.02
PAGE_BYTE_COST = 1 / 2**20
"""Fifty files of the page count as one request, and so does a mebibyte: the page is dozens of files, and friends may
share an address.
"""
MAX_SECRET_LENGTH = 128
LONG_ANSWER_WAIT_SECONDS = 5.0
ENDPOINTS = (*people.ENDPOINTS, *tables.ENDPOINTS, *lessons.ENDPOINTS, *replays.ENDPOINTS)

HttpHandler = Callable[[HttpRequest], Awaitable[Response]]


def make_app(server: Server, mounted: Mapping[str, ASGIApp] | None = None) -> Starlette:
    """The application; `mounted` are others that serve a path each, behind the same limits."""
    return _Http(server).app(mounted or {})


def _address(request: HTTPConnection) -> str:
    return limit_key(request.client.host) if request.client else ""


class _Http:
    """The handlers of one server's routes."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._origins = Origins(server.config.origins, server.config.host)
        self._page = read_page()

    @cached_property
    def _openapi(self) -> bytes:
        return msgspec.json.encode(openapi(ENDPOINTS))

    def app(self, mounted: Mapping[str, ASGIApp]) -> Starlette:
        routes = [
            *(Route(path, _Guarded(self._refuse, app)) for path, app in mounted.items()),
            *(Route(endpoint.path, self._api_handler(endpoint), methods=[endpoint.method]) for endpoint in ENDPOINTS),
            Route("/openapi.json", self._rate_limited(self._openapi_document)),
            Route("/health", self._rate_limited(self._health)),
            Route("/alive", self._rate_limited(self._alive)),
            Route("/metrics", self._rate_limited(self._metrics)),
            WebSocketRoute("/socket", self._socket),
        ]
        app = Starlette(
            routes=routes,
            middleware=[Middleware(self._in_turn), Middleware(self._checking_host)],
            exception_handlers={HTTPException: self._http_error},
        )
        app.router.redirect_slashes = False
        app.router.default = self._everything_else()
        return app

    def _everything_else(self) -> ASGIApp:
        """Serves what no route matches, sockets too. Not every path begins with a slash."""
        page, no_socket = request_response(self._page_file), websocket_session(self._no_socket)

        async def serve(scope: Scope, receive: Receive, send: Send) -> None:
            await (no_socket if scope["type"] == "websocket" else page)(scope, receive, send)

        return serve

    def _in_turn(self, app: ASGIApp) -> ASGIApp:
        """Answers requests when the share of their address allows it, as messages of sockets are."""
        shares, in_line = self._server.shares, self._server.in_line

        async def wait(scope: Scope, receive: Receive, send: Send) -> None:
            connection = HTTPConnection(scope)
            address, units = _address(connection), request_units(scope)
            if not shares.take(address, units):
                if not in_line.enter(address):
                    await _refuse(self._over_limit(connection) or too_often(), scope, receive, send)
                    return
                try:
                    await shares.turn(address, units)
                finally:
                    in_line.leave(address)
            await app(scope, receive, send)

        return wait

    def _checking_host(self, app: ASGIApp) -> ASGIApp:
        async def check(scope: Scope, receive: Receive, send: Send) -> None:
            connection = HTTPConnection(scope)
            try:
                self._origins.check_host(connection.headers)
            except Refusal as unknown_host:
                await _refuse(self._over_limit(connection) or unknown_host, scope, receive, send)
            else:
                await app(scope, receive, send)

        return check

    def _over_limit(self, request: HTTPConnection, cost: float = 1.0) -> Refusal | None:
        """Counts a request, and returns the refusal if it is one too many."""
        try:
            self._server.limits.count_request(_address(request), cost)
        except Refusal as refusal:
            return refusal
        return None

    # The API

    def _api_handler(self, endpoint: ApiRoute) -> HttpHandler:
        decoder = msgspec.json.Decoder(endpoint.body) if endpoint.body is not None else None

        async def handle(request: HttpRequest) -> Response:
            try:
                response = await self._answer(endpoint, decoder, request)
            except (Refusal, RulesError) as error:
                response = respond_refusal(error)
            except StoreError as error:
                _log.error("the store failed", extra={"reason": str(error)})
                response = respond_refusal(not_saved(error))
            except ClientDisconnect:
                response = respond_refusal(Refusal("malformed", "malformed", "The request was cut off."))
            except Exception:
                _log.exception("a request failed", extra={"route": endpoint.path})
                response = respond_refusal(Refusal("fault", "fault", "Something went wrong on the server."))
            self._server.metrics.requests.labels(endpoint.method, endpoint.path, response.status_code).inc()
            return response

        return handle

    async def _answer(
        self, endpoint: ApiRoute, decoder: msgspec.json.Decoder[Any] | None, request: HttpRequest
    ) -> Response:
        decoded = await self._read(endpoint, decoder, request)
        if not endpoint.long:
            return _respond(endpoint, await endpoint.handler(self._server, decoded))
        address, answers = decoded.address, self._server.long_answers
        await self._wait_for_a_place(address)
        try:
            response = _respond(endpoint, await endpoint.handler(self._server, decoded))
            response = await compressed(response, request.headers.get("accept-encoding", ""))
        except BaseException:
            answers.leave(address)
            raise
        return LongResponse(response, lambda: answers.leave(address))

    async def _read(
        self, endpoint: ApiRoute, decoder: msgspec.json.Decoder[Any] | None, request: HttpRequest
    ) -> Request:
        """Counts a request, checks it and reads all of it."""
        address = _address(request)
        self._server.limits.count_request(address, endpoint.cost)
        if endpoint.method != "GET":
            self._origins.check(request.headers)
        who = await self._authenticate(request, required=endpoint.secret)
        body: Any = None
        if decoder is not None:
            text = await _read_json(request, endpoint.max_file_bytes or self._server.config.limits.message_bytes)
            body = bytes(text) if endpoint.max_file_bytes else _decode(decoder, text)
        return Request(address, request.path_params, request.query_params, body, who)

    async def _wait_for_a_place(self, address: str) -> None:
        """Waits until fewer long answers are being sent to an address: a group of friends may open a replay at once.

        Only complete requests wait here, and few from one address, so every place is used.
        """
        answers, waiting = self._server.long_answers, self._server.waiting
        if answers.enter(address):
            return
        if not waiting.enter(address):
            raise too_many_answers()
        try:
            loop = asyncio.get_running_loop()
            deadline = loop.time() + LONG_ANSWER_WAIT_SECONDS
            while not answers.enter(address):
                if loop.time() >= deadline:
                    raise too_many_answers()
                await asyncio.sleep(0.05)
        finally:
            waiting.leave(address)

    async def _authenticate(self, request: HttpRequest, *, required: bool) -> tuple[Person, Key] | None:
        header = request.headers.get("authorization")
        if header is None:
            if required:
                raise no_secret()
            return None
        scheme, _, secret = header.partition(" ")
        if scheme.lower() != "bearer" or not secret or len(secret) > MAX_SECRET_LENGTH:
            raise no_secret()
        person, key = await self._server.identity.authenticate(secret)
        if self._server.sessions.is_forgotten(person.id):
            raise unknown_secret()
        return person, key

    # Everything else

    def _refuse(self, request: HttpRequest) -> Refusal | None:
        """The refusal of a request that may not reach a mounted application."""
        try:
            self._origins.check(request.headers)
        except Refusal as refusal:
            return self._over_limit(request) or refusal
        return self._over_limit(request)

    def _rate_limited(self, handler: HttpHandler) -> HttpHandler:
        async def handle(request: HttpRequest) -> Response:
            refusal = self._over_limit(request)
            return respond_refusal(refusal) if refusal else await handler(request)

        return handle

    async def _openapi_document(self, request: HttpRequest) -> Response:
        return respond(self._openapi, "application/json")

    async def _health(self, request: HttpRequest) -> Response:
        server = self._server
        trouble = None
        try:
            await server.store.ping()
        except StoreError as error:
            _log.error("the health check of the store failed", extra={"reason": str(error)})
            trouble = "The database can't be used."
        health = Health(trouble is None, __version__, len(server.registry.awake), server.sockets.total, trouble)
        return respond_json(health, 200 if health.ok else 503)

    async def _alive(self, request: HttpRequest) -> Response:
        """Tells a load balancer whether to send clients here. A failing store is no reason to send them elsewhere."""
        return respond(b"", status=503 if self._server.registry.closing else 204)

    async def _metrics(self, request: HttpRequest) -> Response:
        if not is_local(request.client.host if request.client else ""):
            return respond_refusal(
                Refusal("forbidden", "not_from_here", "Metrics are only served to this machine and private networks.")
            )
        return respond(self._server.metrics.text(), "text/plain; version=0.0.4; charset=utf-8")

    async def _page_file(self, request: HttpRequest) -> Response:
        """Serves every path without a route: a file of the page, or the page itself."""
        path = request.scope["path"]
        if request.method not in ("GET", "HEAD"):
            raise HTTPException(405, headers={"allow": "GET, HEAD"}) if self._page.knows(path) else HTTPException(404)
        response = self._page.respond(path, request.headers)
        if response is None:
            raise HTTPException(404)
        if request.scope["scheme"] == "http" and self._origins.on_network(request.headers):
            # There browsers ignore it, and print an error.
            del response.headers[OPENER_POLICY]
        length = 0 if request.method == "HEAD" else len(response.body)
        cost = PAGE_FILE_COST + PAGE_BYTE_COST * length if response.status_code != 404 else 1
        refusal = self._over_limit(request, cost)
        return respond_refusal(refusal) if refusal else response

    async def _http_error(self, request: HttpRequest, error: Exception) -> Response:
        """Answers requests that nothing serves: unknown paths and wrong methods."""
        assert isinstance(error, HTTPException)
        if refusal := self._over_limit(request):
            return respond_refusal(refusal)
        fault = Fault("not_found" if error.status_code == 404 else "malformed", "no_such_page", str(error.detail))
        return respond_json(fault, error.status_code, dict(error.headers or {}))

    # Sockets

    async def _no_socket(self, websocket: WebSocket) -> None:
        nothing_here = Refusal("not_found", "no_such_page", "There is no socket here. The socket is at /socket.")
        await websocket.send_denial_response(respond_refusal(self._over_limit(websocket) or nothing_here))

    async def _socket(self, websocket: WebSocket) -> None:
        server = self._server
        address = _address(websocket)
        try:
            server.limits.count_request(address)
            self._origins.check(websocket.headers)
            if server.registry.closing:
                raise Refusal("not_saved", "stopping", "The server is stopping. Try again in a moment.")
            if not server.sockets.enter(address):
                raise Refusal("too_many", "too_many_sockets", "Too many open connections. Close another one first.")
        except Refusal as refusal:
            await websocket.send_denial_response(respond_refusal(refusal))
            return
        try:
            await websocket.accept()
        except BaseException:
            server.sockets.leave(address)
            raise
        socket: SocketProtocol = websocket.scope["socket"]
        connection = Connection(server, socket, address)
        server.sessions.add(connection)
        socket.attach(connection, address)


class _Guarded:
    """A mounted application behind a check of each request. A class, because Starlette calls functions differently."""

    def __init__(self, refuse: Callable[[HttpRequest], Refusal | None], app: ASGIApp) -> None:
        self._refuse = refuse
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        refusal = self._refuse(HttpRequest(scope, receive))
        await (respond_refusal(refusal) if refusal else self._app)(scope, receive, send)


async def _refuse(refusal: Refusal, scope: Scope, receive: Receive, send: Send) -> None:
    """Answers a request, or a handshake, with a refusal."""
    response = respond_refusal(refusal)
    if scope["type"] == "websocket":
        await WebSocket(scope, receive, send).send_denial_response(response)
    else:
        await response(scope, receive, send)


async def _read_json(request: HttpRequest, max_bytes: int) -> bytearray:
    """The body of a request. Only JSON is accepted: a form on another site can't send that."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Refusal("not_json", "not_json", "Send the body as JSON, with Content-Type: application/json.")
    text = bytearray()
    async for chunk in request.stream():
        text += chunk
        if len(text) > max_bytes:
            raise Refusal("too_big", "too_big", "A request can have at most {n} bytes.", n=max_bytes)
    return text


def _decode(decoder: msgspec.json.Decoder[Any], text: bytearray) -> Any:
    try:
        return decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Malformed(str(error)) from None


def _respond(endpoint: ApiRoute, answer: Any) -> Response:
    if answer is None:
        return respond(b"", status=204)
    if isinstance(answer, Download):
        return respond(
            answer.content, "application/json", headers={"content-disposition": f'attachment; filename="{answer.name}"'}
        )
    return respond_json(answer, endpoint.status)
