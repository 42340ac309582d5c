"""What a campaign is made of held against public facts: quests, places, rewards, achievements (see check_facts.py)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from facts_events import CLASSES

from taverna.games.gloomhaven.records.atlas import Place
from taverna.games.gloomhaven.records.content import Content

Finding = tuple[str, str]


def differ(place: str, ours: Any, theirs: Any) -> Iterator[Finding]:
    if ours != theirs:
        yield place, f"ours {ours!r}, facts {theirs!r}"


def quests(content: Content, facts: Any) -> Iterator[Finding]:
    """How many of what, in which order, what it opens; the first scenario of those a quest leads to. Titles are
    ours."""
    theirs = {int(quest["cardId"]): quest for quest in facts.gh("personal-quests.json")}
    yield from differ("quests/numbers", sorted(one.number for one in content.quests.values()), sorted(theirs))
    for id, quest in content.quests.items():
        should = theirs[quest.number]
        counts = [one["counter"] for one in should["requirements"]]
        yield from differ(f"quests/{id}/counts", [task.count for task in quest.tasks], counts)
        opens = should.get("unlockCharacter") or f"envelope-{should['openEnvelope'].lower()}"
        yield from differ(f"quests/{id}/unlocks", quest.unlocks, CLASSES.get(opens, opens))
        for nth, (task, one) in enumerate(zip(quest.tasks, should["requirements"], strict=True)):
            word, _, value = one.get("autotrack", "").partition(":")
            if word == "itemType":
                slots = [slot.replace("hand", "-hand") for slot in value.split("|")]
                yield from differ(f"quests/{id}/{nth}/own", sorted(task.own), sorted(slots))
            elif word == "item":
                yield from differ(f"quests/{id}/{nth}/item", content.items[task.own_item].number, int(value))
            elif word == "scenario":
                first = content.atlas[quest.opens].number
                yield from differ(f"quests/{id}/{nth}/opens", first, int(value.split("|")[0]))
            elif word in COUNTED:
                yield from differ(f"quests/{id}/{nth}/counts", COUNTED[word](task), True)


COUNTED: dict[str, Any] = {
    "gold": lambda task: task.counts == "gold",
    "donatedGold": lambda task: task.counts == "donated",
    "battleGoals": lambda task: task.counts == "checks",
    "exhaustedSelf": lambda task: task.counts == "exhausted",
    "exhaustedChars": lambda task: task.counts == "allies-exhausted",
    "retiredChars": lambda task: task.counts == "retired",
    "scenariosCompleted": lambda task: task.different,
    "sideScenarios": lambda task: task.side,
    "bossScenarios": lambda task: task.boss,
}
"""What a word of the facts counts, of a task of ours."""


# -- the map ---------------------------------------------------------------------------------------------------------
REWARDS = {
    "gold": "gold",
    "collectiveGold": "purse",
    "experience": "xp",
    "battleGoals": "checks",
    "reputation": "reputation",
    "prosperity": "prosperity",
}


def places(content: Content, facts: Any) -> Iterator[Finding]:
    """What every scenario of the book asks for, brings and opens."""
    number = {item.number: id for id, item in content.items.items()}
    places = {place.number: id for id, place in content.atlas.items()}
    yield from differ("places/numbers", sorted(places), list(range(1, 96)))
    for id, place in content.atlas.items():
        theirs = facts.gh("scenarios", f"{place.number:02d}.json")
        yield from differ(f"places/{id}/name", place.name["en"], theirs["name"])
        yield from differ(f"places/{id}/needs", sorted(map(sorted, place.needs)), their_needs(theirs, content))
        given, should = place.rewards, theirs.get("rewards") or {}
        for word, ours in REWARDS.items():
            yield from differ(f"places/{id}/{ours}", getattr(given, ours), should.get(word, 0))
        opens = [places[int(one)] for one in theirs.get("unlocks") or []]
        yield from differ(f"places/{id}/opens", sorted(given.opens), sorted(opens))
        choose = [places[int(one)] for one in should.get("chooseLocation", [])]
        yield from differ(f"places/{id}/choose", sorted(given.choose), sorted(choose))
        items: list[str] = []
        for one in should.get("items", []):
            which, _, times = str(one).partition(":")
            items += [number[int(which)]] * int(times or 1)
        yield from differ(f"places/{id}/items", sorted(given.items), sorted(items))
        designs = [number[int(one)] for one in should.get("itemDesigns", [])]
        yield from differ(f"places/{id}/designs", sorted(given.designs), sorted(designs))
        for ours, word in (("party", "partyAchievements"), ("world", "globalAchievements"), ("lost", LOST)):
            yield from differ(f"places/{id}/{ours}", sorted(getattr(given, ours)), sorted(should.get(word, [])))
        cards = [f"city:{n}" for n in given.city_events] + [f"road:{n}" for n in given.road_events]
        yield from differ(f"places/{id}/events", sorted(cards), sorted(should.get("events", [])))
        boxes = [CLASSES.get(one, one) for one in [should.get("unlockCharacter")] if one]
        yield from differ(f"places/{id}/classes", list(given.classes), boxes)
        yield from differ(
            f"places/{id}/envelope", [given.envelope] if given.envelope else [], should.get("envelopes", [])
        )
        untold = [card for card in by_events(content, place) if card not in place.events]
        yield from differ(f"places/{id}/told", untold, [])


LOST = "lostPartyAchievements"


def their_needs(theirs: dict[str, Any], content: Content) -> list[list[str]]:
    found = []
    for one in theirs.get("requirements") or []:
        asked = [*one.get("global", []), *one.get("party", [])]
        if asked:
            found.append(sorted(asked))
    return sorted(found)


def by_events(content: Content, place: Place) -> list[str]:
    """The event cards that open a place."""
    return [
        card.id
        for card in content.events.values()
        if any(
            place.id in gain.opens
            for choice in (card.a, card.b)
            for outcome in choice.outcomes
            for gain in outcome.gives
        )
    ]


def achievements(content: Content, facts: Any) -> Iterator[Finding]:
    """Whose they are, and of which only one is active. The list there mixes in those of other boxes."""
    theirs = {one["name"]: one for one in facts.json("storyline", "achievements.json") if one["game"] == "gh"}
    ours = {one.name["en"]: one for one in content.achievements.values()}
    for name, one in ours.items():
        if name in theirs:
            scope = "party" if theirs[name]["type"] == "Party" else "world"
            yield from differ(f"achievements/{one.id}/scope", one.scope, scope)
            yield from differ(f"achievements/{one.id}/kind", bool(one.kind), "group" in theirs[name])
