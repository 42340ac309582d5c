"""The rules told a second time, as plainly as the rulebook does, and compared with the game: what Enemies do on random
boards, and what Heroes may do at every question of random games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import pytest

import taverna
from taverna.core.ask import Ask
from taverna.core.chance import Chance
from taverna.games.massive_darkness.events import combat as ev
from taverna.games.massive_darkness.foresight import courses
from taverna.games.massive_darkness.rules import activation, combat
from taverna.games.massive_darkness.rules.kits import hero_kit

from .fights import board, enemy, foe, hero
from .tables import offered, say, table

CONTENT = taverna.find("massive-darkness").content()
Zone = tuple[int, int]
Deed = tuple[str, Zone, str]
SIDES = ((-1, 0), (0, 1), (1, 0), (0, -1))
ENEMIES = {
    "orc-flayers": ("melee",),
    "goblin-archers": ("melee", "ranged"),
    "ogre-mage": ("melee", "magic"),
    "high-troll": ("melee",),
    "giant-spider": ("melee", "ranged"),
}


# -- what Enemies do -------------------------------------------------------------------------------------------------
class Figure(NamedTuple):
    name: str
    at: Zone
    xp: int
    stunned: bool
    dead: bool


class Ground(NamedTuple):
    """A board without any cleverness."""

    zones: list[Zone]
    walls: list[tuple[Zone, Zone]]
    closed: list[tuple[Zone, Zone]]
    light: list[Zone]
    start: Zone
    exit: Zone | None

    def joined(self, here: Zone, there: Zone, past_doors: bool = False) -> bool:
        barred = self.walls if past_doors else [*self.walls, *self.closed]
        return there in self.zones and (here, there) not in barred and (there, here) not in barred

    def near(self, here: Zone, past_doors: bool = False) -> list[Zone]:
        beside = [(here[0] + down, here[1] + right) for down, right in SIDES]
        return [there for there in beside if self.joined(here, there, past_doors)]

    def seen(self, here: Zone) -> dict[Zone, int]:
        """Straight on until something is in the way (MD-LOS-01..05)."""
        found = {here: 0}
        for down, right in SIDES:
            at, far = here, 0
            while self.joined(at, on := (at[0] + down, at[1] + right)):
                at, far = on, far + 1
                found[at] = far
        return found

    def far(self, goal: Zone, past_doors: bool = False) -> dict[Zone, int]:
        steps, edge = {goal: 0}, [goal]
        for at in edge:
            for there in self.near(at, past_doors):
                if there not in steps:
                    steps[there] = steps[at] + 1
                    edge.append(there)
        return steps

    def toward(self, here: Zone, goal: Zone) -> list[Zone]:
        """The first steps of shortest ways; if there is no way, of those to the nearest place there is."""
        if here == goal:
            return []
        far = self.far(goal)
        if here in far:
            return [there for there in self.near(here) if far[there] < far[here]]
        beyond, reach = self.far(goal, True), self.far(here)
        if here not in beyond:
            return []
        least = min(beyond[there] for there in reach if there in beyond)
        if beyond[here] == least:
            return []
        steps = min(reach[there] for there in reach if beyond.get(there) == least)
        ends = [there for there in reach if beyond.get(there) == least and reach[there] == steps]
        return [there for there in self.near(here) if any(self.far(end)[there] < self.far(end)[here] for end in ends)]


def in_range(far: int, kinds: tuple[str, ...]) -> bool:
    """(MD-TAB-RANGE)"""
    return far == 0 or (far >= 1 and "ranged" in kinds) or (1 <= far <= 2 and "magic" in kinds)


def most_xp(heroes: list[Figure]) -> list[Figure]:
    return [one for one in heroes if one.xp == max(other.xp for other in heroes)]


def told(ground: Ground, heroes: list[Figure], kinds: tuple[str, ...], at: Zone, to_exit: bool) -> set[Any]:
    """Every way an Activation can go, read off the rulebook (MD-FOE-02..19)."""
    living = [one for one in heroes if not one.dead]
    found: set[tuple[Deed, ...]] = set()

    def step(number: int, here: Zone, to_exit: bool, done: tuple[Deed, ...]) -> None:
        seen = ground.seen(here)
        if number > 4:
            found.add(done)
        elif number in (1, 3):
            able = most_xp([one for one in living if one.at in seen and in_range(seen[one.at], kinds)])
            for one in able:
                found.add((*done, ("attack", here, one.name)))
            if not able:
                step(number + 1, here, to_exit, done)
        elif any(one.at == here and not one.stunned for one in living):
            found.add((*done, ("stay", here, "")))
        else:
            meant = most_xp([one for one in living if one.at in seen])
            meant = meant or most_xp([one for one in living if one.at in ground.light])
            goals: list[tuple[Zone, bool]] = [(one.at, False) for one in meant]
            if not goals:
                goals = list(round_trip(here, to_exit))
            for goal, heading in goals:
                steps = ground.toward(here, goal)
                for there in steps:
                    step(number + 1, there, heading, (*done, ("move", there, "")))
                if not steps:
                    found.add((*done, ("stay", here, "")))
            if not goals:
                found.add((*done, ("stay", here, "")))

    def round_trip(here: Zone, to_exit: bool) -> Iterator[tuple[Zone, bool]]:
        """The Starting Zone, or where one can get no nearer to it the Exit, and back (MD-FOE-11, MD-FOE-15, -16)."""
        for heading in (to_exit, not to_exit):
            goal = ground.exit if heading else ground.start
            if goal is not None and ground.toward(here, goal):
                yield goal, heading
                return
            if ground.exit is None:
                return

    step(1, at, to_exit, ())
    return found


def random_board(random: Random) -> tuple[Ground, list[Figure], str, Zone, bool]:
    rows, columns = random.randint(1, 5), random.randint(2, 5)
    zones = [(row, column) for row in range(rows) for column in range(columns) if random.random() < 0.8]
    zones = zones if len(zones) > 1 else [(0, 0), (0, 1)]
    borders = [(one, other) for one in zones for other in zones if one < other and side_by_side(one, other)]
    random.shuffle(borders)
    walls = borders[: random.randint(0, len(borders) // 3)]
    doors = borders[len(walls) : len(walls) + random.randint(0, 3)]
    light = [zone for zone in zones if random.random() < 0.3]
    exit = random.choice([*zones, None, None])
    heroes = []
    for name in random.sample(["elias", "owen", "sibyl", "whisper", "bjorn"], random.randint(1, 4)):
        fate = random.random()
        heroes.append(Figure(name, random.choice(zones), random.randint(0, 2), fate < 0.2, fate > 0.9))
    ground = Ground(zones, walls, doors, light, random.choice(zones), exit)
    return (
        ground,
        heroes,
        random.choice(list(ENEMIES)),
        random.choice(zones),
        exit is not None and random.random() < 0.3,
    )


def side_by_side(one: Zone, other: Zone) -> bool:
    return abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1


@pytest.mark.rule("MD-FOE-02", "MD-FOE-03", "MD-FOE-04", "MD-FOE-06", "MD-FOE-07", "MD-FOE-08", "MD-FOE-09")
@pytest.mark.rule("MD-FOE-10", "MD-FOE-11", "MD-FOE-12", "MD-FOE-13", "MD-FOE-14", "MD-FOE-15", "MD-FOE-16")
@pytest.mark.rule("MD-FOE-17", "MD-FOE-18", "MD-FOE-19", "MD-FOE-21", "MD-FOE-22", "MD-SHADOW-03", "MD-SHADOW-04")
@pytest.mark.rule("MD-LOS-01", "MD-LOS-02", "MD-LOS-03", "MD-LOS-06", "MD-MOVE-04", "MD-STUN-06", "MD-LIFE-05")
@pytest.mark.parametrize("seed", range(8))
def test_enemies_do_what_the_rulebook_says(seed: int) -> None:
    random = Random(seed)
    for _ in range(40):
        ground, heroes, name, at, to_exit = random_board(random)
        position: dict[str, Any] = {
            **ground._asdict(),
            "heroes": [
                hero(one.name, one.at, xp=one.xp, stunned=one.stunned and not one.dead, dead=one.dead) for one in heroes
            ],
            "enemies": [
                enemy(
                    name,
                    at,
                    minions=(1,) if CONTENT.enemies[name].rank == "mob" else (),
                    heading="exit" if to_exit else "start",
                )
            ],
        }
        wanted = told(ground, heroes, ENEMIES[name], at, to_exit)
        g = board(**position)
        foretold = {
            tuple((step.do, zone(step.at), whom(g, step)) for step in course.steps if step.do != "none")
            for course in courses.courses(g, foe(g))
        }
        assert foretold == wanted, position
        assert done(g, random) in wanted, position


def zone(at: str) -> Zone:
    row, _, column = at.partition(",")
    return int(row), int(column)


def whom(g: Any, step: Any) -> str:
    return g.heroes[step.whom].hero if step.do == "attack" else ""


def done(g: Any, random: Random) -> tuple[Deed, ...]:
    """The Activation itself, with random answers: what it came to."""
    flow, sent = activation.activate(g, 1), None
    try:
        while True:
            question = flow.send(sent)
            assert isinstance(question, Ask)
            sent = random.choice(list(question.made().values()))
    except StopIteration:
        pass
    deeds: list[Deed] = []
    for event in g.out:
        if isinstance(event, ev.EnemyAttacked):
            deeds.append(("attack", zone(g.enemies[1].at), g.heroes[event.whom].hero))
        elif isinstance(event, (ev.EnemyMoved, ev.EnemyMovedToLight, ev.EnemyMovedToStart, ev.EnemyMovedToExit)):
            deeds.append(("move", zone(event.where), ""))
    if len([deed for deed in deeds if deed[0] == "move"]) < 2 and (not deeds or deeds[-1][0] != "attack"):
        deeds.append(("stay", zone(g.enemies[1].at), ""))
    return tuple(deeds)


# -- combat ----------------------------------------------------------------------------------------------------------
PLAIN = {"ChangeHits", "ChangeShields", "AddDamage", "Stun"}
SUMS = {"ChangeHits": 0, "ChangeShields": 1, "AddDamage": 2}


def plain(id: str) -> bool:
    """A weapon or Armour whose Enchantments only add to the result, or stun."""
    item = CONTENT.items[id]
    words = {type(word).__name__ for power in item.powers for word in power.does}
    return item.slot in ("body", "one-hand", "two-hands") and words <= PLAIN and all(p.enchantment for p in item.powers)


HANDS = [id for id, item in CONTENT.items.items() if plain(id) and item.slot == "one-hand"]
MELEE = [id for id in HANDS if CONTENT.items[id].dice.melee]
BODIES = [id for id, item in CONTENT.items.items() if plain(id) and item.slot == "body"]
MOBS = [id for id, card in CONTENT.cards.items() if card.rank == "mob" and card.dice.melee]


def pools(cards: list[Any], kind: str, own: Any = None) -> dict[str, int]:
    """Dice of one type, three of a colour at most; a Guardian's own card must have that type (MD-GUARDIAN-03)."""
    found: Counter[str] = Counter()
    for card in cards:
        if own is None or card is own or own.dice[kind]:
            for colour in ("yellow", "red", "blue", "green"):
                found[colour] += getattr(card.dice[kind], colour)
    return {colour: min(n, 3) for colour, n in found.items() if n}


