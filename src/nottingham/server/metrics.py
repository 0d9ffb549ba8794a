"""What the server counts, for Prometheus. Labels are kinds of things, never names, tables or cards."""

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

QUICK = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)


class Metrics:
    """The figures of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.questions = Counter(
            "nottingham_questions_total", "Questions asked over sockets", ["kind"], registry=self.registry
        )
        self.refusals = Counter(
            "nottingham_refusals_total", "Questions over sockets refused", ["error"], registry=self.registry
        )
        self.answered = Histogram(
            "nottingham_answer_seconds", "From a question to its answer", registry=self.registry, buckets=QUICK
        )
        self.requests = Counter(
            "nottingham_requests_total", "HTTP requests", ["method", "route", "status"], registry=self.registry
        )
        self.commits = Histogram(
            "nottingham_commit_seconds", "Time for a transaction of the store", registry=self.registry, buckets=QUICK
        )
        self.writes = Counter("nottingham_writes_total", "Writes stored, many in a transaction", registry=self.registry)
        self.dropped = Counter(
            "nottingham_sockets_dropped_total", "Sockets closed by the server", ["code"], registry=self.registry
        )
        self.faults = Counter(
            "nottingham_faults_total", "Mistakes of the program, which should not be", registry=self.registry
        )
        self._kinds: dict[str, Callable[[], None]] = {}

    def watch(self, name: str, text: str, figure: Callable[[], float]) -> None:
        """A figure that is looked up when it is asked for."""
        Gauge(name, text, registry=self.registry).set_function(figure)

    def asked(self, kind: str) -> None:
        count = self._kinds.get(kind)
        if count is None:
            count = self._kinds[kind] = self.questions.labels(kind).inc
        count()

    def committed(self, seconds: float, writes: int) -> None:
        self.commits.observe(seconds)
        self.writes.inc(writes)

    def text(self) -> bytes:
        return generate_latest(self.registry)
