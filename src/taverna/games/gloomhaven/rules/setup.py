"""Before the first round: characters, decks, battle goals, items, hands, places (GH-SETUP-01..08, GH-PAGE-13..15)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

import msgspec

from taverna.core.ask import Ask, AskAll, Flow, together
from taverna.core.chance import Chance
from taverna.core.errors import OptionError
from taverna.hexgrid import Hex

from ..campaign import evening
from ..events import GoalKept, ScenarioBegan, StartPlace
from ..options import ALONE_FROM, Options
from ..records.content import DUNGEON, Content
from ..records.scenarios import Scenario
from ..state import Character, Figure, Table, hero_id
from . import dungeon, land, levels, moments, outfit, rooms, spaces, summons
from .acting import explained


# -- the table before anybody has chosen anything --------------------------------------------------------------------
def lay_out(seats: int, seed: int, options: Options, content: Content) -> Table:
    """Characters with their mats and decks; the monsters' deck; the battle goals (GH-AREA-03..08)."""
    classes, character_level = choose_classes(seats, options.classes, content), options.character_level
    if options.alone and (alone := content.solos.get(options.scenario)):
        classes, character_level = for_one(alone, options), max(ALONE_FROM, character_level)
    g = Table(
        chance=Chance(seed),
        scenario=find_scenario(options.scenario, content),
        seats=seats,
        level=levels.chosen(options, [character_level] * seats),
        options=msgspec.structs.replace(options, world={}),  # which is in the state itself
        taken_before=list(options.looted),
    )
    g.furnish(content)
    for seat, what in enumerate(classes):
        sit_down(g, seat, what, character_level)
        g.characters[seat].name = "".join(options.names[seat : seat + 1]).strip()
    if options.mode == "campaign":
        evening.join(g, options.world, options.classes)
    g.monster_deck = outfit.standard_deck(content)
    g.goal_deck = list(content.battle_goals)
    return g


def for_one(scenario: Scenario, options: Options) -> list[str]:
    """Whose scenario it is: nobody else plays it."""
    if any(what and what != scenario.solo for what in options.classes):
        raise OptionError(f"'{scenario.id}' is played by the class '{scenario.solo}' alone")
    return [scenario.solo]


def find_scenario(wanted: str, content: Content) -> str:
    """A scenario by its id or its number."""
    if wanted == DUNGEON or wanted in content.scenarios or wanted in content.solos:
        return wanted
    for id, scenario in content.scenarios.items():
        if str(scenario.number) == wanted:
            return id
    raise OptionError(f"no scenario '{wanted}': there are {', '.join(content.scenarios)}")


def choose_classes(seats: int, wanted: Sequence[str], content: Content) -> list[str]:
    """Each class at most once (GH-GAME-03); where none was chosen, the one suggested first."""
    playable = [id for id, one in content.classes.items() if not one.locked]
    chosen = [what for what in wanted if what]
    for what in chosen:
        if what not in playable:
            raise OptionError(f"no class '{what}': there are {', '.join(playable)}")
    if len(set(chosen)) < len(chosen):
        raise OptionError("each class can be played by one seat only")
    picked = [*wanted, *[""] * seats][:seats]
    free = [id for id in playable if id not in picked]
    free.sort(key=lambda id: content.classes[id].joins)
    return [what or free.pop(0) for what in picked]


def sit_down(g: Table, seat: int, what: str, level: int) -> None:
    """A character with full hit points and the cards it may choose its hand from (GH-CHAR-02, GH-SETUP-08)."""
    record = g.content.classes[what]
    hand, aside = g.content.first_cards[what]
    mat = Character(seat=seat, what=what, level=level, hand=[*hand], aside=[*aside])
    mat.deck = outfit.standard_deck(g.content)
    g.characters.append(mat)
    hp = record.hp[level - 1]
    id = mat.id
    g.figures[id] = Figure(id=id, kind="character", what=what, force="party", at=None, hp=hp, max_hp=hp, seat=seat)
    g.cast[id] = what


# -- what is chosen before the first round ---------------------------------------------------------------------------
def goals_step(g: Table) -> Flow:
    """The first room is laid out (GH-PAGE-13); two battle goals for each, one is kept in secret (GH-SETUP-03)."""
    g.emit(ScenarioBegan(scenario=g.scenario, level=g.level))
    if g.content.is_dungeon(g.scenario):
        yield from dungeon.prepare(g)
    g.locked = list(g.board.locked)
    g.renew()
    scenario = g.board.scenario
    for room in (scenario.rooms[0].id, *scenario.also):
        yield from rooms.reveal(g, room)
    if len(g.goal_deck) >= 2 * len(g.characters):
        for mat in g.characters:
            mat.goals = [g.chance.draw(g.goal_deck), g.chance.draw(g.goal_deck)]
        kept = yield AskAll([Ask(mat.seat, "battle-goal", partial(list, mat.goals)) for mat in g.characters])
        for mat in g.characters:
            g.goal_deck += [goal for goal in mat.goals if goal != kept[mat.seat]]
            mat.goals = [kept[mat.seat]]
            g.emit(GoalKept(who=mat.seat))
    g.phase = "hands"


