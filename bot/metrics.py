"""What the bot counts of itself, for Prometheus.

Laws: nobody's name, id, chat or card is in a label, so that what is served tells of nobody and stays small.
"""

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.exposition import generate_latest

from bot.table import Entry
from bot.wire import Result

COMMIT_SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)
"""A commit waits for the disk: a few ms on a good one, a tenth of a second on a memory card."""


class Metrics:
    """Counts in the given registry."""

    def __init__(self, registry: CollectorRegistry) -> None:
        self._registry = registry
        self._plays = Counter("kozel_plays", "Plays that were accepted.", ["actor"], registry=registry)
        self._requests = Counter(
            "kozel_api_requests", "Requests to the Bot API.", ["method", "result"], registry=registry
        )
        self._busy = Counter("kozel_api_busy", "Requests that Telegram answered with 429.", registry=registry)
        self._waiting = Gauge("kozel_outbox_waiting", "What is yet to be sent or edited.", registry=registry)
        self._tables = Gauge("kozel_tables_in_memory", "Tables that are loaded.", registry=registry)
        self._commits = Histogram(
            "kozel_commit_seconds", "How long an input took to be stored.",
            buckets=COMMIT_SECONDS, registry=registry,
        )  # fmt: skip

    def watch(self, waiting: Callable[[], int], tables: Callable[[], int]) -> None:
        """Where the present numbers are to be had: errands of the outbox, tables in memory."""
        self._waiting.set_function(waiting)
        self._tables.set_function(tables)

    def entered(self, entry: Entry) -> None:
        """An input was stored; deals are no plays."""
        self._commits.observe(entry.commit_seconds)
        if entry.seat is not None:
            self._plays.labels(entry.actor.value).inc()

    def requested(self, method: str, result: Result) -> None:
        """A request was made."""
        self._requests.labels(method, result.value).inc()
        if result is Result.BUSY:
            self._busy.inc()

    def text(self) -> bytes:
        """Everything in Prometheus' text format (CONTENT_TYPE)."""
        return generate_latest(self._registry)
