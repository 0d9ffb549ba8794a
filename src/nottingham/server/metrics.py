"""The metrics of a server, for Prometheus. Labels are kinds of things, never names, tables or cards."""

from bisect import bisect_left
from collections.abc import Callable, Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Metric, generate_latest
from prometheus_client.core import HistogramMetricFamily
from prometheus_client.registry import Collector

from nottingham.table.requests import SocketRequest

BUCKETS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)


class AnswerTimes(Collector):
    """A histogram that is faster than the library's because it needs no lock: only the event loop counts here."""

    def __init__(self, name: str, help_text: str) -> None:
        self._name, self._help_text = name, help_text
        self._counts = [0] * (len(BUCKETS) + 1)
        self._seconds = 0.0

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(BUCKETS, seconds)] += 1
        self._seconds += seconds

    def collect(self) -> Iterator[Metric]:
        buckets = list(zip((*map(str, BUCKETS), "+Inf"), accumulate(self._counts), strict=True))
        yield HistogramMetricFamily(self._name, self._help_text, buckets=buckets, sum_value=self._seconds)


class Metrics:
    """The metrics of one server."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._messages = self._counter("nottingham_questions_total", "Messages received over sockets", "kind")
        self.refusals = self._counter("nottingham_refusals_total", "Messages over sockets that were refused", "error")
        self._new_messages: dict[type[SocketRequest], int] = {}
        """By kind, those since the metrics were last read."""
        self.answer_seconds = AnswerTimes("nottingham_answer_seconds", "Time from a message to its answer")
        self._registry.register(self.answer_seconds)
        self.requests = self._counter("nottingham_requests_total", "HTTP requests", "method", "route", "status")
        self._commit_seconds = self._histogram("nottingham_commit_seconds", "Time of a store transaction")
        self._writes = self._counter("nottingham_writes_total", "Writes stored; a transaction holds many")
        self.dropped = self._counter("nottingham_sockets_dropped_total", "Sockets closed by the server", "code")
        self.faults = self._counter("nottingham_faults_total", "Bugs logged with a traceback; should stay 0")

    def _counter(self, name: str, help_text: str, *labels: str) -> Counter:
        return Counter(name, help_text, labels, registry=self._registry)

    def _histogram(self, name: str, help_text: str) -> Histogram:
        return Histogram(name, help_text, registry=self._registry, buckets=BUCKETS)

    def gauge(self, name: str, help_text: str, figure: Callable[[], float]) -> None:
        """Adds a gauge whose figure is computed for each request of `/metrics`."""
        Gauge(name, help_text, registry=self._registry).set_function(figure)

    def count_message(self, kind: type[SocketRequest]) -> None:
        self._new_messages[kind] = self._new_messages.get(kind, 0) + 1

    def observe_commit(self, seconds: float, writes: int) -> None:
        self._commit_seconds.observe(seconds)
        self._writes.inc(writes)

    def text(self) -> bytes:
        for kind, number in self._new_messages.items():
            self._messages.labels(str(kind.__struct_config__.tag)).inc(number)
        self._new_messages.clear()
        return generate_latest(self._registry)
