"""The server: one store, one registry of tables, and the doors to them.

A request's way: the address may ask at all → the origin is ours → the secret is known → the body is what the endpoint
asks for → the handler. Whatever fails on the way is answered as a `Fault` in JSON; mistakes of ours go to the log.
Where no endpoint is, the page stands (`page.py`).
"""

import asyncio
import gzip
import logging
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from time import monotonic
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect
from starlette.requests import Request as HttpRequest
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute, request_response
from starlette.websockets import WebSocket

from nottingham import __version__
from nottingham.rules.errors import Malformed, RulesError
from nottingham.server import headers as response_headers
from nottingham.server.api import lessons, people, replays, tables
from nottingham.server.cluster_messages import Renamed, Revoked
from nottingham.server.config import Config
from nottingham.server.connection import Connection
from nottingham.server.endpoints import STATUS, Endpoint, File, Request
from nottingham.server.identity import DAY_MS, Identity, unknown
from nottingham.server.limits import Buckets, Open, is_near, neighbourhood
from nottingham.server.metrics import Metrics
from nottingham.server.openapi import openapi
from nottingham.server.origins import Origins
from nottingham.server.page import read_page, taken
from nottingham.server.schemas import Fault, Health
from nottingham.server.transport import SocketProtocol
from nottingham.store import changes
from nottingham.store.clock import now_ms
from nottingham.store.errors import StoreError
from nottingham.store.rows import Key, Person
from nottingham.store.store import Store
from nottingham.table.errors import Refusal, not_saved
from nottingham.table.messages import refused
from nottingham.table.registry import TableRegistry
from nottingham.table.seating import seat_of
from nottingham.table.sync_messages import LocalBus

if TYPE_CHECKING:
    from nottingham.server.redis_bus import RedisBus

_log = logging.getLogger(__name__)

T = TypeVar("T")

HOUR = 3600
REQUEST_BURST_SECONDS = 6.0
CLEANING_SECONDS = 3600.0
PATIENCE_WITH_FAREWELLS = 3.0
FILE_COST = 0.02
BYTE_COST = 1 / 2**20
"""A page is dozens of files, and friends may share an address: fifty of them count as a request, as does a mebibyte."""
MIN_COMPRESSED_BYTES = 1024
PACKING = 1
"""Views repeat each other: the quickest packing makes one byte of twenty."""
LINES_PER_SECOND = 1.0
LINES_AT_ONCE = 8.0
"""What one person may say at tables."""
ENDPOINTS = (*people.ENDPOINTS, *tables.ENDPOINTS, *lessons.ENDPOINTS, *replays.ENDPOINTS)


