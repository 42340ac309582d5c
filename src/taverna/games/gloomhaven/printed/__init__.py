"""What is printed on cards, items and stat cards, made from the data: no text of a card is written by hand.

A `Line` is one ability, or something that hangs on it. The page draws its symbol, the terminal says its text.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec

from ..records.abilities import Ability, CreateObstacle, Extra, When
from ..records.cards import AbilityCard, Half, ModifierCard, Summon
from ..records.items import Item
from ..records.lexicon import ABILITIES
from ..records.monsters import MonsterCard, Stats
from .phrases import Line, Phrases, Print, Printed

VALUED = ("move", "heal", "attack", "damage", "push", "pull", "shield", "retaliate", "loot", "recover")
PRINTED = ABILITIES.of("printed")


class Printer(Phrases):
    """Puts abilities and whole cards into words of one language."""

    # -- whole cards -------------------------------------------------------------------------------------------------
    def half(self, half: Half) -> list[Line]:
        """The top or bottom action of a card, then what it leads to."""
        w = self.words
        found = self.abilities(half.do)
        if half.makes:
            found.append(Line("infuse", w("print-infuse", elements=self.elements(half.makes)), makes=half.makes))
        if half.song:
            found.append(Line("xp", w("print-song")))
        if half.slots:
            found.append(Line("slots", w("print-slots", n=len(half.slots), xp=sum(half.slots))))
        if half.xp:
            found.append(Line("xp", w("print-xp", n=half.xp)))
        return found

    def fate(self, half: Half) -> list[str]:
        """What becomes of the card: words among `augment`, `round`, `persistent`, `lost`, `unrecoverable`."""
        found = [name for name in ("augment", "song", "doom", "lent") if getattr(half, name)]
        if half.lasts:
            found.append(half.lasts)
        if half.lost:
            found.append("lost")
        if half.unrecoverable:
            found.append("unrecoverable")
        return found

    def said(self, card: AbilityCard) -> str:
        """A whole card in one breath."""
        w = self.words
        halves = []
        for name, half in (("top", card.top), ("bottom", card.bottom)):
            things = [self.told(self.half(half)), *(w(f"print-fate-{fate}") for fate in self.fate(half))]
            halves.append(w(f"print-{name}", text="; ".join(things)))
        return w("print-card", card=card.id, initiative=card.initiative, top=halves[0], bottom=halves[1])

    def spoken(self, line: Line) -> str:
        """A line with the elements in front of it named."""
        text = line.text
        if line.icon == "item":
            if line.uses:
                paid = f"({self.words('print-consuming', elements=self.elements(line.uses))})"
                text = f"{text[:-1]} {paid}:" if text.endswith(":") else f"{text} {paid}"
            return text
        if line.area is not None and line.icon != "plus":
            shape = self.words("print-area", n=len(line.area.hexes))
            text = f"{text[:-1]}, {shape}:" if text.endswith(":") else f"{text}, {shape}"
        return self.words("print-consume", elements=self.elements(line.uses), text=text) if line.uses else text

    def told(self, lines: Iterable[Line]) -> str:
        """Lines in one breath: what belongs to the line before follows it closely."""
        text = ""
        for line in lines:
            close = " " if text.endswith(":") else ", " if line.deep > 1 or line.icon == "stats" else "; "
            text += f"{close if text else ''}{self.spoken(line)}"
        return text

    def of_monster(self, abilities: Iterable[Ability]) -> list[Line]:
        """Abilities of a monster: the text speaks of it, to nobody."""
        self.own = False
        found = self.abilities(abilities)
        self.own = True
        return found

    def specials(self, specials: Iterable[Sequence[Ability]], characters: int) -> list[Line]:
        """A boss's special actions, as they are with so many characters."""
        found: list[Line] = []
        for nth, some in enumerate(specials, 1):
            meant = []
            for one in some:
                when = one.when
                if when is None or not when.characters:
                    meant.append(one)
                elif characters in when.characters:
                    meant.append(msgspec.structs.replace(one, when=msgspec.structs.replace(when, characters=())))
            found.append(Line("star", f"{self.words('print-special', n=nth)}:"))
            found += [deeper(line) for line in self.of_monster(meant)]
        return found

    def monster_card(self, card: MonsterCard) -> list[Line]:
        found = self.of_monster(card.do)
        if card.makes:
            elements = self.elements(card.makes)
            found.append(Line("infuse", self.words("print-infuse", elements=elements), makes=card.makes))
        return found

    def traits(self, stats: Stats | Summon, flying: bool = False) -> list[Line]:
        """What a stat card says besides its four numbers."""
        w, found = self.words, []
        if flying:
            found.append(Line("fly", w("print-fly")))
        if stats.shield:
            found.append(Line("shield", w("print-shield", value=Printed(stats.shield))))
        if stats.retaliate:
            text = w("print-retaliate", value=Printed(stats.retaliate))
            if stats.retaliate_range > 1:
                text += f", {w('print-range', value=Printed(stats.retaliate_range))}"
            found.append(Line("retaliate", text))
        if stats.pierce:
            found.append(Line("pierce", w("print-pierce", value=Printed(stats.pierce))))
        if stats.targets > 1:
            found.append(Line("target", w("print-targets", value=Printed(stats.targets))))
        found += [Line(f"c-{one}", self.condition(one)) for one in stats.conditions]
        if isinstance(stats, Stats):
            if stats.advantage:
                found.append(Line("advantage", w("print-advantage")))
            if stats.attackers_disadvantage:
                found.append(Line("disadvantage", w("print-attackers-disadvantage")))
        if isinstance(stats, Summon):
            found += self._summon_traits(stats)
        if stats.on_death:
            found.append(Line("skull", f"{w('print-on-death')}:"))
            found += [deeper(line) for line in self.abilities(stats.on_death)]
        return found

    def _summon_traits(self, stats: Summon) -> list[Line]:
        """What only summons have."""
        w, found = self.words, []
        if stats.all_adjacent:
            found.append(Line("attack", w("print-all-adjacent")))
        if stats.push:
            found.append(Line("push", w("print-push", value=Printed(stats.push))))
        if stats.vantage:
            found.append(Line("attack", w("print-vantage")))
        if stats.lasting:
            found += self.of_monster(stats.lasting)
        if stats.at_end:
            found.append(Line("bonus", f"{w('print-at-end')}:"))
            found += [deeper(line) for line in self.of_monster(stats.at_end)]
        return found

    def item(self, item: Item) -> list[Line]:
        """What an item does, and when."""
        w = self.words
        if item.text is not None:
            return [Line("item", item.text[w.lang].rstrip(".")), *self._item_fate(item)]
        parts: list[str] = []
        area = item.gives.area
        if item.shield:
            parts.append(w("print-shield", value=Printed(item.shield)))
        if item.retaliate:
            parts.append(w("print-retaliate", value=Printed(item.retaliate)))
        if item.negate:
            parts.append(w("print-negate"))
        what = "move" if item.moment == "own-move" else "attack"
        parts += self.extra(item.gives, what)
        for name in ("default_move", "default_attack", "small_items", "initiative", "without_minus"):
            if value := getattr(item, name):
                parts.append(w(f"print-item-{name.replace('_', '-')}", n=value))
        if item.flying:
            parts.append(w("print-fly"))
        if item.immovable:
            parts.append(w("print-item-immovable"))
        if item.immune:
            parts.append(w("print-immune", conditions=self.both([self.condition(one) for one in item.immune])))
        test = item.test
        kinds = self.tests(When(melee=test.melee, ranged=test.ranged, single=test.single))
        clauses = self.clauses(msgspec.structs.replace(test, melee=False, ranged=False, single=False))
        moment = w(f"print-moment-{item.moment}")
        if kinds:
            moment += f" ({'; '.join(kinds)})"
        if clauses:
            moment = w("print-head-if", head=moment, test=self.both(clauses))
        paid = [deeper(line) for line in self.abilities(item.price)]
        lines = [Line("item", f"{moment}:"), *paid] if paid else []
        moment = w("print-item-for-it") if paid else moment
        lines += [Line("item", f"{moment}: {', '.join(parts)}" if parts else f"{moment}:", uses=item.needs, area=area)]
        lines += [deeper(line) for line in self.abilities(item.do)]
        return [*lines, *self._item_fate(item)]

    def _item_fate(self, item: Item) -> list[Line]:
        """How often an item can be used, what it costs, what becomes of it."""
        w = self.words
        lines: list[Line] = []
        if item.once_a_turn:
            lines.append(Line("item", w("print-item-once-a-turn")))
        if item.uses > 1:
            lines.append(Line("slots", w("print-item-uses", n=item.uses)))
        if item.minus:
            lines.append(Line("deck", w("print-item-minus", n=item.minus)))
        if item.forced and item.moment != "turn-end":
            lines.append(Line("item", w("print-item-forced")))
        if item.after != "kept" or item.moment != "always":
            lines.append(Line(f"item-{item.after}", w(f"print-after-{item.after}")))
        return lines

    def modifier(self, card: ModifierCard) -> str:
        """An attack modifier card: its name says it all."""
        name = card.name[self.words.lang]
        return self.words("print-rolling", card=name) if card.rolling and card.kind != "perk" else name

    # -- abilities ---------------------------------------------------------------------------------------------------
    def abilities(self, abilities: Iterable[Ability]) -> list[Line]:
        found: list[Line] = []
        several = False
        for one in abilities:
            several = several or (isinstance(one, CreateObstacle) and one.count > 1)
            self._several = several
            found += self.ability(one)
        return found

    def ability(self, one: Ability) -> list[Line]:
        """One ability with all that hangs on it."""
        w = self.words
        self._notes = {}
        icon, parts, area, below = PRINTED[type(one)](self, one)
        parts = [part for part in parts if part]
        text = ", ".join(parts)
        if one.when is not None:
            text = self.only_if(one.when, text)
        if one.needs_xp:
            text += f", {w('print-xp', n=one.needs_xp)}"
        found = [Line(icon, self.for_price(one.price, self.noted(text)), uses=one.needs, area=area)]
        found += [deeper(line) for line in below]
        for extra in one.extras:
            found += self._extra_lines(extra, added_to(icon))
        for nth in range(len(one.augments)):
            found += self._augment(one, nth, added_to(icon))
        return found

    def augment(self, one: Ability, nth: int) -> list[Line]:
        """What consuming elements brings to an ability: one of its augments, or the whole of it."""
        if not one.augments:
            return self.ability(one)
        return self._augment(one, nth, added_to(PRINTED[type(one)](self, one).icon))

    def _augment(self, one: Ability, nth: int, what: str) -> list[Line]:
        augment = one.augments[nth]
        return self._extra_lines(augment.gives, what, augment.uses, augment.price)

    def for_price(self, price: Sequence[Ability], text: str) -> str:
        """A text behind what must be done for it."""
        if not price:
            return text
        cost = self.told(self.abilities(price))
        return self.words("print-for-price", price=Printed(cost[:1].lower() + cost[1:]), text=Printed(text))

    def _extra_lines(
        self, extra: Extra, what: str, uses: tuple[str, ...] = (), price: Sequence[Ability] = ()
    ) -> list[Line]:
        w = self.words
        self._notes = {}
        text = ", ".join(self.extra(extra, what, inside=False))
        text = self.only_if(extra.when, text)
        if extra.instead:
            text = w("print-instead", text=text)
        text = self.for_price(price, self.noted(text))
        below = [deeper(deeper(line)) for line in self.abilities(extra.do)]
        if not text and below:
            return [msgspec.structs.replace(below[0], uses=uses, deep=1), *below[1:]]
        return [Line("plus", text, deep=1, uses=uses, area=extra.area), *below]

    def extra(self, extra: Extra, what: str, inside: bool = True) -> list[str]:
        """What an extra adds, piece by piece; `inside`: with what it does afterwards."""
        w, parts = self.words, []
        if extra.plus:
            parts.append(w(f"print-plus-{what}", value=self.plus(extra.plus)))
        if extra.times > 1:
            parts.append(w("print-times-move" if what == "move" else "print-times", n=extra.times))
        for name in ("pierce", "push", "pull", "range", "targets", "reach", "chain", "shield", "retaliate"):
            if value := getattr(extra, name):
                key = f"print-plus-{name}" if name in ("range", "targets", "reach", "chain") else f"print-{name}"
                said = w(key, value=self.plus(value) if name == "range" else Printed(value))
                parts.append(w("print-for-round", text=said) if name in ("shield", "retaliate") else said)
        if extra.heal_self:
            parts.append(f"{w('print-heal', value=Printed(extra.heal_self))}, {w('print-self')}")
        if extra.ignores_shield:
            parts.append(w("print-ignores-shield"))
        parts += [self.condition(one) for one in extra.conditions]
        for name in ("advantage", "disadvantage", "jump", "grounds"):
            if getattr(extra, name):
                parts.append(w(f"print-{name}"))
        if extra.whom is not None:
            parts.append(w("print-instead-whom", whom=self.whom(extra.whom)))
        if extra.area is not None:
            parts.append(w("print-instead-area", n=len(extra.area.hexes)))
        if extra.kill is not None:
            if extra.kill.range is None and extra.kill.count == 1:
                ranks = self.either([w(f"print-rank-{rank}") for rank in extra.kill.when.rank])
                parts.append(w("print-kill-target", ranks=ranks))
            else:
                parts.append(w("print-kill-instead", whom=self.whom(extra.kill)))
        if extra.makes:
            parts.append(w("print-infuse", elements=self.elements(extra.makes)))
        if inside:
            parts += [line.text for line in self.abilities(extra.do)]
        if extra.xp:
            parts.append(w("print-xp-amount", value=self.amount(extra.xp)))
        if extra.xp_per_target:
            parts.append(w("print-xp-per-target", n=extra.xp_per_target))
        return parts


def added_to(icon: str) -> str:
    """What a "+1" is added to."""
    return icon if icon in VALUED else "attack" if icon in ("bonus", "command") else "plain"


def deeper(line: Line) -> Line:
    return msgspec.structs.replace(line, deep=line.deep + 1)


def numbers(stats: Stats | Summon, worth: Callable[[Any], int]) -> tuple[str, str, str, str]:
    """Hit points, move, attack and range of a stat card, as text; a dash where it has none (GH-STAT-03..07)."""
    return (
        str(worth(stats.hp)),
        "–" if stats.move is None else str(worth(stats.move)),
        "–" if stats.attack is None else str(worth(stats.attack)),
        str(stats.range) if stats.range else "–",
    )


__all__ = ["Line", "Print", "Printed", "Printer", "added_to", "deeper", "numbers"]
