"""Before the first round: characters, decks, battle goals, items, hands, places (GH-SETUP-01..08, GH-PAGE-13..15)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec

from taverna.core.ask import Ask, AskAll, Flow, Judged, Offers, together
from taverna.core.chance import Chance
from taverna.core.errors import OptionError
from taverna.hexgrid import Hex

from ..events import GoalKept, ScenarioBegan, StartPlace
from ..records.cards import CharacterClass, ModifierCard, Perk
from ..records.content import DUNGEON, Content
from ..records.items import Item
from ..state import Character, Figure, Table
from . import figures, levels, pieces, rooms

DONE = "done"


# -- the table before anybody has chosen anything --------------------------------------------------------------------
def lay_out(seats: int, seed: int, options: Any, content: Content) -> Table:
    """Characters with their mats and decks; the monsters' deck; the battle goals (GH-AREA-03..08)."""
    wanted: dict[str, Any] = options if isinstance(options, dict) else msgspec.to_builtins(options)
    level_of = int(wanted.get("character_level") or 1)
    classes = choose_classes(seats, wanted.get("classes"), content)
    raised = bool(wanted.get("solo") or wanted.get("open_information"))
    level = wanted.get("level")
    if level is None:
        level = levels.recommended([level_of] * seats, wanted.get("difficulty") or "normal", raised=raised)
    g = Table(
        chance=Chance(seed),
        scenario=find_scenario(str(wanted.get("scenario") or 1), content),
        seats=seats,
        level=min(level, 6 if raised else 7),  # GH-SOLO-05
        options=wanted,
    )
    g.furnish(content)
    for seat, what in enumerate(classes):
        sit_down(g, seat, what, level_of)
    if wanted.get("mode") == "campaign":
        from ..campaign import evening

        evening.join(g, wanted.get("world") or {}, classes)
    g.monster_deck = standard_deck(content)
    g.goal_deck = list(content.battle_goals)
    return g


def find_scenario(wanted: str, content: Content) -> str:
    """A scenario by its id or its number."""
    if wanted == DUNGEON or wanted in content.scenarios:
        return wanted
    for id, scenario in content.scenarios.items():
        if str(scenario.number) == wanted:
            return id
    raise OptionError(f"no scenario '{wanted}': there are {', '.join(content.scenarios)}")


def choose_classes(seats: int, wanted: Any, content: Content) -> list[str]:
    """Each class at most once (GH-GAME-03); those not chosen are the ones suggested first."""
    picked = [what for what in (wanted or []) if what][:seats]
    free = [id for id, one in content.classes.items() if not one.locked and id not in picked]
    free.sort(key=lambda id: content.classes[id].joins)
    return picked + free[: seats - len(picked)]


def standard_deck(content: Content) -> list[str]:
    """The twenty cards (GH-AREA-06, GH-AREA-07). A draw pile is a bag: its order does not exist yet."""
    deck: list[str] = []
    card: ModifierCard
    for id, card in content.modifiers.items():
        if card.kind == "standard":
            deck += [id] * card.copies
    return deck


def sit_down(g: Table, seat: int, what: str, level: int) -> None:
    """A character with full hit points and the cards it may choose its hand from (GH-CHAR-02, GH-SETUP-08)."""
    record: CharacterClass = g.content.classes[what]
    mat = Character(seat=seat, what=what, level=level)
    for id in g.content.cards_of[what]:
        card = g.content.cards[id]
        if card.level == 1 and len(mat.hand) < record.hand:
            mat.hand.append(id)
        elif card.level <= 1:
            mat.aside.append(id)
    mat.deck = standard_deck(g.content)
    g.characters.append(mat)
    hp = record.hp[level - 1]
    id = f"h{seat}"
    g.figures[id] = Figure(id=id, kind="character", what=what, force="party", at=None, hp=hp, max_hp=hp, seat=seat)
    g.cast[id] = what


