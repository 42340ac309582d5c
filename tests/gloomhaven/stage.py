"""A scenario on the stage: laid out, opened, played on with answers given or the first that is offered."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

import taverna.games.gloomhaven
from taverna.core.ask import CHECKPOINT, Ask, AskAll, AskAny, Flow, GameOver, Result
from taverna.core.content import Raw, overlaid, read_folder
from taverna.games.gloomhaven import rules
from taverna.games.gloomhaven.options import Options
from taverna.games.gloomhaven.records import build
from taverna.games.gloomhaven.records.content import Content
from taverna.games.gloomhaven.rules import damage, setup
from taverna.games.gloomhaven.state import Figure, Table
from taverna.hexgrid import Hex


@cache
def base() -> Raw:
    return read_folder(Path(taverna.games.gloomhaven.__file__).parent / "content")


@cache
def printed() -> Content:
    """The game's own content."""
    return build(base())


NAME = {"en": "Cellar", "es": "Sótano", "pt-BR": "Porão"}
CELLAR: dict[str, Any] = {
    # Two square rooms side by side with a door between them at (4, 1): `hall` to the left, `vault` to the right.
    "id": "cellar",
    "name": NAME,
    "source": "pack",
    "goals": [{"test": "rooms_left == 0 and enemies == 0", "text": NAME}],
    "start": [[0, 0], [1, 0], [0, 1], [1, 1]],
    "doors": [{"at": [4, 1], "between": ["hall", "vault"], "id": "1"}],
    "rooms": [
        {"id": "hall", "tiles": [{"tile": "cell", "at": [0, 0]}]},
        {
            "id": "vault",
            "tiles": [{"tile": "cell", "at": [5, 0]}],
            "monsters": [{"monster": "hound", "at": [7, 2], "by": "nnn"}],
        },
    ],
}
CELL = {"id": "cell", "name": NAME, "source": "pack", "shape": ["xxxx", "xxxx", "xxxx", "xxxx"]}


def cellar(**changes: Any) -> dict[str, Any]:
    """The cellar with other fields; `hall` and `vault` add to its rooms."""
    made = deepcopy(CELLAR)
    for name in ("hall", "vault"):
        room = next(room for room in made["rooms"] if room["id"] == name)
        room |= changes.pop(name, {})
    return made | changes


def with_scenario(record: Mapping[str, Any]) -> Content:
    """The game's content and a scenario of one's own, as a pack brings it."""
    return build(overlaid(base(), [_pack(record)]))


def _pack(record: Mapping[str, Any]) -> Raw:
    return {"tiles": {"cell": CELL}, "scenarios": {record["id"]: dict(record)}}


class Stage:
    """A table of a scenario; its rules wait for an answer or stand at a checkpoint."""

    def __init__(self, scenario: str | Mapping[str, Any] = "1", seats: int = 2, seed: int = 1, **options: Any) -> None:
        content = printed() if isinstance(scenario, str) else with_scenario(scenario)
        wanted = {"scenario": scenario if isinstance(scenario, str) else scenario["id"], "items": "none", **options}
        self.g: Table = setup.lay_out(seats, seed, msgspec.convert(wanted, Options), content)
        if not isinstance(scenario, str):
            self.g.__dict__["ground"] = _pack(scenario)  # what the book needs to draw it
        self.flow = rules.run(self.g)
        self.asked: Any = None
        self.result: Result | None = None
        self.prompts: list[str] = []

    # -- playing -----------------------------------------------------------------------------------------------------
    def until(self, when: Callable[[Table], bool], **answers: Any) -> Stage:
        """Go on to the first checkpoint at which `when` holds, or to the end. Answers by prompt, else the first."""
        answer: Any = None
        while True:
            try:
                asked = self.flow.send(answer)
            except GameOver as over:
                self.result = over.result
                return self
            answer = None
            if asked is CHECKPOINT:
                if when(self.g):
                    return self
            elif isinstance(asked, Ask):
                answer = self._answer(asked, answers)
            elif isinstance(asked, AskAny):
                ask = next(iter(asked.asks.values()))
                answer = (ask.seat, self._answer(ask, answers))
            else:
                assert isinstance(asked, AskAll)
                answer = {seat: self._answer(ask, answers) for seat, ask in asked.asks.items()}

    def _answer(self, ask: Ask, answers: Mapping[str, Any]) -> Any:
        offered = list(ask.made().values())
        self.prompts.append(ask.prompt)
        wanted = answers.get(ask.prompt.replace("-", "_"), FIRST.get(ask.prompt))
        if callable(wanted):
            wanted = wanted(offered)
        return wanted if wanted in offered else offered[0]

    def ready(self, **answers: Any) -> Stage:
        """Everything is chosen; the first round has not begun."""
        return self.until(lambda g: g.phase == "selection", **answers)

    def chosen(self, **answers: Any) -> Stage:
        """The cards of a round are chosen and shown, the order is set."""
        return self.until(lambda g: g.phase == "turns", **answers)

    def run(self, flow: Flow | None, *answers: Any) -> Any:
        """A rule by itself, with these answers in order; what it returns."""
        flow, waiting = flowing(flow), list(answers)
        answer: Any = None
        self.prompts = []
        while True:
            try:
                asked = flow.send(answer)
            except StopIteration as end:
                assert not waiting, f"nobody asked for {waiting}; asked were {self.prompts}"
                return end.value
            ask = next(iter(asked.asks.values())) if isinstance(asked, AskAny) else asked
            offered = list(ask.made().values())
            self.prompts.append(ask.prompt)
            wanted = waiting.pop(0) if waiting else FIRST.get(ask.prompt)
            assert wanted in offered, f"'{ask.prompt}' offers {offered}, not {wanted}"
            answer = (ask.seat, wanted) if isinstance(asked, AskAny) else wanted

    def run_first(self, flow: Flow | None) -> Any:
        """A rule by itself; whatever is asked is answered with the first thing on offer."""
        flow = flowing(flow)
        answer: Any = None
        while True:
            try:
                asked = flow.send(answer)
            except StopIteration as end:
                return end.value
            ask = next(iter(asked.asks.values())) if isinstance(asked, AskAny) else asked
            picked = self._answer(ask, {})
            answer = (ask.seat, picked) if isinstance(asked, AskAny) else picked

    # -- looking -----------------------------------------------------------------------------------------------------
    def monsters(self, what: str = "") -> list[Figure]:
        return [f for f in self.g.figures.values() if f.kind == "monster" and what in ("", f.what)]

    def at(self, a: Hex) -> Figure | None:
        return next((f for f in self.g.figures.values() if f.at == a), None)

    def move(self, id: str, a: Hex) -> Stage:
        self.g.figures[id].at = a
        return self

    def kill(self, *ids: str, by: str = "") -> Stage:
        for id in ids:
            self.run(damage.kill(self.g, id, by))
        return self

    def leads(self, *initiatives: tuple[int, int]) -> Stage:
        """The initiatives of the two cards of each character, as if revealed."""
        for mat, (lead, second) in zip(self.g.characters, initiatives, strict=True):
            mat.initiative, mat.second = lead, second
        return self


def flowing(flow: Flow | None) -> Flow:
    """A rule that has nothing to ask need not make a flow for it."""
    return None if flow is None else (yield from flow)


FIRST: dict[str, Any] = {"negate": "suffer", "short-rest": "no-rest", "turn": "end"}
"""Answers where the first thing on offer would not do."""
