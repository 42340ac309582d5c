"""The players, and the place of the one who looks."""

from __future__ import annotations

from functools import partial

from taverna.core import ground
from taverna.core.scene import Markup, tag

from ..records.terms import ATTRIBUTES, RUNES, Rune
from ..state import ARMIES, PHASES, PRIESTS, Player
from .faces import bust, player_face
from .ground import ATTRIBUTE_ICON, RUNE_ICON, WEAPON_ICON, Drawing, Fragments, count, sign, token


def seats(d: Drawing) -> dict[str, str]:
    found = dict(d.alike(others))
    if d.me is not None:
        found[f"seat/{d.me.seat}"] = kept_seat(d, d.me)
    return found


def others(d: Drawing) -> Fragments:
    return {f"seat/{player.seat}": kept_seat(d, player) for player in d.players}


def kept_seat(d: Drawing, player: Player) -> Markup:
    seat = player.seat
    active = d.g.active == seat and d.g.phase in PHASES
    armies = sum(army.seat == seat and not army.at for army in d.g.armies)
    hand = len(player.hand)
    facts = [getattr(player, name) for name in player.__struct_fields__ if name not in ("hand", "at", "sea")]
    made = partial(seat_board, d, player)
    return d.since(("seat", seat, seat == d.seat), made, facts, hand, armies, active, seat in d.asked)


def seat_board(d: Drawing, player: Player) -> Markup:
    w, g, seat = d.words, d.g, player.seat
    key = f"seat/{seat}"
    asked, active = seat in d.asked, seat == g.active and g.phase in PHASES
    if asked:
        state = d.say("scene-deciding")
    elif active:
        state = d.say("scene-on-turn")
    else:
        state = ""
    reserve = sum(army.seat == seat and not army.at for army in g.armies)
    has = (len(player.hand), player.priests, reserve, player.kills, *(player.runes[rune] for rune in RUNES))
    things = [thing(d, player, id) for id in (*player.artifacts, *player.blessings)]
    if player.origin:
        things.append(d.everywhere(partial(origin, d, player.origin), "origin", player.origin))
    known = player.shown if seat != d.seat else []
    return tag(
        "li",
        d.kept(partial(called, d, player, state), "called", seat, player.hero, seat == d.seat, state),
        attributes(d, player),
        d.everywhere(partial(counts, d, *has), "counts", *has),
        tag("ul", things, class_="lr-things") if things else None,
        tag("p", sign("eye"), d.say("scene-known", cards=w.listed([d.name(id) for id in known])), class_="hint")
        if known
        else None,
        data_k=key,
        data_look=key,
        class_=f"lr-seat p{seat}" + (" asked" if asked else "") + (" active" if active else ""),
    )


def called(d: Drawing, player: Player, state: str) -> Markup:
    """Who sits there, and what they are doing."""
    w, seat = d.words, player.seat
    return tag(
        "p",
        player_face(d, seat),
        tag("b", w.seat(seat)),
        tag("small", whom) if player.hero and (whom := w.played(seat)) else None,
        token(seat, 18),
        tag("span", d.say("scene-you"), class_="you") if seat == d.seat else None,
        tag("span", state, class_="state") if state else None,
        class_="lr-name",
        title=d.text_of(player.hero) if player.hero else None,
    )


def origin(d: Drawing, id: str) -> Markup:
    return tag("li", d.name(id), class_="lr-thing", title=d.text_of(id))


def counts(d: Drawing, cards: int, priests: int, reserve: int, kills: int, *runes: int) -> Markup:
    made = [
        counted(d, "hand", cards, "scene-cards"),
        counted(d, "lr-priest", priests, "scene-priests"),
        d.everywhere(lambda: count("shield", reserve, d.say("scene-reserve", n=reserve, most=ARMIES)), "held", reserve),
        counted(d, "trophy", kills, "scene-kills"),
        *(rune_count(d, rune, n) for rune, n in zip(RUNES, runes, strict=True)),
    ]
    return tag("p", made, class_="lr-counts")


def counted(d: Drawing, drawn: str, n: int, said: str) -> Markup:
    return d.everywhere(lambda: count(drawn, n, d.say(said, n=n)), "count", said, n)


def rune_count(d: Drawing, rune: Rune, n: int) -> Markup:
    return d.everywhere(lambda: count(RUNE_ICON[rune], n, f"{d.name(rune)}: {n}"), "runes", rune, n)


def attributes(d: Drawing, player: Player, spots: bool = False) -> Markup:
    facts = [(player.track[name], name in player.wounded) for name in ATTRIBUTES]
    return d.everywhere(partial(_attributes, d, player, spots), "attributes", spots, *facts)


def _attributes(d: Drawing, player: Player, spots: bool) -> Markup:
    made = []
    for name in ATTRIBUTES:
        hurt = name in player.wounded
        track = player.track[name]
        value = player.value(name)
        label = d.say("scene-attribute", name=name, n=value, hurt=hurt, track=track)
        inner = [
            sign(ATTRIBUTE_ICON[name]),
            tag("strong", value),
            tag("small", sign("wound"), track, class_="hurt") if hurt else None,
        ]
        class_ = "lr-attr" + (" wounded" if hurt else "")
        if spots:
            said = tag("span", d.name(name), class_="label")
            made.append(
                tag(
                    "button",
                    *inner,
                    said,
                    data_spot=f"attribute/{name}",
                    type="button",
                    class_=class_,
                    aria_label=label,
                    title=label,
                )
            )
        else:
            made.append(tag("span", *inner, class_=class_, role="img", aria_label=label, title=label))
    return tag("div", made, class_="lr-attrs")


