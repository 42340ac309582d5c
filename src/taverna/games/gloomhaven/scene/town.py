"""Between scenarios: where we are, the event to decide, the world in numbers, the heroes, the chronicle in pictures."""

from __future__ import annotations

from taverna.core.scene import Markup, tag

from ..campaign import growth, quests, shop, standing
from ..campaign.ledger import STAGES
from ..campaign.world import HOME, Hero
from ..records.content import DUNGEON
from .drawing import Town
from .icons import CLASS_ICON, DEED_ICON, icon, sign


def head(t: Town) -> dict[str, Markup]:
    w = t.words
    at = t.world.here.at
    place = w("town-gloomhaven") if at == "gloomhaven" else t.name(at)
    said = tag("p", sign("lantern" if t.in_city else "next"), tag("b", place), class_="gh-round")
    phase = tag("span", w(STAGES[t.stage]), class_="phase")
    called = tag("span", t.world.here.name, class_="phase") if t.world.here.name else None
    return {"turn/strip": tag("div", said, called, phase, data_k="turn/strip", class_="gh-strip")}


def event(t: Town) -> dict[str, Markup]:
    """The front of the event that is being decided, and its two options; or a result and what it lets one choose."""
    card = t.visit.card
    if not card:
        return {}
    record, w = t.content.events[card], t.words
    story, there = record.text, {letter: getattr(record, letter).text for letter in ("a", "b")}
    if t.visit.result:
        option, _, nth = t.visit.result.partition("-")
        result = getattr(record, option).outcomes[int(nth)]
        story, there = result.text, {str(which): one.text for which, one in enumerate(result.one_of)}
    assert story is not None
    options = [
        tag(
            "button",
            tag("b", name.upper()) if name.isalpha() else None,
            tag("span", text[w.lang]),
            data_spot=f"event/{name}",
            type="button",
            class_="gh-choice",
        )
        for name, text in there.items()
    ]
    kind = w(f"town-{record.deck}-event")
    panel = tag(
        "article",
        tag("p", sign("book"), kind, class_="kicker"),
        tag("h2", record.name[w.lang]),
        tag("p", story[w.lang], class_="story"),
        tag("div", options, class_="gh-choices"),
        data_k="event/card",
        class_="gh-event",
    )
    return {"event/card": panel}


def deeds(t: Town) -> dict[str, Markup]:
    """What I can do without pointing at a thing."""
    if t.seat is None:
        return {}
    hero, w = t.hero(t.seat), t.words
    if t.visit.proposed:
        there = ["yes", "no"]
    elif t.visit.card or not t.in_city:
        there = [DUNGEON] if t.stage == "travel" and not t.visit.card else []
    elif t.seat in t.visit.leaving:
        there = ["stay"]
    elif hero.fate == "active" and len(hero.quests) < 2 and hero.perks_due <= 0 and not growth.due(hero):
        there = ["ready", "event", "donate", "another"]
        if quests.fulfilled(t.world, t.content, hero):
            there[0] = "retire"
        if growth.may_catch_up(t.world, hero):
            there.append("catch-up")
        if shop.kit(t.world, t.content, hero):
            there.append("kit")
    else:
        there = []
    if t.world.here.at != HOME and t.world.evenings and t.in_city and not t.visit.proposed:
        there = ["home", "onward"]
    return {
        f"deed/{deed}": tag(
            "button",
            sign(DEED_ICON[deed]),
            tag("span", w(f"option-{deed}")),
            data_k=f"deed/{deed}",
            data_spot=f"deed/{deed}",
            type="button",
            class_=f"gh-deed is-{deed}",
        )
        for deed in there
    }


