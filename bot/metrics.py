"""Figures for Prometheus, where a port is set for them: how many moves, how soon people are answered, what
waits.

There is nothing of a game in them, and nobody's name.
"""

import logging
from collections.abc import Awaitable, Callable
from time import perf_counter

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server

REGISTRY = CollectorRegistry()
MOVES = Counter("roundhouse_moves", "Moves that were kept", registry=REGISTRY)
ERRORS = Counter("roundhouse_errors", "What went wrong, by its kind", ["kind"], registry=REGISTRY)
ANSWER = Histogram(
    "roundhouse_answer_seconds", "From an interaction to its answer",
    buckets=(0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5, 10), registry=REGISTRY,
)  # fmt: skip
BOARD = Histogram(
    "roundhouse_board_seconds", "From a commit to the board in its channel",
    buckets=(0.1, 0.25, 0.5, 1, 2, 5, 10, 30, 60, 300), registry=REGISTRY,
)  # fmt: skip
OUTBOX_AGE = Gauge("roundhouse_outbox_age_seconds", "How long the oldest message waits", registry=REGISTRY)
TIMERS_LATE = Gauge("roundhouse_timers_late_seconds", "How late the next timer is", registry=REGISTRY)
THINKING = Gauge("roundhouse_thinking_games", "Games that wait for a computer here", registry=REGISTRY)


def serve(host: str, port: int) -> None:
    """Tells whoever asks, in a thread of its own, and counts what is logged as an error."""
    start_http_server(port, host, REGISTRY)
    logging.getLogger().addHandler(_Counting(logging.ERROR))


async def answered(work: Callable[[], Awaitable[None]]) -> None:
    """Does what answers somebody, and notes how long it took."""
    begun = perf_counter()
    try:
        await work()
    finally:
        ANSWER.observe(perf_counter() - begun)


class _Counting(logging.Handler):
    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[0] if record.exc_info else None
        ERRORS.labels(error.__name__ if error else record.name).inc()
