"""Ctrl-C that waits: in here it is not heard, and right afterwards it is."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def interrupts_held() -> Iterator[None]:
    """While processes are started: what runs on the way (hooks of `os.fork`, say) would swallow the interrupt, and one
    between a process and the note of its id would leave it behind. A process started in here begins deaf to Ctrl-C,
    since it has the signals of the thread that starts it."""
    block, mine = hasattr(signal, "pthread_sigmask"), threading.current_thread() is threading.main_thread()
    pressed: list[int] = []
    if block:
        was = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    if mine:  # another thread of ours may take the signal, and the main one is told
        heard = signal.signal(signal.SIGINT, lambda number, _: pressed.append(number))
    try:
        yield
    finally:
        if mine:
            signal.signal(signal.SIGINT, heard or signal.SIG_DFL)
        if block:
            signal.pthread_sigmask(signal.SIG_SETMASK, was)
        if pressed:
            signal.raise_signal(signal.SIGINT)


__all__ = ["interrupts_held"]
