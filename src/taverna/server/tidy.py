"""Keeping a busy host quick: the collector's pauses short, threads that let each other go on, and a watch on how late
everything is.

A host holds many small objects for long, and a full collection over all of them would stop every table for a quarter
of a second. So full collections are done here, often enough to be short, and what survives one is set aside and not
looked at again; when nobody plays, everything is looked at once.
"""

from __future__ import annotations

import asyncio
import gc
import sys
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .tables import Tables

EVERY = 0.5  # seconds
NEW = 5_000  # objects: fewer are not worth a collection yet
QUIET = 20.0  # seconds without an answer after which a long pause hurts nobody
SWITCH = 0.0005  # seconds one thread may go on while another waits: the event loop hardly waits for a drawing
STEP = 0.25  # seconds between two looks at the clock
BEHIND = 0.04  # seconds the event loop or a drawing may be late before updates are made cheaper
BUSY = 0.65  # share of one core that may be used before that
CALM = 0.25  # share of one core below which there is little to do
AT_LEAST = 1800.0  # seconds between two thorough collections, however busy


async def tidy(tables: Tables) -> None:
    """Runs as long as the host does."""
    sys.setswitchinterval(SWITCH)
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 1_000_000)  # the oldest generation is collected here alone
    thorough = time.monotonic()
    clean = False
    while True:
        await asyncio.sleep(EVERY)
        now = time.monotonic()
        quiet = now - max((living.touched for living in tables.awake.values()), default=0.0) > QUIET
        if (quiet and not clean) or now - thorough > AT_LEAST:
            gc.unfreeze()
            thorough, clean = now, quiet
        else:
            clean = clean and quiet
            young, older, _ = gc.get_count()
            if young < NEW and not older:
                continue
        gc.collect()
        gc.freeze()


async def watch(tables: Tables) -> None:
    """Notice when there is more to do than time: when the event loop or a drawing is late, or the process is busy for
    most of it. Then updates come in one beat, which costs half as much, until there is time again."""
    late = busy = 0.0
    began, used = time.monotonic(), time.process_time()
    while True:
        await asyncio.sleep(STEP)
        now, by_now = time.monotonic(), time.process_time()
        late = max(now - began - STEP, tables.easel.late, late * 0.57)
        busy += 0.56 * ((by_now - used) / (now - began) - busy)
        began, used = now, by_now
        tables.pressed = late > BEHIND or busy > BUSY
        tables.easel.calm = busy < CALM
