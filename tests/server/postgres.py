"""A PostgreSQL of the tests' own: a cluster in a folder, on a socket in it, run by somebody who may nothing else."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

SETTINGS = "-c fsync=off -c listen_addresses= -c shared_buffers=16MB -c max_connections=60 -c log_min_messages=fatal"


def programs() -> Path | None:
    """The folder of initdb and pg_ctl."""
    found = [*sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True), Path("/usr/local/bin"), Path("/usr/bin")]
    return next((folder for folder in found if (folder / "initdb").exists() and (folder / "pg_ctl").exists()), None)


def missing() -> str | None:
    """What is not here, if anything."""
    if find_spec("psycopg") is None or find_spec("psycopg_pool") is None:
        return "psycopg is not installed: pip install 'taverna[postgres]'"
    if programs() is None:
        return "PostgreSQL is not installed: apt-get install postgresql"
    if os.geteuid() == 0 and "postgres" not in {one.pw_name for one in pwd.getpwall()}:
        return "PostgreSQL is not run by root, and there is no user postgres"
    return None


class Server:
    """One cluster; every test has a part of its own there."""

    def __init__(self, folder: Path, settings: str = SETTINGS) -> None:
        self.folder = folder
        self.settings = settings
        self._made = 0
        self._user: dict[str, Any] = {}
        if os.geteuid() == 0:  # it refuses to be run by root
            self._user = {"user": "postgres", "group": "postgres", "extra_groups": []}
            shutil.chown(folder, "postgres", "postgres")
        self._do("initdb", "--no-sync", "--auth=trust", "--username=taverna", "--encoding=UTF8", "--locale=C")
        self.start()

    def _do(self, program: str, *words: str) -> None:
        there = programs()
        assert there is not None
        done = subprocess.run(
            [str(there / program), "-D", str(self.folder / "data"), *words],
            **self._user,
            cwd=self.folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            env={"PATH": os.environ["PATH"], "LC_ALL": "C"},
            timeout=120,
        )
        assert done.returncode == 0, done.stderr.decode(errors="replace")

    def start(self) -> None:
        log = str(self.folder / "log")
        self._do("pg_ctl", "-w", "-l", log, "-o", f"{self.settings} -k {self.folder}", "start")

    def stop(self) -> None:
        self._do("pg_ctl", "-w", "-m", "immediate", "stop")

    def database(self) -> str:
        """The address of a new one: a schema, which is made and gone in no time."""
        import psycopg

        self._made += 1
        address = f"postgresql://taverna@/postgres?host={self.folder}"
        with psycopg.connect(address, autocommit=True) as db:
            db.execute(f"CREATE SCHEMA t{self._made}")
        return f"{address}&options=-csearch_path%3Dt{self._made}"


@contextlib.contextmanager
def server(settings: str = SETTINGS) -> Iterator[Server]:
    why = missing()
    if why is not None:
        pytest.skip(why)
    with tempfile.TemporaryDirectory(prefix="pg", ignore_cleanup_errors=True) as folder:  # a socket's path is short
        running = Server(Path(folder), settings)
        try:
            yield running
        finally:
            with contextlib.suppress(AssertionError):
                running.stop()
