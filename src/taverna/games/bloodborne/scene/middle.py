"""The middle of the table: the round, the Final Boss, the Monster and its die, the decks, what is played."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from math import cos, pi, sin

from taverna.core.scene import Markup, icon, sign, tag
from taverna.ink import sprite

from ..records import Monster
from ..rules.end import EXTRA_ECHOES
from ..rules.fight import die_of
from ..rules.setup import BOSSES_IN_DUNGEON, MONSTERS_IN_DUNGEON
from .cards import cards
from .cast import FIGURES
from .drawing import TYPE_ICON, Drawing, size
from .played import played

STEPS = range(1, 9)
LANTERN = {"green": 1, "yellow": 2, "red": 3}  # flames: the colour is never the only sign
FRAME = "M-118 150V-40C-118-110-60-150 0-186 60-150 118-110 118-40V150Z"
WINDOW = "M-108 144V-38C-108-102-54-138 0-172 54-138 108-102 108-38V144Z"
RAYS = "".join(f"M0 20L{300 * cos(k * pi / 16):.0f} {20 + 300 * sin(k * pi / 16):.0f}" for k in range(32))


def middle(d: Drawing) -> dict[str, str]:
    return {**d.alike(common), **played(d)}


def common(d: Drawing) -> dict[str, str]:
    return d.since("common", partial(_common, d), [d.sight[name] for name in COMMON])


COMMON = (
    *("round", "step", "final", "monster", "slain", "echoes", "full", "total", "rolled"),
    *("dungeon", "deck", "gone", "available"),
)
"""What the middle shows, beside who sits there."""


def _common(d: Drawing) -> dict[str, str]:
    return {**round(d), **final(d), **foe(d), **die(d), **piles(d), **upgrades(d)}


def round(d: Drawing) -> dict[str, str]:
    """Where in the round we are."""
    number, now = d.sight["round"], d.sight["step"]
    return {"round/steps": d.everywhere(lambda: _round(d, number, now), "round", number, now)}


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
    return tag(
        "div",
        tag("p", label, class_="roundno"),
        tag("ol", steps),
        data_k="round/steps",
        data_look="round/steps",
        class_="strip",
    )


def final(d: Drawing) -> dict[str, str]:
    """The Final Boss and the rule it lays on the whole game."""
    id = d.sight["final"]
    here = d.sight["monster"] == id
    made = partial(_final, d, d.content.foes[id], here)
    return {f"final/{id}": d.everywhere(made, "final", id, here, len(d.hunters))}


def _final(d: Drawing, boss: Monster, here: bool) -> Markup:
    key, name = f"final/{boss.id}", d.name(boss.id)
    text = boss.text[d.words.lang] if boss.text else ""
    echoes = boss.hp + EXTRA_ECHOES[len(d.hunters)]
    return tag(
        "button",
        tag("span", sprite.bust(FIGURES, boss.id), class_="pic"),
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
    view, monster = d.sight, d.monster
    if monster is None:
        return {"monster/none": d.everywhere(lambda: _gone(d, view["slain"]), "gone", view["slain"])}
    echoes, full = view["echoes"], max(view["full"], view["echoes"])
    return {
        f"monster/{monster.id}": d.everywhere(
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
    die = die_of(d.content, monster.id, d.sight["final"])
    types = d.words.listed([d.name(type) for type in monster.types])
    text = monster.text[d.words.lang] if monster.text else ""
    rank = "final-boss" if monster.id == d.sight["final"] else "boss" if monster.id in d.content.bosses else "monster"
    return tag(
        "button",
        arch(monster),
        tag(
            "span",
            tag("span", d.name(rank), class_="kicker"),
            tag("b", name),
            tag("span", tag("strong", echoes), tag("span", drops(echoes, full), class_="drops"), class_="echoes"),
            tag("span", [sign(TYPE_ICON[type]) for type in monster.types], tag("span", types), class_="types"),
            tag("span", lantern(d, die), tag("span", d.name(die)), class_="types"),
            tag("span", text, class_="rule") if text else None,
            class_="plate",
        ),
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
    return [sign("drop", class_="echo")] * echoes + [sign("drop-empty", class_="echo spent")] * (full - echoes)


def arch(monster: Monster) -> Markup:
    """The Monster in a gothic window, before rays of its own light."""
    return tag(
        "svg",
        tag("clipPath", tag("path", d=WINDOW), id="bb-window"),
        tag("path", d=FRAME, class_="arched"),
        tag("path", d=WINDOW, class_="glass"),
        tag(
            "g",
            tag("path", d=RAYS, class_="rays"),
            FIGURES.use(f"b-{FIGURES.figure_of(monster.id)}", 0, 26, 246, edge=False),
            clip_path="url(#bb-window)",
        ),
        tag("path", d=FRAME, class_="lead"),
        viewBox="-124 -192 248 348",
        class_="arch",
        aria_hidden="true",
    )


def lantern(d: Drawing, die: str) -> Markup:
    """The lantern of a die: colour, letter and as many flames as it is dangerous."""
    flames = LANTERN[die]
    return tag(
        "svg",
        icon("lantern", 40, 20, 20, f"lamp {die}"),
        tag("text", d.say(f"scene-die-letter-{die}"), x=20, y=27, class_="letter"),
        [
            tag("circle", cx=20 + 8 * (nth - (flames - 1) / 2), cy=45, r=2.8, class_=f"lamp {die}")
            for nth in range(flames)
        ],
        viewBox="0 0 40 48",
        class_="lantern",
        aria_hidden="true",
    )


def die(d: Drawing) -> dict[str, str]:
    """This round's roll as it fell, or the die that will be rolled."""
    total, foe = d.sight["total"], d.monster
    colour = die_of(d.content, foe.id, d.sight["final"]) if foe is not None else ""
    faces: Iterable[tuple[int, bool]]
    if total is not None:
        faces = d.sight["rolled"]
    elif foe is not None:
        faces = d.content.dice[colour].faces
    else:
        return {}
    return {
        "die/roll": tag(
            "div",
            tag("span", d.say("scene-faces" if total is None else "scene-rolled"), class_="said"),
            tag("span", [face(worth, again) for worth, again in faces], class_="faces"),
            None if total is None else tag("span", d.say("scene-total", total=total), class_="total"),
            data_k="die/roll",
            data_look="die/roll",
            class_=f"roll die-{colour}" + ("" if total is None else " fell"),
        )
    }


def face(worth: int, again: bool) -> Markup:
    return tag("span", f"{worth}+" if again else worth, class_="face" + (" again" if again else ""), data_part="")


# -- cards on the table ----------------------------------------------------------------------------------------------
def piles(d: Drawing) -> dict[str, str]:
    """What is left in the two face-down decks; that is public."""
    view, left = d.sight, dungeon_left(d)
    return {
        "dungeon/deck": pile(d, "dungeon/deck", "deck", size(view["dungeon"]), d.say("scene-dungeon"), left),
        "deck/upgrades": pile(d, "deck/upgrades", "upgrade", size(view["deck"]), d.say("scene-upgrade-deck"), ""),
    }


def dungeon_left(d: Drawing) -> str:
    """How many Monsters and Bosses are still to come."""
    view, content = d.sight, d.content
    seen = [*view["gone"], *([view["monster"]] if view["monster"] else [])]
    bosses = BOSSES_IN_DUNGEON - sum(id in content.bosses for id in seen)
    monsters = MONSTERS_IN_DUNGEON - sum(id in content.monsters for id in seen)
    return d.say("scene-left", monsters=monsters, bosses=bosses)


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
    return cards(d, "upgrade", d.sight["available"], "slip")
