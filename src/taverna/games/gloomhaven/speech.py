"""What questions and options say, and which board elements they belong to.

Names in messages are ids of the content; besides these, "@m3" is the figure of that id, "#trample/top" what is printed
on a half of a card, "#item/war-hammer" on an item, "#augment/skewer/top/0/0" an augment of the first ability there,
"#tasks/vengeance" what a personal quest asks for, "~gold/+5" a message with a number: see `Speech`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, partial
from pathlib import Path

from taverna.core.ask import Ask, Value
from taverna.core.keep import Keep
from taverna.core.words import LANGS, Say, Text, Words

from .campaign import offers
from .campaign import speech as between
from .printed import Printer
from .records.abilities import CONDITIONS, ELEMENTS
from .records.content import Content
from .rules import cited, items
from .rules.targets import covered
from .state import Table

FOLDER = Path(__file__).parent / "locale"
HEXES = ("to", "via", "at")
ENVELOPES = ("envelope-a", "envelope-b", "envelope-x")
MOMENTS = (
    "own-attack",
    "own-attack-action",
    "ally-attack-action",
    "attacked",
    "damaged",
    "condition",
    "turn-end",
    "long-rest",
    "short-rest",
    "enemy-consumes",
)


# -- names -----------------------------------------------------------------------------------------------------------
@cache
def terms() -> dict[str, Text]:
    """Conditions and elements, ranks and halves: words that are no things of the content."""
    spoken = {lang: Words(lang, (FOLDER,), lambda id: None, str) for lang in LANGS}
    keys: dict[str, str] = {condition: f"print-{condition}" for condition in CONDITIONS}
    keys |= {element: f"print-element-{element}" for element in ELEMENTS}
    keys |= {envelope: f"print-{envelope}" for envelope in ENVELOPES}
    return {
        id: Text(en=spoken["en"](key), es=spoken["es"](key), pt_BR=spoken["pt-BR"](key)) for id, key in keys.items()
    }


def name(content: Content, id: str) -> Text | None:
    """What a thing of the content, a condition or an element is called."""
    return content.named.get(id) or terms().get(id)


def figure_name(g: Table, id: str) -> Text | None:
    """Who a figure is or was: a hero by name or class, a summon, a monster with its number, a name of the scenario."""
    content: Content = g.content
    own = next((mat.name for mat in g.characters if mat.name and mat.id == id), "")
    if own:
        return Text(en=own, es=own, pt_BR=own)
    figure = g.figures.get(id)
    what, number, named = (*g.cast.get(id, "").split("/"), "", "")[:3]
    if figure is not None:
        named = figure.name
    if named:
        scenario = content.scenario(g)
        if named in scenario.names:
            return scenario.names[named]
        for room in scenario.rooms:
            for objective in room.objectives:
                if objective.id == named:
                    return objective.name
    known = content.named.get(what)
    if known is None or not number or content.monsters[what].standees < 2:
        return known
    return Text(en=f"{known.en} {number}", es=f"{known.es} {number}", pt_BR=f"{known.pt_BR} {number}")


_PRINTED = Keep()


class Speech(Words):
    """Words that know the figures of a table and what is printed on its cards."""

    def __init__(self, lang: str, g: Table) -> None:
        super().__init__(lang, (FOLDER,), partial(name, g.content), str, g.content)
        self._g = g

    def lasting(self, id: str) -> bool:
        """Figures, heroes and parties have names of their own."""
        return not id.startswith(("@", "hero-", "party-"))

    def name(self, id: str) -> str:
        if id[:1] == "@":
            return self.once(id, partial(self._figure, id[1:]))
        if id[:1] == "#":
            return self._printed(id[1:])
        if id[:1] == "~":
            what, _, n = id[1:].partition("/")
            many = abs(int(n)) if n.lstrip("+-").isdigit() else 0  # of "-1", too, there is one
            return self(f"some-{what}", n=int(n) if n.isdigit() else n, many=many)  # treasures have numbers for names
        if id[:5] == "hero-" and self._g.campaign is not None and id in self._g.campaign.heroes:
            return between.hero_name(self._g, id)[self.lang]
        if id[:6] == "party-" and self._g.campaign is not None and id in self._g.campaign.parties:
            return self._g.campaign.parties[id].name
        return super().name(id)

    def _figure(self, id: str) -> str:
        mat = next((mat for mat in self._g.characters if mat.id == id), None) if self.called else None
        if mat is not None:
            return self.seat(mat.seat)
        found = figure_name(self._g, id)
        return id if found is None else found[self.lang]

    def seated(self, seat: int) -> str:
        """A hero's own name, else its class; of a seat that is still to have one, neither."""
        content: Content = self._g.content
        mat = self._g.characters[seat]
        if not mat.name and self._g.campaign is not None and self._g.campaign.member(seat).fate == "awaited":
            return self("town-newcomer", n=seat + 1)
        return mat.name or content.classes[mat.what].name[self.lang]

    def _printed(self, what: str) -> str:
        """What is printed there is the same at every table."""
        made = _PRINTED.about(self._g.content, self.lang)
        found: str | None = made.get((what,))
        if found is None:
            found = made[what,] = self._read(what)
        return found

    def _read(self, what: str) -> str:
        content: Content = self._g.content
        printer = Printer(self, content)
        card, half, *nth = what.split("/")
        if card == "tasks":  # of a personal quest: a sentence each
            return " ".join(task.text[self.lang] for task in content.quests[half].tasks)
        if card == "augment":
            one = self._g.content.abilities(half, nth[0])[int(nth[1])]
            text = printer.told(printer.augment(one, int(nth[2])))
            return text[:1].upper() + text[1:]
        if card == "item":
            lines = printer.item(content.items[half])
        elif nth:  # one ability as it was printed, without enhancements
            printed = content.printed.cards[card]
            (line, *_) = printer.ability((printed.top if half == "top" else printed.bottom).do[int(nth[0])])
            return printer.spoken(line).rstrip(":")
        else:
            whole = content.cards[card].top if half == "top" else content.cards[card].bottom
            fates = [self(f"print-fate-{fate}") for fate in printer.fate(whole)]
            return "; ".join([printer.told(printer.half(whole)), *fates])
        return printer.told(lines)


