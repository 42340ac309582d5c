"""The two ways to a bot that is no part of Taverna: a program's standard input and output, and an address.

Both have `send` (a message that wants no reply), `ask` (one that wants a line of a kind) and `close`; whatever goes
wrong is `Failed`, and nothing a bot does takes longer than it was given or fills the memory.
"""

from __future__ import annotations

import contextlib
import os
import selectors
import shutil
import signal
import subprocess
import sys
import time
from http.client import HTTPException
from pathlib import Path
from threading import Thread
from typing import Any, Protocol
from urllib.error import HTTPError, URLError
from urllib.request import HTTPRedirectHandler, Request, build_opener

import msgspec

from taverna.core.errors import OptionError

from .held import interrupts_held
from .protocol import LINE, Answer, Failed, Info, Other, Said, shown, understood, written

OUTPUT = 1024 * 1024
"""So many bytes a bot may write for one question."""

MEMORY = 1024 * 1024 * 1024
"""So many bytes of memory a program may use."""

TAIL = 2000  # of what it writes on standard error

LIMITED = (
    "import os, resource, signal, sys\n"
    "signal.signal(signal.SIGINT, signal.SIG_DFL)\n"
    "signal.pthread_sigmask(signal.SIG_SETMASK, ())\n"
    "for what, most in ((resource.RLIMIT_DATA, int(sys.argv[1])), (resource.RLIMIT_CORE, 0)):\n"
    "    resource.setrlimit(what, (most, most))\n"
    "try:\n"
    "    import ctypes\n"
    "    ctypes.CDLL(None).prctl(1, 9)\n"
    "except (ImportError, AttributeError, OSError):\n"
    "    pass\n"
    "try:\n"
    "    os.execvp(sys.argv[2], sys.argv[2:])\n"
    "except OSError as error:\n"
    "    sys.exit(f'{error.strerror}: does its first line say who runs it, as #!/usr/bin/env python3 does?')\n"
)
"""What becomes the program, once it is limited, whatever signals whoever starts it is deaf to; on Linux it ends with
them, however they end."""


class Line(Protocol):
    """A way to a bot."""

    @property
    def said(self) -> str:
        """The end of what it wrote beside its answers."""
        ...

    def send(self, message: dict[str, Any], seconds: float) -> None: ...

    def ask(self, message: dict[str, Any], seconds: float, kind: type[Said], question: str = "") -> Said: ...

    def leave(self, seconds: float) -> bool: ...

    def close(self) -> None: ...


def fits(said: Said, kind: type[Said], question: str) -> bool:
    """Is this what was asked for? An answer to an earlier question, come late, is not."""
    return isinstance(said, kind) and getattr(said, "question", question) == question


def instead(said: Said, question: str) -> str:
    """What it said that was let pass, for whoever wonders why it is of no use."""
    if isinstance(said, Answer):
        return f"an answer to question {said.question[:80]}, not to {question}"
    return f"a message of type {said.type[:80]}" if isinstance(said, Other) else type(said).__name__.lower()


# -- a program -------------------------------------------------------------------------------------------------------
def command(where: str) -> list[str]:
    """How to start it: by itself if it may be executed, else by the language its ending tells."""
    path = Path(where)
    if not path.is_file():
        raise OptionError(f"there is no program {where}")
    if os.access(path, os.X_OK):
        return [str(path.absolute())]
    by = {".py": sys.executable, ".js": shutil.which("node"), ".mjs": shutil.which("node")}.get(path.suffix)
    if by is None:
        raise OptionError(f"{where} may not be executed (chmod +x), and nothing here runs '{path.suffix or 'it'}'")
    return [by, str(path.absolute())]


_living: set[int] = set()
"""The sessions of programs that this process has started and not ended."""


def end_programs() -> None:
    """For a process that ends at once: what it has started is to end with it, and what that has started, too."""
    for session in _living:
        with contextlib.suppress(OSError):
            os.killpg(session, signal.SIGKILL)


