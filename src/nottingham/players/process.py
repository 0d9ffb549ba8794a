"""A player that is a separate program, in any language. It speaks JSON lines over standard input and output.

The program receives two messages that need no answer:

- `{"type":"sit","seat":1}`: a new game begins. One process serves many games in a row.
- `{"type":"event","event":{…}}`: something happened, as its seat sees it; `game_started` comes first.

And one that it must answer:

- `{"type":"act","view":{…},"must":false,"offers_left":{"0":3}}`: the answer is one line, an action of the protocol or
  `{"type":"pass"}`. Any other output is dropped.

A program can fail in three ways, and none of them stops a game: it crashes, it hangs, or its answer is nonsense. The
failure is counted and treated as no answer. A program that ended is restarted for the next game, `MAX_RESTARTS` times.
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
"""In bytes. No action comes near it."""
MAX_STDERR_BYTES = 2000
"""How much of its standard error is kept."""
MAX_EXIT_SECONDS = 2.0
"""How long a process may take to exit by itself after the last game; no longer than it has for an answer."""
EXIT_POLL_SECONDS = 0.005
"""How often to check whether a process has exited."""
_CHUNK = 2**16


class CannotStart(ValueError):
    """The command can't be started. The message is one line."""


class ProcessPlayer:
    def __init__(self, command: str, limit: float = 5.0) -> None:
        """Start the program at once. `limit` is how many seconds it has for each answer."""
        self.command = command
        self.failures: Counter[str] = Counter()
        """How often the program crashed, hung, or answered nonsense."""
        self.unanswered = 0
        """How many required answers are missing because of such a failure, or after one.

        The game counts each as a fault; any further fault is an answer that the program did give.
        """
        self._limit = limit
        self._restarts_left = MAX_RESTARTS
        self._stderr_tail = ""
        self._process: _Process | None = _Process(command)

    @property
    def stderr_tail(self) -> str:
        """The end of what the program wrote to standard error."""
        return self._process.stderr_tail if self._process else self._stderr_tail

    def sit(self, seat: int, chance: Chance) -> None:
        self._ensure_running()
        self._send({"type": "sit", "seat": seat})

    def hear(self, event: Event) -> None:
        self._send({"type": "event", "event": event})

    def act(self, request: TurnRequest) -> AnyAction | None:
        if self._process:
            message = {"type": "act", "view": request.view, "must": request.must, "offers_left": request.offers_left}
            try:
                return _decode_answer(self._process.request(message, self._limit))
            except _BadAnswer:
                self.failures["nonsense"] += 1
            except _Failed as failed:
                self._fail(failed.failure)
        self.unanswered += request.must
        return None

    def suspects(self, bag: int) -> float | None:
        return None

    def leave(self) -> None:
        if self._process:
            self._process.finish(min(self._limit, MAX_EXIT_SECONDS))
            self._discard_process()

    def _ensure_running(self) -> None:
        """Restart the program if it has ended and restarts are left."""
        if self._process:
            try:
                self._process.discard_output()
            except _Failed as failed:
                self._fail(failed.failure)
        if not self._process and self._restarts_left:
            self._restarts_left -= 1
            try:
                self._process = _Process(self.command)
            except CannotStart:
                self.failures["crashed"] += 1

    def _send(self, message: Mapping[str, Any]) -> None:
        if self._process:
            self._process.queue(message)

    def _fail(self, failure: Failure) -> None:
        assert self._process
        self.failures[failure] += 1
        self._process.kill()
        self._discard_process()

    def _discard_process(self) -> None:
        self._stderr_tail = self.stderr_tail
        self._process = None


class _Pass(msgspec.Struct, tag_field="type", tag="pass", forbid_unknown_fields=True):
    pass


_answers: msgspec.json.Decoder[AnyAction | _Pass] = msgspec.json.Decoder(AnyAction | _Pass)


class _BadAnswer(Exception):
    """An answer that is neither an action nor a pass."""


def _decode_answer(line: bytes) -> AnyAction | None:
    try:
        answer = _answers.decode(line)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise _BadAnswer from None
    return None if isinstance(answer, _Pass) else answer


class _Failed(Exception):
    """The process is unusable and must be killed."""

    def __init__(self, failure: Failure) -> None:
        self.failure = failure