# -- questions -------------------------------------------------------------------------------------------------------
KINDS = {
    "moment": MOMENTS,
    "ability": ("loot", "heal", "condition", "shield", "retaliate", "bonus"),
    "half": ("top", "bottom"),
    "kind": (),
    "of": (),
}
"""What a question is about that has other words for each: the key of its message goes on with it."""


def asking(g: Table, ask: Ask) -> Say:
    """What a question says; figures by "@id"."""
    if between.about_campaign(g, ask):
        return between.asking(g, ask)
    key, args = f"ask-{ask.prompt}", {}
    for name, value in (ask.about or {}).items():
        if name in KINDS:
            if value in KINDS[name] and ask.prompt in ("use-item", "part", "extra-card", "forgo"):
                key += f"-{value}"
        else:
            args[name] = f"@{value}" if name == "figure" else value
    return Say(key, args)


# -- options ---------------------------------------------------------------------------------------------------------
def wording(g: Table, ask: Ask, value: Value) -> Say:
    """What an option says."""
    if between.about_campaign(g, ask) and (said := between.wording(g, ask, value)) is not None:
        return said
    if isinstance(value, tuple):
        return verb(g, ask, value)
    if isinstance(value, int):
        if ask.prompt == "perk":
            return between.perk(g.content.classes[g.characters[ask.seat].what].perks[value])
        return Say("option-number", {"n": value})
    if value in g.figures:
        figure = g.figures[value]
        return Say("option-figure", {"figure": f"@{value}", "hp": figure.hp, "most": figure.max_hp})
    if value in g.content.cards:
        return card(g, value)
    if name(g.content, value) is not None:
        if value in g.content.items:
            return Say("option-item", {"item": value, "text": f"#item/{value}"})
        return Say("option-named", {"what": value})
    return Say(f"option-{value}-exhausted" if dire(ask) and value == "suffer" else f"option-{value}")


def dire(ask: Ask) -> bool:
    """Would one of the answers exhaust whoever is asked?"""
    return ask.prompt == "negate" and (ask.about or {}).get("left") == 0


def card(g: Table, id: str) -> Say:
    printed = g.content.cards[id]
    return Say(
        "option-card",
        {"card": id, "initiative": printed.initiative, "top": f"#{id}/top", "bottom": f"#{id}/bottom"},
    )