def hands_step(g: Table) -> Flow:
    """Perks and cards of higher levels, items, hands, places; then the scenario's effects (GH-SETUP-02..07)."""
    if g.campaign is None:
        yield from together({mat.seat: level_up(g, mat) for mat in g.characters})
        for mat in g.characters:
            yield from outfit.equip(g, mat)  # one after the other: there are only so many copies of an item
        yield from together({mat.seat: hand(g, mat) for mat in g.characters})
    else:
        yield from together({mat.seat: evening.prepare(g, mat.seat) for mat in g.characters})
    for mat in g.characters:
        yield from take_place(g, mat.seat)
    yield from moments.happens(g, moments.ScenarioBegins())
    if g.campaign is not None:
        yield from evening.effects(g)
    g.phase = "selection"


def hand(g: Table, mat: Character) -> Flow:
    """The cards one player takes along, in secret, where there is a choice."""
    if g.options.choose_hands or mat.level > 1:
        yield from outfit.choose_hand(g, mat)


def level_up(g: Table, mat: Character) -> Flow:
    """For every level after the first a card of that level or below, and a perk (GH-LVLUP-03, GH-LVLUP-05)."""
    record = g.content.classes[mat.what]
    marked: dict[int, int] = {}
    for level in range(2, mat.level + 1):
        mat.aside.append((yield Ask(mat.seat, "gain-card", new_cards(g, mat, level), {"level": level})))
        perks = [nth for nth in range(len(record.perks)) if outfit.markable(record, marked, nth)]
        if perks:
            nth = yield Ask(mat.seat, "perk", perks, {"level": level})
            marked[nth] = marked.get(nth, 0) + 1
            outfit.apply_perk(mat, record.perks[nth])


def new_cards(g: Table, mat: Character, level: int) -> Callable[[], list[str]]:
    """The cards one may gain at a level."""

    def there() -> list[str]:
        had, cards = [*mat.hand, *mat.aside], g.content.cards
        return [id for id in g.content.cards_of[mat.what] if 2 <= cards[id].level <= level and id not in had]

    return there


def take_place(g: Table, seat: int) -> Flow:
    """Any empty hex marked as a starting position (GH-PAGE-15); whoever comes along stands next to it."""
    free = start_hexes(g)
    answer = yield Ask(seat, "start", explained([("to", *a) for a in free], lambda: barred(g, free)))
    at = (answer[1], answer[2])
    g.figures[hero_id(seat)].at = at
    g.emit(StartPlace(who=seat, at=at))
    companion = g.content.classes[g.characters[seat].what].companion
    if companion:
        near = [a for a in land.ground(g).steps.get(at, ()) if spaces.empty(g, a)] or start_hexes(g)
        answer = yield Ask(seat, "companion", [("to", *a) for a in near], {"summon": companion})
        summons.place(g, hero_id(seat), companion, (answer[1], answer[2])).new = False


def barred(g: Table, free: list[Hex]) -> Iterator[tuple[Any, str]]:
    """Empty hexes to start on that the scenario keeps from this character."""
    for a in g.board.scenario.start:
        if a not in free and spaces.empty(g, a):
            yield ("to", *a), "GH-PIECE-29"


def start_hexes(g: Table) -> list[Hex]:
    """Empty hexes to start on, of several rooms none with half of the characters in it; should they not suffice, any
    empty hex of the first room."""
    scenario, rooms_of = g.board.scenario, g.board.room_of
    placed = [g.figures[mat.id].at for mat in g.characters] if scenario.also else []
    taken = [rooms_of[at] for at in placed if at is not None]
    full = {room for room in taken if taken.count(room) >= (len(g.characters) + 1) // 2}
    free = [a for a in spaces.all_empty(g, scenario.start) if rooms_of[a] not in full]
    if scenario.apart:
        foes = [f.at for f in g.figures.values() if f.kind == "monster"]
        free = [a for a in free if any(b in land.ground(g).distances(a) for b in foes)]
    if not free:
        free = sorted(spaces.all_empty(g, g.board.hexes[scenario.rooms[0].id]))
    return free
