"""An OpenAI-compatible endpoint: one question, one answer, within a time limit.

Address, model and key come from the environment and are told to nobody but the endpoint: no error, log line or `repr`
has them.
"""

import http.client
import json
import os
import socket
import ssl
import threading
from collections.abc import Mapping, Sequence
from concurrent.futures import Future
from contextlib import suppress
from typing import Literal
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct

from nottingham.players.process import CannotStart

URL, MODEL, KEY = "NOTTINGHAM_LLM_URL", "NOTTINGHAM_LLM_MODEL", "NOTTINGHAM_LLM_KEY"
MAX_ANSWER_BYTES = 2**20
CHARACTERS_A_TOKEN = 3.2
"""Where an endpoint doesn't say how many tokens it used. Measured for these texts."""

Failure = Literal["hung", "endpoint error"]


class EndpointFailed(Exception):
    """The endpoint gave no answer. The text says why, without the address."""

    def __init__(self, failure: Failure, reason: str) -> None:
        super().__init__(reason)
        self.failure: Failure = failure


class ModelReply(Struct, frozen=True):
    text: str
    tokens: int


class _Message(Struct):
    content: str | None = None


class _Choice(Struct):
    message: _Message


class _Usage(Struct):
    total_tokens: int = 0


class _Completion(Struct):
    choices: list[_Choice]
    usage: _Usage | None = None


class Endpoint:
    def __init__(self, url: str, model: str, key: str = "") -> None:
        try:
            parts = urlsplit(url)
            host, port = parts.hostname, parts.port
        except ValueError:
            parts, host, port = urlsplit(""), None, None
        if parts.scheme not in ("http", "https") or not host:
            raise CannotStart(f"Set {URL} to the address of an endpoint, such as http://127.0.0.1:8000/v1.")
        if not model:
            raise CannotStart(f"Name a model: llm:MODEL, or set {MODEL}.")
        if not (key.isascii() and key.isprintable()):
            raise CannotStart(f"{KEY} has characters that can't be sent.")
        self._secure = parts.scheme == "https"
        self._host, self._port = host, port
        self._path = f"{parts.path.rstrip('/')}/chat/completions"
        self._model = model
        self._headers = {"content-type": "application/json", "accept": "application/json"}
        if key:
            self._headers["authorization"] = f"Bearer {key}"

    @classmethod
    def from_environment(cls, model: str = "", environment: Mapping[str, str] = os.environ) -> "Endpoint":
        """The endpoint that the environment names; `CannotStart` says what is missing."""
        chosen = model or environment.get(MODEL, "")
        return cls(environment.get(URL, ""), chosen, environment.get(KEY, ""))

    def __repr__(self) -> str:
        return "Endpoint()"

    def ask(self, messages: Sequence[Mapping[str, str]], seconds: float) -> ModelReply:
        """Sends a conversation; raises `EndpointFailed` if no answer comes in time."""
        body = json.dumps({"model": self._model, "messages": messages}).encode()
        status, answer = self._post(body, seconds)
        if status != 200:
            raise EndpointFailed("endpoint error", f"it answered with HTTP {status}")
        try:
            completion = msgspec.json.decode(answer, type=_Completion)
            text = completion.choices[0].message.content or ""
        except (msgspec.MsgspecError, UnicodeError, RecursionError, IndexError):
            raise EndpointFailed("endpoint error", "its answer is not a chat completion") from None
        counted = completion.usage.total_tokens if completion.usage else 0
        return ModelReply(text, max(counted, 0) or round((len(body) + len(text)) / CHARACTERS_A_TOKEN))

    def _post(self, body: bytes, seconds: float) -> tuple[int, bytes]:
        """Sends a request in a thread: a lookup of the host's name has no time limit of its own."""
        connection = self._connection(seconds)
        late = threading.Event()
        answer: Future[tuple[int, bytes]] = Future()

        def exchange() -> None:
            try:
                answer.set_result(self._exchange(connection, body, late))
            except BaseException as error:
                answer.set_exception(error)
            finally:
                connection.close()

        threading.Thread(target=exchange, name="nottingham-endpoint", daemon=True).start()
        try:
            status, content = answer.result(seconds)
        except TimeoutError:
            late.set()
            _hang_up(connection)
            raise EndpointFailed("hung", "it took too long") from None
        except (OSError, http.client.HTTPException, ValueError) as error:
            raise EndpointFailed("endpoint error", f"it can't be reached ({type(error).__name__})") from None
        if len(content) > MAX_ANSWER_BYTES:
            raise EndpointFailed("endpoint error", "its answer is too long")
        return status, content

    def _exchange(
        self, connection: http.client.HTTPConnection, body: bytes, late: threading.Event
    ) -> tuple[int, bytes]:
        connection.connect()
        if late.is_set():
            raise TimeoutError
        connection.request("POST", self._path, body, self._headers)
        response = connection.getresponse()
        return response.status, response.read(MAX_ANSWER_BYTES + 1)

    def _connection(self, seconds: float) -> http.client.HTTPConnection:
        if self._secure:
            context = ssl.create_default_context()
            return http.client.HTTPSConnection(self._host, self._port, timeout=seconds, context=context)
        return http.client.HTTPConnection(self._host, self._port, timeout=seconds)


def _hang_up(connection: http.client.HTTPConnection) -> None:
    """Ends a request whose time is up, however slowly its answer drips in."""
    if connection.sock is not None:
        with suppress(OSError):
            connection.sock.shutdown(socket.SHUT_RDWR)
