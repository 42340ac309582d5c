"""The same games on a Ray cluster (`pip install "taverna[ray]"`): in shards, each of which is played again elsewhere if
whoever plays it dies. Results come in the order of the games, as from a run on this machine."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterator
from importlib import import_module
from itertools import islice
from typing import Any, TypeVar
from warnings import catch_warnings

from taverna.bots.held import interrupts_held
from taverna.core.errors import OptionError

HERE = "ray"
"""A cluster on this machine, made for one run."""

SHARD = 4
"""Games that are given out together…"""
AHEAD = 2
"""…and shards given to each worker before their results are asked for."""
RETRIES = 5
"""How often a shard is played again when a worker dies."""

Job = tuple[Any, ...]
R = TypeVar("R")


def library() -> Any:
    try:
        return import_module("ray")
    except ImportError:
        raise OptionError('runs on a cluster need Ray: pip install "taverna[ray]"') from None


def played(work: Callable[..., R], jobs: list[Job]) -> list[R]:
    """One shard."""
    return [work(*job) for job in jobs]


def entered(ray: Any, where: str, given: dict[str, Any]) -> None:
    """Start or join the cluster, or say why not: Ray's own reasons are of many kinds."""
    try:
        with catch_warnings(action="ignore"):
            ray.init(log_to_driver=False, logging_level="ERROR", **given)
    except Exception as error:
        reason = (str(error).strip() or type(error).__name__).splitlines()[0]
        raise OptionError(f"no cluster at '{where}': {reason}") from error


def spread(work: Callable[..., R], jobs: Iterator[Job], workers: int, where: str) -> Iterator[R]:
    """Play on the cluster at this address, or with so many workers on one made here. When stopped, or when a game
    fails, nobody waits for those under way."""
    if where != HERE and not (where.startswith("ray://") and where.removeprefix("ray://")):
        raise OptionError(f"a cluster is '{HERE}' (on this machine) or an address as ray://host:10001, not '{where}'")
    ray = library()
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    waiting: deque[Any] = deque()
    try:
        with interrupts_held():  # a cluster half started would be left behind
            entered(
                ray, where, {"num_cpus": workers, "include_dashboard": False} if where == HERE else {"address": where}
            )
        if where != HERE:
            workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
        shard = ray.remote(max_retries=RETRIES)(played)
        while True:
            while len(waiting) < workers * AHEAD and (some := list(islice(jobs, SHARD))):
                waiting.append(shard.remote(work, some))
            if not waiting:
                return
            try:
                yield from ray.get(waiting.popleft())
            except ray.exceptions.RayTaskError as error:
                raise error.cause from None
    finally:
        with interrupts_held():
            for one in waiting:
                ray.cancel(one, force=True)
            ray.shutdown()


__all__ = ["HERE", "spread"]