# -- what is chosen before the first round ---------------------------------------------------------------------------
def goals_step(g: Table) -> Flow:
    """The first room is laid out (GH-PAGE-13); two battle goals for each, one is kept in secret (GH-SETUP-03)."""
    g.emit(ScenarioBegan(scenario=g.scenario, level=g.level))
    if g.scenario == DUNGEON:
        from . import dungeon

        yield from dungeon.prepare(g)
    g.locked = list(g.content.board(g).locked)
    yield from rooms.reveal(g, g.content.scenario(g).rooms[0].id)
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
    from ..campaign import evening

    if g.campaign is None:
        yield from together({mat.seat: level_up(g, mat) for mat in g.characters})
        for mat in g.characters:
            yield from equip(g, mat)  # one after the other: there are only so many copies of an item
        yield from together({mat.seat: hand(g, mat) for mat in g.characters})
    else:
        yield from together({mat.seat: evening.prepare(g, mat.seat) for mat in g.characters})
    for mat in g.characters:
        yield from take_place(g, mat.seat)
    yield from pieces.happened(g, "setup")
    if g.scenario == DUNGEON:
        from . import dungeon

        yield from dungeon.penalty(g, "")  # GH-DUNG-16, GH-DUNG-17
    if g.campaign is not None:
        yield from evening.effects(g)
    g.phase = "selection"


def hand(g: Table, mat: Character) -> Flow:
    """The cards one player takes along, in secret, where there is a choice."""
    if g.options.get("choose_hands") or mat.level > 1:
        yield from choose_hand(g, mat)


def level_up(g: Table, mat: Character) -> Flow:
    """For every level after the first a card of that level or below, and a perk (GH-LVLUP-03, GH-LVLUP-05)."""
    record: CharacterClass = g.content.classes[mat.what]
    marked: dict[int, int] = {}
    for level in range(2, mat.level + 1):
        mat.aside.append((yield Ask(mat.seat, "gain-card", new_cards(g, mat, level), {"level": level})))
        perks = [nth for nth, perk in enumerate(record.perks) if marked.get(nth, 0) < perk.boxes]
        if perks:
            nth = yield Ask(mat.seat, "perk", perks, {"level": level})
            marked[nth] = marked.get(nth, 0) + 1
            apply_perk(mat, record.perks[nth])


def new_cards(g: Table, mat: Character, level: int) -> Callable[[], list[str]]:
    """The cards one may gain at a level."""

    def there() -> list[str]:
        had, cards = [*mat.hand, *mat.aside], g.content.cards
        return [id for id in g.content.cards_of[mat.what] if 2 <= cards[id].level <= level and id not in had]

    return there


def apply_perk(mat: Character, perk: Perk) -> None:
    """Cards leave or join the modifier deck (GH-LVLUP-09, GH-PERK-01)."""
    for step in perk.steps:
        for card, times in step.remove.items():
            for _ in range(times):
                if card in mat.deck:
                    mat.deck.remove(card)
        for card, times in step.add.items():
            mat.deck += [card] * times
        if step.ignore_item_effects:
            mat.tally["ignores_items"] = 1
        if step.ignore_scenario_effects:
            mat.tally["ignores_scenario"] = 1


def equip(g: Table, mat: Character) -> Flow:
    """Items worn in the scenario: those suggested for the class, or bought with the gold of a new character
    (GH-CREATE-05, GH-SETUP-04, GH-EQUIP-01..08)."""
    how, purse = g.options.get("items", "none"), 15 * (mat.level + 1)
    if how == "suggested":
        for id in g.content.classes[mat.what].outfit:
            if id in g.content.items and has_room(g, mat, id) and not sold_out(g, id):
                wear(g, mat, id)
    while how == "shop":
        there = Judged(lambda: list(g.content.items), partial(not_for_sale, g, mat, purse))
        if not there.offered():
            break
        item = yield Ask(mat.seat, "buy", Offers(there, lambda: [DONE]), {"gold": purse})
        if item == DONE:
            break
        purse -= g.content.items[item].cost
        wear(g, mat, item)


