"""Questions about positions, in JSON: one answer for every query, and a refusal is an answer too."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import msgspec

Answer = Callable[[object], dict[str, Any]]


class Refusal(ValueError):
    """A query that does not fit: where in it, and why."""

    def __init__(self, path: str, reason: str) -> None:
        super().__init__(f"{path}: {reason}")
        self.path = path
        self.reason = reason


def answered(query: object, judge: Answer) -> dict[str, Any]:
    """The answer to a query made of plain JSON values, in JSON's own types; or `{"error": {"path", "reason"}}`. The
    query's `id` is given back if it has one."""
    head = {"id": query["id"]} if isinstance(query, dict) and "id" in query else {}
    try:
        plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(judge(query)))
        return head | plain
    except Refusal as refusal:
        return head | {"error": {"path": refusal.path, "reason": refusal.reason}}


def serve(lines: Iterable[str], write: Callable[[str], object], answer: Answer) -> None:
    """Answer every query in the lines, each answer one line of JSON, as soon as the query is whole.

    A query is a line, or one document over several lines.
    """
    for text in documents(lines):
        try:
            query = msgspec.json.decode(text)
        except (ValueError, RecursionError) as fault:
            reply: dict[str, Any] = {"error": {"path": "$", "reason": f"this is not JSON: {fault}"}}
        else:
            reply = answer(query)
        write(msgspec.json.encode(reply).decode() + "\n")


def documents(lines: Iterable[str]) -> Iterator[str]:
    """Each JSON document in the lines: an unfinished line is joined with the next ones.

    It ends when it is whole, when it cannot become so, or where a line is a query of its own.
    """
    pending = ""
    for line in lines:
        line = line.lstrip("\ufeff")
        if not line.strip():
            continue
        if pending and _is_query(line):
            yield pending
            pending = ""
        pending += line if line.endswith("\n") else line + "\n"
        if not _unfinished(pending):
            yield pending
            pending = ""
    if pending:
        yield pending


def _unfinished(text: str) -> bool:
    """Whether brackets are still open at its end."""
    bare = re.sub(r'"(?:[^"\\]|\\.)*"', "", text)
    return sum(map(bare.count, "[{")) > sum(map(bare.count, "]}"))


def _is_query(line: str) -> bool:
    try:
        document = msgspec.json.decode(line)
    except (ValueError, RecursionError):
        return False
    return isinstance(document, dict) and "ask" in document


def refusal(fault: msgspec.ValidationError) -> Refusal:
    """What msgspec says of a value that does not fit; of a field missing or unknown the path names the field itself."""
    reason, _, path = str(fault).partition(" - at `")
    path = path.removesuffix("`") or "$"
    if field := re.search(r"(missing required|unknown) field `(.*)`$", reason):
        return Refusal(f"{path}.{field[2]}", "missing" if field[1] != "unknown" else "unknown field")
    return Refusal(path, reason)