def spent(keys: list[str], cards: dict[str, Any], dice: list[Any], side: str, kind: str) -> list[int]:
    """What the Enchantments that were activated add: Hits, Shields, Damage. Each at most as often as it may, for
    symbols that lie there, and of the right side (MD-ENCH-04..12)."""
    left = Counter[str]()
    for die in dice:
        face = CONTENT.dice[die.colour].faces[die.face]
        left["bam"] += face.bam
        left["diamond"] += face.diamond
    sums = [0, 0, 0]
    for key, times in Counter(keys).items():
        name = key.partition("#")[0].partition("/")[0]
        power = cards[name].powers[int(key.partition("/")[2] or 0)]
        if side not in power.on:
            continue
        assert times <= power.repeat and (side == "defence" or cards[name].dice[kind])
        left["bam"] -= times * power.pay.bam
        left["diamond"] -= times * power.pay.diamond
        for word in power.does:
            if type(word).__name__ in SUMS:
                sums[SUMS[type(word).__name__]] += times * word.amount
    assert left["bam"] >= 0 and left["diamond"] >= 0
    return sums


@pytest.mark.rule("MD-COMBAT-02", "MD-COMBAT-03", "MD-COMBAT-04", "MD-HANDS-02", "MD-DICE-07", "MD-GUARDIAN-03")
@pytest.mark.rule("MD-ENCH-02", "MD-ENCH-04", "MD-ENCH-05", "MD-ENCH-06", "MD-ENCH-09", "MD-ENCH-10", "MD-ENCH-12")
@pytest.mark.rule("MD-DMG-01", "MD-DMG-02", "MD-MOB-04", "MD-MOB-07", "MD-MOB-11", "MD-MOB-12", "MD-MOB-14", "MD-XP-01")
@pytest.mark.parametrize("seed", range(4))
def test_combat_comes_to_what_the_rulebook_says(seed: int) -> None:
    """A Hero without Skills that matter in a fight, in the light, against a Mob with something in its Boss's hands."""
    random = Random(seed)
    for _ in range(40):
        card = CONTENT.cards[random.choice(MOBS)]
        gear = random.choice([*HANDS, *BODIES])
        hands, body = random.sample(MELEE, random.randint(1, 2)), random.choice(BODIES)
        minions = [card.life] * random.randint(0, 3)
        position: dict[str, Any] = {
            "zones": [(0, 0)],
            "light": [(0, 0)],
            "heroes": [hero("siegfried", cls="darkness-ranger", hands=hands, body=body)],
            "enemies": [enemy(card.enemy, level=card.level, minions=minions, gear=(gear,))],
        }
        g = board(**position)
        g.chance = Chance(random.randint(0, 10**9))
        attacks = random.random() < 0.5
        flow = combat.attack(g, 0, 1, "melee") if attacks else combat.strike(g, foe(g), 0, "melee")
        answered(flow, random)
        c, items = g.last, CONTENT.items
        assert c is not None
        mine, theirs = [items[id] for id in (*hands, body)], [card, items[gear]]
        cards = {card.id: card, gear: items[gear]} if not attacks else {id: items[id] for id in hands}
        dice = pools(mine if attacks else theirs, "melee", None if attacks else card)
        assert Counter(die.colour for die in c.attack) == dice, position
        dice = pools(theirs if attacks else mine, "defence", card if attacks else None)
        assert Counter(die.colour for die in c.defence) == dice, position
        guards = {card.id: card, gear: items[gear]} if attacks else {id: items[id] for id in (*hands, body)}
        forward = [key for key in c.activated if key.partition("#")[0].partition("/")[0] in cards]
        shields = [key for key in c.activated if key.partition("#")[0].partition("/")[0] in guards]
        more = spent(forward, cards, c.attack, "attack", "melee")
        less = spent(shields, guards, c.defence, "defence", "melee")
        hits, blocks, extra = (one + other for one, other in zip(more, less, strict=True))
        hits += sum(CONTENT.dice[die.colour].faces[die.face].hits for die in c.attack)
        blocks += sum(CONTENT.dice[die.colour].faces[die.face].shields for die in c.defence)
        damage = max(max(hits, 0) - max(blocks, 0), 0) + extra
        assert c.dealt == damage, position
        if not attacks:
            assert g.heroes[0].life == max(5 - damage, 0)
        elif minions and not (1 in g.enemies and g.enemies[1].stunned):
            whole, last = divmod(damage, card.life)
            left = [card.life] * (len(minions) - whole)
            if last and left:
                left[-1] -= last
            assert sorted(g.enemies[1].minions) == sorted(left) and g.enemies[1].life == card.life
            assert g.heroes[0].xp == min(whole, len(minions))


