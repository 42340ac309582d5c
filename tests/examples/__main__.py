"""Rewrites the drawn examples of the book: `python -m tests.examples [game…]`.

Every worked example of the rulebooks is a test with its own numbers. Here these tests are run once more while the table
is watched: how it stood in the beginning, what was answered, and how it stood at each moment after. What was seen goes
to `book/examples.json` of the game, and the book steps through it on the table's own drawing.
"""

from __future__ import annotations

import re
import sys
from inspect import getgeneratorlocals
from pathlib import Path
from typing import Any

import msgspec
import pytest

from taverna.core.ask import Ask
from taverna.core.drawn import Drawn, Step, shown, written
from taverna.core.state import Event, State
from taverna.core.table import Table
from taverna.core.words import LANGS, Say, event_say
from taverna.games import find, ours

EXAMPLE = re.compile(r"[A-Z]{2}-EX-\d+")
HELPERS = [
    ("massive_darkness.fights", "run"),
    ("massive_darkness.fights", "shown"),
    ("table", "Table.run"),
    ("stage", "Stage.run"),
]
MOST = 10
"""More steps than these nobody follows; the last ones tell the example."""
STEPS = {"GH-EX-16": 20, "GH-EX-13": 20, "GH-EX-03": 3}
"""Where another number of them does."""


class Take:
    """What happened to one state."""

    def __init__(self, game: Any, state: Any) -> None:
        self.game, self.state = game, state
        self.steps: list[Step] = []
        self.last: Event | None = None
        self.seat: int | None = None

    def shot(self, says: list[Say], fresh: bool = True) -> None:
        state = msgspec.json.decode(msgspec.json.encode(self.state))
        if self.steps and not fresh:
            self.steps[-1] = Step(self.steps[-1].says + says, state)
        else:
            self.steps.append(Step(says, state))

    def answered(self, seat: int, asked: Say, said: Say) -> None:
        """Somebody chose; the table as it stood when they did."""
        if self.seat is None:
            self.seat = seat
        self.shot([Say("answer", {"who": seat}), asked, said])
        self.last = None

    def told(self, event: Event) -> None:
        if not event.seen_by(self.seat):
            return
        fresh = self.last is None or self.game.cut(self.last, event)
        self.shot([event_say(event)], fresh)
        self.last = event

    def drawn(self, seats: int, most: int) -> Drawn | None:
        if not self.steps or self.steps[-1].state != msgspec.json.decode(msgspec.json.encode(self.state)):
            self.shot([])  # what changed without a word
        steps = self.steps[-most:]
        drawn = Drawn(seats=seats, seat=self.seat, steps=steps, ground=self.state.__dict__.get("ground", {}))
        drawn = msgspec.json.decode(msgspec.json.encode(drawn), type=Drawn)
        return drawn if steps and drawable(self.game, drawn) else None


def drawable(game: Any, drawn: Drawn) -> bool:
    """Can every step be shown with the game's own content, in every language?"""
    try:
        for nth in range(len(drawn.steps)):
            for lang in LANGS:
                shown(game, drawn, nth, lang)
    except Exception as error:
        print(f"  cannot be drawn: {type(error).__name__}: {str(error)[:100]}")
        return False
    return True