def verb(g: Table, ask: Ask, value: Value) -> Say:
    what, *rest = value
    if what in HEXES:
        key = f"option-move-{what}" if ask.prompt == "move" else "option-hex"
        return Say(key, {"hex": f"{rest[0]},{rest[1]}"})
    if what == "swap":
        return Say("option-hand-swap", {"out": rest[0], "into": rest[1]})
    if what in ("top", "bottom"):
        return Say(f"option-{what}", {"card": rest[0], "text": f"#{rest[0]}/{what}"})
    if what == "deed":
        text = f"{g.scenario}/piece-{rest[1]}"
        return Say(f"option-deed-{rest[4]}", {"card": rest[0], "text": text, "hex": f"{rest[2]},{rest[3]}"})
    if what == "toil":
        text = f"{g.scenario}/piece-{rest[0]}"
        return Say("option-toil", {"text": text, "hex": f"{rest[1]},{rest[2]}", "n": rest[3]})
    if what in ("attack", "move", "hand", "end", "drop", "bonus"):
        return Say(f"option-{what}-card", {"card": rest[0]})
    if what == "card":
        return card(g, rest[0])
    if what == "item":
        return Say("option-item", {"item": rest[0], "text": f"#item/{rest[0]}"})
    if what == "elements":
        return Say("option-elements", {"elements": rest})
    if what == "by":
        return Say("option-by", {"n": rest[0], "initiative": g.characters[ask.seat].initiative + rest[0]})
    if what == "area":
        return Say("option-area", {"hex": f"{rest[1]},{rest[2]}", "turn": rest[0] + 1})
    if what in ("along", "shape"):
        hexes = [f"{q},{r}" for q, r in zip(rest[::2], rest[1::2], strict=True)]
        return Say(f"option-{what}", {"hexes": hexes})
    if what == "act":
        hexes = [f"{q},{r}" for q, r in zip(rest[2::2], rest[3::2], strict=True)]
        there = {f"{f.at[0]},{f.at[1]}": f"@{f.id}" for f in g.figures.values() if f.at is not None}
        attacked = [there.get(a, a) for a in hexes]
        key = "option-act-attack" if attacked else "option-act"
        return Say(key, {"hex": f"{rest[0]},{rest[1]}"} | ({"targets": attacked} if attacked else {}))
    if what == "augment" and ask.about and "of" in ask.about:
        return Say("option-augment-of", {"text": f"#augment/{ask.about['of']}/{rest[0]}"})
    if what in ("augment", "way"):
        return Say(f"option-{what}", {"n": rest[0] + 1})
    named = [part for part in rest if isinstance(part, str)]
    return Say(f"option-{what}", {"what": named})


# -- board elements --------------------------------------------------------------------------------------------------
def targets(g: Table, ask: Ask, value: Value) -> list[str]:
    """What to click for an option: `hex/q,r`, `figure/<id>`, `card/<id>`, `card/<id>/top`, `item/<id>`,
    `element/<name>`, `goal/<id>`; between scenarios see `campaign.speech.targets`."""
    if between.about_campaign(g, ask):
        return between.targets(g, ask, value)
    if isinstance(value, tuple):
        what, *rest = value
        if what in HEXES:
            return [f"hex/{rest[0]},{rest[1]}"]
        if what in ("top", "bottom"):
            return [f"card/{rest[0]}/{what}"]
        if what in ("attack", "move"):
            return [f"card/{rest[0]}/{what}"]
        if what in ("card", "hand", "end", "drop", "bonus"):
            return [f"card/{rest[0]}"]
        if what == "deed":
            return [f"hex/{rest[2]},{rest[3]}"]
        if what == "toil":
            return [f"hex/{rest[1]},{rest[2]}"]
        if what == "swap":
            return [f"card/{rest[0]}", f"card/{rest[1]}"]
        if what == "item":
            return [f"item/{rest[0]}"]
        if what == "elements":
            return [f"element/{element}" for element in rest]
        if what == "area":
            return area(g, rest[0], rest[1], rest[2])
        if what == "act":
            return [f"hex/{rest[0]},{rest[1]}", *at_hexes(g, rest[2:])]
        if what in ("along", "shape"):
            return [f"hex/{q},{r}" for q, r in zip(rest[-2::-2], rest[::-2], strict=True)]
        return []
    if isinstance(value, str):
        if value in g.figures:
            return [f"figure/{value}"]
        if value in g.content.cards:
            return [f"card/{value}"]
        if value in g.content.items:
            return [f"item/{value}"]
        if value in ELEMENTS:
            return [f"element/{value}"]
        if value in g.content.battle_goals:
            return [f"goal/{value}"]
        if value in g.content.monsters:
            return [f"monster/{value}"]
    return [f"perk/{value}"] if ask.prompt == "perk" else []


def at_hexes(g: Table, flat: list[int]) -> list[str]:
    """The figures in these hexes."""
    hexes = list(zip(flat[::2], flat[1::2], strict=True))
    return [f"figure/{figure.id}" for figure in g.figures.values() if figure.at in hexes]


