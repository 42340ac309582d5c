"""The sheets of Monsters and Boss with their Wound spaces."""

from __future__ import annotations

from functools import partial

from taverna.core.scene import Markup, tag

from ..records.cards import Space
from ..state import Beast
from .faces import beast_face
from .ground import REWARD_ICON, RUNE_ICON, WEAPON_ICON, Drawing, Fragments, sign, token
from .spots import beast_label


def beasts(d: Drawing) -> Fragments:
    return {
        f"beast/{id}": d.since(("beast", id), partial(sheet, d, id, beast), d.g.boss, beast)
        for id, beast in d.g.beasts.items()
        if beast.at
    }


def sheet(d: Drawing, id: str, beast: Beast) -> Markup:
    """A Monster's sheet: where it is, who controls it, its Wound spaces and what it does."""
    w, g = d.words, d.g
    boss = id == g.boss
    rune = d.content.sheet(id).rune
    ring = beast.ring
    key = f"beast/{id}"
    said = d.content.bosses[id].text if boss else d.content.monsters[id].attack_text
    return tag(
        "div",
        tag(
            "button",
            beast_face(id, boss),
            tag("b", d.name(id)),
            sign(RUNE_ICON[rune], d.name(rune)),
            tag("small", f"{d.board.territories[beast.at].number}"),
            tag("span", token(ring, 20), tag("span", w.seat(ring), class_="heard")) if ring is not None else None,
            data_spot=f"monster/{id}",
            type="button",
            class_="who",
            aria_label=beast_label(d, id),
        ),
        spaces(d, id, False),
        tag("p", d.printed(said), class_="hint"),
        data_k=key,
        class_="lr-sheet" + (" boss" if boss else ""),
    )


def spaces(d: Drawing, foe: str, open_: bool) -> Markup:
    """Wound spaces: a Weapon (two on the Boss), maybe a Reward; covered ones bear a marker."""
    beast = d.g.beasts[foe]
    made = []
    for nth, (space, by) in enumerate(zip(d.content.spaces(foe), beast.wounds, strict=False)):
        inner = [
            tag("span", [sign(WEAPON_ICON[one]) for one in space.weapons], class_="weapons"),
            tag("span", sign(REWARD_ICON[space.reward]), class_="reward") if space.reward else None,
            token(by, 20) if by is not None else None,
        ]
        label = space_label(d, space, by)
        class_ = "lr-space" + (" covered" if by is not None else "")
        if open_:
            made.append(tag("button", inner, data_spot=f"space/{nth}", type="button", class_=class_, aria_label=label))
        else:
            made.append(tag("span", inner, class_=class_, role="img", aria_label=label, title=label))
    return tag("div", made, class_="lr-spaces" + (" open" if open_ else ""))


def space_label(d: Drawing, space: Space, by: int | None) -> str:
    w = d.words
    said = w.listed([d.name(one) for one in space.weapons])
    if space.reward:
        said = d.say("scene-space-reward", weapons=said, reward=space.reward)
    return d.say("scene-space-covered", space=said, who=by) if by is not None else said
