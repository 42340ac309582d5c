"""What the questions between scenarios say, their options, and what to click for them.

Texts of events and quests are names of the content, see `records.told`.
"""

from __future__ import annotations

from typing import Any

from taverna.core.ask import Ask, Value
from taverna.core.words import Say, Text

from ..events import sticker
from ..records.cards import Perk
from ..records.content import DUNGEON, Content
from ..state import Table
from . import quests, shop
from .enhancing import PERFORM, Spot, cost, inside
from .offers import CASUAL, WAITING
from .standing import sale_price, start_gold

PROMPTS = (
    "quest",
    "create",
    "level-up",
    "mark-perk",
    "city",
    "event",
    "result",
    "agree",
    "travel",
    "home",
    "share",
    "equip",
    "who-item",
    "open",
    "discard",
    "give-up",
)
"""Questions that are asked only in a campaign; of "who" only those about a seat are."""


DEEDS = ("ready", "event", "donate", "another", "stay", "retire", "catch-up", "kit", "yes", "no", "home", "onward")
"""What can be done without pointing at a thing."""


def about_campaign(g: Table, ask: Ask) -> bool:
    return g.campaign is not None and (ask.prompt in PROMPTS or (ask.prompt == "who" and g.phase in ("city", "travel")))


# -- questions -------------------------------------------------------------------------------------------------------
def asking(g: Table, ask: Ask) -> Say:
    about: dict[str, Any] = dict(ask.about or {})
    if ask.prompt == "event":
        card = about["card"]
        return Say("ask-event", {"title": card, "text": f"{card}/front"})
    if ask.prompt == "result":
        return Say("ask-result")
    if ask.prompt == "agree":
        return proposal(g, about)
    if ask.prompt == "home" and not g.world.here.awaited:
        return Say("ask-home-brief")
    if ask.prompt == "city":
        hero = g.world.member(ask.seat)
        if quests.fulfilled(g.world, g.content, hero):
            return Say("ask-city-retire", {"hero": hero.id, "gold": hero.gold})
        return Say("ask-city", {"hero": hero.id, "gold": hero.gold})
    return Say(f"ask-{ask.prompt}", about)


def proposal(g: Table, about: dict[str, Any]) -> Say:
    """What someone proposes to all: the key goes on with the question it answers."""
    prompt, proposed = about["prompt"], str(about["proposed"])
    told: dict[str, Any] = {"who": g.visit.agreed[0]}
    if prompt == "event":
        return Say("ask-agree-event", told | {"option": f"{g.visit.card}/{proposed}"})
    if prompt == "result":
        return Say("ask-agree-event", told | {"option": f"{about['result']}-{proposed}"})
    if prompt == "travel":
        if proposed == DUNGEON:
            return Say("ask-agree-random-dungeon", told)
        mode, _, id = proposed.rpartition(",")
        return Say("ask-agree-casual" if mode == CASUAL else "ask-agree-travel", told | {"scenario": id})
    if prompt == "who-item":
        return Say("ask-agree-who-item", told | {"whom": int(proposed), "item": about["item"]})
    if prompt == "who":
        return Say("ask-agree-who", told | {"whom": int(proposed)})
    if prompt == "open":
        return Say("ask-agree-open", told | {"scenario": proposed})
    return Say(f"ask-agree-{proposed}", told)


# -- options ---------------------------------------------------------------------------------------------------------
def wording(g: Table, ask: Ask, value: Value) -> Say | None:
    """What an option says; None where it says the same as in a scenario: a card."""
    content: Content = g.content
    hero = g.world.member(ask.seat)
    if isinstance(value, tuple):
        return deal(g, ask, value)
    if ask.prompt == "event":
        return Say("option-named", {"what": f"{g.visit.card}/{value}"})
    if ask.prompt == "result":
        return Say("option-named", {"what": f"{(ask.about or {})['result']}-{value}"})
    if ask.prompt == "give-up":
        return Say("option-named", {"what": value})
    if ask.prompt == "quest":
        return Say("option-quest", {"quest": value, "tasks": f"#tasks/{value}", "box": content.quests[value].unlocks})
    if ask.prompt == "mark-perk":
        return perk(content.classes[hero.what].perks[value])
    if ask.prompt in ("who", "who-item"):
        return Say("option-seat", {"who": value})
    if ask.prompt == "share":
        return Say("option-gold", {"gold": value})
    if value == DUNGEON:
        return Say("option-random-dungeon")
    if ask.prompt in ("travel", "open"):
        return Say("option-scenario", {"number": content.atlas[value].number, "scenario": value})
    if ask.prompt in ("level-up", "discard"):
        return None
    return Say(f"option-{value}")