def facts(t: Town) -> dict[str, Markup]:
    world, w = t.world, t.words
    level = standing.prosperity_level(world.prosperity)
    start = standing.PROSPERITY[level - 1]
    end = standing.PROSPERITY[level] if level < standing.TOP else world.prosperity
    change = standing.price_change(world.here.reputation)
    rows = [
        (w("town-reputation"), f"{world.here.reputation:+d}", w("town-prices", n=f"{change:+d}")),
        (w("town-prosperity"), str(level), w("town-points", n=world.prosperity - start, of=max(end - start, 0))),
        (w("town-sanctuary"), str(world.donated), w("town-gold-given")),
        (w("town-scenarios"), str(len(world.done)), w("town-scenarios-open", n=len(world.open))),
    ]
    table = tag("dl", [[tag("dt", a), tag("dd", tag("b", b), " ", tag("small", c))] for a, b, c in rows])
    held = [*world.here.achievements, *world.achievements]
    won = [tag("li", sign("crown"), t.name(one)) for one in held]
    return {
        "facts/world": tag(
            "div",
            table,
            tag("ul", won, class_="gh-won", aria_label=w("town-achievements")) if won else None,
            data_k="facts/world",
            class_="gh-facts",
        )
    }


def heroes(t: Town) -> dict[str, Markup]:
    w = t.words
    found = {}
    for seat in range(len(t.world.here.members)):
        hero = t.hero(seat)
        awaited = hero.fate == "awaited"
        ready = seat in t.visit.ready
        asked = seat in t.view["asked"]
        state = w("town-ready") if ready and t.in_city else w("town-deciding") if asked else ""
        found[f"seat/{seat}"] = tag(
            "li",
            tag(
                "button",
                crest_of(t, hero, seat),
                tag(
                    "span",
                    tag("b", w.seat(seat)),
                    tag("small", w("town-choosing") if awaited else called(t, hero)),
                    class_="who",
                ),
                None if awaited else tag("span", sign("coin"), hero.gold, class_="gold"),
                None if awaited else tag("span", sign("gh-xp"), xp(t, hero), class_="xp"),
                tag("span", state, class_="state") if state else None,
                data_spot=f"seat/{seat}",
                type="button",
                class_="gh-hero" + (" gone" if hero.fate != "active" else ""),
            ),
            data_k=f"seat/{seat}",
            class_=f"p{seat}",
        )
    return found


def called(t: Town, hero: Hero) -> str:
    """The level; of one with a name of its own, the class too."""
    level = t.words("town-level", n=hero.level)
    return f"{t.name(hero.what)} · {level}" if hero.name else level


def xp(t: Town, hero: Hero) -> str:
    if hero.level >= standing.TOP:
        return str(hero.xp)
    return f"{hero.xp}/{standing.LEVELS[hero.level]}"


def crest_of(t: Town, hero: Hero, seat: int) -> Markup:
    return tag(
        "svg",
        tag("circle", r=14, class_="body"),
        icon("person" if hero.fate == "awaited" else CLASS_ICON.get(hero.what, "person"), 18, 0, 0, "ic"),
        viewBox="-16 -16 32 32",
        class_=f"mini is-hero p{seat}",
        aria_hidden="true",
    )


def chronicle(t: Town) -> dict[str, Markup]:
    """Evening after evening: won or lost, and how much damage, gold and how many kills, as bars."""
    world, w = t.world, t.words
    last = world.evenings[-12:]
    if not last:
        return {"chronicle/none": tag("p", w("town-no-evenings"), data_k="chronicle/none", class_="below")}
    charts = []
    for what in ("damage", "kills", "gold", "exhausted"):
        values = [int(getattr(one, what)) for one in last]
        most = max([*values, 1])
        bars = [
            tag(
                "rect",
                x=n * 16 + 2,
                y=round(34 - 30 * value / most, 1),
                width=12,
                height=round(30 * value / most, 1) or 1,
                class_="bar" if one.success else "bar lost",
            )
            for n, (one, value) in enumerate(zip(last, values, strict=True))
        ]
        label = w(f"town-chart-{what}", total=sum(int(getattr(one, what)) for one in world.evenings))
        charts.append(
            tag(
                "figure",
                tag("svg", bars, viewBox="0 0 194 36", class_="gh-chart", role="img", aria_label=label),
                tag("figcaption", label),
            )
        )
    won = sum(one.success for one in world.evenings)
    told = tag("p", w("town-evenings", n=len(world.evenings), won=won), class_="below")
    return {"chronicle/all": tag("div", told, charts, data_k="chronicle/all", class_="gh-chronicle")}
