"""Holds the content of Gloomhaven against a folder of public facts and prints every disagreement with its reason.

    python tests/gloomhaven/check_facts.py FOLDER

The facts are not part of the project. A disagreement that is meant stands in `KNOWN` with its reason; any other makes
the script fail.
"""

from __future__ import annotations

import json
import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from facts_events import events
from facts_solos import solos
from facts_town import achievements, places, quests

import taverna.games.gloomhaven as package
from taverna.core.content import read_folder
from taverna.games.gloomhaven.records import build
from taverna.games.gloomhaven.records.content import Content

KNOWN: dict[str, str] = {
    # -- stat cards
    "monsters/savvas-icestorm/elite/7/pierce": "Pierce 4 in two other sources",
    "monsters/high-flame/flying": "a named Flame Demon; the facts forget that Flame Demons fly",
    # -- ability decks: what is printed as a sentence there and said with words of ours here
    "decks/ancient-artillery/701": "a sentence: 2 damage to all adjacent enemies",
    "decks/ancient-artillery/702": "a sentence: 2 damage to all adjacent enemies",
    "decks/cultist/604": "the area of the death blow is written as all adjacent enemies",
    "decks/cultist/605": "the area of the death blow is written as all adjacent enemies",
    "decks/flame-demon/634": "a sentence: 2 damage to all adjacent enemies",
    "decks/giant-viper/684": "a sentence: +2 if the target is next to an ally of the monster",
    "decks/giant-viper/685": "a sentence: +2 if the target is next to an ally of the monster",
    "decks/harrower-infester/729": "a sentence: Heal 2 for each target damaged",
    "decks/hound/542": "a sentence: +2 if the target is next to an ally of the monster",
    "decks/hound/543": "a sentence: +2 if the target is next to an ally of the monster",
    "decks/lurker/612": "Shield 2 instead of 1 is written as 1 more",
    "decks/night-demon/667": "a sentence: 1 damage to all adjacent figures",
    "decks/savvas-icestorm/708": "Push 4 instead of 2 is written as 2 more",
    "decks/savvas-lavaflow/719": "a sentence: 2 damage to all next to the target",
    "decks/savvas-lavaflow/721": "a sentence: 2 damage to all enemies, and conditions for all of them",
    # -- items
    "items/halberd/cost": "60 in two sources, 75 in one",
    "second/items/splintmail/after": "spent in the first source, like every other armour with slots",
    # -- events
    "events/city-41/a": "what is lost there is a price here, and nobody pays both",
    "events/road-28/a": "a result of ours tells those who have nothing to give that nothing happens",
    # -- the map
    "places/gloomhaven-battlements-b/lost": "misspelt there",
    "places/ghost-fortress/needs": "the achievement is written as a name there",
    "places/back-alley-brawl/needs": "misspelt there",
    # -- scenarios for one alone
    "solos/solo-beast-tyrant/start": "the second hex is the bear's",
    "solos/solo-doomstalker/monsters": "stat cards of their own say what the facts add to these three",
    "solos/solo-sunkeeper/places": "there are none in the facts",
    # -- class cards
    "cards/cragheart/rock-slide/initiative": "81 in two other sources",
    "cards/mindthief/withering-claw/level": "an X card in two other sources",
    "cards/mindthief/feedback-loop/top": "Shield 1 is a sentence there; it lasts for the round, the Augment does not",
    "cards/mindthief/vicious-blood/top": "the Retaliate, not the Augment, lasts for the round",
    "cards/spellweaver/frost-armor/top": "the rulebook shows this card: it consumes Ice",
    "cards/spellweaver/crackling-air/bottom": "the number is missing there: Retaliate 2",
    "cards/spellweaver/stone-fists/bottom": "+1 Shield for the Earth consumed is written as one more Shield 1",
    "cards/tinkerer/noxious-vials/bottom": "the number is missing there: Range 3",
    "cards/berserker/immortality/bottom/dots": "the slot stands at the Fire symbol there, here at what the Fire brings",
    "cards/quartermaster/oversized-pack/initiative": "81 in two other sources",
    "cards/quartermaster/reforge/initiative": "89 in two other sources; swapped there with Refreshment",
    "cards/quartermaster/refreshment/initiative": "95 in two other sources; swapped there with Reforge",
    "scenarios/gloomhaven-battlements-b/monsters/2": "the Prime Demon comes later, by a rule of the scenario",
    "scenarios/gloomhaven-battlements-b/monsters/3": "the Prime Demon comes later, by a rule of the scenario",
    "scenarios/gloomhaven-battlements-b/monsters/4": "the Prime Demon comes later, by a rule of the scenario",
    **{f"scenarios/shadow-weald/monsters/{n}": "the Dark Rider begins off the map" for n in (2, 3, 4)},
    "cards/sawbones/grisly-trauma/top": "the range stands with those killed",
    "cards/plagueherald/succumb-to-the-gift/name": "misspelt there",
    "cards/plagueherald/airborne-toxin/top": "one more Range is written as a Range of 1 there",
    "cards/plagueherald/spreading-scourge/top/dots": "two hexes are marked for it there",
    "cards/summoner/living-night/bottom": "marked persistent there, but its sentence says this round",
    "cards/summoner/conjured-aid/initiative": "81 in two other sources",
    "cards/soothsinger/throw-voice/bottom": "a sentence: a Move that is forced on all enemies in the area",
    "cards/soothsinger/commanding-presence/bottom": "a sentence: a Move that is forced on all enemies in the area",
    "cards/soothsinger/singing-arrow/top/dots": "a slot of any kind there; as beside a Curse on other cards here",
    "cards/soothsinger/booming-proclamation/top": "the range stands with the Attack, since it is a ranged one",
    "cards/elementalist/infernal-vortex/top": "the range stands with the Attack, since it is a ranged one",
    "cards/elementalist/lava-eruption/top": "the range stands with the Attack, since it is a ranged one",
    "cards/elementalist/eternal-equilibrium/top": "the range stands with the Attack, since it is a ranged one",
    "cards/elementalist/malleable-evocation/bottom": "the Shield lasts for the round without the card",
    "cards/elementalist/chain-lightning/top": "X is 4; the chain is a sentence there",
    "cards/elementalist/gravel-vortex/bottom": "Loot 2 instead of 1 is written as 1 more",
    "summons/bear/hp": "a sum: 8 and twice the level",
    "cards/beast-tyrant/unstoppable-beast/top": "+1 Attack stands with the Command",
    "cards/beast-tyrant/relentless-ally/initiative": "81 in two other sources",
    "cards/bladeswarm/swarming-minions/initiative": "61 in two other sources",
    "cards/bladeswarm/armed-and-dangerous/top": "the items stay without the card in the active area",
    "summons/lightning-moths/traits": "they fly on their card there, not on the sheet",
    "cards/brute/unstoppable-charge/name": "misspelt there",
    "cards/mindthief/into-the-night/name": "misspelt there",
}
"""Disagreements that are meant, by their place."""

