"""Server processes for tests: `nottingham serve`, either forked or in a new interpreter.

A fork comes from a process that has already imported Nottingham, which saves most of the processor time of a start. It
is otherwise the same: a process of its own, with the real command line, real sockets and real signals. Its environment
can give it another page, a clock that is wrong, and less time between cleanings. A new interpreter is needed where the
tests change more, through PYTHONPATH.
"""

import gc
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from threading import Timer
from typing import IO, Final, Protocol

PAGE: Final = "TEST_PAGE"
"""The folder of a server's page."""
DAYS_AHEAD: Final = "TEST_DAYS_AHEAD"
CLEANING_SECONDS: Final = "TEST_CLEANING_SECONDS"

_forks = get_context("forkserver")
_forks.set_forkserver_preload(
    [
        "aiosqlite",
        "importlib.readers",
        "nottingham.server.run",
        "nottingham.server.redis_bus",
        "nottingham.store.backup",
        "sqlalchemy.dialects.postgresql.psycopg",
        "sqlalchemy.dialects.sqlite.aiosqlite",
        "tests.support.command",
        "typer._adapters",
        "uvicorn.lifespan.off",
        "uvicorn.loops.uvloop",
        "uvloop",
    ]
)


class ServerProcess(Protocol):
    """The part of `subprocess.Popen` that tests use."""

    @property
    def pid(self) -> int: ...
    @property
    def stdout(self) -> IO[bytes] | None: ...
    def poll(self) -> int | None: ...
    def wait(self, timeout: float | None = None) -> int: ...
    def send_signal(self, sig: int) -> None: ...
    def terminate(self) -> None: ...
    def kill(self) -> None: ...


def start(arguments: Sequence[str], environment: Mapping[str, str], log: Path) -> ServerProcess:
    """Starts `nottingham` with these arguments; what it writes to stderr is appended to the log."""
    whole = {**os.environ, **environment}
    if "PYTHONPATH" not in environment:
        return ForkedProcess(_nottingham, arguments, whole, log)
    with log.open("ab") as file:
        return subprocess.Popen(
            [sys.executable, "-m", "nottingham", *arguments],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=file,
            env=whole,
        )


def run(arguments: Sequence[str], log: Path, timeout: float) -> "subprocess.CompletedProcess[str]":
    """Runs `nottingham` with these arguments to its end, as `subprocess.run` would."""
    process = ForkedProcess(_nottingham, arguments, dict(os.environ), log)
    late = Timer(timeout, process.kill)
    late.start()
    with process.stdout as stdout:
        said = stdout.read().decode()
    code = process.wait()
    late.cancel()
    return subprocess.CompletedProcess(arguments, code, said, log.read_text())


class ForkedProcess:
    """A program in a fork of the process that has imported Nottingham."""

    def __init__(
        self,
        program: Callable[[Sequence[str]], object],
        arguments: Sequence[str],
        environment: Mapping[str, str],
        log: Path,
    ) -> None:
        ours, theirs = _forks.Pipe(duplex=False)
        with ours, theirs:
            # A daemon is ended with the process that started it; others would be waited for.
            everything = program, arguments, environment, log, theirs
            self._process = _forks.Process(target=_run, args=everything, daemon=True)
            self._process.start()
            self.stdout = os.fdopen(os.dup(ours.fileno()), "rb")

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    def poll(self) -> int | None:
        return self._process.exitcode

    def wait(self, timeout: float | None = None) -> int:
        self._process.join(timeout)
        if self._process.exitcode is None:
            raise subprocess.TimeoutExpired("nottingham", timeout or 0)
        return self._process.exitcode

    def send_signal(self, sig: int) -> None:
        if self._process.exitcode is None:
            with suppress(ProcessLookupError):  # it has ended, and its exit code is on the way
                os.kill(self.pid, sig)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


def _run(
    program: Callable[[Sequence[str]], object],
    arguments: Sequence[str],
    environment: Mapping[str, str],
    log: Path,
    stdout: Connection,
) -> None:
    gc.freeze()
    os.environ.clear()
    os.environ.update(environment)
    with log.open("ab") as stderr:
        os.dup2(stdout.fileno(), 1)
        os.dup2(stderr.fileno(), 2)
    stdout.close()
    sys.stdout = os.fdopen(1, "w", closefd=False)  # the former may believe that it is a file
    program(arguments)


def _nottingham(arguments: Sequence[str]) -> None:
    from nottingham.server import cleaning
    from nottingham.server.page import read_page
    from tests.support.command import nottingham

    if PAGE in os.environ:
        read_page.__defaults__ = (Path(os.environ[PAGE]),)
    if DAYS_AHEAD in os.environ:
        right, ahead = time.time_ns, int(os.environ[DAYS_AHEAD]) * 24 * 3600 * 10**9
        time.time_ns = lambda: right() + ahead
    if CLEANING_SECONDS in os.environ:
        cleaning.CLEANING_SECONDS = float(os.environ[CLEANING_SECONDS])
    nottingham(list(arguments), prog_name="nottingham")
