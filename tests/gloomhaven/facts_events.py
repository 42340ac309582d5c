"""City and road events held against public facts: option by option, result by result (see check_facts.py)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from taverna.games.gloomhaven.records.campaign import Choice, Gain, Outcome
from taverna.games.gloomhaven.records.content import Content

SIGNED = {
    "gold": "gold",
    "goldAdditional": "gold",
    "loseGold": "-gold",
    "collectiveGold": "together gold",
    "collectiveGoldAdditional": "together gold",
    "loseCollectiveGold": "-together gold",
    "experience": "xp",
    "reputation": "reputation",
    "reputationAdditional": "reputation",
    "loseReputation": "-reputation",
    "prosperity": "prosperity",
    "loseProsperity": "-prosperity",
    "battleGoal": "checks",
    "loseBattleGoal": "-checks",
    "scenarioDamage": "damage",
    "discard": "discard",
    "scenarioSingleMinus1": "one minus",
}
"""A word of the facts with a number, and ours."""

CLASSES = {
    "sun": "sunkeeper",
    "three-spears": "quartermaster",
    "circles": "summoner",
    "eclipse": "nightshroud",
    "squidface": "plagueherald",
    "lightning": "berserker",
    "music-note": "soothsinger",
    "angry-face": "doomstalker",
    "saw": "sawbones",
    "triangles": "elementalist",
    "two-mini": "beast-tyrant",
}

Result = dict[str, Any]
"""`when`: its conditions; `gives`: what it brings, counted; `one_of`: the same of each of several; `also`; `keep`."""


def events(content: Content, facts: Any) -> Iterator[tuple[str, str]]:
    seen = set()
    for theirs in facts.gh("events.json"):
        id = f"{theirs['type']}-{int(theirs['cardId'])}"
        seen.add(id)
        if id not in content.events:
            yield f"events/{id}", "not there"
            continue
        for option in theirs["options"]:
            side = option["label"].lower()
            ours = our_results(getattr(content.events[id], side))
            should = their_results(option, content)
            if ours != should:
                yield f"events/{id}/{side}", f"ours {ours!r}, facts {should!r}"
    yield from ((f"events/{id}", "of no fact") for id in content.events if id not in seen)


def said(results: list[Result]) -> list[Result]:
    """Without what only tells something before the results."""
    return [one for one in results if one["when"] or one["gives"] or one["one_of"] or one["also"]] or results[:1]


# -- ours ------------------------------------------------------------------------------------------------------------
def our_results(choice: Choice) -> list[Result]:
    return said([_ours(outcome) for outcome in choice.outcomes])


def _ours(outcome: Outcome) -> Result:
    when: dict[str, Any] = {}
    if outcome.classes:
        when["classes"] = sorted(outcome.classes)
    for word in ("reputation_from", "reputation_to", "pays", "pays_each", "pays_item", "otherwise"):
        if (value := getattr(outcome, word)) not in (None, 0, "", False):
            when[word] = value
    one_of = [given(one.gives) for one in outcome.one_of]
    return {"when": when, "gives": given(outcome.gives), "one_of": one_of, "also": outcome.also, "keep": outcome.keep}


def given(gains: tuple[Gain, ...]) -> dict[str, int]:
    words = Counter[str]()
    for gain in gains:
        one = "one " if gain.one else ""
        for word in ("xp", "checks", "damage", "bless", "curse", "minus", "discard"):
            words[one + word] += getattr(gain, word)
        for word in ("reputation", "prosperity", "random_design"):
            words[word] += getattr(gain, word)
        words["together gold" if gain.together else f"{one}gold"] += gain.gold
        for word in ("items", "designs", "opens", "party", "world", "ends", "adds"):
            words.update(f"{word} {name}" for name in getattr(gain, word))
        words.update(one + condition for condition in gain.conditions)
        if gain.spend:
            words[f"{one}spend {gain.spend}"] += 1
    return {word: n for word, n in sorted(words.items()) if n}


# -- theirs ----------------------------------------------------------------------------------------------------------
def their_results(option: Any, content: Content) -> list[Result]:
    found: list[Result] = []
    for outcome in option["outcomes"]:
        keep = bool(outcome.get("returnToDeck", option.get("returnToDeck")))
        condition = outcome.get("condition", {})
        whens = [their_when(condition, content)]
        if condition.get("type") == "payCollectiveGoldConditional":
            whens = [their_when(one, content) for one in condition["values"]]
        effects = [one for one in outcome.get("effects", []) if "condition" not in one]
        effects += [condition["effect"]] if "effect" in condition else []
        more = [one for one in outcome.get("effects", []) if "condition" in one]
        if condition:  # what is added for some stands in a result of its own before that for the others
            for one in more:
                when = whens[0] | their_when(one["condition"], content)
                found.append(_theirs(when, [*effects, one], content, keep))
                whens = [{**whens[0], "otherwise": True}]
            more = []
        found += [_theirs(when, effects, content, keep) for when in whens]
        found += [_theirs(their_when(one["condition"], content), [one], content, keep) for one in more]
    return said(found)


def _theirs(when: dict[str, Any], effects: list[Any], content: Content, keep: bool) -> Result:
    plain = [one for one in effects if one["type"] not in ("choose", "outcome")]
    one_of = [brought([one], content) for each in effects if each["type"] == "choose" for one in each["values"]]
    also = "".join(one["values"][0].lower() for one in effects if one["type"] == "outcome")
    return {"when": when, "gives": brought(plain, content), "one_of": one_of, "also": also, "keep": keep}


def their_when(condition: Any, content: Content) -> dict[str, Any]:
    values = condition.get("values", [])
    match condition.get("type"):
        case "reputationGT":
            return {"reputation_from": values[0] + 1}
        case "reputationLT":
            return {"reputation_to": values[0] - 1}
        case "payCollectiveGold":
            return {"pays": values[0]}
        case "payCollectiveGoldReputationLT":
            return {"reputation_to": values[1] - 1, "pays": values[0]}
        case "payCollectiveGoldReputationGT":
            return {"reputation_from": values[1] + 1, "pays": values[0]}
        case "payGold":
            return {"pays_each": values[0]}
        case "payCollectiveItem":
            return {"pays_item": _item(values[0], content)}
        case "character":
            return {"classes": sorted(CLASSES.get(one, one) for one in values)}
        case "otherwise":
            return {"otherwise": True}
    return {}


def brought(effects: list[Any], content: Content) -> dict[str, int]:
    places = {place.number: id for id, place in content.atlas.items()}
    words = Counter[str]()
    for effect in effects:
        kind, values = effect["type"], effect.get("values", [])
        if kind in SIGNED:
            words[SIGNED[kind].removeprefix("-")] += -values[0] if SIGNED[kind].startswith("-") else values[0]
        elif kind == "discardOne":
            words["discard"] += 1
        elif kind == "scenarioCondition":
            words.update(values)
        elif kind in ("consumeItem", "consumeCollectiveItem"):
            words[f"{'one ' if 'Collective' in kind else ''}spend {values[1]}"] += values[0]
        elif kind in ("itemCollective", "itemDesign"):
            words[f"{'designs' if 'Design' in kind else 'items'} {_item(values[0], content)}"] += 1
        elif kind == "randomItemDesign":
            words["random_design"] += 1
        elif kind == "unlockScenario":
            words[f"opens {places.get(int(values[0]), values[0])}"] += 1
        elif kind in ("partyAchievement", "globalAchievement"):
            words[f"{'party' if 'party' in kind else 'world'} {values[0]}"] += 1
        elif kind == "event":
            words[f"adds {values[0]}-{int(values[1])}"] += 1
        elif kind != "noEffect":
            words[f"unknown {kind}"] += 1
    return dict(sorted(words.items()))


def _item(number: Any, content: Content) -> str:
    return next((id for id, item in content.items.items() if item.number == int(number)), f"#{number}")
