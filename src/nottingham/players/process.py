"""A player who is a program of its own, in any language: he speaks JSON, a line at a time, with its process.

It is told, on its standard input, and nothing of this is answered:

- `{"type":"sit","seat":1}`: a new game begins. One process serves many games in a row.
- `{"type":"event","event":{…}}`: something happened, as its seat sees it; `game_started` comes first.

And it is asked:

- `{"type":"act","view":{…},"must":false,"offers_left":{"0":3}}`: to this it answers with one line, an action of the
  protocol or `{"type":"pass"}`. What it says unasked is dropped.

A program can fail in three ways, and none of them stops a game: it crashes, it hangs, or it talks nonsense. It is then
as if it had said nothing, and the failure is counted. One that is gone comes back with the next game, but not for ever.
Nothing here waits longer than the limit: all pipes are non-blocking, and one `poll` watches all three.
"""

import contextlib
import os
import select
import shlex
import signal
import subprocess
from collections import Counter
from collections.abc import Mapping
from time import monotonic
from typing import Any, Literal

import msgspec

from nottingham.players.player import Chance, TurnRequest
from nottingham.rules.actions import AnyAction
from nottingham.rules.events import Event
from nottingham.rules.wire import encode

Failure = Literal["crashed", "hung", "nonsense"]

MAX_RESTARTS = 3
MAX_ANSWER_LENGTH = 2**20
"""In bytes: no action comes near it."""
LAST_WORDS = 2000
"""How many bytes of its standard error are kept."""
MAX_FAREWELL_SECONDS = 2.0
"""The seconds a process has to end by itself when there are no more games, if it has as long for an answer."""
SHORT_WHILE = 0.005
"""How long to wait, in seconds, before looking again whether it has ended."""
_CHUNK = 2**16


class CannotStart(ValueError):
    """There is no program to be started with this command; the message is one line."""


class ProcessPlayer:
    def __init__(self, command: str, limit: float = 5.0) -> None:
        """Starts the program at once; `limit` is how many seconds it has for each answer."""
        self.command = command
        self.failures: Counter[str] = Counter()
        """How often the program crashed, hung, or talked nonsense."""
        self.unanswered = 0
        """How many questions that had to be answered were not, because of such a failure or after one.

        A game counts each of them as a fault; any fault beyond them is an answer the program gave.
        """
        self._limit = limit
        self._restarts_left = MAX_RESTARTS
        self._last_words = ""
        self._process: _Process | None = _Process(command)

    @property
    def last_words(self) -> str:
        """The end of what the program wrote to its standard error."""
        return self._process.last_words if self._process else self._last_words

    def sit(self, seat: int, chance: Chance) -> None:
        self._be_there()
        self._tell({"type": "sit", "seat": seat})

    def hear(self, event: Event) -> None:
        self._tell({"type": "event", "event": event})

    def act(self, request: TurnRequest) -> AnyAction | None:
        if self._process:
            question = {"type": "act", "view": request.view, "must": request.must, "offers_left": request.offers_left}
            try:
                return _read(self._process.ask(question, self._limit))
            except _Nonsense:
                self.failures["nonsense"] += 1
            except _Lost as lost:
                self._lose(lost.how)
        self.unanswered += request.must
        return None

    def suspects(self, bag: int) -> float | None:
        return None

    def leave(self) -> None:
        if self._process:
            self._process.dismiss(min(self._limit, MAX_FAREWELL_SECONDS))
            self._forget()

    def _be_there(self) -> None:
        """Sees that the program runs, and starts it again if it does not and still may."""
        if self._process:
            try:
                self._process.hush()
            except _Lost as lost:
                self._lose(lost.how)
        if not self._process and self._restarts_left:
            self._restarts_left -= 1
            try:
                self._process = _Process(self.command)
            except CannotStart:
                self.failures["crashed"] += 1

    def _tell(self, message: Mapping[str, Any]) -> None:
        if self._process:
            self._process.tell(message)

    def _lose(self, how: Failure) -> None:
        assert self._process
        self.failures[how] += 1
        self._process.end()
        self._forget()

    def _forget(self) -> None:
        self._last_words = self.last_words
        self._process = None


class _Pass(msgspec.Struct, tag_field="type", tag="pass", forbid_unknown_fields=True):
    pass


_answers: msgspec.json.Decoder[AnyAction | _Pass] = msgspec.json.Decoder(AnyAction | _Pass)


class _Nonsense(Exception):
    """An answer that means nothing."""


def _read(line: bytes) -> AnyAction | None:
    try:
        answer = _answers.decode(line)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise _Nonsense from None
    return None if isinstance(answer, _Pass) else answer