class Server:
    """Everything that the doors lead to."""

    def __init__(self, config: Config, store: Store, metrics: Metrics, bus: "RedisBus | None" = None) -> None:
        limits = config.limits
        self.config = config
        self.store = store
        self.metrics = metrics
        self.bus = bus or LocalBus()
        self.registry = TableRegistry(store, bus=bus)
        self.identity = Identity(store, config.keep.keys)
        self.connections: set[Connection] = set()
        self._desk = asyncio.Semaphore(1)
        self._tasks: set[asyncio.Task[None]] = set()
        self.sockets = Open(limits.sockets_per_address, limits.sockets)
        self.requests = Buckets(limits.requests_per_second, limits.requests_per_second * REQUEST_BURST_SECONDS)
        self.new_tables = Buckets(limits.tables_per_hour / HOUR, limits.tables_per_hour, told_below=1.0)
        self.talk = Buckets(LINES_PER_SECOND, LINES_AT_ONCE)
        self._void_keys: set[int] = set()
        self._void_people: set[int] = set()
        """Revoked and forgotten since the start: whoever was just being let in must not slip through."""
        self.new_people = Buckets(limits.people_per_hour / HOUR, limits.people_per_hour, told_below=1.0)
        self.origins = Origins(config.origins)
        self.page = read_page()
        metrics.watch("nottingham_tables_awake", "Tables in memory", lambda: len(self.registry.awake))
        metrics.watch("nottingham_sockets", "Open sockets", lambda: self.sockets.total)
        metrics.watch(
            "nottingham_store_well", "Whether the last write was stored", lambda: store.last_write_error is None
        )
        metrics.watch(
            "nottingham_conflicts", "Writes lost to a concurrent writer", lambda: store.write_counts.conflicts
        )
        if bus is not None:
            sharing = self.registry.sharing
            metrics.watch("nottingham_herald_well", "Whether word gets through to other servers", lambda: bus.well)
            metrics.watch("nottingham_other_servers", "Other servers that are heard", lambda: bus.nodes)
            metrics.watch("nottingham_notes_sent", "Notes to other servers", lambda: bus.sent)
            metrics.watch("nottingham_notes_heard", "Notes from other servers", lambda: bus.noted)
            metrics.watch("nottingham_moves_of_others", "Moves that other servers stored", lambda: sharing.caught_up)
            metrics.watch("nottingham_tables_shared", "Tables awake elsewhere too", lambda: sharing.shared)
            metrics.watch("nottingham_clocks_left", "Clocks left to another server", lambda: sharing.races_lost)

    def count_request(self, address: str, cost: float = 1) -> None:
        self.requests.must_take(address, "too_many_requests", "That was too much: wait a little.", cost)

    async def study(self, work: Callable[[], T]) -> T:
        """Thinks about something long, beside the tables and not before them: in a thread, one thing at a time."""
        async with self._desk:
            return await asyncio.to_thread(work)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Work that nobody waits for, kept from being collected."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def gone(self, connection: Connection, address: str) -> None:
        """A socket is no more."""
        self.connections.discard(connection)
        self.sockets.leave(address)

    def revoke(self, *, keys: Iterable[int] = (), person: int | None = None) -> None:
        """Secrets are good no more, or all of a person's: their sockets are closed, on every server."""
        keys = list(keys)
        self.revoke_here(keys, person)
        self.bus.publish(Revoked(self.bus.node, keys, person))

    def revoke_here(self, keys: Iterable[int], person: int | None) -> None:
        self._void_keys.update(keys)
        if person is not None:
            self._void_people.add(person)
            for table in self.registry.awake.values():
                table.voices.forget(person)
        for connection in list(self.connections):
            if self.is_void(connection):
                connection.dismiss("revoked", "The secret of this connection was revoked.")

    def is_void(self, connection: Connection) -> bool:
        forgotten = connection.person is not None and connection.person.id in self._void_people
        return forgotten or connection.key in self._void_keys

    async def rename(self, person: Person) -> None:
        """A person has another name, wherever he is."""
        await self.rename_here(person)
        self.bus.publish(Renamed(self.bus.node, person.id))

    async def rename_here(self, person: Person) -> None:
        for connection in self.connections:
            if connection.person is not None and connection.person.id == person.id:
                connection.person = person
        for table in list(self.registry.awake.values()):
            if seat_of(table.doc, person.id) is not None:
                await table.rename(person)

    def is_forgotten(self, person: int) -> bool:
        return person in self._void_people

    async def close(self, code: str, message: str) -> None:
        """Tells everyone, and waits a moment for those who listen."""
        await self.registry.close(code, message)
        for connection in list(self.connections):
            connection.dismiss(code, message)
        deadline = monotonic() + PATIENCE_WITH_FAREWELLS
        while self.connections and monotonic() < deadline:
            await asyncio.sleep(0.02)

    async def clean(self) -> None:
        """Forgets, now and every hour, what nobody has touched for long."""
        keep = self.config.keep
        while True:
            now = now_ms()
            try:
                await self.store.commit(
                    changes.touch_tables([table.row.id for table in self.registry.awake.values()], now),
                    changes.forget_old(
                        now=now,
                        gathering=now - keep.gathering * DAY_MS,
                        playing=now - keep.playing * DAY_MS,
                        over=now - keep.over * DAY_MS,
                        people_since=now - keep.people * DAY_MS,
                    ),
                )
                await self.registry.read_lobby()
            except StoreError as error:
                _log.error("could not clean up", extra={"reason": str(error)})
            except Exception:
                _log.exception("could not clean up")
            await asyncio.sleep(CLEANING_SECONDS)


