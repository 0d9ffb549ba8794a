"""Real PostgreSQL, Redis and proxy processes for the tests, on free ports and in temporary folders.

Everything started here is ended here, by its process id.
"""

import os
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from tempfile import mkdtemp
from typing import Final

import pytest

PATIENCE: Final = 30.0
REQUIRED: Final = bool(os.environ.get("NOTTINGHAM_REQUIRE_SERVICES"))
"""Set in CI, where a missing program must not pass for a skipped test."""
INITDB: Final = "NOTTINGHAM_TEST_INITDB"
"""A folder in which all processes of a test run share the result of `initdb`."""
_PROGRAMS: Final = ("/usr/local/bin", "/usr/local/sbin", "/usr/sbin", "/opt/homebrew/bin")


def program(name: str) -> str | None:
    """The path of a program; Debian has a folder for each version of PostgreSQL."""
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda place: -float(place.parent.name))
    return shutil.which(name, path=os.pathsep.join([os.environ.get("PATH", ""), *_PROGRAMS, *map(str, versions)]))


def needs(*names: str) -> pytest.MarkDecorator:
    """Skips a test where these programs are not installed; with NOTTINGHAM_REQUIRE_SERVICES it fails instead."""
    missing = [name for name in names if program(name) is None]
    return pytest.mark.skipif(bool(missing) and not REQUIRED, reason=f"{' and '.join(missing)} not installed")


def skip_without(name: str) -> None:
    """Skips the tests of a fixture, as `without` does for one test."""
    if program(name) is None and not REQUIRED:
        pytest.skip(f"{name} not installed")


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as door:
        port: int = door.getsockname()[1]
        return port


class Machine:
    """A process that can be paused, killed and restarted, with a folder of its own."""

    def __init__(self, name: str) -> None:
        self.folder = Path(mkdtemp(prefix=f"nottingham-{name}-"))
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    def _run(self, command: Sequence[str], *, user: str | None = None) -> None:
        with (self.folder / "log_file.log").open("ab") as log_file:
            self.process = subprocess.Popen(
                command,
                stdin=subprocess.DEVNULL,
                stdout=log_file,
                stderr=log_file,
                user=user,
                group=user,
                extra_groups=[] if user else None,
                cwd=self.folder,
                start_new_session=True,
            )

    @contextmanager
    def _coming_up(self) -> Iterator[None]:
        """Cleans up if the start is interrupted."""
        try:
            yield
        except BaseException:
            self.close()
            raise

    def must_run(self) -> None:
        """Fails if the process has ended by itself."""
        assert self.process is not None
        assert self.process.poll() is None, (self.process.args, self.process.returncode, self.log_file())

    def log_file(self) -> str:
        """The end of its log."""
        return (self.folder / "log_file.log").read_text(errors="replace")[-2000:]

    def signal(self, what: signal.Signals) -> None:
        assert self.process is not None
        with suppress(ProcessLookupError):
            self.process.send_signal(what)

    def pause(self) -> None:
        self.signal(signal.SIGSTOP)

    def go_on(self) -> None:
        self.signal(signal.SIGCONT)

    def kill(self) -> None:
        self.signal(signal.SIGKILL)
        assert self.process is not None
        self.process.wait(PATIENCE)

    def start(self) -> None:
        raise NotImplementedError

    def close(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)


def wait_until(ready: "Iterator[bool]", machine: Machine) -> None:
    deadline = time.monotonic() + PATIENCE
    while not next(ready):
        assert machine.process is not None
        if machine.process.poll() is not None or time.monotonic() > deadline:
            raise AssertionError(f"it did not start: {machine.log_file()}")
        time.sleep(0.02)


