"""Ctrl-C that waits: in here it is not heard, and right afterwards it is."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any


@contextmanager
def interrupts_held() -> Iterator[None]:
    """While processes are started: what runs on the way (hooks of `os.fork`, say) would swallow the interrupt, and one
    between a process and the note of its id would leave it behind. A process started in here begins deaf to Ctrl-C,
    since it has the signals of the thread that starts it. SIGTERM waits, too, where somebody has something to do
    then."""
    block, mine = hasattr(signal, "pthread_sigmask"), threading.current_thread() is threading.main_thread()
    pressed: list[int] = []
    heard: dict[int, Any] = {}
    if block:
        was = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    if mine:  # another thread of ours may take the signal, and the main one is told
        numbers = [signal.SIGINT, *([signal.SIGTERM] if callable(signal.getsignal(signal.SIGTERM)) else [])]
        heard = {one: signal.signal(one, lambda number, _: pressed.append(number)) for one in numbers}
    try:
        yield
    finally:
        for number, then in heard.items():
            signal.signal(number, then or signal.SIG_DFL)
        if block:
            signal.pthread_sigmask(signal.SIG_SETMASK, was)
        for number in dict.fromkeys(pressed):
            signal.raise_signal(number)


__all__ = ["interrupts_held"]