def deal(g: Table, ask: Ask, value: tuple[Any, ...]) -> Say:
    """Something bought, sold, worn, stuck on; a class to create; a scenario to play casually."""
    content: Content = g.content
    what, *rest = value
    if what == WAITING:
        other = g.world.heroes[rest[0]]
        return Say("option-waiting", {"hero": other.id, "level": other.level, "gold": other.gold})
    if ask.prompt == "create":
        return Say("option-create", {"class": what, "level": rest[0], "gold": start_gold(rest[0])})
    if what == CASUAL:
        return Say("option-casual", {"number": content.atlas[rest[0]].number, "scenario": rest[0]})
    if what == "buy":
        price = shop.price(g.world, content.items[rest[0]])
        return Say("option-shop-buy", {"item": rest[0], "gold": price, "text": f"#item/{rest[0]}"})
    if what == "sell":
        return Say("option-shop-sell", {"item": rest[0], "gold": sale_price(content.items[rest[0]].cost)})
    if what == "enhance":
        card, half, nth, line, spot, what = rest
        at = Spot(half, nth, line, spot)
        return Say(
            f"option-enhance-{half}",
            {
                "card": card,
                "sticker": sticker(what),
                "line": f"~line-{inside(line)[1] if line.startswith(PERFORM) else line}",
                "text": f"#{card}/{half}/{nth}",
                "gold": cost(content.printed.cards[card], at, what, g.world.enhancements),
            },
        )
    return Say(f"option-{what}", {"item": rest[0], "text": f"#item/{rest[0]}"})


def perk(found: Perk) -> Say:
    """A perk: the cards that leave and join the modifier deck."""
    adds = [id for step in found.steps for id, times in step.add.items() for _ in range(times)]
    removes = [id for step in found.steps for id, times in step.remove.items() for _ in range(times)]
    if any(step.ignore_item_effects for step in found.steps):
        return Say("option-perk-items", {"adds": adds}) if adds else Say("option-perk-items-only")
    if any(step.ignore_scenario_effects for step in found.steps):
        return Say("option-perk-scenario", {"adds": adds}) if adds else Say("option-perk-scenario-only")
    if adds and removes:
        return Say("option-perk-replace", {"adds": adds, "removes": removes})
    if adds:
        return Say("option-perk-add", {"adds": adds})
    return Say("option-perk-remove", {"removes": removes})


# -- what to click ---------------------------------------------------------------------------------------------------
def targets(g: Table, ask: Ask, value: Value) -> list[str]:
    """`shop/<item>` in the shop, `item/<id>` of one's own, `card/<id>`, `place/<scenario>` on the map, `quest/<id>`,
    `perk/<nth>`, `class/<id>/<level>`, `event/a`, `seat/<n>`, `deed/ready` and the like."""
    kind = {"quest": "quest", "travel": "place", "mark-perk": "perk", "event": "event", "result": "event"}
    kind |= {"level-up": "card", "discard": "card", "who": "seat", "who-item": "seat", "give-up": "item"}
    if isinstance(value, tuple):
        if value[0] == WAITING:
            return [f"hero/{value[1]}"]
        if ask.prompt == "create":
            return [f"class/{value[0]}/{value[1]}"]
        place = {"buy": "shop", "sell": "item", "wear": "item", "take-off": "item", "enhance": "card", CASUAL: "place"}
        return [f"{place[value[0]]}/{value[1]}"]
    if value == DUNGEON:
        return [f"deed/{value}"]
    if ask.prompt in kind:
        return [f"{kind[ask.prompt]}/{value}"]
    return [f"deed/{value}"] if isinstance(value, str) and value in DEEDS else []


# -- names -----------------------------------------------------------------------------------------------------------
def hero_name(g: Table, id: str) -> Text:
    """A hero's own name, or its class (GH-SHEET-01)."""
    hero = g.world.heroes[id]
    if hero.name:
        return Text(en=hero.name, es=hero.name, pt_BR=hero.name)
    name: Text = g.content.classes[hero.what].name
    return name
