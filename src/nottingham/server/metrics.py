"""The metrics of a server, for Prometheus. Labels are kinds of things, never names, tables or cards."""

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

BUCKETS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)


class Metrics:
    """The metrics of one server."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._messages = self._counter("nottingham_questions_total", "Messages received over sockets", "kind")
        self.refusals = self._counter("nottingham_refusals_total", "Messages over sockets that were refused", "error")
        self.answer_seconds = self._histogram("nottingham_answer_seconds", "Time from a message to its answer")
        self.requests = self._counter("nottingham_requests_total", "HTTP requests", "method", "route", "status")
        self._commit_seconds = self._histogram("nottingham_commit_seconds", "Time of a store transaction")
        self._writes = self._counter("nottingham_writes_total", "Writes stored; a transaction holds many")
        self.dropped = self._counter("nottingham_sockets_dropped_total", "Sockets closed by the server", "code")
        self.faults = self._counter("nottingham_faults_total", "Bugs logged with a traceback; should stay 0")
        self._count_kind: dict[str, Callable[[], None]] = {}

    def _counter(self, name: str, help_text: str, *labels: str) -> Counter:
        return Counter(name, help_text, labels, registry=self._registry)

    def _histogram(self, name: str, help_text: str) -> Histogram:
        return Histogram(name, help_text, registry=self._registry, buckets=BUCKETS)

    def gauge(self, name: str, help_text: str, figure: Callable[[], float]) -> None:
        """Adds a gauge whose figure is computed for each request of `/metrics`."""
        Gauge(name, help_text, registry=self._registry).set_function(figure)

    def count_message(self, kind: str) -> None:
        count = self._count_kind.get(kind)
        if count is None:
            count = self._count_kind[kind] = self._messages.labels(kind).inc
        count()

    def observe_commit(self, seconds: float, writes: int) -> None:
        self._commit_seconds.observe(seconds)
        self._writes.inc(writes)

    def text(self) -> bytes:
        return generate_latest(self._registry)