SLOTS = {
    "head": "GH-EQUIP-03",
    "body": "GH-EQUIP-04",
    "legs": "GH-EQUIP-05",
    "one-hand": "GH-EQUIP-06",
    "two-hand": "GH-EQUIP-06",
    "small": "GH-EQUIP-07",
}


def not_for_sale(g: Table, mat: Character, purse: int, id: str) -> str | None:
    """Why an item cannot be bought; None if it can: in the shop from the start, a copy left, not owned yet, affordable,
    and there is a place for it."""
    item: Item = g.content.items[id]
    if item.prosperity != 1:
        return "GH-SHOP-06"
    if id in mat.items:
        return "GH-EQUIP-08"
    if sold_out(g, id):
        return "GH-SHOP-10"
    if item.cost > purse:
        return "GH-SHOP-01"
    return None if has_room(g, mat, id) else SLOTS[item.slot]


def sold_out(g: Table, id: str) -> bool:
    """Whether all copies of an item are taken (GH-SHOP-10, GH-EQUIP-15)."""
    return sum(id in mat.items for mat in g.characters) >= int(g.content.items[id].copies)


def has_room(g: Table, mat: Character, id: str) -> bool:
    """One head, body and legs item, two one-handed or one two-handed, small ones by level (GH-EQUIP-02..07)."""
    slot: str = g.content.items[id].slot
    worn: list[str] = [g.content.items[item].slot for item in mat.items]
    if slot == "small":
        more = sum(g.content.items[item].small_items for item in mat.items)
        return bool(worn.count("small") < (mat.level + 1) // 2 + more)
    if slot == "one-hand":
        return worn.count("one-hand") < 2 and "two-hand" not in worn
    if slot == "two-hand":
        return "two-hand" not in worn and "one-hand" not in worn
    return slot not in worn


def wear(g: Table, mat: Character, id: str) -> None:
    """An item is equipped; its -1 cards join the deck unless a perk spares them (GH-EQUIP-14)."""
    item = g.content.items[id]
    mat.items.append(id)
    if not mat.tally.get("ignores_items"):
        mat.deck += ["minus"] * item.minus
    for _ in range(item.without_minus):
        if "minus-1" in mat.deck:
            mat.deck.remove("minus-1")
            mat.tally["without_minus"] = mat.tally.get("without_minus", 0) + 1


def take_off(g: Table, mat: Character, id: str) -> None:
    """An item stays behind, and its -1 cards with it."""
    mat.items.remove(id)
    for _ in range(g.content.items[id].minus):
        if "minus" in mat.deck:
            mat.deck.remove("minus")
    if g.content.items[id].without_minus:
        mat.deck += ["minus-1"] * mat.tally.pop("without_minus", 0)


def choose_hand(g: Table, mat: Character) -> Flow:
    """Cards of the hand change places with others, one by one (GH-SETUP-05, GH-SETUP-06)."""

    def swaps() -> list[Any]:
        return [("swap", out, into) for out in mat.hand for into in mat.aside]

    while mat.aside:
        answer = yield Ask(mat.seat, "hand", lambda: [DONE, *swaps()])
        if answer == DONE:
            break
        _, out, into = answer
        mat.hand[mat.hand.index(out)] = into
        mat.aside[mat.aside.index(into)] = out


def take_place(g: Table, seat: int) -> Flow:
    """Any empty hex marked as a starting position (GH-PAGE-15)."""
    free = start_hexes(g)
    answer = yield Ask(seat, "start", [("to", *a) for a in free])
    at = (answer[1], answer[2])
    g.figures[f"h{seat}"].at = at
    g.emit(StartPlace(who=seat, at=at))


def start_hexes(g: Table) -> list[Hex]:
    """Empty hexes to start on; should they not suffice, any empty hex of the first room."""
    scenario = g.content.scenario(g)
    free = [a for a in scenario.start if figures.empty(g, a)]
    if not free:
        free = sorted(a for a in g.content.board(g).hexes[scenario.rooms[0].id] if figures.empty(g, a))
    return free
