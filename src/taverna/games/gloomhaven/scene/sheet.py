"""The city's shop, my own sheet, and what there is to choose for my hero."""

from __future__ import annotations

from taverna.core.scene import Markup, tag
from taverna.core.words import Say

from ..campaign import growth, quests, shop
from ..campaign.offers import resting
from ..campaign.speech import perk
from ..campaign.standing import start_gold
from ..records.cards import CharacterClass
from .cards import card
from .drawing import Town
from .icons import CLASS_ICON, SLOT_ICON, sign
from .town import called, crest_of, xp


def goods(t: Town) -> dict[str, Markup]:
    if not t.in_city:
        return {}
    world, w = t.world, t.words
    found = {}
    hero = None if t.seat is None else t.hero(t.seat)
    for id, record in t.content.items.items():
        if not world.released.get(id):
            continue
        left = shop.copies(world, id)
        why = None if hero is None else shop.why_not(world, t.content, hero, id)
        found[f"shop/{id}"] = tag(
            "button",
            tag("span", sign(SLOT_ICON.get(record.slot, "item")), class_="slot"),
            tag("b", record.name[w.lang]),
            tag("span", t.printer.told(t.printer.item(record)), class_="text"),
            tag("span", sign("coin"), shop.price(world, record), class_="price"),
            tag("span", w("town-copies", n=left), class_="left"),
            data_k=f"shop/{id}",
            data_spot=f"shop/{id}",
            type="button",
            class_="gh-good" + (" out" if why else ""),
        )
    return found


def sheet(t: Town) -> dict[str, Markup]:
    if t.seat is None:
        return {}
    w, hero = t.words, t.hero(t.seat)
    quest = quests.of(t.content, hero)
    tasks = []
    if quest is not None:
        for nth, task in enumerate(quest.tasks):
            so_far = quests.count(t.world, t.content, hero, nth)
            tasks.append(tag("li", tag("b", f"{so_far}/{task.count}"), " ", task.text[w.lang]))
    boxes = [tag("i", class_="on" if n < hero.checks % 3 else None) for n in range(3)]
    owned = [
        tag(
            "button",
            sign(SLOT_ICON.get(t.content.items[item].slot, "item")),
            t.name(item),
            data_spot=f"item/{item}",
            type="button",
            class_="gh-owned" + (" on" if item in hero.worn else ""),
        )
        for item in hero.items
    ]
    marked = sum(hero.perks.values())
    counts = [
        tag("span", called(t, hero)),
        tag("span", sign("gh-xp", w("town-xp")), xp(t, hero)),
        tag("span", sign("coin", w("town-gold")), hero.gold),
        tag("span", w("town-perks", n=marked)),
        tag("span", boxes, class_="gh-checks", role="img", aria_label=w("town-checks", n=hero.checks)),
    ]
    return {
        "mine/sheet": tag(
            "div",
            tag("p", crest_of(t, hero, t.seat), tag("b", w.seat(t.seat)), class_="name"),
            tag("p", w("town-choosing") if hero.fate == "awaited" else counts, class_="gh-counts"),
            tag("p", sign("book"), tag("b", quest.name[w.lang]), class_="quest") if quest is not None else None,
            tag("ul", tasks, class_="gh-tasks") if tasks else None,
            tag("div", owned, class_="gh-ownings", role="group", aria_label=w("scene-items")) if owned else None,
            data_k="mine/sheet",
            class_="gh-sheetcard",
        )
    }


def choices(t: Town) -> dict[str, Markup]:
    """What is to be chosen: quests, perks, classes; else the cards of the pool."""
    if t.seat is None:
        return {}
    hero, w = t.hero(t.seat), t.words
    found: dict[str, Markup] = {}
    if len(hero.quests) > 1:
        for id in hero.quests:
            record = t.content.quests[id]
            found[f"hand/quest-{id}"] = _note(
                t, f"hand/quest-{id}", f"quest/{id}", record.name[w.lang], [t.text[w.lang] for t in record.tasks]
            )
        return found
    if hero.fate != "active" or t.seat in t.visit.leaving:
        for other in resting(t.world, hero):
            if other.id != hero.id:
                about = [w.say(Say("option-waiting", {"hero": other.id, "level": other.level, "gold": other.gold}))]
                name = t.content.classes[other.what].name[w.lang]
                key = f"hand/hero-{other.id}"
                found[key] = _note(t, key, f"hero/{other.id}", other.name or name, about)
        for what in t.world.classes:
            record_ = t.content.classes[what]
            if not record_.locked:
                found[f"hand/class-{what}"] = _class(t, record_)
        return found
    if hero.perks_due > 0:
        for nth in growth.free_perks(t.content, hero):
            text = w.say(perk(t.content.classes[hero.what].perks[nth]))
            found[f"hand/perk-{nth}"] = _note(t, f"hand/perk-{nth}", f"perk/{nth}", text, [])
        return found
    pool = growth.new_cards(t.content, hero) if growth.due(hero) else growth.pool(t.content, hero)
    for id in pool:
        found[f"hand/{id}"] = card(t, id, f"hand/{id}", "stuck" if _stickers(t, id) else "")
    return found


def _stickers(t: Town, card: str) -> int:
    return sum(one.card == card for one in t.world.enhancements)


def _class(t: Town, record: CharacterClass) -> Markup:
    """A class to begin with, at each level it may begin at (GH-CREATE-04)."""
    w, what = t.words, record.id
    levels = [
        tag(
            "button",
            w("option-create-at", level=level, gold=start_gold(level)),
            data_spot=f"class/{what}/{level}",
            type="button",
        )
        for level in growth.may_start_at(t.world)
    ]
    return tag(
        "div",
        tag("b", sign(CLASS_ICON.get(what, "person")), " ", record.name[w.lang]),
        tag("span", w("town-class", hand=record.hand, hp=record.hp[0])),
        tag("span", levels, class_="levels"),
        data_k=f"hand/class-{what}",
        class_="gh-note",
    )


def _note(t: Town, key: str, spot: str, title: str, lines: list[str]) -> Markup:
    return tag(
        "button",
        tag("b", title),
        [tag("span", line) for line in lines],
        data_k=key,
        data_spot=spot,
        type="button",
        class_="gh-note",
    )
