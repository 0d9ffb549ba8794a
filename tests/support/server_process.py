"""Server processes for tests: `nottingham serve`, either forked or in a new interpreter.

A fork comes from a process that has already imported Nottingham, which saves most of the processor time of a start. It
is otherwise the same: a process of its own, with the real command line, real sockets and real signals. A new
interpreter is needed where the tests change what is imported, through PYTHONPATH.
"""

import gc
import os
import signal
import subprocess
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from typing import IO, Protocol

_forks = get_context("forkserver")
_forks.set_forkserver_preload(
    [
        "nottingham.cli.main",
        "nottingham.server.run",
        "nottingham.server.redis_bus",
        "nottingham.store.backup",
        "sqlalchemy.dialects.postgresql.psycopg",
        "sqlalchemy.dialects.sqlite.aiosqlite",
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
        return ForkedProcess(arguments, whole, log)
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
    process = ForkedProcess(arguments, dict(os.environ), log)
    with process.stdout as stdout:
        code = process.wait(timeout)
        return subprocess.CompletedProcess(arguments, code, stdout.read().decode(), log.read_text())


class ForkedProcess:
    """`nottingham` in a fork of the process that has imported it."""

    def __init__(self, arguments: Sequence[str], environment: Mapping[str, str], log: Path) -> None:
        ours, theirs = _forks.Pipe(duplex=False)
        with ours, theirs:
            # A daemon is ended with the process that started it; others would be waited for.
            self._process = _forks.Process(target=_run, args=(arguments, environment, log, theirs), daemon=True)
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


def _run(arguments: Sequence[str], environment: Mapping[str, str], log: Path, stdout: Connection) -> None:
    from nottingham.cli.main import app

    gc.freeze()
    os.environ.clear()
    os.environ.update(environment)
    with log.open("ab") as stderr:
        os.dup2(stdout.fileno(), 1)
        os.dup2(stderr.fileno(), 2)
    stdout.close()
    app(list(arguments), prog_name="nottingham")