def answered(flow: Any, random: Random) -> None:
    """Follow a rule with random answers."""
    sent = None
    try:
        while True:
            sent = random.choice(list(flow.send(sent).made().values()))
    except StopIteration:
        pass


# -- what Heroes may do ----------------------------------------------------------------------------------------------
def lines(g: Any, at: str) -> dict[str, int]:
    """Line of Sight on a Mission's map."""
    found = {at: 0}
    for heading in "NESW":
        here, far = at, 0
        while (on := g.map.beside[here].get(heading)) is not None and passable(g, here, on):
            here, far = on, far + 1
            found[here] = far
    return found


def passable(g: Any, here: str, there: str) -> bool:
    if there in g.fallen or there not in g.map.ways[here]:
        return False
    door = g.map.ways[here][there]
    return door is None or door in g.opened


def may_do(g: Any, me: Any) -> set[str]:
    """Moves, doors, attacks and the rest, from the tables of Actions and Ranges (MD-TAB-ACTIONS, MD-TAB-RANGE)."""
    here = [foe for foe in g.enemies.values() if foe.at == me.at]
    evasive = any(type(word).__name__ == "Evasive" for source in hero_kit(g, me).sources for word in source.power.does)
    points = me.points or me.actions or me.extra.get("move")
    found: set[str] = set()
    if me.stunned:
        return {"stand-up"} if me.actions else set()
    if points:
        if evasive or all(foe.stunned for foe in here):
            found |= {f"move,{to}" for to in g.map.beside[me.at].values() if passable(g, me.at, to)}
        found |= {f"open,{id}" for id, door in g.map.doors.items() if me.at in door.zones and id not in g.opened}
        if not here and (me.at in g.treasure or me.at in g.special):
            found.add("pick-up")
    if not me.points and (me.actions or me.extra.get("combat")):
        seen = lines(g, me.at)
        magic = 3 if me.hero == "elias" else 2
        reach = {"melee": (0, 0), "ranged": (1, 99), "magic": (1, magic)}
        for kind, (least, most) in reach.items():
            if any(CONTENT.items[card].dice[kind] for card in me.worn()):
                found |= {
                    f"{kind},{foe.id}" for foe in g.enemies.values() if foe.at in seen and least <= seen[foe.at] <= most
                }
    if not me.points:
        if me.actions:
            found.add("trade")
        if len(me.cards()) >= 3:
            found.add("transmute")
    return found


