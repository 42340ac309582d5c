"""The table as lines of text, for terminals: the map by Regions, wheel, Monuments, Monsters, players and how far each
is from each end, and what is going on."""

from __future__ import annotations

from typing import Any

from taverna.core.words import Words

from .records.board import Map
from .records.content import Content
from .records.terms import ATTRIBUTES, RUNES
from .state import LEAST, WHEEL

View = dict[str, Any]


def lines(view: View, seat: int | None, words: Words, content: Content) -> list[str]:
    """Everything a seat sees, in the order a player looks for it."""
    board = content.maps[len(view["players"])]
    return [
        headline(view, words),
        "",
        *territories(view, words, board),
        seas(view, words, board),
        "",
        *wheel(view, words, content),
        realms(view, words, board),
        monuments(view, words, content),
        *beasts(view, words, content),
        *requirements(view, words, content),
        "",
        *(line for player in view["players"] for line in player_lines(view, player, words, content, board)),
        *battle(view, words),
        *hunt(view, words),
        *on_offer(view, words, content),
        *([] if seat is None else hand(view["players"][seat], words, content)),
    ]


def headline(view: View, words: Words) -> str:
    line = words("board-turn", turn=view["turn"], who=view["active"], phase=view["phase"])
    if view["ragnarok"] is not None:
        line += " · " + words("board-last-turns", turns=view["last_turns"])
    elif view["idle"]:
        line += " · " + words("board-idle", idle=view["idle"])
    return line


# -- the map ---------------------------------------------------------------------------------------------------------
def territories(view: View, words: Words, board: Map) -> list[str]:
    shown = []
    for region, lands in board.regions.items():
        shown.append(words("board-region", region=region))
        shown += [f"  {territory(view, words, board, at)}" for at in lands]
    return shown


def territory(view: View, words: Words, board: Map, at: str) -> str:
    """Number, name, owner or Resistance, symbols, who is there, neighbours."""
    record = board.territories[at]
    owner = view["owner"].get(at)
    held = words("board-owner", who=owner) if owner is not None else words("board-resistance", n=record.resistance)
    things = [held, ", ".join(words.name(symbol) for symbol in record.symbols)]
    if at in view["temples"]:
        things.append(words("board-temple"))
    if at in view["forges"]:
        things.append(words("board-forge", rune=view["forges"][at], full=bool(view["forged"][at])))
    if record.yggdrasil:
        things.append("Yggdrasil")
    for player in view["players"]:
        there = [army["strength"] for army in view["armies"] if army["seat"] == player["seat"] and army["at"] == at]
        if there:
            things.append(words("board-armies", who=player["seat"], strengths="+".join(map(str, there))))
        if player["at"] == at:
            things.append(words("board-hero", who=player["seat"]))
    things += [words.name(id) for id, beast in view["beasts"].items() if beast["at"] == at]
    near = " ".join(str(number) for number in record.next_to)
    return f"{record.number:>2} {words.name(at)} · {' · '.join(things)} → {near}"


def seas(view: View, words: Words, board: Map) -> str:
    shown = []
    for sea, record in board.seas.items():
        ships = [words.seat(player["seat"]) for player in view["players"] if player["sea"] == sea]
        sailing = f" ({', '.join(ships)})" if ships else ""
        shown.append(f"{words.name(sea)} [{' '.join(map(str, record.touches))}]{sailing}")
    return words("board-seas") + " " + "; ".join(shown)


# -- wheel, Realms, Monuments, Monsters ------------------------------------------------------------------------------
def wheel(view: View, words: Words, content: Content) -> list[str]:
    two = len(view["players"]) == 2
    order = sorted(
        WHEEL, key=lambda action: content.actions[action].order_two if two else content.actions[action].order
    )
    shown = []
    for action in order:
        stack = [words.seat(who) for who in view["wheel"][action]]
        realm = words.name(content.realm_of[action])
        shown.append(f"{words.name(action)} ({realm}): {', '.join(stack) or '-'}")
    return [words("board-wheel"), *(f"  {line}" for line in shown)]


def realms(view: View, words: Words, board: Map) -> str:
    shown = []
    for realm in board.realms:
        allies = ", ".join(words.seat(who) for who in view["alliances"][realm]) or "-"
        numbers = " ".join(str(board.territories[at].number) for at in board.realms[realm])
        shown.append(f"{words.name(realm)} [{numbers}]: {allies}")
    return words("board-realms") + " " + "; ".join(shown)


def monuments(view: View, words: Words, content: Content) -> str:
    shown = []
    for deity, level in view["monuments"].items():
        record = content.deities[deity]
        slots = record.slots_two if len(view["players"]) == 2 else record.slots
        shown.append(
            words("board-monument", deity=deity, level=level, priests=len(view["priests"][deity]), slots=slots)
        )
    return "; ".join(shown)