def thing(d: Drawing, player: Player, id: str, spots: bool = False) -> Markup:
    """An Artifact or a Blessing."""
    spent = id in player.exhausted or id in player.used
    return d.everywhere(partial(_thing, d, id, spent, spots), "thing", id, spent, spots)


def _thing(d: Drawing, id: str, spent: bool, spots: bool) -> Markup:
    artifact = id in d.content.artifacts
    inner = [sign("star" if artifact else "sun"), tag("span", d.name(id))]
    if spent:
        inner.append(tag("em", d.say("scene-spent")))
    class_ = "lr-thing" + (" spent" if spent else "")
    if not spots:
        return tag("li", inner, class_=class_, title=d.text_of(id))
    place = "artifact" if artifact else "blessing"
    made = tag("button", inner, data_spot=f"{place}/{id}", type="button", class_=class_, title=d.text_of(id))
    return tag("li", made)


def whose(d: Drawing, me: Player) -> Markup:
    """The Hero of the one who looks."""
    called, hero = d.words.seat(me.seat), d.name(me.hero) if me.hero else ""
    of = [hero if hero != called else "", d.name(me.origin) if me.origin else ""]
    return tag(
        "p",
        tag("span", bust(me.hero, me.seat), class_="pic") if me.hero else player_face(d, me.seat),
        tag("b", called, tag("small", " · ".join(filter(None, of)))),
        class_="lr-whose",
        data_look=f"seat/{me.seat}",
    )


def mine(d: Drawing) -> Fragments:
    me = d.me
    if me is None:
        return {}
    facts = [getattr(me, name) for name in me.__struct_fields__ if name not in ("hand", "at", "sea")]
    reserve = sum(army.seat == me.seat and not army.at for army in d.g.armies)
    return d.since(("mine", me.seat), partial(_mine, d, me, reserve), facts, reserve, d.g.supply)


def _mine(d: Drawing, me: Player, reserve: int) -> Fragments:
    runes = [rune_held(d, rune, me.runes[rune], d.g.supply[rune]) for rune in RUNES]
    things = [thing(d, me, id, True) for id in (*me.artifacts, *me.blessings)]
    return {
        "mine/board": tag(
            "div",
            d.kept(partial(whose, d, me), "whose", me.seat, me.hero, me.origin),
            attributes(d, me, True),
            tag("div", runes, class_="lr-runes"),
            d.everywhere(partial(left, d, me.priests, reserve), "left", me.priests, reserve),
            tag("ul", things, class_="lr-things") if things else None,
            data_k="mine/board",
            class_=f"lr-mine p{me.seat}",
        )
    }


def left(d: Drawing, priests: int, reserve: int) -> Markup:
    return tag(
        "p",
        count("lr-priest", f"{priests}/{PRIESTS}", d.say("scene-priests", n=priests)),
        count("shield", f"{reserve}/{ARMIES}", d.say("scene-reserve", n=reserve, most=ARMIES)),
        class_="lr-counts",
    )


def rune_held(d: Drawing, rune: Rune, n: int, supply: int) -> Markup:
    return d.everywhere(lambda: _rune_held(d, rune, n, supply), "rune", rune, n, supply)


def _rune_held(d: Drawing, rune: Rune, n: int, supply: int) -> Markup:
    return tag(
        "button",
        sign(RUNE_ICON[rune]),
        tag("strong", n),
        tag("span", d.name(rune), class_="label"),
        data_spot=f"rune/{rune}",
        type="button",
        class_="lr-rune" + ("" if n else " none"),
        aria_label=d.say("scene-rune-label", rune=rune, n=n, supply=supply),
    )


def hand(d: Drawing) -> Fragments:
    if d.me is None:
        return {}
    found: Fragments = {}
    for id in d.me.hand:
        found[f"hand/{id}"] = hand_card(d, id)
    if not found:
        found["hand/none"] = tag("p", d.say("scene-no-cards"), data_k="hand/none", class_="hint")
    return found


def hand_card(d: Drawing, id: str) -> Markup:
    assert d.me is not None
    shown = id in d.me.shown
    return d.everywhere(partial(combat_card, d, id, f"hand/{id}", shown), "hand", id, shown)


def combat_card(d: Drawing, id: str, key: str, shown: bool) -> Markup:
    w, card = d.words, d.content.combat[id]
    text = d.printed(card.text)
    open_ = sign("eye", d.say("scene-open")) if shown else None
    return ground.card(
        key,
        title=d.name(id),
        number=f"+{card.value}",
        picture=ground.emblem(WEAPON_ICON[card.weapon]),
        ribs=((WEAPON_ICON[card.weapon], ""), ("wound", card.casualties)),
        words=(text or d.name(card.weapon), [tag("span", d.name(card.weapon)), open_]),
        class_=card.weapon,
        aria_label=w(
            "scene-card-label",
            card=id,
            weapon=card.weapon,
            value=card.value,
            casualties=card.casualties,
            text=text,
        ),
    )
