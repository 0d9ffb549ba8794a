"""A small OpenAI-compatible endpoint on a free port. A script answers each request: with a text, an error, or never."""

import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

HANG, DRIP, HANG_UP, NOT_JSON, NO_CHOICES = "hang", "drip", "hang up", "not json", "no choices"
"""Ways to fail."""
Script = Callable[[list[dict[str, str]]], "str | int"]
"""Maps the messages of a request to a text, a way to fail, or the status of an error."""


class Endpoint:
    def __init__(self, script: Script) -> None:
        self.requests: list[dict[str, Any]] = []
        self.headers: list[dict[str, str]] = []
        self.closing = threading.Event()
        endpoint = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = json.loads(self.rfile.read(int(self.headers["content-length"])))
                endpoint.requests.append(body)
                endpoint.headers.append({name.lower(): value for name, value in self.headers.items()})
                assert self.path == "/v1/chat/completions"
                self.answer(script(body["messages"]))

            def answer(self, said: str | int) -> None:
                if said == HANG:
                    endpoint.closing.wait()
                elif said == DRIP:
                    self.wfile.write(b"HTTP/1.1 200 OK\r\ncontent-length: 1000000\r\n\r\n")
                    while not endpoint.closing.wait(0.02):
                        self.wfile.write(b" ")
                elif said == HANG_UP:
                    self.close_connection = True
                elif isinstance(said, int):
                    self.send_error(said, "secret-key is not welcome")
                elif said == NOT_JSON:
                    self.reply(b"<html>")
                elif said == NO_CHOICES:
                    self.reply(b'{"choices": []}')
                else:
                    message = {"role": "assistant", "content": said}
                    answer = {"choices": [{"message": message}], "usage": {"total_tokens": 100}}
                    self.reply(json.dumps(answer).encode())

            def reply(self, body: bytes) -> None:
                self.send_response(200)
                self.send_header("content-length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, format: str, *arguments: object) -> None:  # noqa: A002
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self._server.handle_error = lambda *_: None  # type: ignore[method-assign]
        self.url = f"http://127.0.0.1:{self._server.server_address[1]}/v1"
        threading.Thread(target=self._server.serve_forever, args=(0.02,), daemon=True).start()

    def close(self) -> None:
        self.closing.set()
        self._server.shutdown()
        self._server.server_close()


@contextmanager
def open_endpoint(script: Script) -> Iterator[Endpoint]:
    endpoint = Endpoint(script)
    try:
        yield endpoint
    finally:
        endpoint.close()
