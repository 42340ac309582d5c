"""A Battle."""

from __future__ import annotations

from taverna.core.scene import Markup, tag

from ..rules.sides import leading, symbols, tally
from ..state import Battle, Side
from .faces import player_face
from .ground import WEAPON_ICON, Drawing, Fragments, panel, sign


def battle_shown(d: Drawing, fight: Battle) -> Fragments:
    if fight.step == 1:  # in the middle of a card's effect, too, the sums are what they are now
        tally(d.g)
    attacker, defender = fight.attacker, fight.defender
    leads = leading(fight).seat
    sides = [side_shown(d, one, said, leads) for one, said in ((attacker, "attacks"), (defender, "defends"))]
    if fight.winner is not None:
        tell = d.say("scene-battle-won", who=fight.winner)
        if fight.owed:
            tell += " " + d.say("scene-battle-owed", n=fight.owed)
    elif attacker.total == defender.total:
        tell = d.say("scene-battle-tie", who=leads)
    else:
        tell = d.say("scene-battle-leads", who=leads, n=abs(attacker.total - defender.total))
    return panel(
        "now/battle",
        [sign("sword"), d.say("scene-battle", where=fight.at)],
        sides,
        tag("p", tell, class_="tell"),
        tag("p", d.say("scene-battle-rule"), class_="hint"),
        class_="battle",
    )


def side_shown(d: Drawing, side: Side, said: str, leads: int) -> Markup:
    w, seat = d.words, side.seat
    armies = d.g.strength_at(seat, d.g.fight.at)
    laid = []
    for one in side.laid:
        card = d.content.combat[one.card]
        worth = (0 if one.cancelled else card.value) + one.bonus
        laid.append(
            tag(
                "button",
                sign(WEAPON_ICON[card.weapon]),
                tag("span", d.name(one.card)),
                tag("b", f"+{worth}"),
                data_spot=f"laid/{one.card}",
                type="button",
                class_="lr-laid" + (" cancelled" if one.cancelled else ""),
                title=d.printed(card.text) or None,
            )
        )
    return tag(
        "div",
        tag(
            "p",
            player_face(d, seat),
            tag("b", w.seat(seat)),
            tag("small", d.say(f"scene-{said}")),
            tag("strong", side.total, class_="sum"),
            class_="head",
        ),
        tag(
            "p",
            tag("span", sign("shield"), d.say("scene-army-strength", n=armies)),
            tag("span", sign("wound"), d.say("scene-casualties", n=symbols(d.g, seat), most=armies)),
            tag("span", sign("check"), d.say("scene-passed")) if side.passed else None,
            class_="facts",
        ),
        tag("div", laid, class_="laids") if laid else None,
        class_=f"lr-side p{seat}" + (" ahead" if seat == leads else ""),
    )