def area(g: Table, turn: int, q: int, r: int) -> list[str]:
    """A shape laid: the first figure it catches is the one to click; it shows all of its hexes."""
    if g.doing is None or not g.doing.area:
        return [f"hex/{q},{r}"]
    hexes = covered(g.doing.area, (turn, q, r))
    there = g.content.map(g).floor
    caught = [f.id for f in g.figures.values() if f.at in hexes and f.force != g.figures[g.doing.figure].force]
    return [f"figure/{id}" for id in caught] + [f"hex/{a[0]},{a[1]}" for a in hexes if a in there]


# -- why not ---------------------------------------------------------------------------------------------------------
def refuse(g: Table, seat: int, target: str) -> str | None:
    """Why things that belong to no question are not there to be taken."""
    if g.campaign is not None and g.phase in ("city", "travel"):
        return offers.refuse(g, seat, target)
    place, _, id = target.partition("/")
    mat = g.characters[seat]
    if place == "card":
        id = id.partition("/")[0]
        for pile, clause in (
            (mat.discarded, "GH-SELECT-05"),
            (mat.lost, "GH-SELECT-07"),
            (mat.active, "GH-SELECT-08"),
            (mat.chosen, "GH-TURN-01"),  # its halves are what is chosen
            ((*mat.hand, *mat.played), None),
        ):
            if id in pile:
                return clause
    if place == "item" and id in mat.items:
        return items.why_not(g, mat, id)
    if place in ("item", "element", "hex") and (clause := cited.refusal(g, mat, place, id)):
        return clause
    return REFUSALS.get(place)


REFUSALS = {
    "card": "GH-SELECT-03",
    "item": "GH-EQUIP-16",
    "element": "GH-ELEM-06",
    "goal": "GH-GOAL-04",
    "monster": "GH-MON-01",
}

