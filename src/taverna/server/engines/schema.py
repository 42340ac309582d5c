"""The tables of the database, said once for both kinds, and the steps by which older data becomes like them."""

from __future__ import annotations

import re

from ..company.annex import ANNEX
from ..later import LATER

VERSION = 2

SCHEMA = """
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    version INTEGER NOT NULL,
    seats INTEGER NOT NULL,
    seed TEXT NOT NULL,
    options TEXT NOT NULL,
    pack TEXT,
    kind TEXT NOT NULL,
    lang TEXT NOT NULL,
    settle INTEGER NOT NULL,
    takeover REAL NOT NULL,
    origin TEXT,
    prefix INTEGER NOT NULL DEFAULT 0,
    created REAL NOT NULL,
    moved REAL NOT NULL,
    over INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE TABLE seats (
    tbl TEXT NOT NULL REFERENCES tables,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    bot TEXT,
    name TEXT NOT NULL,
    claimed REAL,
    PRIMARY KEY (tbl, seat)
) STRICT, WITHOUT ROWID;
CREATE TABLE tokens (
    tbl TEXT NOT NULL REFERENCES tables,
    seat INTEGER NOT NULL,
    hash BLOB NOT NULL,
    made REAL NOT NULL,
    PRIMARY KEY (tbl, seat, hash)
) STRICT, WITHOUT ROWID;
CREATE TABLE holds (
    tbl TEXT NOT NULL REFERENCES tables,
    seat INTEGER NOT NULL,
    device BLOB NOT NULL,
    made REAL NOT NULL,
    PRIMARY KEY (tbl, seat, device)
) STRICT, WITHOUT ROWID;
CREATE INDEX holds_by_device ON holds (device);
CREATE TABLE inputs (
    tbl TEXT NOT NULL REFERENCES tables,
    number INTEGER NOT NULL,
    entry TEXT NOT NULL,
    at REAL NOT NULL,
    over INTEGER NOT NULL,
    PRIMARY KEY (tbl, number)
) STRICT, WITHOUT ROWID;
"""

SQLITE_TRIGGERS = """
CREATE TRIGGER no_gaps BEFORE INSERT ON inputs
    WHEN NEW.number > 1 AND NOT EXISTS (SELECT 1 FROM inputs WHERE tbl = NEW.tbl AND number = NEW.number - 1)
    BEGIN SELECT RAISE(ABORT, 'an input before this one is missing'); END;
CREATE TRIGGER moves AFTER INSERT ON inputs
    BEGIN UPDATE tables SET moved = NEW.at, over = NEW.over WHERE id = NEW.tbl; END;
"""

POSTGRES_TRIGGERS = """
CREATE FUNCTION no_gaps() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF NEW.number > 1 AND NOT EXISTS (SELECT 1 FROM inputs WHERE tbl = NEW.tbl AND number = NEW.number - 1) THEN
        RAISE EXCEPTION 'an input before this one is missing' USING ERRCODE = 'integrity_constraint_violation';
    END IF;
    RETURN NEW;
END $$;
CREATE TRIGGER no_gaps BEFORE INSERT ON inputs FOR EACH ROW EXECUTE FUNCTION no_gaps();
CREATE TRIGGER moves AFTER INSERT ON inputs FOR EACH ROW EXECUTE FUNCTION moves();
"""

POSTGRES_MOVES = """ BEGIN
    IF current_setting('taverna.brought', true) = 'on' THEN RETURN NULL; END IF;
    UPDATE tables SET moved = NEW.at, over = NEW.over
        WHERE id = NEW.tbl AND (moved, over) IS DISTINCT FROM (NEW.at, NEW.over);
    RETURN NULL;
END """
"""What an input does to its table. A row that is written anew stays beside those before it until all is committed, and
each further time they are looked through: so of what is written at once only what differs moves it, and of what is
brought from elsewhere (`taverna.brought`) nothing does."""

STEPS = {
    1: f"""
ALTER TABLE inputs ADD COLUMN over INTEGER NOT NULL DEFAULT 0;
UPDATE inputs SET over = 1 WHERE EXISTS (SELECT 1 FROM tables t WHERE t.id = inputs.tbl AND t.over = 1)
    AND number = (SELECT max(number) FROM inputs i WHERE i.tbl = inputs.tbl);
{SQLITE_TRIGGERS}
"""
}
"""{a format: how a file of SQLite of that format becomes one of the next}. PostgreSQL came with format 2."""

BESIDE = LATER + ANNEX
"""What came since; made where it is missing."""


LATER_MADE = {name: made for made, name in re.findall(r"(CREATE (?:TABLE|INDEX) IF NOT EXISTS (\w+)[^;]*;)", BESIDE)}
"""{what came since: how it is made}."""


def of_postgres(made: str) -> str:
    """The same tables as PostgreSQL wants them said."""
    for ours, theirs in ((r"\)\s*STRICT(, WITHOUT ROWID)?;", ");"), (r"\bREAL\b", "DOUBLE PRECISION")):
        made = re.sub(ours, theirs, made)
    return re.sub(r"\bBLOB\b", "BYTEA", made)


NAMES = re.findall(r"CREATE TABLE (?:IF NOT EXISTS )?(\w+)", SCHEMA + BESIDE)
"""Every table of the database, those that others refer to first."""

OF_A_TABLE = [
    name
    for name, columns in re.findall(r"CREATE TABLE (?:IF NOT EXISTS )?(\w+) \((.*?)\n\)", SCHEMA + BESIDE, re.DOTALL)
    if re.search(r"\btbl TEXT\b", columns)
]
"""Those that keep something about one table we play at, under its id."""