class Watching:
    """A plugin that watches the tests of examples."""

    def __init__(self) -> None:
        self.games = {find(name).catalogue.prefix: find(name) for name in ours()}
        self.by_state = {game.state_type: game for game in self.games.values()}
        self.found: dict[str, dict[str, Drawn]] = {name: {} for name in ours()}
        self.takes: dict[int, Take] | None = None

    def take(self, state: Any) -> Take | None:
        if self.takes is None or type(state) not in self.by_state:
            return None
        if id(state) not in self.takes:
            self.takes[id(state)] = Take(self.by_state[type(state)], state)
        return self.takes[id(state)]

    def pytest_configure(self) -> None:
        watching, answer, furnish = self, Table.answer, State.furnish

        def watched(table: Table, seat: Any, option: Any, *more: Any, **named: Any) -> Any:
            take = watching.take(table.state)
            ask = table._ask_of(seat) if take is not None and isinstance(seat, int) else None
            if take is not None and ask is not None and isinstance(option, str) and option in ask.made():
                if not take.steps or take.seat is None:
                    take.seat, take.steps = seat, []
                    take.shot([])
                asked, said = (
                    table.game.asking(table.state, ask),
                    table.game.wording(table.state, ask, ask.made()[option]),
                )
                take.answered(seat, asked, said)
            return answer(table, seat, option, *more, **named)

        def furnished(state: State, content: Any) -> None:
            furnish(state, content)
            if "watched" in state.__dict__:
                return
            state.__dict__["watched"] = True
            tell = state.emit

            def emit(event: Event) -> None:
                tell(event)
                take = watching.take(state)
                if take is not None:
                    take.told(event)

            state.__dict__["emit"] = emit

        Table.answer = watched  # type: ignore[method-assign]
        State.furnish = furnished  # type: ignore[method-assign]

    def pytest_collection_modifyitems(self, items: list[Any]) -> None:
        items[:] = [item for item in items if self.ids(item)]
        items.sort(key=lambda item: item.module.__name__.rsplit(".", 1)[-1] != "test_examples")  # they are made for it
        for item in items:
            self.watch_rules(item.module)

    def watch_rules(self, module: Any) -> None:
        """The helpers by which tests follow a rule outside a table: what is answered there is seen too."""
        for place, name in HELPERS:
            helper = getattr(sys.modules.get(place), name.partition(".")[0], None)
            for where in (module, helper):
                if helper is None or where is None:
                    continue
                if name == "run" and getattr(where, "run", None) is helper:
                    where.run = lambda flow, *more, run=helper: run(self.followed(flow), *more)
                elif name == "shown" and getattr(where, "shown", None) is helper:
                    where.shown = self.looked
                elif name.endswith(".run") and where is helper and "watched" not in helper.__dict__:
                    helper.watched = True
                    helper.run = lambda me, flow, *more, run=helper.run: run(me, self.followed(flow), *more)

    def looked(self, g: Any) -> Any:
        take = self.take(g)
        if take is not None:
            take.seat = 0 if take.seat is None else take.seat
            take.shot([])
        return g

    def followed(self, flow: Any) -> Any:
        """The same rule, with the table noted when it begins and at each answer."""
        g = getgeneratorlocals(flow).get("g")
        take = self.take(g)
        if take is not None and not take.steps:
            take.shot([])
        if take is not None:
            take.last = None  # another rule, another moment
        answer: Any = None
        while True:
            try:
                asked = flow.send(answer)
            except StopIteration as end:
                return end.value
            answer = yield asked
            if take is not None and isinstance(asked, Ask) and asked.seat is not None:
                take.answered(asked.seat, take.game.asking(g, asked), take.game.wording(g, asked, answer))

    @staticmethod
    def ids(item: Any) -> list[str]:
        return [id for mark in item.iter_markers("rule") for id in mark.args if EXAMPLE.fullmatch(id)]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: Any) -> Any:
        self.takes = {}
        try:
            return (yield)
        finally:
            takes, self.takes = self.takes, None
            for id in self.ids(item):
                game = self.games[id.split("-")[0]]
                best = max((one for one in takes.values() if one.game is game), key=worth, default=None)
                if best is not None and id not in self.found[game.id]:
                    print(f"{id}: {len(best.steps)} steps")
                    drawn = best.drawn(seats_of(best.state), STEPS.get(id, MOST))
                    if drawn is not None:
                        self.found[game.id][id] = drawn


def worth(take: Take) -> tuple[bool, int]:
    return take.seat is not None, len(take.steps)


def seats_of(state: Any) -> int:
    for name in ("hunters", "players", "heroes", "characters"):
        if hasattr(state, name):
            return len(getattr(state, name))
    return 1


def main() -> None:
    games = sys.argv[1:] or ours()
    watching = Watching()
    folders = [f"tests/{find(name).folder.name}" for name in games]
    pytest.main(["-q", "-p", "no:cacheprovider", "-s", *folders], plugins=[watching])
    for name in games:
        file = Path(find(name).folder / "book" / "examples.json")
        file.write_bytes(written(dict(sorted(watching.found[name].items()))))
        known = len(find(name).catalogue.examples)
        print(f"{name}: {len(watching.found[name])} of {known} examples, {file.stat().st_size // 1024} kB")


if __name__ == "__main__":
    main()