class Program:
    """A process of its own, in a session of its own, with a ceiling on its memory and a small environment."""

    def __init__(self, where: str) -> None:
        if sys.platform == "win32":
            raise OptionError("programs as bots need pipes that can be waited for: not on Windows; an address works")
        kept = {name: os.environ[name] for name in ("PATH", "HOME", "LANG", "TMPDIR") if name in os.environ}
        self._process = subprocess.Popen(
            [sys.executable, "-ISc", LIMITED, str(MEMORY), *command(where)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=kept | {"PYTHONUNBUFFERED": "1"},
            start_new_session=True,
        )
        _living.add(self._process.pid)
        self._ears = selectors.DefaultSelector()
        pipes = (self._process.stdin, self._process.stdout, self._process.stderr)
        self._in, self._out, self._err = (pipe.fileno() for pipe in pipes if pipe is not None)
        for pipe in (self._in, self._out, self._err):
            os.set_blocking(pipe, False)
        for ear in (self._out, self._err):
            self._ears.register(ear, selectors.EVENT_READ)
        self._unsent, self._heard, self._wrote = b"", b"", 0
        self._tail = b""
        self._passed = ""

    @property
    def said(self) -> str:
        return self._tail.decode("utf-8", "replace")

    def send(self, message: dict[str, Any], seconds: float) -> None:
        self._unsent += written(message)
        self._passed = ""
        until = time.monotonic() + seconds
        self._push()
        while self._unsent:
            self._turn(until)
            self._push()

    def ask(self, message: dict[str, Any], seconds: float, kind: type[Said], question: str = "") -> Said:
        self._unsent += written(message)
        self._wrote, self._passed = 0, ""
        until = time.monotonic() + seconds
        while True:
            self._push()
            line, newline, rest = self._heard.partition(b"\n")
            if newline:
                self._heard = rest
                said = understood(line)
                if fits(said, kind, question):
                    return said
                if not isinstance(said, Info):
                    self._passed = instead(said, question)
            else:
                if len(line) > LINE:
                    raise Failed("flood", f"a line of more than {LINE} bytes")
                self._turn(until)

    def _push(self) -> None:
        """Write what can be written."""
        try:
            while self._unsent:
                self._unsent = self._unsent[os.write(self._in, self._unsent[:65536]) :]
        except BlockingIOError:
            pass
        except BrokenPipeError:
            self._ended()

    def _turn(self, until: float) -> None:
        """Wait until something can be heard, and hear it."""
        left = until - time.monotonic()
        if left <= 0:
            if self._process.poll() is not None:  # what it has started holds its output open
                self._ended()
            torn = f": {shown(self._heard)} has no end of line" if self._heard else ""
            passed = f"; what it said was {self._passed}" if self._passed else ""
            raise Failed("late", f"no answer in time{torn}{passed}")
        for key, _ in self._ears.select(min(left, 0.01) if self._unsent else left):
            with contextlib.suppress(BlockingIOError):
                self._hear(key.fd)

    def _hear(self, ear: int) -> None:
        data = os.read(ear, 65536)
        if ear == self._err:
            if not data:
                self._ears.unregister(ear)
            self._tail = (self._tail + data)[-TAIL:]
            return
        if not data:
            self._ended()
        self._wrote += len(data)
        if self._wrote > OUTPUT:
            raise Failed("flood", f"more than {OUTPUT} bytes for one question")
        self._heard += data

    def _ended(self) -> None:
        try:
            code = self._process.wait(1)
        except subprocess.TimeoutExpired:
            raise Failed("crashed", "it closed its input or output") from None
        with contextlib.suppress(OSError):
            self._tail = (self._tail + os.read(self._err, 65536))[-TAIL:]
        how = f"by signal {-code}" if code < 0 else f"with exit code {code}"
        raise Failed("crashed", f"it ended {how}{f': {self.last_words}' if self.last_words else ''}")

    @property
    def last_words(self) -> str:
        """The last line it wrote on standard error."""
        return next((line.strip()[:200] for line in reversed(self.said.splitlines()) if line.strip()), "")

    def leave(self, seconds: float) -> bool:
        """Does it end by itself when it is told `bye` and its input ends?"""
        with contextlib.suppress(Failed):
            self.send({"type": "bye"}, seconds)
        assert self._process.stdin is not None
        with contextlib.suppress(OSError):
            self._process.stdin.close()
        try:
            return self._process.wait(seconds) is not None
        except subprocess.TimeoutExpired:
            return False

    def close(self) -> None:
        """End it, and whatever it has started."""
        with interrupts_held():
            with contextlib.suppress(OSError):  # its session is its own
                os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
            _living.discard(self._process.pid)
            self._ears.close()
            for pipe in (self._process.stdin, self._process.stdout, self._process.stderr):
                with contextlib.suppress(OSError):
                    assert pipe is not None
                    pipe.close()


# -- an address ------------------------------------------------------------------------------------------------------
class Unmoved(HTTPRedirectHandler):
    """Nobody is sent elsewhere: there a message would be asked for, not brought."""

    def redirect_request(self, *_: Any) -> None:
        return None


OPENER = build_opener(Unmoved)


class Address:
    """A bot that listens at an address: every message is a POST, and the reply stands in the response."""

    def __init__(self, where: str) -> None:
        self.where = where

    @property
    def said(self) -> str:
        return ""

    def send(self, message: dict[str, Any], seconds: float) -> None:
        self._post(message, seconds)

    def ask(self, message: dict[str, Any], seconds: float, kind: type[Said], question: str = "") -> Said:
        passed = "nothing"
        for line in self._lines(self._post(message, seconds)):
            if fits(said := understood(line), kind, question):
                return said
            passed = instead(said, question)
        raise Failed("unreadable", f"the response holds no {kind.__name__.lower()} to this; the last in it is {passed}")

    @staticmethod
    def _lines(whole: bytes) -> list[bytes]:
        """A body is one object, written as it may be, or one a line."""
        try:
            msgspec.json.decode(whole, type=msgspec.Raw)
            return [whole]
        except (msgspec.DecodeError, RecursionError):
            return [line for line in whole.splitlines() if line.strip()]

    def _post(self, message: dict[str, Any], seconds: float) -> bytes:
        """The response. A service that drips is left to itself: no timeout of a socket counts the whole."""
        found: list[bytes | Failed] = []

        def fetch() -> None:
            try:
                found.append(self._fetched(message, seconds))
            except Failed as failed:
                found.append(failed)

        thread = Thread(target=fetch, daemon=True)
        thread.start()
        thread.join(seconds)
        if not found:
            raise Failed("late", "no answer in time")
        if isinstance(found[0], Failed):
            raise found[0]
        return found[0]

    def _fetched(self, message: dict[str, Any], seconds: float) -> bytes:
        head = {"Content-Type": "application/json"}
        try:
            with OPENER.open(Request(self.where, written(message), head), timeout=max(0.01, seconds)) as response:
                whole = b""
                while part := response.read1(65536):
                    whole += part
                    if len(whole) > OUTPUT:
                        raise Failed("flood", f"more than {OUTPUT} bytes for one question")
                return whole
        except TimeoutError:
            raise Failed("late", "no answer in time") from None
        except HTTPError as error:
            raise Failed("crashed", f"{self.where} answers with HTTP {error.code}") from None
        except URLError as error:
            late = isinstance(error.reason, TimeoutError)
            raise Failed("late" if late else "crashed", f"{self.where}: {error.reason}") from None
        except (OSError, ValueError, HTTPException) as error:
            raise Failed("crashed", f"{self.where}: {error}") from None

    def leave(self, seconds: float) -> bool:
        with contextlib.suppress(Failed):
            self.send({"type": "bye"}, seconds)
        return True

    def close(self) -> None:
        self.leave(1.0)
