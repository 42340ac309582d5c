"""What a host keeps beside its tables: what people said, how a table stands, its clocks, whom to tell. Each is made
where it is missing, so that older data grows into it."""

from __future__ import annotations

ANNEX = """
CREATE TABLE IF NOT EXISTS chat (
    tbl TEXT NOT NULL, n INTEGER NOT NULL, at REAL NOT NULL, seat INTEGER NOT NULL,
    react INTEGER NOT NULL, text TEXT NOT NULL, reported INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (tbl, n)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS standing (
    tbl TEXT PRIMARY KEY, asked TEXT NOT NULL, since REAL NOT NULL, round INTEGER, heroes TEXT NOT NULL,
    scenario TEXT NOT NULL, result TEXT
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS clocks (
    tbl TEXT PRIMARY KEY, pace TEXT NOT NULL, left_ TEXT NOT NULL, due REAL
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS ahead (
    tbl TEXT NOT NULL, seat INTEGER NOT NULL, questions TEXT NOT NULL, PRIMARY KEY (tbl, seat)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS advice (
    tbl TEXT PRIMARY KEY, allowed INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS hindsight (
    tbl TEXT PRIMARY KEY, made REAL NOT NULL, found TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS hooks (
    tbl TEXT PRIMARY KEY, url TEXT NOT NULL, lang TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS pushes (
    endpoint TEXT PRIMARY KEY, device BLOB NOT NULL, keys TEXT NOT NULL, lang TEXT NOT NULL, made REAL NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS pushes_by_device ON pushes (device);
CREATE TABLE IF NOT EXISTS handovers (
    hash BLOB PRIMARY KEY, sealed BLOB NOT NULL, until REAL NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS carried (
    device BLOB NOT NULL, at REAL NOT NULL, browser TEXT NOT NULL, PRIMARY KEY (device, at)
) STRICT, WITHOUT ROWID;
"""
