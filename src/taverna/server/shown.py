"""What one viewer is shown: the scene, the question, who sits where and the log, with a digest of it all; and the
difference between two of them, as an update.

A digest is made only from what that viewer sees, so it tells nothing about what others decide in secret.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache, partial
from hashlib import blake2b
from typing import Any

import msgspec

from taverna.core.ask import Option, Question
from taverna.core.motion import Motion, moves
from taverna.core.scene import Scene
from taverna.core.state import Event
from taverna.core.table import Table
from taverna.core.words import Words, event_say

from .sitting import Change

log = logging.getLogger("taverna.server")

encode = msgspec.json.Encoder(enc_hook=str).encode  # markup is text


class Line(msgspec.Struct, frozen=True, gc=False):
    """A line of the log. `head` lines begin a round: their event has a field `round`."""

    n: int
    round: int | None
    text: str
    clause: str
    head: bool


class Log:
    """The lines one viewer may read, in one language: grows with the table and keeps what it has said."""

    __slots__ = ("_changes", "_events", "_last", "_read", "digest", "lines")

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.digest = b""  # of what they say
        self._events: list[Event | Change] = []
        self._read, self._changes = 0, 0  # entries of the table's log, and changes of seats
        self._last: Any = None  # the last of those entries

    def follow(self, table: Table, seat: int | None, words: Words, changes: Sequence[Change] = ()) -> None:
        """Up to what has happened now, changes of seats among it; lines that were taken back go."""
        events = table.chronicle
        if self._goes_on(events, changes):
            kept = len(self._events)
            fresh = (event for _, some in events[self._read :] for event in some if event.seen_by(seat))
            happened = [*self._events, *fresh]
        else:
            happened = _merged(table.happened(seat), [one for one in changes if one.seen_by(seat)])
            kept = 0
            for old, new in zip(self._events, happened, strict=False):
                if old is not new:
                    break
                kept += 1
        self._read, self._changes, self._last = len(events), len(changes), events[-1] if events else None
        if kept < max(len(happened), len(self._events)):
            self._tell(words, happened, kept)

    def _goes_on(self, events: Sequence[tuple[int, list[Event]]], changes: Sequence[Change]) -> bool:
        """Has nothing happened but further events, after all that was told before?"""
        read = self._read
        if len(changes) != self._changes or len(events) < read or (read and events[read - 1] is not self._last):
            return False
        return len(events) == read or all(one.after < events[read][0] for one in changes)

    def _tell(self, words: Words, happened: list[Event | Change], kept: int) -> None:
        """From here on anew. What was shown before stays as it is. A line that all read alike is one for all."""
        lines, digest = self.lines[:kept], self.digest
        if kept < len(self.lines):
            digest = b""
            for line in lines:
                digest = _onward(digest, line)
        now = lines[-1].round if lines else None
        for event in happened[kept:]:
            begun = getattr(event, "round", None)
            heads = isinstance(begun, int)
            now, n = begun if heads else now, len(lines) + 1
            line = words.once(("line", id(event), n, now), partial(_line, words, event, n, now, heads))
            lines.append(line)
            digest = _onward(digest, line)
        self.lines, self.digest, self._events = lines, digest, happened


def _line(words: Words, event: Event | Change, n: int, round: int | None, head: bool) -> Line:
    text = event.told(words.lang) if isinstance(event, Change) else told(words, event)
    return Line(n, round, text, event.clause, head)


def _onward(digest: bytes, line: Line) -> bytes:
    return blake2b(digest + line.text.encode(), digest_size=8).digest()


def _merged(events: list[tuple[int, Event]], changes: Sequence[Change]) -> list[Event | Change]:
    """What happened in the game and with the seats, in order: a change comes after the answers it came after."""
    found: list[Event | Change] = []
    waiting = list(changes)
    for at, event in events:
        while waiting and waiting[0].after < at:
            found.append(waiting.pop(0))
        found.append(event)
    return found + waiting


def told(words: Words, event: Event) -> str:
    """What happened, in words; an event without words is called by its name. All who look read the same."""
    try:
        return words.once(("told", id(event)), lambda: words.say(event_say(event)))
    except KeyError:
        log.exception("an event without words")
        return type(event).__name__


class Shown(msgspec.Struct, frozen=True):
    """Everything one viewer is shown at one moment."""

    to: str
    seat: int | None
    lang: str
    scene: Scene
    order: dict[str, list[str]]
    ask: dict[str, Any] | None
    status: dict[str, Any]
    log: list[Line]
    marks: dict[str, bytes]
    since: str  # the digest of what was shown before
    changed: list[str]  # the fragments that are other or new since then
    gone: list[str]

    @property
    def past(self) -> Past:
        return Past(self.to, self.scene.frame, self.marks, self.order, self.log)

    def whole(self) -> dict[str, Any]:
        """The message that says everything."""
        return {
            "type": "scene",
            "to": self.to,
            "seat": self.seat,
            "lang": self.lang,
            "frame": self.scene.frame,
            "fragments": dict(self.scene),
            "order": self.order,
            "ask": self.ask,
            "status": self.status,
            "log": self.log,
        }


class Past(msgspec.Struct, frozen=True):
    """As much of what one viewer was shown before as must be known to say what has changed since, and nothing that is
    drawn."""

    to: str
    frame: str
    marks: dict[str, bytes]
    order: dict[str, list[str]]
    log: list[Line]


class Drawn(msgspec.Struct, frozen=True):
    """A scene, a digest of each fragment and its name in any order, the keys of its layers, and what is other than in
    the scene before it."""

    scene: Scene
    marks: dict[str, bytes]
    order: dict[str, list[str]]
    changed: list[str]
    gone: list[str]

    @staticmethod
    def of(scene: Scene, last: Drawn | None = None) -> Drawn:
        """What has not changed since the last one is shared with it, and not digested anew."""
        old, known = (Scene(), {}) if last is None else (last.scene, last.marks)
        fresh: dict[str, bytes] = {}
        for name in scene.others(old):
            before, markup = old.get(name), scene[name]
            if before == markup:
                scene[name] = before
            else:
                fresh[name] = _mark(name, markup)
        if last is not None and [*scene] == [*old]:
            return Drawn(scene, {**known, **fresh} if fresh else known, last.order, [*fresh], [])
        gone = [name for name in old if name not in scene]
        marks = {**known, **fresh}
        for name in gone:
            del marks[name]
        return Drawn(scene, marks, scene.layers(), [*fresh], gone)


@lru_cache(maxsize=128)  # most are shown to several alike, one after another
def _mark(name: str, markup: str) -> bytes:
    return blake2b(f"{name} {markup}".encode(), digest_size=8).digest()


def shown(
    seat: int | None,
    lang: str,
    drawn: Drawn,
    ask: dict[str, Any] | None,
    status: dict[str, Any],
    log: Log,
    since: str = "",
) -> Shown:
    """Put together, with its digest. `since`: that of what was shown before, with the scene before this one."""
    hash = blake2b(encode([ask, _lasting(status), seat, lang]), digest_size=8)
    hash.update(_framed(drawn.scene.frame))
    hash.update(b"".join(map(drawn.marks.__getitem__, drawn.scene)))
    hash.update(log.digest)
    to, scene, order = hash.hexdigest(), drawn.scene, drawn.order
    return Shown(to, seat, lang, scene, order, ask, status, log.lines, drawn.marks, since, drawn.changed, drawn.gone)


@lru_cache(maxsize=256)
def _framed(frame: str) -> bytes:
    return blake2b(frame.encode(), digest_size=16).digest()


def _lasting(status: dict[str, Any]) -> dict[str, Any]:
    """Without since when somebody thinks: a host that woke does not know it, and nobody needs to be told anew."""
    return status | {"seats": [one | {"since": None} for one in status.get("seats", ())]}


def update(
    old: Shown,
    new: Shown,
    events: Sequence[Event],
    on_the_way: Iterable[tuple[Scene, list[Event]]] = (),
    motions: Callable[[Event], Iterable[Motion]] | None = None,
) -> dict[str, Any]:
    """What changed: beat by beat where there is a film of it, or at once; the whole if the frame is another. `motions`:
    what moves with an event, for those who want to see it."""
    if old.scene.frame != new.scene.frame or (old.seat, old.lang) != (new.seat, new.lang):
        return new.whole()
    beats = []
    if old.scene is not new.scene:
        left = [event for event in events if event.seen_by(new.seat)]
        at, told = old.scene, 0
        for scene, happened in on_the_way:
            told += len(happened)
            beat = _beat(at, scene, left[:told])
            if scene.frame == at.frame and (beat["fragments"] or beat["gone"]):
                beats.append(beat)
                at, left, told = scene, left[told:], 0
        if at is old.scene and new.since == old.to:
            last = {"fragments": {key: new.scene[key] for key in new.changed}, "gone": new.gone, "events": left}
        else:
            last = _beat(at, new.scene, left)
        if any(last.values()):
            beats.append(last)
    for beat in beats:
        beat["moves"] = moves(motions, beat["events"]) if motions else []
    return _updated(old, new, beats)


def onward(old: Past, new: Shown) -> dict[str, Any]:
    """The same for one who comes back: at once."""
    if old.frame != new.scene.frame:
        return new.whole()
    fragments = {key: markup for key, markup in new.scene.items() if old.marks.get(key) != new.marks[key]}
    gone = [key for key in old.marks if key not in new.marks]
    beat: dict[str, Any] = {"fragments": fragments, "gone": gone, "events": [], "moves": []}
    return _updated(old, new, [beat] if fragments or gone else [])


def _updated(old: Shown | Past, new: Shown, beats: list[dict[str, Any]]) -> dict[str, Any]:
    kept = _same(old.log, new.log)
    order: dict[str, list[str]] = {}
    if new.order is not old.order:
        order = {layer: keys for layer, keys in new.order.items() if old.order.get(layer) != keys}
        order |= {layer: [] for layer in old.order if layer not in new.order}
    return {
        "type": "update",
        "from": old.to,
        "to": new.to,
        "beats": beats,
        "order": order,
        "ask": new.ask,
        "status": new.status,
        "log_kept": kept,
        "log": new.log[kept:],
    }


def _beat(before: Scene, after: Scene, events: Sequence[Event]) -> dict[str, Any]:
    """From one scene to the next."""
    return {
        "fragments": {key: after[key] for key in after.others(before) if after[key] != before.get(key)},
        "gone": [key for key in before if key not in after] if [*before] != [*after] else [],
        "events": list(events),
    }


def _same(old: list[Line], new: list[Line]) -> int:
    """How many lines at the beginning are the same."""
    most = min(len(old), len(new))
    if most and old[most - 1] is new[most - 1]:
        return most
    for nth in range(most):
        if old[nth] != new[nth]:
            return nth
    return most


def asked(question: Question, words: Words) -> dict[str, Any]:
    """A question as the page and programs get it."""
    return {
        "seat": question.seat,
        "id": question.id,
        "prompt": words.say(question.say),
        "secret": question.secret,
        "options": [offered(option, words) for option in question.options],
    } | ({"dire": True} if question.dire else {})


def offered(option: Option, words: Words) -> dict[str, Any]:
    """`on`: what to click (the first target and its numbered copies); `shows`: all it is about."""
    targets, said = option.targets, option.say
    text = words.say(said)
    first = targets[0] if targets else ""
    copy = f"{first}."
    return {
        "id": option.id,
        "text": text,
        "short": words.short(said, text),
        "on": [key for key in targets if key == first or (key.startswith(copy) and key[len(copy) :].isdigit())],
        "shows": targets,
        "declines": option.declines,
    }
