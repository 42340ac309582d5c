"""What can go wrong at a table, each with its own name."""

from __future__ import annotations


class TavernaError(Exception):
    """Everything this library raises on purpose."""


class IllegalAnswer(TavernaError):
    """The answer is not on offer; nothing has changed. `clause` names the rule that forbids it, where one does."""

    def __init__(self, message: str, clause: str | None = None) -> None:
        super().__init__(message)
        self.clause = clause


class OptionError(TavernaError, ValueError):
    """A game was asked for with options, seats or content it does not have."""


class SaveError(TavernaError):
    """A save or record cannot be read, or does not lead where it says; it has been left untouched."""


class ContentError(TavernaError):
    """A content file does not fit: says which file, which record, which field and what was expected."""

    def __init__(self, file: str, record: str, field: str, reason: str) -> None:
        where = " ".join(part for part in (record and f"record '{record}'", field and f"field '{field}'") if part)
        super().__init__(f"{file}: {where}: {reason}" if where else f"{file}: {reason}")
        self.file, self.record, self.field, self.reason = file, record, field, reason


class RulesBug(TavernaError):
    """The rules themselves failed. The table is as it was before the answer; `trail` is the chain of rules."""

    def __init__(self, message: str, trail: list[str] | None = None) -> None:
        super().__init__(message)
        self.trail = trail or []