SLOTS = {"onehand": "one-hand", "twohand": "two-hand", "1h": "one-hand", "2h": "two-hand"}


class Facts:
    """The folder, read when asked."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def json(self, *path: str) -> Any:
        return json.loads(self.folder.joinpath(*path).read_text(encoding="utf-8"))

    def gh(self, *path: str) -> Any:
        return self.json("ghs", "gh", *path)

    def of_class(self, id: str, *path: str) -> Any:
        """Its sheet, or its deck."""
        folder = "gh-envx" if id == "bladeswarm" else "gh"
        return self.json("ghs", folder, "character", *path, f"{FILES.get(id, id)}.json")


Finding = tuple[str, str]
"""(place, what differs)."""


def differ(place: str, ours: Any, theirs: Any) -> Iterator[Finding]:
    if ours != theirs:
        yield place, f"ours {ours!r}, facts {theirs!r}"


# -- stat cards ------------------------------------------------------------------------------------------------------


def _stat_row(row: dict[str, Any], base: dict[str, Any]) -> dict[str, Any]:
    """A column of a stat card of the facts in our words."""
    made: dict[str, Any] = {"conditions": []}
    health = row.get("health", base.get("health"))
    if isinstance(health, str):
        parts = re.fullmatch(r"\(?(\d+)xC\)?(/2)?", health)
        assert parts, health
        health = f"up({parts[1]}*C/2)" if parts[2] else f"{parts[1]}*C"
    made["hp"] = health
    for theirs, ours in (("movement", "move"), ("attack", "attack"), ("range", "range")):
        value = row.get(theirs, base.get(theirs))
        if isinstance(value, str):
            value = value.replace("X", "moved").replace("V", "scouts")
        if value:
            made[ours] = value
    for action in base.get("actions", []) + row.get("actions", []):
        kind, value = action["type"], action.get("value")
        if kind == "condition":
            made["conditions"].append(value)
        elif kind in ("shield", "pierce", "retaliate"):
            made[kind] = value
            for sub in action.get("subActions", []):
                made["retaliate_range"] = sub["value"]
        elif kind == "target":
            made["targets"] = value
        elif kind == "range":
            made["retaliate_range"] = value
        elif "disadvantage" in str(value):
            made["attackers_disadvantage"] = True
        elif "advantage" in str(value):
            made["advantage"] = True
    if not made["conditions"]:
        del made["conditions"]
    return made


def monsters(content: Content, facts: Facts) -> Iterator[Finding]:
    """Every stat card against the first source."""
    for id, ours in content.monsters.items():
        file = "prime-demon-scenario-36" if id == "prime-demon-besieged" else id
        theirs = facts.gh("monster", f"{file}.json")
        base = theirs.get("baseStat", {})
        yield from differ(f"monsters/{id}/deck", ours.deck, theirs.get("deck", file))
        yield from differ(f"monsters/{id}/standees", ours.standees, theirs["count"])
        yield from differ(f"monsters/{id}/flying", ours.flying, theirs.get("flying", False))
        immune = set(base.get("immunities", []))
        yield from differ(f"monsters/{id}/immune", set(ours.immune), immune - {"push", "pull"})
        yield from differ(f"monsters/{id}/immovable", ours.immovable, "push" in immune)
        for rank in ("normal", "elite", "boss"):
            rows = [row for row in theirs["stats"] if row.get("type", base.get("type", "normal")) == rank]
            stats = getattr(ours, rank)
            yield from differ(f"monsters/{id}/{rank}", len(stats), len(rows))
            for level, (mine, row) in enumerate(zip(stats, sorted(rows, key=lambda row: row["level"]), strict=False)):
                has, should = msgspec.to_builtins(mine), _stat_row(row, base)
                for field in sorted(has.keys() | should.keys()):
                    place = f"monsters/{id}/{rank}/{level}/{field}"
                    one, other = has.get(field), should.get(field)
                    if field == "conditions":
                        one, other = sorted(one or ()), sorted(other or ())
                    yield from differ(place, one, other)


def _trait_words(lines: list[str]) -> dict[str, Any]:
    made: dict[str, Any] = {"conditions": []}
    last = ""
    for line in lines:
        if found := re.fullmatch(r"\^?%(\w+)%\s*\+?\s*(\d+)?", line.strip()):
            word, number = found[1], found[2]
            if word == "range" and last == "retaliate":
                made["retaliate_range"] = int(number)
            elif number is None:
                made["conditions"].append(word)
            else:
                made["targets" if word == "target" else word] = int(number)
            last = word
        elif "Disadvantage" in line:
            made["attackers_disadvantage"] = True
        elif "Advantage" in line:
            made["advantage"] = True
    made["conditions"].sort()
    return made


def second_monsters(content: Content, facts: Facts) -> Iterator[Finding]:
    """Every stat card against the second source, which gives traits as words."""
    for name, theirs in facts.json("xhaven", "edition.Gloomhaven.json")["monsters"].items():
        id = re.sub(r"[^a-z]+", "-", name.lower()).strip("-")
        if re.search(r"\(\d+\)", name) or id not in content.monsters:
            continue
        ours = content.monsters[id]
        for row in theirs["levels"]:
            for rank in ("normal", "elite", "boss"):
                stats = getattr(ours, rank)
                has = row.get(rank, row if rank == "boss" and "health" in row else None)
                if not stats or has is None:
                    continue
                mine = msgspec.to_builtins(stats[row["level"]])
                should = {
                    "hp": has["health"],
                    "move": has["move"],
                    "attack": has["attack"],
                    "range": has.get("range", 0),
                }
                should |= _trait_words(has.get("attributes", []))
                for field, value in should.items():
                    if isinstance(value, str):
                        value = re.sub(r"\(?(\d+)xC\)?/2", r"up(\1*C/2)", value)
                        value = value.replace("xC", "*C").replace("X", "moved").replace("V", "scouts")
                    default: Any = [] if field == "conditions" else 0
                    one = mine.get(field, default)
                    one = sorted(one) if field == "conditions" else one
                    yield from differ(f"second/monsters/{id}/{rank}/{row['level']}/{field}", one, value)


# -- ability cards: both sides as bags of plain words ----------------------------------------------------------------

SIGNS = {"plus": "+", "add": "+", "minus": "-", "subtract": "-"}
VALUED = ("move", "attack", "heal", "shield", "retaliate", "loot", "push", "pull", "pierce", "range", "target")


def _shape(own: tuple[int, int] | None, hexes: list[tuple[int, int]]) -> str:
    """An area in one form for all its rotations and mirror images."""
    best: list[tuple[int, int]] | None = None
    points = [*hexes] if own is None else [own, *hexes]
    for mirrored in (False, True):
        turned = [(r, q) if mirrored else (q, r) for q, r in points]
        for _ in range(6):
            turned = [(-r, q + r) for q, r in turned]
            if own is None:
                least = min(turned)
                form = sorted((q - least[0], r - least[1]) for q, r in turned)
            else:
                form = sorted((q - turned[0][0], r - turned[0][1]) for q, r in turned[1:])
            best = form if best is None or form < best else best
    return f"area {'from' if own is not None else 'at'} {best}"


def their_area(text: str) -> str:
    own: tuple[int, int] | None = None
    hexes = []
    for x, y, kind in re.findall(r"\((\d+),(\d+),(\w+)\)", text):
        at = (int(x) - (int(y) - (int(y) & 1)) // 2, int(y))
        if kind == "active":
            own = own or at
        elif kind == "target":
            hexes.append(at)
    return _shape(own, hexes)


def their_words(actions: list[dict[str, Any]], words: Counter[str]) -> bool:
    """The words of a card of the facts; whether it has a sentence too."""
    sentence = False
    for action in actions:
        kind, value = action["type"], action.get("value")
        sign = SIGNS.get(action.get("valueType", ""), "")
        if kind in VALUED:
            if (kind, sign, value) != ("range", "+", 0):
                words[f"{kind} {sign}{value if str(value).isdigit() else 'X'}"] += 1
        elif kind == "condition":
            words[str(value).removeprefix("+")] += 1
        elif kind in ("jump", "fly"):
            words[kind] += 1
        elif kind == "sufferDamage":
            words[f"suffer {value}"] += 1
        elif kind == "special":
            words[f"special {value}"] += 1
        elif kind == "area":
            words[their_area(str(value))] += 1
        elif kind == "element":
            for one in re.split("[|:]", str(value)):
                words[f"{'uses' if sign == '-' else 'makes'} {'any' if one == 'wild' else one}"] += 1
        elif kind == "specialTarget":
            words[f"whom {value}"] += 1
        elif kind == "summon" and isinstance(action.get("valueObject"), list):
            monster = action["valueObject"][0].get("monster", {})
            words[f"summon {monster.get('type')} {monster.get('name')}"] += 1
        elif kind == "card":
            word, _, number = str(value).partition(":")
            words[{"experience": f"xp {number}", "slotXp": f"slot {number}", "slot": "slot 0"}.get(word, word)] += 1
        elif kind == "custom":
            sentence = True
        sentence |= their_words(action.get("subActions", []), words)
    return sentence


def _signed(value: Any, letter: str) -> str:
    """ "A+1" as "+1", "A" as "+0", 3 as "3", a sum as "X"."""
    if isinstance(value, int):
        return str(value)
    if value == letter:
        return "+0"
    found = re.fullmatch(rf"{letter}([+-]\d+)", value) if letter else None
    return found[1] if found else "X"


LETTERS = {"move": "M", "attack": "A"}


def _our_whom(whom: dict[str, Any]) -> str:
    side, reach = whom.get("side", "enemy"), whom.get("range")
    if side == "self":
        return "whom self"
    if whom.get("count") != "all":
        return "whom enemyAdjacent" if side == "enemy" and reach == 1 else "whom ?"
    if side == "enemy":
        return "whom enemiesAdjacent" if reach == 1 else f"whom enemiesRange:{'' if reach in (None, 'R') else reach}"
    if side == "ally":
        return "whom alliesAdjacentAffect" if reach == 1 else f"whom alliesRange:{reach}"
    return f"whom selfAlliesRange:{reach}"


def our_words(abilities: list[dict[str, Any]], words: Counter[str]) -> None:
    """The words of our own record of a card."""
    for ability in abilities:
        kind = ability["do"]
        if kind in VALUED and "value" in ability:
            words[f"{kind} {_signed(ability['value'], LETTERS.get(kind, ''))}"] += 1
        elif kind == "loot":
            words[f"loot {ability['range']}"] += 1
        elif kind in ("suffer", "special"):
            words[f"{kind} {ability.get('value', ability.get('number'))}"] += 1
        elif kind == "summon" and ability.get("monster"):
            words[f"summon {ability.get('rank', 'normal')} {ability['monster']}"] += 1
        elif kind == "gain" and isinstance(ability["xp"], int):
            words[f"xp {ability['xp']}"] += 1
        elif kind == "infuse":
            for element in ability["elements"]:
                words[f"makes {element}"] += 1
        for element in (*ability.get("needs", ()), *ability.get("uses", ())):
            words[f"uses {element}"] += 1
        if ability.get("needs_xp"):
            words[f"xp {ability['needs_xp']}"] += 1
        if kind == "bonus":
            our_gives(
                {**ability.get("gives", {}), **{k: ability[k] for k in ("shield", "retaliate") if k in ability}},
                "attack",
                {},
                words,
            )
        if kind == "heal" and not ability.get("range") and "whom" not in ability:
            words["whom self"] += 1
        our_lines(ability, kind, words)
        for inner in ("perform", "then"):
            our_words(ability.get(inner, []), words)
        for many in ability.get("of", []):
            our_words(many, words)


def our_lines(lines: dict[str, Any], kind: str, words: Counter[str]) -> None:
    reach = lines.get("range")
    if kind != "loot" and reach not in (None, 0, "R"):
        words[f"range {_signed(reach, 'R') if isinstance(reach, str) else reach}"] += 1
    if lines.get("targets", 1) != 1:
        words[f"target {lines['targets'] if isinstance(lines['targets'], int) else 'X'}"] += 1
    for field in ("pierce", "push", "pull"):
        if lines.get(field):
            words[f"{field} {lines[field] if isinstance(lines[field], int) else 'X'}"] += 1
    for field in ("jump", "fly"):
        if lines.get(field):
            words[field] += 1
    for condition in lines.get("conditions", ()):
        words[condition] += 1
    if lines.get("all_on_one"):
        words["whom enemyOneAll"] += 1
    if "whom" in lines:
        words[_our_whom(lines["whom"])] += 1
    if "area" in lines:
        words[_our_area(lines["area"])] += 1
    for extra in lines.get("extras", ()):
        our_gives(extra, kind, lines, words)
    for augment in lines.get("augments", ()) if isinstance(lines.get("augments"), list | tuple) else ():
        for element in augment.get("uses", ()):
            words[f"uses {element}"] += 1
        our_gives(augment["gives"], kind, lines, words)
        our_words(augment.get("price", []), words)
    our_words(lines.get("price", []), words)


def _our_area(area: dict[str, Any]) -> str:
    own = area.get("own")
    return _shape(None if own is None else (own[0], own[1]), [(q, r) for q, r in area["hexes"]])


def our_gives(gives: dict[str, Any], kind: str, lines: dict[str, Any], words: Counter[str]) -> None:
    if isinstance(gives.get("plus"), int) and gives["plus"]:
        words[f"{kind} {gives['plus']:+d}"] += 1
    if gives.get("range"):
        words[f"range {gives['range']:+d}"] += 1
    if gives.get("targets"):
        words[f"target {lines.get('targets', 1) + gives['targets']}"] += 1
    for field in ("pierce", "push", "pull", "shield", "retaliate"):
        if gives.get(field):
            words[f"{field} {gives[field]}"] += 1
    if gives.get("heal_self"):
        words[f"heal {gives['heal_self']}"] += 1
    if gives.get("jump"):
        words["jump"] += 1
    for condition in gives.get("conditions", ()):
        words[condition] += 1
    for element in gives.get("makes", ()):
        words[f"makes {element}"] += 1
    if gives.get("xp"):
        words[f"xp {gives['xp']}"] += 1
    if "whom" in gives:
        words[_our_whom(gives["whom"])] += 1
    if "area" in gives:
        words[_our_area(gives["area"])] += 1
    our_words(gives.get("do", []), words)


def _told(ours: Counter[str], theirs: Counter[str]) -> str:
    here, there = sorted((ours - theirs).elements()), sorted((theirs - ours).elements())
    return f"only ours: {', '.join(here) or 'nothing'}; only facts: {', '.join(there) or 'nothing'}"


def decks(content: Content, facts: Facts) -> Iterator[Finding]:
    """Every monster ability card: initiative, shuffle symbol, what it says."""
    for id, deck in content.monster_decks.items():
        theirs = {card["cardId"]: card for card in facts.gh("monster", "deck", f"{id}.json")["abilities"]}
        yield from differ(f"decks/{id}/numbers", sorted(card.number for card in deck.cards), sorted(theirs))
        for card in deck.cards:
            should = theirs.get(card.number, {})
            place = f"decks/{id}/{card.number}"
            yield from differ(f"{place}/initiative", card.initiative, should.get("initiative"))
            yield from differ(f"{place}/shuffle", card.shuffle, should.get("shuffle", False))
            mine, its = Counter[str](), Counter[str]()
            our_words(msgspec.to_builtins(card.do), mine)
            for element in card.makes:
                mine[f"makes {element}"] += 1
            their_words(should.get("actions", []), its)
            its = Counter({word.replace("RangeAffect", "Range"): times for word, times in its.items()})
            if mine != its:
                yield place, _told(mine, its)


def second_decks(content: Content, facts: Facts) -> Iterator[Finding]:
    """Numbers, initiatives and shuffle symbols of the second source."""
    for deck in facts.json("xhaven", "edition.Gloomhaven.json")["monsterAbilities"]:
        id = re.sub(r"[^a-z]+", "-", deck["name"].lower()).strip("-")
        if re.search(r"\d", deck["name"]) or id not in content.monster_decks:
            continue
        ours = sorted((card.initiative, card.shuffle) for card in content.monster_decks[id].cards)
        theirs = sorted((card[2], card[1]) for card in deck["cards"])
        yield from differ(f"second/decks/{id}", ours, theirs)


# -- items, goals, treasures -----------------------------------------------------------------------------------------


def items(content: Content, facts: Facts) -> Iterator[Finding]:
    theirs = {item["id"]: item for item in (*facts.gh("items.json"), *facts.json("ghs", "gh-envx", "items.json"))}
    yield from differ("items/numbers", sorted(item.number for item in content.items.values()), sorted(theirs))
    for id, item in content.items.items():
        should = theirs[item.number]
        yield from differ(f"items/{id}/name", item.name["en"], should["name"])
        yield from differ(f"items/{id}/cost", item.cost, should["cost"])
        yield from differ(f"items/{id}/copies", item.copies, should["count"])
        yield from differ(f"items/{id}/slot", item.slot, SLOTS.get(should["slot"], should["slot"]))
        after = "consumed" if should.get("consumed") else "spent" if should.get("spent") else "kept"
        yield from differ(f"items/{id}/after", item.after, after)
        yield from differ(f"items/{id}/uses", item.uses, should.get("slots", 1))
        yield from differ(f"items/{id}/minus", item.minus, should.get("minusOne", 0))
        yield from differ(f"items/{id}/prosperity", item.prosperity, should.get("unlockProsperity"))
        yield from differ(f"items/{id}/random", item.random, should.get("random", False))


def second_items(content: Content, facts: Facts) -> Iterator[Finding]:
    theirs = {
        item["id"]: item for item in facts.json("card-browser", "items.gloomhaven.json") if item["gameType"] == "gh"
    }
    for id, item in content.items.items():
        if should := theirs.get(item.number):
            yield from differ(f"second/items/{id}/cost", item.cost, should["cost"])
            yield from differ(f"second/items/{id}/copies", item.copies, should["count"])
            yield from differ(f"second/items/{id}/slot", item.slot, SLOTS.get(should["slot"], should["slot"]))
            after = "consumed" if should.get("consumed") else "spent" if should.get("spent") else "kept"
            yield from differ(f"second/items/{id}/after", item.after, after)
            yield from differ(f"second/items/{id}/minus", item.minus, should.get("minusOneCardsAdded", 0))


def goals(content: Content, facts: Facts) -> Iterator[Finding]:
    theirs = {int(goal["cardId"]): goal for goal in facts.gh("battle-goals.json")}
    yield from differ("goals/numbers", sorted(goal.number for goal in content.battle_goals.values()), sorted(theirs))
    for id, goal in content.battle_goals.items():
        should = theirs.get(goal.number, {})
        yield from differ(f"goals/{id}/name", goal.name["en"], should.get("name"))
        yield from differ(f"goals/{id}/checks", goal.checks, should.get("checks"))


TREASURE = (
    "gold",
    "xp",
    "checks",
    "damage",
    "design",
    "scenario",
    "random_design",
    "random_scenario",
    "items",
    "conditions",
)


def treasures(content: Content, facts: Facts) -> Iterator[Finding]:
    theirs = facts.gh("treasures.json")
    number = {item.number: id for id, item in content.items.items()}
    places = {place.number: id for id, place in content.atlas.items()}
    numbers = sorted(one.number for one in content.treasures.values())
    yield from differ("treasures/numbers", numbers, list(range(1, len(theirs) + 1)))
    for id, treasure in content.treasures.items():
        should: dict[str, Any] = {}
        for part in str(theirs[treasure.number - 1]).split("|"):
            word, _, value = part.partition(":")
            if word == "item":
                should["items"] = [number[int(one)] for one in value.split("+")]
            elif word == "itemDesign":
                should["design"] = number[int(value)]
            elif word in ("gold", "damage"):
                should[word] = int(value)
            elif word == "experience":
                should["xp"] = int(value)
            elif word == "battleGoal":
                should["checks"] = int(value)
            elif word == "scenario":
                should["scenario"] = places[int(value)]
            elif word == "condition":
                should["conditions"] = value.split("+")
            elif word in ("randomItemDesign", "randomScenario"):
                should["random_design" if "Item" in word else "random_scenario"] = True
        for field in TREASURE:
            ours = getattr(treasure, field)
            yield from differ(
                f"treasures/{id}/{field}",
                list(ours) if isinstance(ours, tuple) else ours or None,
                should.get(field, [] if isinstance(ours, tuple) else None),
            )


FILES = {
    "sunkeeper": "sun",
    "quartermaster": "three-spears",
    "summoner": "circles",
    "nightshroud": "eclipse",
    "plagueherald": "squidface",
    "berserker": "lightning",
    "soothsinger": "music-note",
    "doomstalker": "angry-face",
    "sawbones": "saw",
    "elementalist": "triangles",
    "beast-tyrant": "two-mini",
    "bladeswarm": "envx",
}
"""The classes of sealed boxes are called by their signs there."""


# -- classes ---------------------------------------------------------------------------------------------------------


def classes(content: Content, facts: Facts) -> Iterator[Finding]:
    """Sheets of the classes that have cards: hand, hit points, perks."""
    for id in {card.owner: None for card in content.cards.values()}:
        ours, theirs = content.classes[id], facts.of_class(id)
        yield from differ(f"classes/{id}/hand", ours.hand, theirs["handSize"])
        yield from differ(f"classes/{id}/hp", list(ours.hp), [row["health"] for row in theirs["stats"]])
        boxes = [perk["count"] for perk in theirs["perks"]]
        yield from differ(f"classes/{id}/perks", sorted(perk.boxes for perk in ours.perks), sorted(boxes))
        yield from differ(f"classes/{id}/perk cards", _our_perks(content, ours), _their_perks(theirs))


def summons(content: Content, facts: Facts) -> Iterator[Finding]:
    """Every summon of the classes that have cards: its four numbers, and what its card adds to them."""
    for id in {card.owner: None for card in content.cards.values()}:
        for theirs in facts.of_class(id).get("availableSummons", []):
            ours = content.summons[content.classes[id].companion if theirs.get("special") else theirs["name"]]
            place = f"summons/{ours.id}"
            for mine, its in (("hp", "health"), ("move", "movement"), ("attack", "attack"), ("range", "range")):
                has = getattr(ours, mine) or 0
                yield from differ(f"{place}/{mine}", "X" if isinstance(has, str) else has, _number(theirs.get(its)))
            words = [f"{word} {n}" for word in ("shield", "retaliate", "pierce") if (n := getattr(ours, word))]
            words += [*ours.conditions, *(["fly"] if ours.flying else [])]
            should = ["fly"] if theirs.get("flying") else []
            for action in (theirs.get("action"), theirs.get("additionalAction")):
                kind = "" if action is None else action["type"]
                if kind in ("shield", "retaliate", "pierce"):
                    should.append(f"{kind} {action['value']}")
                elif kind in ("condition", "fly"):
                    should.append(action["value"] if kind == "condition" else kind)
            yield from differ(f"{place}/traits", sorted(words), sorted(should))


def _number(value: Any) -> Any:
    """A number, "X" for a sum, 0 for a dash."""
    found = re.match(r"\d+", str(value or 0))
    return int(found[0]) if found else "X"


def _our_perks(content: Content, ours: Any) -> list[list[str]]:
    """Every perk as the cards that come or go."""
    found = []
    for perk in ours.perks:
        moved = [some for step in perk.steps for some in (step.add, step.remove)]
        cards = [(times, name) for some in moved for name, times in some.items()]
        found.append(sorted(f"{times} × {_our_modifier(content.modifiers[name])}" for times, name in cards))
    return sorted(found)


def _our_modifier(card: Any) -> str:
    gives = msgspec.to_builtins(card.gives)
    words = [f"{name} {gives[name]}" for name in ("push", "pull", "pierce", "shield") if gives.get(name)]
    words += [f"target {gives['targets']}"] if gives.get("targets") else []
    words += [f"heal {gives['heal_self']}"] if gives.get("heal_self") else []
    for word in ("makes", "conditions"):
        words += gives.get(word, [])
    for one in gives.get("do", []):
        words += ["refreshItem"] if one["do"] == "refresh" else one["conditions"]
    return " ".join([f"{card.plus:+d}", *(["rolling"] if card.rolling else []), *sorted(words)])


def _their_perks(theirs: Any) -> list[list[str]]:
    found = []
    for perk in theirs["perks"]:
        found.append(
            sorted(f"{card['count']} × {_their_modifier(card['attackModifier'])}" for card in perk.get("cards", []))
        )
    return sorted(found)


def _their_modifier(card: Any) -> str:
    number = int(card["type"].replace("plus", "+").replace("minus", "-"))
    words = []
    for effect in card.get("effects", []):
        kind, value = effect["type"], effect.get("value", "")
        words.append(str(value) if kind in ("condition", "element") else f"{kind} {value}".strip())
    return " ".join([f"{number:+d}", *(["rolling"] if card.get("rolling") else []), *sorted(words)])


def cards(content: Content, facts: Facts) -> Iterator[Finding]:
    """Every class card: level, initiative, lost and lasting, and the plain words of both halves. What the facts say in
    sentences is not compared; a half with a sentence may say more here."""
    for owner in {card.owner: None for card in content.cards.values()}:
        theirs = {card["cardId"]: card for card in facts.of_class(owner, "deck")["abilities"]}
        firsts = [content.cards[id] for id in content.copies]  # of several alike one
        mine = {card.number: card for card in firsts if card.owner == owner}
        yield from differ(f"cards/{owner}/numbers", sorted(mine), sorted(theirs))
        for number, card in sorted(mine.items()):
            should = theirs.get(number)
            if should is None:
                continue
            place = f"cards/{owner}/{card.id}"
            level = {"X": 0, "M": 1}.get(should["level"], should["level"])
            yield from differ(f"{place}/level", card.level, level)
            yield from differ(f"{place}/initiative", card.initiative, should["initiative"])
            yield from differ(f"{place}/name", _letters(card.name["en"]), _letters(should["name"]))
            yield from _half(f"{place}/top", card.top, should, "", should.get("actions", []))
            yield from _half(f"{place}/bottom", card.bottom, should, "bottom", should.get("bottomActions", []))


def _letters(name: str) -> str:
    return re.sub("[^a-z]", "", name.lower())


def _half(place: str, half: Any, card: dict[str, Any], prefix: str, actions: list[dict[str, Any]]) -> Iterator[Finding]:
    if any(action.get("value") == UNFINISHED for action in actions):
        return  # nothing of it is known there
    ours, theirs = Counter[str](), Counter[str]()
    plain = msgspec.to_builtins(half)
    our_words(plain["do"], ours)
    for element in plain.get("makes", ()):
        ours[f"makes {element}"] += 1
    if half.xp:
        ours[f"xp {half.xp}"] += 1
    if half.lost:
        ours["lost"] += 1
    if half.lasts:
        ours[half.lasts] += 1
    for slot in half.slots:
        ours[f"slot {slot}"] += 1
    never_back = bool(card.get(f"{prefix}Loss" if prefix else "loss"))
    yield from differ(f"{place}/unrecoverable", half.unrecoverable, never_back)
    sentence = their_words(actions, theirs)
    for word in ("lost", "persistent", "round"):
        if card.get(f"{prefix}{word.capitalize()}" if prefix else word) or theirs[word]:
            theirs[word] = 1
    for words in (ours, theirs):
        for word in list(words):
            if word.startswith("whom") or not words[word]:
                del words[word]
    missing, more = theirs - ours, ours - theirs
    if missing or (more and not sentence):
        yield place, _told(ours, theirs)
    mine, its = Counter[str](f"element {dot}" for dot in half.makes_dots), Counter[str]()
    our_dots(plain["do"], mine)
    their_dots(actions, its)
    yield from differ(f"{place}/dots", dict(mine), dict(its))


UNFINISHED = "%character.abilities.wip%"
LINES = {"targets": "target", "conditions": "condition"}


def our_dots(abilities: list[dict[str, Any]], dots: Counter[str]) -> None:
    """Enhancement slots by the line they belong to."""
    for ability in abilities:
        for line, there in ability.get("dots", {}).items():
            for dot in there:
                dots[f"{ability['do'] if line == 'value' else LINES.get(line, line)} {dot}"] += 1
        for extra in (*ability.get("extras", ()), *(augment["gives"] for augment in ability.get("augments", ()))):
            our_dots(extra.get("do", []), dots)
        for inner in ("perform", "then"):
            our_dots(ability.get(inner, []), dots)


def their_dots(actions: list[dict[str, Any]], dots: Counter[str]) -> None:
    for action in actions:
        for dot in action.get("enhancementTypes", []):
            dots[f"{action['type']} {dot.replace('_', '-')}"] += 1
        their_dots(action.get("subActions", []), dots)


# -- scenarios -------------------------------------------------------------------------------------------------------


def scenarios(content: Content, facts: Facts) -> Iterator[Finding]:
    """Monsters by rank for two, three and four characters, and treasures."""
    ranks = {"n": "normal", "e": "elite", "b": "boss"}
    for id, scenario in content.scenarios.items():
        if not scenario.number:
            continue
        theirs = facts.gh("scenarios", f"{scenario.number:02d}.json")
        for nth, characters in enumerate((2, 3, 4)):
            ours = Counter[str]()
            for room in scenario.rooms:
                for stand in room.monsters:
                    if stand.by[nth] != "-":
                        ours[f"{ranks[stand.by[nth]]} {stand.monster}"] += 1
            should = Counter[str]()
            for room in theirs.get("rooms", []):
                for monster in room.get("monster", []) if "ref" in room else []:  # others come later
                    if rank := monster.get("type") or monster.get(f"player{characters}"):
                        should[f"{rank} {monster['name'].split(':')[0].removesuffix('-scenario-78')}"] += 1
            if ours != should:
                yield f"scenarios/{id}/monsters/{characters}", _told(ours, should)
        held = sorted(treasure.holds for room in scenario.rooms for treasure in room.treasures)
        tiles = [str(one) for room in theirs.get("rooms", []) for one in room.get("treasures", [])]
        yield from differ(f"scenarios/{id}/treasures", held, sorted("goal" if one == "G" else one for one in tiles))


CHECKS = (
    monsters,
    second_monsters,
    decks,
    second_decks,
    items,
    second_items,
    goals,
    treasures,
    events,
    quests,
    places,
    achievements,
    classes,
    summons,
    cards,
    scenarios,
    solos,
)


def disagreements(folder: Path) -> Iterator[tuple[str, str, str | None]]:
    """(place, what differs, the reason if it is known) for all of the content."""
    content = build(read_folder(Path(package.__file__).parent / "content"))
    facts = Facts(folder)
    for check in CHECKS:
        for place, told in check(content, facts):
            yield place, told, KNOWN.get(place)


def main(folder: str) -> int:
    found = list(disagreements(Path(folder)))
    for place, told, reason in found:
        print(f"{place}: {told}\n    {reason or 'NO REASON KNOWN'}")
    unknown = sum(reason is None for _, _, reason in found)
    stale = [place for place in KNOWN if place not in [there for there, _, _ in found]]
    print(f"{len(found)} disagreements, {unknown} without a reason; no longer found: {', '.join(stale) or 'none'}")
    return 1 if unknown or stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
