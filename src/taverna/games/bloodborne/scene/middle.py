"""The middle of the table: the round, the Final Boss, the Monster and its die, the decks, what is played."""

from __future__ import annotations

from collections.abc import Iterable

from taverna.core.scene import Markup, icon, sign, tag

from ..records import Monster
from ..rules.end import EXTRA_ECHOES
from ..rules.fight import die_of
from ..rules.setup import BOSSES_IN_DUNGEON, MONSTERS_IN_DUNGEON
from ..state import TRANSFORM
from .cards import cards
from .drawing import TYPE_ICON, Drawing, Hunted, size

STEPS = range(1, 9)
LANTERN = {"green": 1, "yellow": 2, "red": 3}  # flames: the colour is never the only sign
SKYLINE = (
    "M0 96V70l6-6 6 6v-12l5-16 5 16v14h8V58l9-9 9 9v10h7V44l3-5V22l3-10 3 10v17l3 5v28h10V60l7-7 7 7v8h52V56l6-6 6 6"
    "v14h9V48l3-5V30l3-9 3 9v13l3 5v18h8V62l8-8 8 8v6h9V54l5-14 5 14v12l6-5 5 5v30Z"
)


def middle(d: Drawing) -> dict[str, str]:
    return {**round(d), **final(d), **foe(d), **die(d), **piles(d), **upgrades(d), **played(d)}


def round(d: Drawing) -> dict[str, str]:
    """Where in the round we are."""
    number, now = d.view["round"], d.view["step"]
    return {"round/steps": d.kept(lambda: _round(d, number, now), "round", number, now)}


def _round(d: Drawing, number: int, now: int) -> Markup:
    steps = [
        tag(
            "li",
            tag("b", step),
            tag("span", d.say(f"scene-step-{step}")),
            class_="past" if step < now else "now" if step == now else None,
            aria_current="step" if step == now else None,
        )
        for step in STEPS
    ]
    label = d.say("scene-round", round=number)
    return tag("div", tag("p", label, class_="roundno"), tag("ol", steps), data_k="round/steps", class_="strip")


def final(d: Drawing) -> dict[str, str]:
    """The Final Boss and the rule it lays on the whole game."""
    id = d.view["final"]
    here = d.view["monster"] == id
    return {f"final/{id}": d.kept(lambda: _final(d, d.content.foes[id], here), "final", id, here)}


def _final(d: Drawing, boss: Monster, here: bool) -> Markup:
    key, name = f"final/{boss.id}", d.name(boss.id)
    text = boss.text[d.words.lang] if boss.text else ""
    echoes = boss.hp + EXTRA_ECHOES[len(d.hunters)]
    return tag(
        "button",
        tag("span", d.say("scene-final-boss"), class_="kicker"),
        tag("b", name),
        tag("span", text, class_="rule"),
        tag("span", d.say("scene-final-here") if here else d.say("scene-final-waits", echoes=echoes), class_="below"),
        data_k=key,
        data_spot=key,
        type="button",
        class_="poster" + (" here" if here else ""),
        title=d.source(boss.source),
        aria_label=d.say("scene-final-label", name=name, text=text),
    )


# -- the Monster -----------------------------------------------------------------------------------------------------
def foe(d: Drawing) -> dict[str, str]:
    """The Monster being fought, its Blood Echoes as its life."""
    view, monster = d.view, d.monster
    if monster is None:
        return {"monster/none": d.kept(lambda: _gone(d, view["slain"]), "gone", view["slain"])}
    echoes, full = view["echoes"], max(view["full"], view["echoes"])
    return {
        f"monster/{monster.id}": d.kept(
            lambda: _foe(d, monster, echoes, full), "foe", monster.id, view["final"], echoes, full
        )
    }


def _gone(d: Drawing, slain: bool) -> Markup:
    return tag(
        "div",
        tag("svg", icon("skull", 64, 48, 48), viewBox="0 0 96 96", aria_hidden="true"),
        tag("p", d.say("scene-slain" if slain else "scene-no-monster")),
        data_k="monster/none",
        class_="monster gone",
    )


def _foe(d: Drawing, monster: Monster, echoes: int, full: int) -> Markup:
    key, name = f"monster/{monster.id}", d.name(monster.id)
    die = die_of(d.content, monster.id, d.view["final"])
    types = d.words.listed([d.name(type) for type in monster.types])
    text = monster.text[d.words.lang] if monster.text else ""
    rank = "final-boss" if monster.id == d.view["final"] else "boss" if monster.id in d.content.bosses else "monster"
    return tag(
        "button",
        tag("span", tag("span", d.name(rank), class_="kicker"), tag("b", name), class_="title"),
        emblem(d, monster, die),
        tag("span", tag("strong", echoes), tag("span", drops(echoes, full), class_="drops"), class_="echoes"),
        tag("span", tag("span", types, class_="types"), tag("span", d.name(die)), class_="facts"),
        tag("span", text, class_="rule") if text else None,
        data_k=key,
        data_spot=key,
        type="button",
        class_=f"monster {rank} die-{die}",
        title=d.source(monster.source),
        aria_label=d.words(
            "scene-monster-label",
            rank=d.name(rank),
            name=name,
            types=types,
            die=d.name(die),
            echoes=echoes,
            full=full,
            text=text,
        ),
    )