EXPLAINED: Mapping[str, tuple[str, ...]] = {
    "battle-goal": ("GH-GOAL-01", "GH-GOAL-02", "GH-GOAL-04"),
    "start": ("GH-PAGE-15", "GH-PIECE-29"),
    "hand": ("GH-SETUP-05", "GH-SETUP-06", "GH-HAND-03"),
    "leading": ("GH-SELECT-01", "GH-SELECT-02", "GH-SELECT-09", "GH-REST-01", "GH-REST-07"),
    "second": ("GH-SELECT-01", "GH-INIT-05"),
    "turn": ("GH-TURN-01", "GH-TURN-02", "GH-TURN-06", "GH-TURN-10", "GH-TURN-11", "GH-TURN-13"),
    "move": ("GH-MOVE-01", "GH-MOVE-02", "GH-MOVE-04", "GH-ROUGH-01", "GH-REVEAL-01"),
    "attack": ("GH-ATK-01", "GH-ATK-03", "GH-ATK-05", "GH-LOS-01", "GH-LOS-02", "GH-TARGET-01"),
    "area": ("GH-AOE-01", "GH-AOE-03", "GH-AOE-05", "GH-AOE-06"),
    "augment": ("GH-ELEM-05", "GH-ELEM-06", "GH-ELEM-07", "GH-ELEM-11"),
    "which-element": ("GH-ELEM-15",),
    "infuse": ("GH-ELEM-02", "GH-ELEM-15"),
    "use-item": ("GH-USE-01", "GH-USE-02", "GH-USE-04"),
    "use-bonus": ("GH-BONUS-05", "GH-ELEM-07"),
    "spare": ("GH-PIECE-26", "GH-DMG-01", "GH-DESTROY-01"),
    "take-over": ("GH-PIECE-05",),
    "roll": ("GH-PIECE-10",),
    "flood": ("GH-PIECE-35",),
    "go-beside": ("GH-PIECE-37",),
    "flee": ("GH-PIECE-38",),
    "return": ("GH-DUNG-18",),
    **dict.fromkeys(("give-up-item", "spend-item", "consume-item", "refresh-item", "use-up-item"), ("GH-PIECE-34",)),
    "negate": ("GH-DMG-01", "GH-DMG-02", "GH-DMG-03", "GH-DMG-04"),
    "lose-discarded": ("GH-DMG-02",),
    "effect": ("GH-EFFECT-02", "GH-EFFECT-03"),
    "push": ("GH-PUSH-01", "GH-PUSH-02", "GH-PUSH-05", "GH-PUSH-06"),
    "pull": ("GH-PULL-01", "GH-PULL-02", "GH-PUSH-06"),
    "heal": ("GH-HEAL-01", "GH-HEAL-02", "GH-MHEAL-02"),
    "affect": ("GH-TARGET-03", "GH-LOS-05"),
    "part": ("GH-TURN-06", "GH-TURN-07"),
    "before-rest": ("GH-REST-13", "GH-TURN-13"),
    "end-augment": ("GH-TURN-06", "GH-BONUS-09"),
    "end-song": ("GH-TURN-06", "GH-BONUS-09"),
    "end-doom": ("GH-TURN-06", "GH-BONUS-09"),
    "doom": ("GH-TURN-03", "GH-TURN-06"),
    "vantage": ("GH-ATK-03", "GH-SUMMON-04"),
    "companion": ("GH-PAGE-15", "GH-SUMMON-01"),
    "equip-hands": ("GH-EQUIP-06", "GH-TURN-03"),
    "same-side": ("GH-USE-01", "GH-TURN-01"),
    "forgo": ("GH-TURN-01", "GH-BONUS-01"),
    "redistribute": ("GH-TURN-03", "GH-DMG-01"),
    "which-doom": ("GH-BONUS-05",),
    "rest-lose": ("GH-REST-09", "GH-REST-10", "GH-REST-11"),
    "short-rest": ("GH-REST-04", "GH-REST-05"),
    "redraw": ("GH-REST-05", "GH-REST-06"),
    "recover": ("GH-RECOVER-01", "GH-RECOVER-02"),
    "refresh": ("GH-RECOVER-03", "GH-RECOVER-04"),
    "summon": ("GH-SUMMON-01", "GH-SUMMON-02"),
    "create-obstacle": ("GH-OBST-04", "GH-OBST-05"),
    "move-obstacle": ("GH-OBST-04", "GH-OBST-05"),
    "create-trap": ("GH-TRAP-07", "GH-TRAP-08"),
    "disarm-trap": ("GH-TRAP-04",),
    "loot": ("GH-LOOT-01", "GH-LOOT-03"),
    "monster": ("GH-AMBIG-01", "GH-FOCUS-02", "GH-MMOVE-03", "GH-MATK-03"),
    "tie": ("GH-INIT-05", "GH-INIT-06", "GH-INIT-08"),
    "summon-where": ("GH-MSUMMON-02", "GH-AMBIG-01"),
    "spawn-where": ("GH-SPAWN-01", "GH-AMBIG-01"),
    "quest": ("GH-QUEST-01", "GH-QUEST-02", "GH-QUEST-03"),
    "create": ("GH-CREATE-01", "GH-CREATE-04", "GH-CREATE-06", "GH-RETIRE-12"),
    "level-up": ("GH-LVLUP-01", "GH-LVLUP-04"),
    "mark-perk": ("GH-LVLUP-05", "GH-LVLUP-06", "GH-PERK-02"),
    "city": ("GH-VISIT-01", "GH-CITY-01", "GH-SHOP-01", "GH-SHOP-02", "GH-DONATE-01", "GH-ENH-02", "GH-RETIRE-01"),
    "event": ("GH-EVENT-02", "GH-EVENT-03", "GH-EVENT-04"),
    "result": ("GH-RESULT-01", "GH-EVENT-03"),
    "agree": ("GH-EVENT-03",),
    "travel": ("GH-CAMP-02", "GH-CASUAL-01", "GH-TRAVEL-02", "GH-TRAVEL-03", "GH-TRAVEL-04"),
    "home": ("GH-TRAVEL-01", "GH-TRAVEL-02"),
    "share": ("GH-RESULT-05", "GH-RESULT-08"),
    "equip": ("GH-EQUIP-03", "GH-EQUIP-16"),
    "who-item": ("GH-DONE-04", "GH-EQUIP-08"),
    "discard": ("GH-SETUP-07",),
    "suffer-up-to": ("GH-TURN-06", "GH-DMG-01"),
    "take-damage": ("GH-BONUS-05", "GH-DMG-01"),
    "give-card": ("GH-TURN-03", "GH-TURN-06"),
    "lend": ("GH-BONUS-01", "GH-TURN-06"),
    "attack-or-heal": ("GH-TURN-03", "GH-HEAL-01"),
    "move-or-heal": ("GH-TURN-03", "GH-HEAL-01"),
    "extra-turn": ("GH-TURN-01", "GH-TURN-02"),
    "discard-card": ("GH-SELECT-05",),
}
"""{question: the clauses that tell its rule}."""
