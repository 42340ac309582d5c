"""The referee: one position in JSON, what every Enemy does in it, and the clause for each step.

A query asks for the `enemies-phase`, for the `counterattacks` against a Hero, for the odds of an `attack`, or for the
`sight` from a Zone. A position lies on a `mission`, on `tiles`, or on a grid of `zones` given as [row, column]. What
does not fit is refused with the JSON path of the fault and the reason.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import msgspec

from taverna.core import queries
from taverna.core.queries import Refusal, refusal
from taverna.core.referee import Referee

from .. import GAME, foresight
from ..foresight.courses import Course, counterattack_intentions, intentions
from ..records import Content, Memo
from ..rules import page, reach
from ..rules.course import Step
from ..rules.kits import SPELL_SWORD, foe_kit
from ..rules.sight import layout
from ..rules.targets import reaching
from ..state import Enemy, Hero, Table
from .position import Attack, Board, Counterattacks, EnemiesPhase, Query, Seeing, shown, zone_id


def answer(query: object) -> dict[str, Any]:
    """The answer to a query made of plain JSON values; a refusal is an answer too."""
    return queries.answered(query, judge)


def serve(lines: Iterable[str], write: Callable[[str], object]) -> None:
    """Answer every query in the lines, each answer one line of JSON, as soon as the query is whole."""
    queries.serve(lines, write, answer)


def laid(ground: Mapping[str, Any]) -> Content:
    """What a described board stands on, for those who draw it. `faces`: tiles with other Zones than are printed."""
    content, asked = GAME.content(), dict(ground)
    if faces := asked.pop("faces", None):
        content = redrawn(content, faces)
    return Board(msgspec.convert({"ask": "enemies-phase", **asked}, EnemiesPhase), content).content


def redrawn(content: Content, faces: Mapping[str, Iterable[str]]) -> Content:
    """The box, with other rows of Zones on some tiles."""
    tiles = {name: msgspec.structs.replace(content.tiles[name], rows=tuple(rows)) for name, rows in faces.items()}
    return msgspec.structs.replace(content, tiles={**content.tiles, **tiles}, memo=Memo())


REFEREE = Referee(answer, laid=laid)


def judge(query: object) -> dict[str, Any]:
    asked = read(query)
    g = Board(asked, GAME.content()).table()
    if isinstance(asked, Seeing):
        seen = layout(g).lines[zone_id(asked.origin)]
        return {"visible": [{"at": shown(at), "range": far} for at, far in seen.items() if far]}
    if isinstance(asked, Attack):
        return forecast(g, asked)
    if isinstance(asked, Counterattacks):
        hero = hero_of(g, "$.against", asked.against)
        ids = list(g.enemies) if asked.by is None else [n + 1 for n in asked.by]
        for n, id in enumerate(ids):
            if id not in g.enemies:
                raise Refusal(f"$.by[{n}]", f"there is no Enemy {id - 1}")
        hero.attacked = ids
        return {"enemies": [told(g, id, ways) for id, ways in counterattack_intentions(g, hero.seat).items()]}
    return {"enemies": [told(g, id, ways) for id, ways in intentions(g).items()]}


def read(query: object) -> Query:
    if not isinstance(query, dict):
        raise Refusal("$", "a query is an object")
    if "ask" not in query:
        raise Refusal("$.ask", "missing: ask for the enemies-phase, counterattacks, an attack or sight")
    try:
        asked: Query = msgspec.convert(query, Query)
    except msgspec.ValidationError as fault:
        raise refusal(fault) from None
    return asked


def told(g: Table, id: int, courses: list[Course]) -> dict[str, Any]:
    """An Enemy and every way its Activation can go; more than one where the players choose."""
    foe = g.enemies[id]
    return {
        "enemy": g.content.cards[foe.card].enemy,
        "number": id - 1,
        "courses": [[step_told(g, step) for step in course.steps] for course in courses],
    }


def step_told(g: Table, step: Step) -> dict[str, Any]:
    found: dict[str, Any] = {"step": step.number, "do": step.do, "at": shown(step.at), "clause": step.clause}
    if step.whom >= 0:
        found["whom"] = g.heroes[step.whom].hero
    if step.combat:
        found["combat"] = step.combat
    if step.goal:
        found["toward"] = shown(step.goal)
    return found


def forecast(g: Table, asked: Attack) -> dict[str, Any]:
    if isinstance(asked.attacker, str):
        if isinstance(asked.defender, str):
            raise Refusal("$.defender", "a Hero attacks an Enemy")
        hero, id = hero_of(g, "$.attacker", asked.attacker), enemy_of(g, "$.defender", asked.defender)
        found = foresight.attack(g, hero.seat, id, asked.combat, how_attacked(g, hero, g.enemies[id], asked.combat))
    else:
        if not isinstance(asked.defender, str):
            raise Refusal("$.defender", "an Enemy attacks a Hero")
        hero, id = hero_of(g, "$.defender", asked.defender), enemy_of(g, "$.attacker", asked.attacker)
        far = layout(g).lines[g.enemies[id].at].get(hero.at)
        if hero.dead or far is None or asked.combat not in reaching(foe_kit(g, g.enemies[id]), far):
            raise Refusal("$.combat", f"no {asked.combat} attack of this Enemy reaches that Hero (MD-FOE-04)")
        found = foresight.strike(g, id, hero.seat, asked.combat)
    return {
        "dice": {colour: n for colour, n in found.handful.items() if n},
        "lost": found.lost,
        "damage": found.damage,
        "fallen": found.fallen,
        "kill": found.kill,
    }


def how_attacked(g: Table, hero: Hero, foe: Enemy, combat: str) -> str:
    """The Skill that grants the attack, if it takes one; refused where the Hero cannot attack so (MD-FIGHT-01,
    MD-FIGHT-02)."""
    able = reach.combats(g, hero)
    kinds = (combat, SPELL_SWORD) if combat == "magic" else (combat,)
    for kind in kinds:
        if kind in able and foe.id in reach.targets(g, hero, kind):
            return SPELL_SWORD if kind == SPELL_SWORD else ""
    if not any(kind in able for kind in kinds):
        raise Refusal("$.combat", f"this Hero has no {combat} weapon Equipped (MD-FIGHT-01)")
    if clause := page.untouchable(g, foe):
        raise Refusal("$.defender", f"this Enemy cannot be attacked ({clause})")
    raise Refusal("$.combat", f"the Enemy is not in Range ({reach.OUT_OF_RANGE[combat]})")


def hero_of(g: Table, path: str, name: str) -> Hero:
    for hero in g.heroes:
        if hero.hero == name:
            return hero
    raise Refusal(path, f"there is no Hero '{name}' in this position")


def enemy_of(g: Table, path: str, number: int) -> int:
    if number + 1 not in g.enemies:
        raise Refusal(path, f"there is no Enemy {number}")
    return number + 1
