"""Tables of the database that came after its first format: a file that has none of them gets them when it is opened."""

from __future__ import annotations

LATER = """
CREATE TABLE IF NOT EXISTS gatherings (
    id TEXT PRIMARY KEY,
    gathering TEXT NOT NULL,
    listed INTEGER NOT NULL,
    touched REAL NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS gathered (
    id TEXT NOT NULL,
    device TEXT NOT NULL,
    PRIMARY KEY (id, device)
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS gathered_by_device ON gathered (device);
CREATE INDEX IF NOT EXISTS tables_by_origin ON tables (origin);
CREATE TABLE IF NOT EXISTS listed (
    tbl TEXT PRIMARY KEY
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS solo (
    tbl TEXT PRIMARY KEY
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS nodes (
    id TEXT PRIMARY KEY,
    address TEXT NOT NULL,
    until REAL NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS leases (
    tbl TEXT PRIMARY KEY,
    node TEXT NOT NULL,
    fence INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS leases_by_node ON leases (node);
CREATE TABLE IF NOT EXISTS pulse (
    n INTEGER PRIMARY KEY,
    at REAL NOT NULL,
    room BLOB NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS changes (
    tbl TEXT NOT NULL,
    nth INTEGER NOT NULL,
    change TEXT NOT NULL,
    PRIMARY KEY (tbl, nth)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS keeper (
    hash BLOB PRIMARY KEY,
    made REAL NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS bans (
    network TEXT PRIMARY KEY,
    until REAL NOT NULL,
    made REAL NOT NULL,
    why TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS deeds (
    n INTEGER PRIMARY KEY,
    at REAL NOT NULL,
    what TEXT NOT NULL,
    about TEXT NOT NULL,
    detail TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS closed (
    tbl TEXT PRIMARY KEY,
    at REAL NOT NULL
) STRICT, WITHOUT ROWID;
"""
