"""A small table to play one card at: a character in an open room, whoever else is wanted, all modifier cards +0.

The room reaches four hexes east and west of (0, 0) and four rows up and down; a door at (5, 0) leads to a second one.
The character whose cards are tried is `h0` and stands at (0, 0); allies are `h1`, `h2`; everyone else has a letter.
Answers are given in the order of the questions; a question without one must be among those answered by default.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import taverna.games.gloomhaven
from taverna.core.ask import Ask, AskAny, Flow
from taverna.core.chance import Chance
from taverna.core.content import read_folder
from taverna.core.words import Text
from taverna.games.gloomhaven.records.abilities import Ability, Area, Attack, Condition, Element
from taverna.games.gloomhaven.records.board import Board
from taverna.games.gloomhaven.records.content import Content
from taverna.games.gloomhaven.records.ground import Door, Placed, Room, Tile
from taverna.games.gloomhaven.records.scenarios import Goal, Scenario
from taverna.games.gloomhaven.rules import attack as attacks
from taverna.games.gloomhaven.rules import bonuses, damage, hero_turns, monster_turns, perform, summons, targets, turn
from taverna.games.gloomhaven.rules.acting import Action
from taverna.games.gloomhaven.state import AbilityDeck, Bonus, Character, Figure, MonsterGroup, Obstacle, Trap, key
from taverna.games.gloomhaven.state import Table as State
from taverna.hexgrid import Hex

GROUND = "cards"
HP = 30
DEFAULTS: dict[str, Any] = {"negate": "suffer", "part": "perform"}
NAME = {"en": "ground", "es": "suelo", "pt-BR": "chão"}
GROUND_AS_PACK: dict[str, dict[str, Any]] = {
    "tiles": {"ground": {"id": "ground", "name": NAME, "source": "stand-in", "shape": ["x" * 9] * 9}},
    "scenarios": {
        GROUND: {
            "id": GROUND,
            "name": NAME,
            "source": "stand-in",
            "goals": [{"test": "enemies == 0", "text": NAME}],
            "start": [[0, 0], [-1, 0], [-2, 0], [-3, 0]],
            "doors": [{"at": [5, 0], "between": ["here", "there"], "id": "1"}],
            "rooms": [
                {"id": "here", "tiles": [{"tile": "ground", "at": [-2, -4]}]},
                {"id": "there", "tiles": [{"tile": "ground", "at": [8, -4]}]},
            ],
        }
    },
}


@cache
def content() -> Content:
    found = Content(read_folder(Path(taverna.games.gloomhaven.__file__).parent / "content"))
    name = Text("ground", "suelo", "chão")
    tile = Tile(id="ground", name=name, source="stand-in", shape=("x" * 9,) * 9)
    found._boards[GROUND] = Board(
        Scenario(
            id=GROUND,
            name=name,
            source="stand-in",
            goals=(Goal(text=name),),
            start=((0, 0), (-1, 0), (-2, 0), (-3, 0)),
            rooms=(
                Room(id="here", tiles=(Placed(tile="ground", at=(-2, -4)),)),
                Room(id="there", tiles=(Placed(tile="ground", at=(8, -4)),)),
            ),
            doors=(Door(at=(5, 0), between=("here", "there")),),
        ),
        {"ground": tile},
    )
    found.scenarios[GROUND] = found._boards[GROUND].scenario
    return found


class Over:
    """As an answer: the area laid so that it catches these and nobody else."""

    def __init__(self, *ids: str) -> None:
        self.ids = ids


def through(flow: Flow) -> Flow:
    """Also of a rule that knows beforehand that it asks nothing."""
    yield from flow


class Table:
    """A position and what became of it."""

    def __init__(
        self,
        owner: str,
        foes: Mapping[str, Hex] | None = None,
        *,
        at: Hex = (0, 0),
        allies: Iterable[Hex] = (),
        hp: Mapping[str, int] | None = None,
        rank: Mapping[str, str] | None = None,
        what: Mapping[str, str] | None = None,
        elements: Iterable[Element] = (),
        obstacles: Iterable[Hex | Iterable[Hex]] = (),
        traps: Mapping[Hex, Trap] | None = None,
        money: Iterable[Hex] = (),
        conditions: Mapping[str, Iterable[Condition]] | None = None,
        shields: Mapping[str, int] | None = None,
        both_rooms: bool = False,
    ) -> None:
        classes = [owner, *("scoundrel" if owner != "scoundrel" else "brute" for _ in allies)]
        self.g = g = State(
            chance=Chance(1), scenario=GROUND, seats=len(classes), level=1, round=1, phase="turns", rooms=["here"]
        )
        g.furnish(content())
        g.__dict__["ground"] = GROUND_AS_PACK  # what the book needs to draw it
        if both_rooms:
            g.rooms.append("there")
            g.opened.append((5, 0))
        for seat, (kind, where) in enumerate(zip(classes, [at, *allies], strict=True)):
            self._add(Figure(f"h{seat}", "character", kind, "party", where, HP, HP, seat=seat))
            mat = Character(seat=seat, what=kind, level=9, deck=["plus-0"] * 40, initiative=50)
            g.characters.append(mat)
        for number, (id, where) in enumerate((foes or {}).items(), 1):
            kind = (what or {}).get(id, "bandit-guard")
            r: Any = (rank or {}).get(id, "normal")
            self._add(Figure(id, "monster", kind, "monsters", where, HP, HP, rank=r, number=number, level=1))
            if all(group.what != kind for group in g.groups):
                deck = g.content.monsters[kind].deck
                g.groups.append(MonsterGroup(kind, deck))
                g.decks[deck] = AbilityDeck([card.number for card in g.content.monster_decks[deck].cards])
        g.monster_deck = ["plus-0"] * 40
        for id, points in (hp or {}).items():
            g.figures[id].hp = points
        for element in elements:
            g.elements[element] = 2
        for obstacle in obstacles:
            hexes: Any = [obstacle] if isinstance(obstacle, tuple) and isinstance(obstacle[0], int) else list(obstacle)  # type: ignore[arg-type]
            g.obstacles.append(Obstacle(hexes))
        g.traps = {key(where): trap for where, trap in (traps or {}).items()}
        for where in money:
            g.money[key(where)] = g.money.get(key(where), 0) + 1
        for id, named in (conditions or {}).items():
            g.figures[id].conditions.update(dict.fromkeys(named, False))
        for id, value in (shields or {}).items():
            g.bonuses.append(Bonus(word="shield", card="", half="monster", nth=-1, owner=id, on=[id], value=value))
        g.turn = "h0"
        self.began = {id: figure.hp for id, figure in g.figures.items()}
        self.prompts: list[str] = []
        self.offered: list[list[Any]] = []

    def _add(self, figure: Figure) -> None:
        self.g.figures[figure.id] = figure
        self.g.cast[figure.id] = figure.what

    # -- what is done ------------------------------------------------------------------------------------------------
    def top(self, card: str, *answers: Any) -> Table:
        return self.play(card, "top", answers)

    def bottom(self, card: str, *answers: Any) -> Table:
        return self.play(card, "bottom", answers)

    def play(self, card: str, half: str, answers: Iterable[Any]) -> Table:
        """Play one half, whatever was played before."""
        assert self.g.content.cards[card].owner == self.g.characters[0].what
        self.me.played.append(card)
        printed = getattr(self.g.content.cards[card], half).do if half in ("top", "bottom") else ()
        made = [*printed, *(one for a in printed for one in getattr(a, "perform", ()))]
        areas = [getattr(a, "area", None) for a in made] + [up.gives.area for a in printed for up in a.augments]
        self.area = next(filter(None, areas), None)
        return self.run(hero_turns.play(self.g, self.me, card, half), answers)

    def act(self, who: str, *abilities: Ability, answers: Iterable[Any] = ()) -> Table:
        """Someone performs abilities, in a turn of their own."""
        before, self.g.turn = self.g.turn, who
        self.run(perform.action(self.g, who, abilities), answers)
        self.g.turn = before
        return self

    def attack(self, who: str, target: str, value: int, *answers: Any, range: int = 0) -> Table:
        """An attack on one target, in a turn of their own."""
        doing = Action(who, self.g.figures[who].seat)
        doing.fixed = [target]
        before, self.g.turn = self.g.turn, who
        self.run(attacks.attack(self.g, doing, Attack(value=value, range=range)), answers)
        self.g.turn = before
        return self

    def suffer(self, who: str, amount: int, *answers: Any) -> Table:
        """Damage that comes from no attack."""
        return self.run(damage.suffer(self.g, who, amount), answers)

    def monster_turn(self, id: str, *answers: Any, card: int = 527) -> Table:
        """A monster's whole turn; a guard's card 527 is "Move +0, Attack +0", of level 1 Move 3, Attack 2."""
        group = next(group for group in self.g.groups if group.what == self.g.figures[id].what)
        group.drawn = card
        before = self.g.turn
        self.run(monster_turns.turn(self.g, id), answers)
        self.g.turn = before
        return self

    def summon_turn(self, id: str, *answers: Any) -> Table:
        before = self.g.turn
        self.g.figures[id].new = False
        self.run(summons.turn(self.g, id), answers)
        self.run(turn.begins(self.g, before), ())
        return self

    def end_turn(self, *answers: Any, who: str = "h0") -> Table:
        return self.run(turn.ends(self.g, who), answers)

    def begin_turn(self, *answers: Any, who: str = "h0") -> Table:
        return self.run(turn.begins(self.g, who), answers)

    def end_round(self) -> Table:
        bonuses.end_round(self.g)
        return self

    def run(self, flow: Flow, answers: Iterable[Any]) -> Table:
        flow = through(flow)
        waiting = list(answers)
        answer: Any = None
        while True:
            try:
                asked = flow.send(answer)
            except StopIteration:
                break
            ask = next(iter(asked.asks.values())) if isinstance(asked, AskAny) else asked
            if not isinstance(ask, Ask):
                answer = None
                continue
            answer = self._answer(ask, waiting)
            if isinstance(asked, AskAny):
                answer = (ask.seat, answer)
        assert not waiting, f"nobody asked for {waiting}; asked were {self.prompts}"
        return self

    def _answer(self, ask: Ask, waiting: list[Any]) -> Any:
        options = list(ask.made().values())
        self.prompts.append(ask.prompt)
        self.offered.append(options)
        if waiting:
            picked = waiting[0]
            if isinstance(picked, Over):
                picked = self._laid(picked, options)
            if picked in options:
                waiting.pop(0)
                return picked
        if ask.prompt in DEFAULTS and DEFAULTS[ask.prompt] in options:
            return DEFAULTS[ask.prompt]
        raise AssertionError(f"'{ask.prompt}' {dict(ask.about or {})} offers {options}; answers left: {waiting}")

    def _laid(self, wanted: Over, options: list[Any]) -> Any:
        there = {self.g.figures[id].at for id in wanted.ids}
        everyone = {f.at for f in self.g.figures.values() if f.at is not None and f.id != "h0"}
        assert isinstance(self.area, Area)
        for option in options:
            if option[0] == "area" and everyone.intersection(targets.covered(self.area, option[1:])) == there:
                return option
        return wanted

    # -- what came of it ---------------------------------------------------------------------------------------------
    @property
    def me(self) -> Character:
        return self.g.characters[0]

    @property
    def xp(self) -> int:
        return self.me.xp

    @property
    def took(self) -> dict[str, int]:
        """Hit points lost by those still standing; the dead have lost all they had."""
        found = {id: hp - (self.g.figures[id].hp if id in self.g.figures else 0) for id, hp in self.began.items()}
        return {id: lost for id, lost in found.items() if lost}

    @property
    def dead(self) -> list[str]:
        return [id for id in self.began if id not in self.g.figures]

    @property
    def made(self) -> list[str]:
        """Elements infused in this turn."""
        return sorted(self.g.infused)

    @property
    def strong(self) -> list[str]:
        return [element for element, strength in self.g.elements.items() if strength]

    def at(self, id: str) -> Hex | None:
        return self.g.figures[id].at

    def has(self, id: str) -> list[str]:
        return sorted(self.g.figures[id].conditions)

    def conditions(self) -> dict[str, list[str]]:
        return {id: sorted(f.conditions) for id, f in self.g.figures.items() if f.conditions}

    def zone(self, card: str) -> str:
        """Where the card lies; "active, lost" if it counts as lost there."""
        mat = self.me
        if card in mat.active:
            return "active, lost" if card in mat.active_lost else "active"
        piles = {"hand": mat.hand, "discarded": mat.discarded, "lost": mat.lost, "played": mat.played}
        return next((name for name, pile in piles.items() if card in pile), "nowhere")

    def shield(self, id: str = "h0") -> int:
        return sum(b.value for b in self.g.bonuses if b.word == "shield" and id in b.on)

    def retaliate(self, id: str = "h0") -> list[tuple[int, int]]:
        return [(b.value, b.range) for b in self.g.bonuses if b.word == "retaliate" and id in b.on]

    def summoned(self) -> list[Figure]:
        return [figure for figure in self.g.figures.values() if figure.kind == "summon"]

    def ends(self, nth: int = -1) -> list[Hex]:
        """Where a Move could end, of a question asked."""
        return [(option[1], option[2]) for option in self.offered[nth] if option[0] == "to"]


def away(a: Hex, b: Hex = (0, 0)) -> int:
    q, r = a[0] - b[0], a[1] - b[1]
    return max(abs(q), abs(r), abs(q + r))


RING: dict[str, Hex] = {"a": (1, 0), "b": (0, 1), "c": (-1, 1), "d": (-1, 0), "e": (0, -1), "f": (1, -1)}
"""Six enemies all around (0, 0)."""


def moves(
    card: str, points: int, half: str = "bottom", *, jump: bool = False, zone: str = "discarded", xp: int = 0
) -> Table:
    """A half that is a Move alone: how far it leads, that enemies stop it unless it jumps, where the card goes."""
    owner = content().cards[card].owner
    free = Table(owner, at=(-4, 0)).play(card, half, [("to", -4 + min(points, 8), 0)])
    assert max(away(a, (-4, 0)) for a in free.ends()) == min(points, 8)
    assert free.zone(card) == zone and free.xp == xp
    hemmed = Table(owner, RING)
    if jump:
        hemmed.play(card, half, [("to", 2, 0)])
        assert hemmed.at("h0") == (2, 0)
    else:
        hemmed.play(card, half, [])
        assert hemmed.at("h0") == (0, 0) and hemmed.xp == 0
    return free


def strikes(
    card: str,
    value: int,
    half: str = "top",
    *,
    range: int = 0,
    targets: int = 1,
    zone: str = "discarded",
    xp: int = 0,
    conditions: Iterable[str] = (),
    made: Iterable[str] = (),
) -> Table:
    """A half that is an Attack alone: its value, how far it reaches, how many it may hit, what it adds."""
    owner = content().cards[card].owner
    reach = max(range, 1)
    row = (
        {"abcdef"[n]: (min(reach, 4), -n) for n in (0, 1, 2, 3, 4)[: targets + 1]}
        if range > 1
        else {"a": (1, 0), "b": (0, 1)}
    )
    row |= {"z": (-(reach + 1), 0)} if reach < 4 else {}
    t = Table(owner, row)
    t.play(card, half, sorted(row)[:targets])
    assert t.took == dict.fromkeys(sorted(row)[:targets], value)
    assert "z" not in t.offered[0]
    assert all(t.has(id) == sorted(conditions) for id in sorted(row)[:targets])
    assert t.zone(card) == zone and t.xp == xp and t.made == sorted(made)
    if range:
        assert max(away(f.at) for f in t.g.figures.values() if f.id in t.offered[0] and f.at) == min(range, 4)
    return t