KNOWN = ("move", "open", "melee", "ranged", "magic", "trade", "transmute", "stand-up")


def sound(g: Any) -> None:
    """What is so at every moment."""
    for one in g.heroes:
        assert 0 <= one.life <= one.most <= 7 and one.dead == (one.life == 0)
        assert 0 <= one.xp <= 30 and one.actions >= 0
        slots = [CONTENT.items[card].slot for card in one.hands]
        assert slots in ([], ["one-hand"], ["one-hand", "one-hand"], ["two-hands"])
        assert not one.body or CONTENT.items[one.body].slot == "body"
        assert not [card for card in one.pack if CONTENT.items[card].slot in ("trap", "luck")]
    figures: Counter[str] = Counter()
    for one in g.enemies.values():
        card = CONTENT.cards[one.card]
        figures[card.enemy] += one.life > 0
        figures[f"{card.enemy} minions"] += len(one.minions)
        assert one.life > 0 or one.minions
        assert all(0 < life <= card.life for life in one.minions)
        assert len(one.gear) <= 1 and (one.life > 0 or not one.gear)
    for name, box in CONTENT.enemies.items():
        assert figures[name] <= box.figures and figures[f"{name} minions"] <= box.minions
    assert g.lifebringer >= 0 and 1 <= g.level <= 5


