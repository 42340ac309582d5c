"""Whose turn it is, and how far everybody is from each end."""

from __future__ import annotations

from functools import partial

from taverna.core.scene import Markup, tag
from taverna.ink.plate import Stood, plate

from ..foresight.ends import Threat, progress
from ..state import PHASES, Player
from ..words.requirements import is_met
from .cast import FIGURES
from .faces import player_face
from .ground import PHASE_ICON, WAY_ICON, Drawing, Fragments, sign


def strip(d: Drawing) -> Fragments:
    """The turn, everybody in their order, and its phases."""
    g, heroes = d.g, [player.hero for player in d.players]
    last = g.last_turns if g.ragnarok is not None and d.result is None else None
    return d.since("strip", partial(_strip, d), g.turn, g.active, g.phase, heroes, last)


def _strip(d: Drawing) -> Fragments:
    g = d.g
    active, phase = g.active, g.phase
    if phase in PHASES:
        said = d.say("scene-turn", n=g.turn, who=active)
        at = PHASES.index(phase)
        steps = d.everywhere(partial(phases, d, at), "phases", at)
    else:
        said = d.say("scene-selection")
        steps = None
    last = None
    if g.ragnarok is not None and d.result is None:
        last = tag("span", sign("lr-tree"), d.say("scene-last-turns", n=g.last_turns), class_="lastturns")
    return {
        "turn/strip": tag(
            "div",
            tag("p", tag("b", said), last, class_="whose"),
            tag("ol", [at_turn(d, player) for player in d.players], class_="lr-turns") if steps else None,
            steps,
            data_k="turn/strip",
            class_=f"lr-strip p{active}",
        ),
    }


def phases(d: Drawing, at: int) -> Markup:
    steps = [
        tag(
            "li",
            sign(PHASE_ICON[name]),
            tag("span", d.say(f"scene-phase-{name}")),
            class_="past" if nth < at else "now" if nth == at else None,
            aria_current="step" if nth == at else None,
            title=d.name(name),
        )
        for nth, name in enumerate(PHASES)
    ]
    return tag("ol", steps, class_="phases")


def at_turn(d: Drawing, player: Player) -> Markup:
    """Everybody in the order of turns, who is at turn in the light."""
    now = player.seat == d.g.active
    return d.kept(partial(_at_turn, d, player, now), "at-turn", player.seat, player.hero, now)


def _at_turn(d: Drawing, player: Player, now: bool) -> Markup:
    return tag(
        "li",
        player_face(d, player.seat),
        tag("span", d.words.seat(player.seat), class_="heard"),
        class_="now" if now else None,
        aria_current="true" if now else None,
        data_look=f"seat/{player.seat}",
    )


def interrupt(d: Drawing) -> Fragments:
    """Somebody decides in another's turn."""
    active = d.g.active
    deciders = [seat for seat in d.asked if seat != active]
    if d.g.phase not in PHASES or not deciders or d.result is not None:
        return {}
    mine = d.seat in deciders
    said = d.say("scene-asked-you", who=active) if mine else d.say("scene-asked-other", whom=deciders[0])
    told = tag(
        "p",
        sign("bell" if mine else "eye"),
        tag("strong", said),
        data_k="interrupt/said",
        class_="interrupt" + (" mine-to-say" if mine else ""),
        role="status",
    )
    return {"interrupt/said": told}


Far = tuple[list[dict[str, tuple[int, int]]], list[Threat]]
"""How far each is on each way, by seat, and who might win next."""


def far(d: Drawing) -> Far:
    return [progress(d.g, player.seat) for player in d.players], d.threats


def ways(d: Drawing) -> tuple[list[Markup], list[Markup]]:
    """The rows of the players, and warnings."""
    (all_ways, threats), rows = d.once(far), []
    for seat, on_each in enumerate(all_ways):
        cells = [cell(d, have, need, Threat(seat, way) in threats) for way, (have, need) in on_each.items()]
        rows.append(Markup(named(d, seat) + "".join(cells)))
    warnings = [tag("li", sign("bell"), tag("span", d.say(f"scene-threat-{one.how}", who=one.seat))) for one in threats]
    return rows, warnings


def cell(d: Drawing, have: int, need: int, near: bool) -> Markup:
    return d.everywhere(lambda: _cell(d, have, need, near), "way", have, need, near)


def _cell(d: Drawing, have: int, need: int, near: bool) -> Markup:
    return tag(
        "td",
        tag("strong", have),
        f"/{need}" if need else None,
        sign("bell", d.say("scene-near")) if near else None,
        class_=("near" if near else None),
    )


