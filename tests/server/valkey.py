"""A server of Valkey or Redis of the tests' own, at a socket in a folder."""

from __future__ import annotations

import contextlib
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

PROGRAM = shutil.which("valkey-server") or shutil.which("redis-server")


def missing() -> str | None:
    """What is not here, if anything."""
    if find_spec("valkey") is None:
        return "valkey is not installed: pip install 'taverna[valkey]'"
    if PROGRAM is None:
        return "neither Valkey nor Redis is installed: apt-get install redis-server"
    return None


class Cache:
    """One server; `kill` is SIGKILL, `start` brings it back, with nothing in it."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "s"
        self.address = f"unix://{self.path}"
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        assert PROGRAM is not None
        words = [PROGRAM, "--port", "0", "--unixsocket", str(self.path), "--save", "", "--appendonly", "no"]
        self.process = subprocess.Popen(words, cwd=self.path.parent, stdout=subprocess.DEVNULL)
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline and not self.path.exists():
            assert self.process.poll() is None, "it ended"
            time.sleep(0.005)

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.path.unlink(missing_ok=True)


@contextlib.contextmanager
def cache() -> Iterator[Cache]:
    why = missing()
    if why is not None:
        pytest.skip(why)
    with tempfile.TemporaryDirectory(prefix="vk") as folder:  # a socket's path is short
        running = Cache(Path(folder))
        try:
            yield running
        finally:
            running.kill()