@pytest.mark.rule("MD-ACT-01", "MD-ACT-06", "MD-ACT-07", "MD-ACT-08", "MD-ACT-10", "MD-MOVE-01", "MD-MOVE-03")
@pytest.mark.rule("MD-MOVE-05", "MD-MOVE-07", "MD-DOOR-01", "MD-DOOR-02", "MD-DOOR-03", "MD-PICK-01", "MD-FIGHT-01")
@pytest.mark.rule("MD-FIGHT-02", "MD-EQUIP-10", "MD-EQUIP-11", "MD-EQUIP-12", "MD-EQUIP-13", "MD-TRANS-01")
@pytest.mark.rule("MD-STUN-02", "MD-STUN-05", "MD-XP-06", "MD-LIFE-02", "MD-EQUIP-03", "MD-EQUIP-04", "MD-SPAWN-01")
@pytest.mark.parametrize("mission", ["walking-in-the-dark", "scorched-earth", "black-widow"])
def test_heroes_may_do_what_the_rulebook_says(mission: str) -> None:
    """At every question of random games, with nothing locked and no Pillars on the board."""
    for seats in (1, 3, 5):
        random = Random(seats)
        t = table(seats=seats, seed=seats, mission=mission, lifebringer=8)
        level = asked = 0
        while not t.over and asked < 150:
            g = t.state
            sound(g)
            assert g.level >= level
            level = g.level
            ids = offered(t)
            question = next(iter(t.questions.values()))
            if question.prompt == "act":
                asked += 1
                me = g.heroes[g.active]
                have = {id for id in ids if id.partition(",")[0] in KNOWN}
                wanted = may_do(g, me)
                assert have == wanted - {"pick-up"}
                if "pick-up" in wanted:
                    assert "pick-up" in ids
                assert ("stop" if me.points else "rest") in ids
            say(t, random.choice(ids))