def beasts(view: View, words: Words, content: Content) -> list[str]:
    shown = []
    for id, beast in view["beasts"].items():
        if beast["killed"] or not beast["at"]:
            continue
        spaces = []
        for space, by in zip(content.spaces(id), beast["wounds"], strict=True):
            symbols = "+".join(words.name(weapon) for weapon in space.weapons)
            mark = "×" if by is not None else "*" if space.reward else ""
            spaces.append(symbols + mark)
        ring = words("board-owner", who=beast["ring"]) if beast["ring"] is not None else words("board-neutral")
        if id == view["boss"]:
            ring = words("board-boss")
        shown.append(words("board-monster", monster=id, where=beast["at"], ring=ring) + " " + ", ".join(spaces))
    return shown


def requirements(view: View, words: Words, content: Content) -> list[str]:
    shown = []
    for id in view["requirements"]:
        text = content.requirements[id].text
        shown.append(("[x] " if id in view["down"] else "[ ] ") + (text[words.lang] if text else words.name(id)))
    return [words("board-ragnarok", down=len(view["down"])), *(f"  {line}" for line in shown)]


# -- players ---------------------------------------------------------------------------------------------------------
def player_lines(view: View, player: View, words: Words, content: Content, board: Map) -> list[str]:
    seat = player["seat"]
    mark = "»" if seat == view["active"] else " "
    values = " ".join(attribute(player, name, words) for name in ATTRIBUTES)
    runes = " ".join(f"{words.name(rune)} {player['runes'][rune]}" for rune in RUNES)
    held = player["hand"]["size"] if isinstance(player["hand"], dict) else len(player["hand"])
    reserve = sum(army["seat"] == seat and not army["at"] for army in view["armies"])
    shown = [
        f"{mark} "
        + words(
            "board-player", who=seat, values=values, runes=runes, cards=held, priests=player["priests"], armies=reserve
        ),
        "    " + progress(view, seat, words, board),
    ]
    owned = [
        words.name(id) + (f" ({words('board-exhausted')})" if id in player["exhausted"] else "")
        for id in (*player["artifacts"], *player["blessings"])
    ]
    if owned:
        shown.append("    " + ", ".join(owned))
    return shown


def attribute(player: View, name: str, words: Words) -> str:
    if name in player["wounded"]:
        return f"{words.name(name)} {LEAST}({player['track'][name]}†)"
    return f"{words.name(name)} {player['track'][name]}"


def progress(view: View, seat: int, words: Words, board: Map) -> str:
    """How far from each end: Regions, Temples, kills, Territories around Yggdrasil."""
    owner, two = view["owner"], len(view["players"]) == 2
    regions = sum(all(owner.get(at) == seat for at in lands) for lands in board.regions.values())
    player = view["players"][seat]
    return words(
        "board-progress",
        regions=regions,
        temples=sum(owner.get(at) == seat for at in view["temples"]),
        needed=4 if two else 5,
        kills=len(player["trophies"]) + player["slayers"],
        hunts=1 if two else 2,
        around=sum(owner.get(at) == seat for at in board.around),
    )


# -- what is going on ------------------------------------------------------------------------------------------------
def battle(view: View, words: Words) -> list[str]:
    fight = view["battle"]
    if fight is None:
        return []
    shown = ["", words("board-battle", where=fight["at"])]
    for side in (fight["attacker"], fight["defender"]):
        cards = [words.name(laid["card"]) for laid in side["laid"]]
        shown.append("  " + words("board-side", who=side["seat"], total=side["total"]) + " " + ", ".join(cards))
    return shown


def hunt(view: View, words: Words) -> list[str]:
    h = view["hunt"]
    if h is None:
        return []
    shown = ["", words("board-hunt", who=h["hunter"], monster=h["foe"], by=h["by"], round=h["round"])]
    if h["card"] is not None:
        shown.append("  " + words("board-attack", card=h["card"], fury=h["fury"], total=h["total"]))
    return shown


def on_offer(view: View, words: Words, content: Content) -> list[str]:
    """Heroes, Origins and Blessings to choose from, with what they do."""
    texts = [(id, content.heroes[id].text) for id in view["offered_heroes"]]
    texts += [(id, content.origins[id].text) for id in view["offered_origins"]]
    texts += [(id, content.blessings[id].text) for id in view["draft"]]
    return ["", *(f"  {words.name(id)}: {text[words.lang] if text else ''}" for id, text in texts)] if texts else []


def hand(player: View, words: Words, content: Content) -> list[str]:
    shown = ["", words("board-hand")]
    for id in player["hand"]:
        card = content.combat[id]
        text = card.text[words.lang] if card.text else ""
        values = words("board-card", card=id, weapon=card.weapon, value=card.value, casualties=card.casualties)
        shown.append(f"    {values} {text}".rstrip())
    return shown
