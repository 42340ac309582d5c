"""The table as lines of text, for terminals: the map by Regions, wheel, Monuments, Monsters, players and how far each
is from each end, and what is going on."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Any

from taverna.core.ground import table_of
from taverna.core.sheets import Sheet
from taverna.core.words import Words

from .foresight.ends import progress
from .records.content import Content
from .records.terms import ATTRIBUTES, RUNES, Point
from .state import LEAST, WHEEL, Player, Table


def sheets(
    view: dict[str, Any],
    seat: int | None,
    words: Words,
    content: Content,
    marks: Mapping[str, int] = MappingProxyType({}),
) -> list[Sheet]:
    """Everything a seat sees, in the order a player looks for it: what is going on, then the map."""
    g = table_of(Table, view, content)
    now = [*battle(g, words), *hunt(g, words)]
    cards = [] if seat is None else hand(g, g.players[seat], words)
    aside = bool(now or on_offer(g, words))
    drawn = chart(g, words, marks)
    mine = [] if seat is None else player_lines(g, g.players[seat], words)
    lots = [line for player in g.players for line in player_lines(g, player, words)]
    return [
        Sheet(id="now", lines=[headline(g, words), *now], weight=0),
        Sheet(id="choice", lines=on_offer(g, words), weight=1),
        Sheet(id="map", lines=drawn, weight=5 if aside else 2),
        Sheet(id="signs", lines=legend(g, words, marks), weight=9 if aside else 5),
        Sheet(id="lands", lines=[*territories(g, words), seas(g, words)], weight=8),
        Sheet(id="wheel", lines=[*wheel(g, words), realms(g, words), monuments(g, words)], weight=7),
        Sheet(id="monsters", lines=beasts(g, words), weight=6),
        Sheet(id="players", lines=lots, weight=4, brief=lots if seat is None else mine),
        Sheet(id="goal", lines=requirements(g, words), weight=9),
        Sheet(id="hand", lines=cards if len(cards) > 1 else [], weight=3 if now else 6),
    ]


def headline(g: Table, words: Words) -> str:
    line = words("board-turn", turn=g.turn, who=g.active, phase=g.phase)
    if g.ragnarok is not None:
        line += " · " + words("board-last-turns", turns=g.last_turns)
    elif g.idle:
        line += " · " + words("board-idle", idle=g.idle)
    return line


# -- the map ---------------------------------------------------------------------------------------------------------
HIGH, BROAD = 13, 74
"""Lines and letters of the map: it fits above a question on a terminal of 80 by 24."""
LEFT, RIGHT, TOP, BOTTOM = 100, 900, 62, 638
"""The part of the map of 1000 by 700 that land is on."""


def chart(g: Table, words: Words, marks: Mapping[str, int]) -> list[str]:
    """The map as it is drawn, each Territory with its number, what it holds and the number of its option."""
    ground = raster(tuple((land.number, land.outline) for land in g.map.territories.values()))
    shown = [list(line) for line in outlined(ground)]
    letters = initials(g, words)
    for at, land in g.map.territories.items():
        rows = [[column for column in range(BROAD) if line[column] == land.number] for line in ground]
        high, there = max(enumerate(rows), key=lambda row: (len(row[1]), -abs(row[0] - HIGH / 2)))
        text = label(g, at, letters, marks.get(f"territory/{at}"))[: max(2, len(there) - 1)]
        start = there[0] + (len(there) - 1 - len(text)) // 2
        shown[high][start : start + len(text)] = text
    return ["".join(line).rstrip() for line in shown]


def legend(g: Table, words: Words, marks: Mapping[str, int]) -> list[str]:
    """Whose each letter is, what the signs mean, and where Drakkars lie."""
    ships = [words("board-at-sea", who=player.seat, sea=player.sea) for player in g.players if player.sea]
    waters = [f"[{n}] {words.name(key[4:])}" for key, n in marks.items() if key.startswith("sea/")]
    letters = initials(g, words)
    named = [f"{letter} {words.seat(who)}" for who, letter in letters.items()]
    return [
        " · ".join([*named, words("board-signs", letter=next(iter(letters.values())))]),
        *([" · ".join([*ships, *waters])] if ships or waters else []),
    ]


@lru_cache(maxsize=4)
def raster(lands: tuple[tuple[int, tuple[Point, ...]], ...]) -> list[list[int]]:
    """Which Territory each letter of the map lies in; 0: none."""
    wide, tall = (RIGHT - LEFT) / BROAD, (BOTTOM - TOP) / HIGH
    return [
        [
            next((n for n, ring in lands if within(LEFT + (column + 0.5) * wide, TOP + (row + 0.5) * tall, ring)), 0)
            for column in range(BROAD)
        ]
        for row in range(HIGH)
    ]


def within(x: float, y: float, ring: tuple[Point, ...]) -> bool:
    """Does a ray to the right cross the outline an odd number of times?"""
    odd = False
    for (a, b), (c, d) in zip(ring, (ring[-1], *ring[:-1]), strict=True):
        if (b > y) != (d > y) and x < (c - a) * (y - b) / (d - b) + a:
            odd = not odd
    return odd


def outlined(ground: list[list[int]]) -> list[str]:
    """Lines between Territories, and between land and water."""
    shown = []
    for row, line in enumerate(ground):
        below = ground[row + 1] if row + 1 < HIGH else [0] * BROAD
        nexts = [*line[1:], 0]
        shown.append(
            "".join(
                "|" if n != right else "_" if n != low else " "
                for n, right, low in zip(line, nexts, below, strict=True)
            )
        )
    return shown


def initials(g: Table, words: Words) -> dict[int, str]:
    """A letter for each player: of the name, if no other has it."""
    found: dict[int, str] = {}
    for player in g.players:
        name = [letter for letter in words.seat(player.seat).upper() if letter.isalnum()]
        found[player.seat] = next((letter for letter in name if letter not in found.values()), str(player.seat + 1))
    return found


def label(g: Table, at: str, letters: dict[int, str], option: int | None) -> str:
    """Number, option, owner or Resistance, Armies, Heroes, Monsters, Temple: as short as can be."""
    land, owner = g.map.territories[at], g.owner.get(at)
    mark = f"[{option}]" if option is not None else ""
    text = f"{land.number}{mark} {letters[owner] if owner is not None else f'r{land.resistance}'}"
    for player in sorted(g.players, key=lambda player: player.seat != owner):
        there = sum(army.strength for army in g.armies if army.seat == player.seat and army.at == at)
        hero = "@" if player.at == at else ""
        if there or hero:
            whose = "" if player.seat == owner else f" {letters[player.seat]}"
            text += f"{whose}{there or ''}{hero}"
    beasts = "!" * sum(beast.at == at and not beast.killed for beast in g.beasts.values())
    return text + ("T" if at in g.temples else "") + beasts


def territories(g: Table, words: Words) -> list[str]:
    shown = []
    for region, lands in g.map.regions.items():
        shown.append(words("board-region", region=region))
        shown += [f"  {territory(g, words, at)}" for at in lands]
    return shown


def territory(g: Table, words: Words, at: str) -> str:
    """Number, name, owner or Resistance, symbols, who is there, neighbours."""
    record = g.map.territories[at]
    owner = g.owner.get(at)
    held = words("board-owner", who=owner) if owner is not None else words("board-resistance", n=record.resistance)
    things = [held, ", ".join(words.name(symbol) for symbol in record.symbols)]
    if at in g.temples:
        things.append(words("board-temple"))
    if at in g.forges:
        things.append(words("board-forge", rune=g.forges[at], full=bool(g.forged[at])))
    if record.yggdrasil:
        things.append("Yggdrasil")
    for player in g.players:
        there = [army.strength for army in g.armies if army.seat == player.seat and army.at == at]
        if there:
            things.append(words("board-armies", who=player.seat, strengths="+".join(map(str, there))))
        if player.at == at:
            things.append(words("board-hero", who=player.seat))
    things += [words.name(id) for id, beast in g.beasts.items() if beast.at == at]
    near = " ".join(str(number) for number in record.next_to)
    return f"{record.number:>2} {words.name(at)} · {' · '.join(things)} → {near}"


def seas(g: Table, words: Words) -> str:
    shown = []
    for sea, record in g.map.seas.items():
        ships = [words.seat(player.seat) for player in g.players if player.sea == sea]
        sailing = f" ({', '.join(ships)})" if ships else ""
        shown.append(f"{words.name(sea)} [{' '.join(map(str, record.touches))}]{sailing}")
    return words("board-seas") + " " + "; ".join(shown)


# -- wheel, Realms, Monuments, Monsters ------------------------------------------------------------------------------
def wheel(g: Table, words: Words) -> list[str]:
    actions = g.content.actions
    order = sorted(WHEEL, key=lambda one: actions[one].order_two if g.seats == 2 else actions[one].order)
    shown = []
    for action in order:
        stack = [words.seat(who) for who in g.wheel[action]]
        realm = words.name(g.content.realm_of[action])
        shown.append(f"{words.name(action)} ({realm}): {', '.join(stack) or '-'}")
    return [words("board-wheel"), *(f"  {line}" for line in shown)]


def realms(g: Table, words: Words) -> str:
    shown = []
    for realm in g.map.realms:
        allies = ", ".join(words.seat(who) for who in g.alliances[realm]) or "-"
        numbers = " ".join(str(g.map.territories[at].number) for at in g.map.realms[realm])
        shown.append(f"{words.name(realm)} [{numbers}]: {allies}")
    return words("board-realms") + " " + "; ".join(shown)


def monuments(g: Table, words: Words) -> str:
    shown = []
    for deity, level in g.monuments.items():
        there, slots = len(g.priests[deity]), g.slots(deity)
        shown.append(words("board-monument", deity=deity, level=level, priests=there, slots=slots))
    return "; ".join(shown)


def beasts(g: Table, words: Words, only: str = "") -> list[str]:
    shown = []
    for id, beast in g.beasts.items():
        if beast.killed or not beast.at or (only and id != only):
            continue
        spaces = []
        for space, by in zip(g.content.spaces(id), beast.wounds, strict=True):
            symbols = "+".join(words.name(weapon) for weapon in space.weapons)
            mark = "×" if by is not None else "*" if space.reward else ""
            spaces.append(symbols + mark)
        ring = words("board-owner", who=beast.ring) if beast.ring is not None else words("board-neutral")
        if id == g.boss:
            ring = words("board-boss")
        shown.append(words("board-monster", monster=id, where=beast.at, ring=ring) + " " + ", ".join(spaces))
    return shown


def requirements(g: Table, words: Words) -> list[str]:
    shown = []
    for id in g.requirements:
        text = g.content.requirements[id].text
        shown.append(("[x] " if id in g.down else "[ ] ") + (text[words.lang] if text else words.name(id)))
    return [words("board-ragnarok", down=len(g.down)), *(f"  {line}" for line in shown)]


# -- players ---------------------------------------------------------------------------------------------------------
def player_lines(g: Table, player: Player, words: Words) -> list[str]:
    seat = player.seat
    mark = "»" if seat == g.active else " "
    values = " ".join(attribute(player, name, words) for name in ATTRIBUTES)
    runes = " ".join(f"{words.name(rune)} {player.runes[rune]}" for rune in RUNES)
    held = len(player.hand)
    reserve = sum(army.seat == seat and not army.at for army in g.armies)
    shown = [
        f"{mark} "
        + words(
            "board-player", who=seat, values=values, runes=runes, cards=held, priests=player.priests, armies=reserve
        ),
        "    " + how_far(g, seat, words),
    ]
    owned = [
        words.name(id) + (f" ({words('board-exhausted')})" if id in player.exhausted else "")
        for id in (*player.artifacts, *player.blessings)
    ]
    if owned:
        shown.append("    " + ", ".join(owned))
    return shown


def attribute(player: Player, name: str, words: Words) -> str:
    if name in player.wounded:
        return f"{words.name(name)} {LEAST}({player.track[name]}†)"
    return f"{words.name(name)} {player.track[name]}"


def how_far(g: Table, seat: int, words: Words) -> str:
    """How far from each end: Regions, Temples, kills, Territories around Yggdrasil."""
    ends = progress(g, seat)
    temples, needed = ends["great-gothi"]
    kills, hunts = ends["slayer"]
    return words(
        "board-progress",
        regions=ends["great-jarl"][0],
        temples=temples,
        needed=needed,
        kills=kills,
        hunts=hunts,
        around=ends["ragnarok"][0],
    )


# -- what is going on ------------------------------------------------------------------------------------------------
def battle(g: Table, words: Words) -> list[str]:
    fight = g.battle
    if fight is None:
        return []
    shown = [words("board-battle", where=fight.at)]
    for side in (fight.attacker, fight.defender):
        cards = [words.name(laid.card) for laid in side.laid]
        shown.append("  " + words("board-side", who=side.seat, total=side.total) + " " + ", ".join(cards))
    return shown


def hunt(g: Table, words: Words) -> list[str]:
    h = g.hunt
    if h is None:
        return []
    shown = [words("board-hunt", who=h.hunter, monster=h.foe, by=h.by, round=h.round)]
    shown += [f"  {line}" for line in beasts(g, words, h.foe)]
    if h.card is not None:
        shown.append("  " + words("board-attack", card=h.card, fury=h.fury, total=h.total))
    return shown


def on_offer(g: Table, words: Words) -> list[str]:
    """Heroes, Origins and Blessings to choose from, with what they do."""
    texts = [(id, g.content.heroes[id].text) for id in g.offered_heroes]
    texts += [(id, g.content.origins[id].text) for id in g.offered_origins]
    texts += [(id, g.content.blessings[id].text) for id in g.draft]
    return [f"  {words.name(id)}: {text[words.lang] if text else ''}" for id, text in texts]


def hand(g: Table, player: Player, words: Words) -> list[str]:
    shown = [words("board-hand")]
    for id in player.hand:
        card = g.content.combat[id]
        text = card.text[words.lang] if card.text else ""
        values = words("board-card", card=id, weapon=card.weapon, value=card.value, casualties=card.casualties)
        shown.append(f"    {values} {text}".rstrip())
    return shown