def drops(echoes: int, full: int) -> list[Markup]:
    return [sign("drop", class_="drop")] * echoes + [sign("drop-empty", class_="drop spent")] * (full - echoes)


def emblem(d: Drawing, monster: Monster, die: str) -> Markup:
    """Our own picture of a Monster: its Types before the moon over the town, and the lantern of its die."""
    types, flames = monster.types, LANTERN[die]
    size = {1: 62, 2: 48, 3: 38}[len(types)]
    gap = size + 6
    return tag(
        "svg",
        tag("rect", width=300, height=96, class_="sky"),
        tag("circle", cx=150, cy=48, r=44, class_="moon"),
        tag("path", d=SKYLINE, class_="town"),
        tag("path", d=SKYLINE, class_="town", transform="translate(212 0)"),
        [
            icon(TYPE_ICON[type], size, 150 + gap * (nth - (len(types) - 1) / 2), 48, f"type {type}")
            for nth, type in enumerate(types)
        ],
        tag(
            "g",
            icon("lantern", 54, 240, 38, f"lamp {die}"),
            [
                tag("circle", cx=240 + 8 * (nth - (flames - 1) / 2), cy=78, r=2.6, class_=f"flame {die}")
                for nth in range(flames)
            ],
            class_="lit",
        ),
        tag("text", d.say(f"scene-die-letter-{die}"), x=240, y=46, class_="letter"),
        viewBox="0 0 300 96",
        preserveAspectRatio="xMidYMid slice",
        class_="emblem",
        aria_hidden="true",
    )


def die(d: Drawing) -> dict[str, str]:
    """This round's roll as it fell, or the die that will be rolled."""
    total = d.view["total"]
    faces: Iterable[tuple[int, bool]]
    if total is not None:
        faces = d.view["rolled"]
    elif d.monster is not None:
        faces = d.content.dice[die_of(d.content, d.monster.id, d.view["final"])].faces
    else:
        return {}
    return {
        "die/roll": tag(
            "div",
            tag("span", d.say("scene-faces" if total is None else "scene-rolled"), class_="said"),
            tag("span", [face(worth, again) for worth, again in faces], class_="faces"),
            None if total is None else tag("span", d.say("scene-total", total=total), class_="total"),
            data_k="die/roll",
            class_="roll" + ("" if total is None else " fell"),
        )
    }


def face(worth: int, again: bool) -> Markup:
    return tag("span", f"{worth}+" if again else worth, class_="face" + (" again" if again else ""))


# -- cards on the table ----------------------------------------------------------------------------------------------
def piles(d: Drawing) -> dict[str, str]:
    """What is left in the two face-down decks; that is public."""
    view, content = d.view, d.content
    seen = [*view["gone"], *([view["monster"]] if view["monster"] else [])]
    bosses = BOSSES_IN_DUNGEON - sum(id in content.bosses for id in seen)
    monsters = MONSTERS_IN_DUNGEON - sum(id in content.monsters for id in seen)
    left = d.say("scene-left", monsters=monsters, bosses=bosses)
    return {
        "dungeon/deck": pile(d, "dungeon/deck", "deck", view["dungeon"]["size"], d.say("scene-dungeon"), left),
        "deck/upgrades": pile(d, "deck/upgrades", "upgrade", view["deck"]["size"], d.say("scene-upgrade-deck"), ""),
    }


def pile(d: Drawing, key: str, drawn: str, size: int, name: str, more: str) -> Markup:
    return tag(
        "button",
        tag("span", sign(drawn), tag("strong", size), class_="back"),
        tag("span", tag("b", name), tag("span", more) if more else None, class_="about"),
        data_k=key,
        data_spot=key,
        type="button",
        class_="pile" + ("" if size else " empty"),
        aria_label=d.say("scene-pile-label", name=name, size=size, more=more),
    )


def upgrades(d: Drawing) -> dict[str, str]:
    return cards(d, "upgrade", d.view["available"], "slip")


def played(d: Drawing) -> dict[str, str]:
    """The cards of this round, face up, in turn order; whoever has locked a card has its back there."""
    fragments: dict[str, str] = {}
    for hunter in d.order:
        seat = hunter["seat"]
        if locked(d, hunter):
            key = f"played/{seat}/back"
            fragments[key] = tag(
                "div",
                d.token(hunter, 30),
                tag("svg", icon("lock", 30, 24, 24), viewBox="0 0 48 48", aria_hidden="true"),
                tag("span", d.say("scene-locked", who=seat)),
                data_k=key,
                class_=f"back p{seat}",
            )
        fragments.update(cards(d, f"played/{seat}", hunter["played"], "slip", hunter))
    return fragments


def locked(d: Drawing, hunter: Hunted) -> bool:
    """Has chosen in secret and waits for the others: everybody sees the card lying there."""
    if hunter["seat"] in d.asked or not d.asked or hunter["dead"] or hunter["out"]:
        return False
    if d.view["step"] == 1:
        return not hunter["played"]
    return bool(d.view["step"] == 2 and hunter["played"] == [TRANSFORM] and size(hunter["hand"]))