def make_app(server: Server) -> Starlette:
    """The doors of a server."""
    published = msgspec.json.encode(openapi(ENDPOINTS))
    routes = [
        *(Route(endpoint.path, _answering(endpoint), methods=[endpoint.method]) for endpoint in ENDPOINTS),
        Route("/openapi.json", _plain(_fixed(published, "application/json"))),
        Route("/health", _plain(_health)),
        Route("/alive", _plain(_alive)),
        Route("/metrics", _plain(_metrics)),
        WebSocketRoute("/socket", _socket),
        WebSocketRoute("/{elsewhere:path}", _no_socket),
    ]
    app = Starlette(routes=routes, exception_handlers={HTTPException: _http_fault})
    app.router.redirect_slashes = False
    app.router.default = request_response(_elsewhere)
    app.state.server = server
    return app


def _server(request: HttpRequest | WebSocket) -> Server:
    server: Server = request.app.state.server
    return server


def _address(request: HttpRequest | WebSocket) -> str:
    return neighbourhood(request.client.host) if request.client else ""


def _answering(endpoint: Endpoint) -> Callable[[HttpRequest], Any]:
    decoder = msgspec.json.Decoder(endpoint.body) if endpoint.body is not None else None

    async def answer(request: HttpRequest) -> Response:
        server = _server(request)
        try:
            server.count_request(_address(request), endpoint.cost)
            if endpoint.method != "GET":
                server.origins.check(request.headers)
            who = await _who(server, request, endpoint)
            body: Any = None
            if decoder is not None:
                text = await _text(request, endpoint.file or server.config.limits.message_bytes)
                body = bytes(text) if endpoint.file else _decoded(decoder, text)
            asked = Request(_address(request), request.path_params, request.query_params, body, who)
            response = _response(endpoint, await endpoint.handler(server, asked))
            if endpoint.packed:
                response = await _packed(response, request.headers.get("accept-encoding", ""))
        except (Refusal, RulesError) as error:
            response = _fault(error)
        except StoreError as error:
            _log.error("the store failed", extra={"reason": str(error)})
            response = _fault(not_saved(error))
        except ClientDisconnect:
            response = _fault(Refusal("malformed", "malformed", "The request broke off."))
        except Exception:
            _log.exception("a request failed", extra={"route": endpoint.path})
            response = _fault(Refusal("fault", "fault", "Something went wrong on the server."), 500)
        server.metrics.requests.labels(endpoint.method, endpoint.path, response.status_code).inc()
        return response

    return answer


async def _who(server: Server, request: HttpRequest, endpoint: Endpoint) -> tuple[Person, Key] | None:
    header = request.headers.get("authorization")
    if header is None:
        if endpoint.secret:
            raise Refusal("unauthorized", "no_secret", "Say who you are: Authorization: Bearer and your secret.")
        return None
    scheme, _, secret = header.partition(" ")
    if scheme.lower() != "bearer" or not secret or len(secret) > 128:
        raise Refusal("unauthorized", "no_secret", "Say who you are: Authorization: Bearer and your secret.")
    person, key = await server.identity.known(secret)
    if server.is_forgotten(person.id):
        raise unknown()
    return person, key


