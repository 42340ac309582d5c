"""What Heroes have, card by card, with all that can be done with it in a trade or in the Market."""

from __future__ import annotations

from functools import partial

from taverna.core.scene import Markup, tag

from ..campaign.market import value
from ..printed import card_text
from ..state import Hero
from .gear import pools
from .ground import Drawing
from .signs import counted, extra, sign


def column(d: Drawing, hero: Hero, mine: bool, givers: list[Hero]) -> Markup:
    """What a Hero has. Cards may be dragged: `data-drop` says which options a place takes."""
    w, seat, several = d.words, hero.seat, bool(givers)
    gifts = [f"^give,.*,({'|'.join(str(giver.seat) for giver in givers)})$"] if givers else []
    rows: list[Markup] = []
    wide = bool(hero.hands) and d.content.items[hero.hands[0]].slot == "two-hands"
    slots = [("body", hero.body)]
    slots += (
        [("hands", hero.hands[0])] if wide else [("hand", hero.hands[n] if n < len(hero.hands) else "") for n in (0, 1)]
    )
    for slot, card in slots:
        rows.append(_row(d, hero, card, slot, mine, several))
    worn, packed = ("|".join([verb, *gifts]) if mine else None for verb in ("^equip,", "^stow,"))
    pack = [_row(d, hero, card, "pack", mine, several) for card in (*hero.pack, *hero.things)]
    return tag(
        "div",
        tag(
            "h3",
            d.token(seat, 24),
            tag("span", w.seat(seat)),
            tag("small", w("scene-dead")) if hero.dead else None,
        ),
        tag("div", rows, class_="md-rows", data_drop=worn),
        tag(
            "div",
            tag("h4", w("scene-slot-pack")),
            pack or tag("p", w("scene-nothing"), class_="hint"),
            class_="md-rows",
            data_drop=packed,
        ),
        class_=f"md-bag p{seat}",
        data_drop="|".join(gifts) or None,
    )


def _row(d: Drawing, hero: Hero, card: str, slot: str, mine: bool, several: bool) -> Markup:
    """A card with all that can be done with it: its first use by a click on itself, others by signs beside it."""
    hands = tuple(hero.hands) if mine and slot == "pack" else ()
    facts = (hero.seat, card, slot, mine, several, hands)
    return d.kept(partial(_drawn_row, d, *facts), "row", *facts)


def _drawn_row(
    d: Drawing, seat: int, card: str, slot: str, mine: bool, several: bool, hands: tuple[str, ...]
) -> Markup:
    w = d.words
    said = w(f"scene-slot-{slot}")
    if not card:
        return tag("div", tag("small", said, class_="slot"), tag("span", "–"), class_="md-row is-empty")
    beside: list[Markup] = []
    if mine:
        for other in dict.fromkeys(hands):
            beside.append(extra(f"equip/{seat}/{card}/{other}", "md-rise", w("scene-instead-of", card=other)))
        beside.append(extra(f"equip/{seat}/{card}", "md-rise", w("scene-equip")))
        beside.append(extra(f"stow/{seat}/{card}", "md-thing", w("scene-stow")))
    if several:
        beside.append(extra(f"give/{seat}/{card}", "md-trade", w("scene-give")))
    text = " ".join(card_text(w, d.content, card))
    item = d.content.items.get(card)
    return tag(
        "div",
        tag(
            "button",
            sign(d.item_icon(card)),
            tag(
                "span",
                tag("small", said, class_="slot") if slot != "pack" else None,
                tag("b", d.name(card)),
                pools(d, card),
                class_="what",
            ),
            tag("i", item.level) if item else None,
            data_spot=f"card/{seat}/{card}",
            type="button",
            class_="md-held",
            title=text or None,
            draggable="true",
        ),
        beside,
        class_="md-row" + ("" if slot == "pack" else " is-worn"),
    )


def bag(d: Drawing, hero: Hero) -> Markup:
    """The cards of a Hero in the Market, each with every deal there is for it."""
    w, g, seat = d.words, d.g, hero.seat
    rows = []
    for card, n in counted(hero.cards()).items():
        worth = value(g, card)
        deals = [
            extra(f"xp/{seat}/{card}", "star", w("scene-for-xp", n=(worth + 1) // 2)),
            extra(f"exchange/{seat}/{card}", "md-trade", w("scene-for-cards", n=worth)),
            extra(f"starting/{seat}/{card}", "md-thing", w("scene-for-starting")),
            *(
                extra(f"give/{seat}/{card}/{other.seat}", "hand", w("scene-hand-to", whom=other.seat))
                for other in g.heroes
                if other.seat != seat
            ),
        ]
        held = tag(
            "button",
            sign(d.item_icon(card)),
            tag("span", tag("b", d.name(card), f" ×{n}" if n > 1 else None), pools(d, card), class_="what"),
            tag("i", worth),
            data_spot=f"card/{seat}/{card}",
            type="button",
            class_="md-held",
            title=" ".join(card_text(w, d.content, card)) or None,
        )
        rows.append(tag("div", held, deals, class_="md-row"))
    head = tag("h3", d.token(seat, 24), tag("span", w.seat(seat)), tag("small", w("scene-xp-left", n=hero.xp)))
    return tag("div", head, rows, class_=f"md-bag p{seat}")