class _Lost(Exception):
    """Nothing more can be said to this process, and it has to be ended."""

    def __init__(self, how: Failure) -> None:
        self.how = how


class _Process:
    """A running program and its three pipes. Whoever catches `_Lost` must `end` it."""

    def __init__(self, command: str) -> None:
        self._process = _started(command)
        assert self._process.stdin and self._process.stdout and self._process.stderr
        self._pipes = (self._process.stdin, self._process.stdout, self._process.stderr)
        self._to, self._from, self._aside = [pipe.fileno() for pipe in self._pipes]
        for pipe in (self._to, self._from, self._aside):
            os.set_blocking(pipe, False)
        self._poll = select.poll()
        self._poll.register(self._from, select.POLLIN)
        self._poll.register(self._aside, select.POLLIN)
        self._unsent = bytearray()
        self._heard = bytearray()
        self._last_words = b""

    @property
    def last_words(self) -> str:
        return self._last_words.decode(errors="replace").strip()

    def tell(self, message: Mapping[str, Any]) -> None:
        """Keeps a message until something is asked: nobody waits for one who only listens."""
        self._unsent += encode(message) + b"\n"
        self._poll.register(self._to, select.POLLOUT)

    def ask(self, question: Mapping[str, Any], limit: float) -> bytes:
        """The line it answers within so many seconds. Who has not read the question has not answered it."""
        self.hush()
        self.tell(question)
        deadline = monotonic() + limit
        while self._unsent or b"\n" not in self._heard:
            self._go_on(deadline)
        return bytes(self._heard.partition(b"\n")[0])

    def hush(self) -> None:
        """Drops what was said unasked, but does not wait for the end of endless talk."""
        for _ in range(MAX_ANSWER_LENGTH // _CHUNK):
            if not self._move(0):
                break
        self._heard.clear()

    def dismiss(self, limit: float) -> None:
        """Says what is left to say, closes its input, and ends it only if it does not end by itself."""
        deadline = monotonic() + limit
        with contextlib.suppress(_Lost):
            while self._unsent:
                self._go_on(deadline)
            self._pipes[0].close()
            while True:
                self._go_on(deadline)
        self._await_end(deadline)
        self.end()

    def _await_end(self, deadline: float) -> None:
        """Waits until it has ended, and leaves it unburied: its number still names all that it started."""
        ended = os.WEXITED | os.WNOWAIT | os.WNOHANG
        while os.waitid(os.P_PID, self._process.pid, ended) is None and monotonic() < deadline:
            select.select([], [], [], SHORT_WHILE)

    def end(self) -> None:
        """Ends the program and whatever it started, and gives everything back to the system."""
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        with contextlib.suppress(BlockingIOError):
            self._overhear()
        for pipe in self._pipes:
            pipe.close()

    def _go_on(self, deadline: float) -> None:
        left = deadline - monotonic()
        if left <= 0:
            raise _Lost("hung")
        self._move(left)
        if len(self._heard) > MAX_ANSWER_LENGTH:
            raise _Lost("nonsense")

    def _move(self, seconds: float) -> bool:
        """Reads and writes what can be, as soon as anything can; whether anything could."""
        ready = dict(self._poll.poll(seconds * 1000))
        if self._aside in ready and not self._overhear():
            self._poll.unregister(self._aside)
        if self._to in ready:
            self._send()
        if self._from in ready:
            self._hear()
        return bool(ready)

    def _overhear(self) -> bytes:
        chunk = os.read(self._aside, _CHUNK)
        self._last_words = (self._last_words + chunk)[-LAST_WORDS:]
        return chunk

    def _send(self) -> None:
        try:
            sent = os.write(self._to, self._unsent[:_CHUNK])
        except BrokenPipeError:
            raise _Lost("crashed") from None
        del self._unsent[:sent]
        if not self._unsent:
            self._poll.unregister(self._to)

    def _hear(self) -> None:
        chunk = os.read(self._from, _CHUNK)
        if not chunk:
            raise _Lost("crashed")
        self._heard += chunk


def _started(command: str) -> subprocess.Popen[bytes]:
    """In a process group of its own, so that what it starts can be ended with it, and Ctrl-C is for us alone."""
    pipe = subprocess.PIPE
    try:
        words = shlex.split(command)
        if not words:
            raise ValueError("there is no command")
        return subprocess.Popen(words, bufsize=0, stdin=pipe, stdout=pipe, stderr=pipe, process_group=0)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else error
        raise CannotStart(f"The bot {command!r} can't be started: {reason}.") from None