async def _text(request: HttpRequest, most: int) -> bytearray:
    """Only JSON is read, so that no form of another site can ask for anything."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Refusal("not_json", "not_json", "The body of a request is JSON, and says so.")
    text = bytearray()
    async for chunk in request.stream():
        text += chunk
        if len(text) > most:
            raise Refusal("too_big", "too_big", "A request can have {n} bytes, no more.", n=most)
    return text


def _decoded(decoder: msgspec.json.Decoder[Any], text: bytearray) -> Any:
    try:
        return decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Malformed(str(error)) from None


def _response(endpoint: Endpoint, answer: Any) -> Response:
    if answer is None:
        return response_headers.answer(b"", status=204)
    if isinstance(answer, File):
        return response_headers.answer(
            answer.content, "application/json", headers={"content-disposition": f'attachment; filename="{answer.name}"'}
        )
    return response_headers.answer(msgspec.json.encode(answer), "application/json", endpoint.status)


async def _packed(response: Response, accepted: str) -> Response:
    headers = {name: value for name, value in response.headers.items() if name != "content-length"}
    headers["vary"] = "accept-encoding"
    body = bytes(response.body)
    if "gzip" in taken(accepted) and len(body) > MIN_COMPRESSED_BYTES:
        body = await asyncio.to_thread(gzip.compress, body, PACKING)
        headers["content-encoding"] = "gzip"
    return Response(body, response.status_code, headers)


def _fault(error: Refusal | RulesError, status: int | None = None) -> Response:
    told = refused(error, None)
    fault = Fault(told.error, told.code, told.message, told.rule, told.details)
    headers = {"retry-after": "5"} if told.error in ("too_many", "not_saved") else {}
    if told.error == "unauthorized":
        headers["www-authenticate"] = "Bearer"
    return response_headers.answer(
        msgspec.json.encode(fault), "application/json", status or STATUS[told.error], headers
    )


async def _http_fault(request: HttpRequest, error: Exception) -> Response:
    """What no endpoint answers: no such page, or not by this method."""
    assert isinstance(error, HTTPException)
    try:
        _server(request).count_request(_address(request))
    except Refusal as refusal:
        return _fault(refusal)
    fault = Fault("not_found" if error.status_code == 404 else "malformed", "no_such_page", str(error.detail))
    return response_headers.answer(
        msgspec.json.encode(fault), "application/json", error.status_code, dict(error.headers or {})
    )


def _plain(answer: Callable[[HttpRequest], Awaitable[Response]]) -> Callable[[HttpRequest], Awaitable[Response]]:
    """What anyone may ask, but not without end."""

    async def limited(request: HttpRequest) -> Response:
        try:
            _server(request).count_request(_address(request))
        except Refusal as refusal:
            return _fault(refusal)
        return await answer(request)

    return limited


def _fixed(content: bytes, kind: str) -> Callable[[HttpRequest], Awaitable[Response]]:
    async def answer(_: HttpRequest) -> Response:
        return response_headers.answer(content, kind)

    return answer


async def _elsewhere(request: HttpRequest) -> Response:
    """What no endpoint answers: a file of the page, or the page itself, or nothing."""
    server = _server(request)
    path = request.scope["path"]
    if request.method not in ("GET", "HEAD"):
        raise HTTPException(405, headers={"allow": "GET, HEAD"}) if server.page.knows(path) else HTTPException(404)
    found = server.page.answer(path, request.headers)
    if found is None:
        raise HTTPException(404)
    try:
        length = 0 if request.method == "HEAD" else len(found.body)
        server.count_request(_address(request), FILE_COST + BYTE_COST * length if found.status_code != 404 else 1)
    except Refusal as refusal:
        return _fault(refusal)
    return found


async def _no_socket(websocket: WebSocket) -> None:
    refusal = Refusal("not_found", "no_such_page", "There is nothing here: the socket is at /socket.")
    await websocket.send_denial_response(_fault(refusal))


async def _health(request: HttpRequest) -> Response:
    server = _server(request)
    trouble = None
    try:
        await server.store.ping()
    except StoreError as error:
        _log.error("the store is in trouble", extra={"reason": str(error)})
        trouble = "The store can't be used."
    health = Health(trouble is None, __version__, len(server.registry.awake), server.sockets.total, trouble)
    return response_headers.answer(msgspec.json.encode(health), "application/json", 200 if health.ok else 503)


async def _alive(request: HttpRequest) -> Response:
    """For a load balancer: whether people should come here. A store that ails is no reason to go elsewhere."""
    return response_headers.answer(b"", status=503 if _server(request).registry.closing else 204)


async def _metrics(request: HttpRequest) -> Response:
    """For the house itself: whoever asks from outside is told nothing."""
    if not is_near(request.client.host if request.client else ""):
        return _fault(Refusal("forbidden", "not_from_here", "The figures are for those who run this server."))
    return response_headers.answer(_server(request).metrics.text(), "text/plain; version=0.0.4; charset=utf-8")


async def _socket(websocket: WebSocket) -> None:
    server = _server(websocket)
    address = _address(websocket)
    try:
        server.count_request(address)
        server.origins.check(websocket.headers)
    except Refusal as refusal:
        await websocket.send_denial_response(_fault(refusal))
        return
    if server.registry.closing:
        stopping = Refusal("not_saved", "stopping", "The server is being stopped: come again in a moment.")
        await websocket.send_denial_response(_fault(stopping))
        return
    if not server.sockets.enter(address):
        await websocket.send_denial_response(
            _fault(Refusal("too_many", "too_many_sockets", "Too many connections: close another one first."))
        )
        return
    try:
        await websocket.accept()
    except BaseException:
        server.sockets.leave(address)
        raise
    socket: SocketProtocol = websocket.scope["socket"]
    connection = Connection(server, socket, address)
    server.connections.add(connection)
    socket.listen(connection)