class _Process:
    """A running program and its three pipes. After `_Failed`, call `kill`."""

    def __init__(self, command: str) -> None:
        self._process = _start(command)
        assert self._process.stdin and self._process.stdout and self._process.stderr
        self._pipes = (self._process.stdin, self._process.stdout, self._process.stderr)
        self._stdin, self._stdout, self._stderr = [pipe.fileno() for pipe in self._pipes]
        for pipe in (self._stdin, self._stdout, self._stderr):
            os.set_blocking(pipe, False)
        self._poll = select.poll()
        self._poll.register(self._stdout, select.POLLIN)
        self._poll.register(self._stderr, select.POLLIN)
        self._unsent = bytearray()
        self._received = bytearray()
        self._stderr_tail = b""

    @property
    def stderr_tail(self) -> str:
        return self._stderr_tail.decode(errors="replace").strip()

    def queue(self, message: Mapping[str, Any]) -> None:
        """Keep a message until the next request: never wait for a program to read what needs no answer."""
        self._unsent += encode(message) + b"\n"
        self._poll.register(self._stdin, select.POLLOUT)

    def request(self, message: Mapping[str, Any], limit: float) -> bytes:
        """Send a message and return the line that answers it. It is no answer unless all of the message was read."""
        self.discard_output()
        self.queue(message)
        deadline = monotonic() + limit
        while self._unsent or b"\n" not in self._received:
            self._transfer_until(deadline)
        return bytes(self._received.partition(b"\n")[0])

    def discard_output(self) -> None:
        """Drop output that answers no request. A program that writes without end does not block this."""
        for _ in range(MAX_ANSWER_LENGTH // _CHUNK):
            if not self._transfer(0):
                break
        self._received.clear()

    def finish(self, limit: float) -> None:
        """Send what is queued, close its input, and kill it if it does not exit by itself."""
        deadline = monotonic() + limit
        with contextlib.suppress(_Failed):
            while self._unsent:
                self._transfer_until(deadline)
            self._pipes[0].close()
            while True:
                self._transfer_until(deadline)
        self._wait_for_exit(deadline)
        self.kill()

    def _wait_for_exit(self, deadline: float) -> None:
        """Wait for it to exit without reaping it: its process id still names the group of all that it started."""
        exited = os.WEXITED | os.WNOWAIT | os.WNOHANG
        while os.waitid(os.P_PID, self._process.pid, exited) is None and monotonic() < deadline:
            select.select([], [], [], EXIT_POLL_SECONDS)

    def kill(self) -> None:
        """Kill the program and everything it started, and close the pipes."""
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        with contextlib.suppress(BlockingIOError):
            self._read_stderr()
        for pipe in self._pipes:
            pipe.close()

    def _transfer_until(self, deadline: float) -> None:
        left = deadline - monotonic()
        if left <= 0:
            raise _Failed("hung")
        self._transfer(left)
        if len(self._received) > MAX_ANSWER_LENGTH:
            raise _Failed("nonsense")

    def _transfer(self, seconds: float) -> bool:
        """Wait for any pipe to be ready, read and write what is possible, and return whether any was ready."""
        ready = dict(self._poll.poll(seconds * 1000))
        if self._stderr in ready and not self._read_stderr():
            self._poll.unregister(self._stderr)
        if self._stdin in ready:
            self._write_stdin()
        if self._stdout in ready:
            self._read_stdout()
        return bool(ready)

    def _read_stderr(self) -> bytes:
        chunk = os.read(self._stderr, _CHUNK)
        self._stderr_tail = (self._stderr_tail + chunk)[-MAX_STDERR_BYTES:]
        return chunk

    def _write_stdin(self) -> None:
        try:
            sent = os.write(self._stdin, self._unsent[:_CHUNK])
        except BrokenPipeError:
            raise _Failed("crashed") from None
        del self._unsent[:sent]
        if not self._unsent:
            self._poll.unregister(self._stdin)

    def _read_stdout(self) -> None:
        chunk = os.read(self._stdout, _CHUNK)
        if not chunk:
            raise _Failed("crashed")
        self._received += chunk


def _start(command: str) -> subprocess.Popen[bytes]:
    """Start a program in its own process group, to kill it with everything it starts, and to keep Ctrl-C from it."""
    pipe = subprocess.PIPE
    try:
        words = shlex.split(command)
        if not words:
            raise ValueError("the command is empty")
        return subprocess.Popen(words, bufsize=0, stdin=pipe, stdout=pipe, stderr=pipe, process_group=0)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else error
        raise CannotStart(f"The bot {command!r} can't be started: {reason}.") from None
