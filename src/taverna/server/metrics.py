"""What a host measures of itself, in the text format that Prometheus reads. Counting costs next to nothing."""

from __future__ import annotations

import bisect
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import taverna

if TYPE_CHECKING:
    from .tables import Tables

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class Histogram:
    """How often something took how long."""

    def __init__(self) -> None:
        self._many = [0] * (len(SECONDS) + 1)
        self._sum = 0.0

    def add(self, seconds: float) -> None:
        self._many[bisect.bisect_left(SECONDS, seconds)] += 1
        self._sum += seconds

    @contextmanager
    def timed(self) -> Iterator[None]:
        began = time.perf_counter()
        try:
            yield
        finally:
            self.add(time.perf_counter() - began)

    def lines(self, name: str) -> Iterator[str]:
        so_far = 0
        for limit, many in zip((*map(str, SECONDS), "+Inf"), self._many, strict=True):
            so_far += many
            yield f'{name}_bucket{{le="{limit}"}} {so_far}'
        yield f"{name}_sum {self._sum:.6f}"
        yield f"{name}_count {so_far}"


class Metrics:
    """Of one process. Nothing in it names a person, a table or an address."""

    def __init__(self) -> None:
        self.answers: Counter[str] = Counter()  # by who gave them: person, bot
        self.stored = Histogram()  # from an answer's arrival to its being on the disk
        self.drawn = Histogram()  # showing everyone what an answer changed
        self.requests: Counter[str] = Counter()  # by the first digit of their status
        self.failed: Counter[str] = Counter()  # storage, rules, fenced

    def text(self, tables: Tables) -> str:
        """Everything, as it stands."""
        viewers = sum(len(living.viewers) for living in tables.awake.values())
        gauges = {
            "taverna_tables_awake": ("Tables in memory.", len(tables.awake)),
            "taverna_sockets": ("Connections that watch a table.", viewers),
            "taverna_bot_queue": ("Questions that wait for a bot to think.", tables.thinkers.waiting),
            "taverna_pressed": ("1 while there is more to do than time.", int(tables.pressed)),
            "taverna_tables_owned": (
                "Tables leased to this process.",
                len(tables.owners.held) if tables.owners is not None else len(tables.awake),
            ),
        }
        lines = [
            "# HELP taverna_info The version that runs.",
            "# TYPE taverna_info gauge",
            f'taverna_info{{version="{taverna.__version__}"}} 1',
        ]
        for name, (told, value) in gauges.items():
            lines += [f"# HELP {name} {told}", f"# TYPE {name} gauge", f"{name} {value}"]
        for name, told, label, counted in (
            ("taverna_answers_total", "Answers on the disk.", "by", self.answers),
            ("taverna_requests_total", "Requests answered.", "status", self.requests),
            ("taverna_failures_total", "What was refused through no fault of the player.", "what", self.failed),
        ):
            lines += [f"# HELP {name} {told}", f"# TYPE {name} counter"]
            lines += [f'{name}{{{label}="{kind}"}} {many}' for kind, many in sorted(counted.items())]
        for name, told, histogram in (
            ("taverna_answer_seconds", "From an answer's arrival to its being on the disk.", self.stored),
            ("taverna_drawing_seconds", "Drawing what an answer changed for all who watch.", self.drawn),
        ):
            lines += [f"# HELP {name} {told}", f"# TYPE {name} histogram", *histogram.lines(name)]
        return "\n".join(lines) + "\n"