def victory(d: Drawing) -> Fragments:
    known, heroes = d.once(far), [player.hero for player in d.players]
    return {"victory/panel": d.since(("victory", d.seat), partial(_victory, d), known, heroes)}


def _victory(d: Drawing) -> Markup:
    players, warnings = d.once(ways)
    rows = [tag("tr", row, class_="me" if seat == d.seat else None) for seat, row in enumerate(players)]
    return tag(
        "section",
        tag("h2", d.say("scene-victory")),
        tag("table", d.everywhere(partial(way_heads, d), "way-heads"), tag("tbody", rows)),
        tag("ul", warnings, class_="warnings") if warnings else None,
        data_k="victory/panel",
        class_="lr-victory",
    )


def way_heads(d: Drawing) -> Markup:
    heads = [
        tag("th", sign(drawn), tag("span", d.say(f"scene-way-{way}")), scope="col", title=d.name(way))
        for way, drawn in WAY_ICON.items()
    ]
    return tag("thead", tag("tr", tag("td"), heads))


def named(d: Drawing, seat: int) -> Markup:
    """The head of a player's row."""
    return d.kept(partial(_named, d, seat), "named", seat, d.players[seat].hero)


def _named(d: Drawing, seat: int) -> Markup:
    return tag("th", tag("span", player_face(d, seat), tag("span", d.words.seat(seat)), class_="cell"), scope="row")


def requirements(d: Drawing) -> Fragments:
    g = d.g
    met = [id in g.down or is_met(g, id) for id in g.requirements]
    return {"ends/cards": d.since("ends", partial(_requirements, d, met), g.requirements, g.down, met, len(g.temples))}


def _requirements(d: Drawing, all_met: list[bool]) -> Markup:
    g = d.g
    rows = []
    for id, met in zip(g.requirements, all_met, strict=True):
        down = id in g.down
        said = d.printed(d.content.requirements[id].text) or d.name(id)
        note = d.say("scene-req-down") if down else d.say("scene-req-met") if met else None
        rows.append(
            tag(
                "li",
                sign("check" if down else "hourglass" if met else "lr-tree"),
                tag("span", said, tag("em", f" {note}") if note else None),
                class_="down" if down else "met" if met else None,
            )
        )
    track = d.content.tracks[g.track]
    temples = [
        tag(
            "i",
            "✦" if nth in track.drafts else None,
            class_="on" if nth <= len(g.temples) else None,
        )
        for nth in range(1, track.slots + 1)
    ]
    return tag(
        "section",
        tag("h2", d.say("scene-requirements", n=len(g.down))),
        tag("ul", rows, class_="lines"),
        tag(
            "p",
            sign("lr-temple"),
            d.say("scene-track", n=len(g.temples), most=track.slots),
            tag("span", temples, class_="lr-track", aria_hidden="true"),
            class_="hint",
        ),
        data_k="ends/cards",
        class_="lr-ends",
    )


def result(d: Drawing) -> Fragments:
    if d.result is None:
        return {}
    how, winners = d.result["outcome"], d.result["winners"]
    rows = []
    for player in d.players:
        seat = player.seat
        cells = [tag("td", f"{have}/{need}" if need else have) for have, need in progress(d.g, seat).values()]
        rows.append(
            tag(
                "tr",
                named(d, seat),
                cells,
                class_="winner" if seat in winners else None,
            )
        )
    heads = [tag("th", d.say(f"scene-way-{way}"), scope="col") for way in WAY_ICON]
    title = d.say("scene-won", who=tuple(winners), how=how) if winners else d.say("scene-draw")
    table = tag("table", tag("thead", tag("tr", tag("td"), heads)), tag("tbody", rows))
    party = [Stood(player.hero, player.seat, player.seat in winners) for player in d.players if player.hero]
    made = plate(d.words, FIGURES, party, d.seat, title=title, told=[decided(d, how, winners)], scores=table)
    return {"result/panel": made}


def decided(d: Drawing, how: str, winners: list[int]) -> str | None:
    """When it was, and how near the next one had come on the same way."""
    if not winners or how not in WAY_ICON:
        return None
    others = [player.seat for player in d.players if player.seat not in winners]
    next_one = max(others, key=lambda seat: progress(d.g, seat)[how][0], default=None)
    if next_one is None:
        return None
    have, near = progress(d.g, winners[0])[how][0], progress(d.g, next_one)[how][0]
    return d.say("scene-decided", n=d.g.turn, have=have, near=near, whom=next_one)
