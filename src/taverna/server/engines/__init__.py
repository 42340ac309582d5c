"""Where a host's data is kept: a file of SQLite, or a database of PostgreSQL."""

from __future__ import annotations

import importlib
from importlib.util import find_spec
from pathlib import Path

from .engine import Conflict, Db, Engine, Fenced, Rows, StorageError, replacing
from .sqlite import Sqlite

__all__ = ["Conflict", "Db", "Engine", "Fenced", "Rows", "Sqlite", "StorageError", "opened", "replacing"]

SCHEMES = ("postgresql://", "postgres://")


def opened(where: Path | str) -> Engine:
    """A folder has a file of SQLite; an address (postgresql://…) names a database of a server."""
    if isinstance(where, Path):
        return Sqlite(where)
    if not where.startswith(SCHEMES):
        kind = where.partition(":")[0][:20]
        raise StorageError(f"database: an address like postgresql://name@server/taverna is wanted, not '{kind}'")
    missing = [name for name in ("psycopg", "psycopg_pool", "httpx") if find_spec(name) is None]
    if missing:
        raise StorageError(f"PostgreSQL needs {', '.join(missing)}: pip install 'taverna[postgres]' brings it")
    engine: Engine = importlib.import_module(".postgres", __name__).Postgres(where)
    return engine