class Postgres(Machine):
    """A PostgreSQL that only local programs can reach."""

    def __init__(self, *, safe: bool = False) -> None:
        """`safe` is for tests that kill it: what was flushed must survive."""
        super().__init__("postgres")
        self._safe = safe
        self._user = "postgres" if os.geteuid() == 0 else None
        self._names = count()
        self._data = self.folder / "data"
        if self._user:
            shutil.chown(self.folder, self._user, self._user)
        with self._coming_up():
            if shared := os.environ.get(INITDB):
                self._run_whole("cp", "-Rp", str(self._shared_data(Path(shared))), str(self._data))
            else:
                self._initdb(self._data)
            self.start()

    def _shared_data(self, folder: Path) -> Path:
        """The result of an `initdb` for all processes of a test run: it takes much longer than a copy."""
        import fcntl  # which Windows lacks

        data = folder / "data"
        with (folder / "lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            if not data.exists():
                if self._user:
                    shutil.chown(folder, self._user, self._user)
                self._initdb(data)
        return data

    def _initdb(self, data: Path) -> None:
        initdb = program("initdb")
        assert initdb is not None
        self._run_whole(initdb, "-D", str(data), "-U", "sheriff", "-A", "trust", "-E", "UTF8", "--locale=C", "-N")

    def _run_whole(self, *command: str) -> None:
        self._run(command, user=self._user)
        assert self.process is not None
        assert self.process.wait(PATIENCE) == 0, self.log_file()

    def start(self) -> None:
        postgres = program("postgres")
        assert postgres is not None
        settings = {
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": str(self.folder),
            "shared_buffers": "32MB",
            "max_connections": "200",
            "autovacuum": "off",
            "max_wal_size": "256MB",
        }
        if not self._safe:
            settings |= {"fsync": "off", "full_page_writes": "off", "synchronous_commit": "off"}
        chosen = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        # A killed PostgreSQL leaves a lock file, and its children take a moment to end.
        deadline = time.monotonic() + PATIENCE
        while True:
            self._run([postgres, "-D", str(self._data), "-p", str(self.port), *chosen], user=self._user)
            if self._came() or time.monotonic() > deadline:
                return

    def _came(self) -> bool:
        assert self.process is not None
        while self.process.poll() is None:
            if self._answers():
                return True
            time.sleep(0.05)
        time.sleep(0.2)
        return False

    def _answers(self) -> bool:
        import psycopg

        try:
            with psycopg.connect(self.url("postgres"), connect_timeout=2):
                return True
        except psycopg.OperationalError:
            return False

    def pids(self) -> list[int]:
        """The process ids of PostgreSQL and all its children."""
        assert self.process is not None
        children = subprocess.run(["ps", "-o", "pid=", "--ppid", str(self.process.pid)], capture_output=True, text=True)
        return [self.process.pid, *map(int, children.stdout.split())]

    def signal(self, what: signal.Signals) -> None:
        if what not in (signal.SIGSTOP, signal.SIGCONT, signal.SIGKILL):
            super().signal(what)
            return
        for pid in self.pids():
            with suppress(ProcessLookupError):
                os.kill(pid, what)

    def url(self, database: str) -> str:
        return f"postgresql://sheriff@127.0.0.1:{self.port}/{database}"

    def command(self, *statements: str) -> None:
        import psycopg

        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            for statement in statements:
                connection.execute(statement.encode())

    def new_database(self, like: str | None = None) -> str:
        """The address of a new database."""
        name = f"db{next(self._names)}"
        self.command(f"CREATE DATABASE {name}" + (f" TEMPLATE {like} STRATEGY file_copy" if like else ""))
        return self.url(name)


class Redis(Machine):
    def __init__(self) -> None:
        super().__init__("redis")
        with self._coming_up():
            self.start()

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> None:
        redis = program("redis-server")
        assert redis is not None
        self._run([redis, "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no",
                   "--dir", str(self.folder)])  # fmt: skip
        wait_until(self._answers(), self)

    def _answers(self) -> Iterator[bool]:
        from redis import Redis as RedisClient
        from redis.exceptions import ConnectionError as NoRedis

        with RedisClient.from_url(self.url) as client:
            while True:
                try:
                    yield bool(client.ping())
                except NoRedis:
                    yield False


@contextmanager
def running(machine: Machine) -> Iterator[None]:
    try:
        yield
    finally:
        machine.close()
