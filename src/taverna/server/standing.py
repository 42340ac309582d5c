"""How a table stands for one who looks: who sits where and is here, whom it waits for since when, what can be taken
back."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from taverna.core.words import Words

from .company import rematch
from .lessons import guided
from .refusals import say

if TYPE_CHECKING:
    from .living import Living


def name(living: Living, seat: int, lang: str) -> str:
    """Their own name, else that of whom they play."""
    return living.showing.words(lang).seat(seat)


def status(living: Living, seat: int | None, words: Words) -> dict[str, Any]:
    """As it goes over the wire (docs/protocol.md)."""
    table, shared = living.table, living.showing.moment.shared
    alike = None if shared is None else shared.get(words.lang)
    if alike is None:
        alike = _alike(living, words)
        if shared is not None:
            shared[words.lang] = alike
    return {
        **alike,
        "chosen": _chosen(living, seat, words),
        "ahead": living.ahead.told(seat, words),
        "advice": seat is not None and not table.over and living.advising.allowed,
        "undo": _undo(living, seat, words),
        "guide": guided(living, seat, words),
    }


def _alike(living: Living, words: Words) -> dict[str, Any]:
    """What all are told."""
    table = living.table
    return {
        "seats": _seats(living, words),
        "over": table.over,
        "next": living.row.kind == "play" and table.sequel() is not None,
        "again": {"can": rematch.possible(living), "table": living.again} if table.over else None,
        "clock": living.clock.told(),
        "result": table.result,
    }


def _seats(living: Living, words: Words) -> list[dict[str, Any]]:
    open_to = living.table.questions
    return [
        {
            "seat": row.seat,
            "name": words.seat(row.seat),
            "called": row.name,
            "plays": words.played(row.seat),
            "kind": row.kind,
            "bot": living.bot_at(row.seat),
            "here": row.kind == "bot" or living.here(row.seat),
            "claimed": row.kind == "bot" or row.claimed is not None,
            "asked": row.seat in open_to,
            "since": _since(living, row.seat),
        }
        for row in living.sitting
    ]


def _since(living: Living, seat: int) -> int | None:
    """Since when this seat is asked what it is asked now, in seconds of the clock."""
    asked = living.table.questions.get(seat)
    if asked is None:
        return None
    if living.waited.get(seat, ("", 0))[0] != asked.id:
        living.waited[seat] = (asked.id, int(time.time()))
    return living.waited[seat][1]


def _chosen(living: Living, seat: int | None, words: Words) -> dict[str, Any] | None:
    """The seat's own secret answer, while it lies face down."""
    if seat is None or living.table.over or not living.table.holds(seat):
        return None
    last = living.history.last(seat)
    if last is None or last.words is None:
        return None
    return {"option": last.option, "text": words.say(last.words), "on": last.on}


def _undo(living: Living, seat: int | None, words: Words) -> dict[str, Any]:
    table, lang = living.table, words.lang
    if seat is None:
        return {"can": False, "text": say(lang, "undo-watching"), "question": None}
    last = living.history.last(seat)
    if table.over or last is None:
        why = "undo-over" if table.over else "undo-nothing"
        return {"can": False, "text": say(lang, why), "question": None}
    can, before = table.can_undo(seat), {} if words.before is None else words.before
    mark, made = f"{last.question} {last.option} {can}".encode(), before.get(("undo", seat))
    if made is None or made[0] != mark:
        what = words.say(last.words) if last.words else ""
        text = say(lang, "undo-can" if can else "undo-not", what=what)
        made = before["undo", seat] = mark, {"can": can, "text": text, "question": last.question}
    told: dict[str, Any] = made[1]
    return told
