"""What is printed on cards, items and stat cards, made from the data: no text of a card is written by hand.

A `Line` is one ability, or something that hangs on it. The page draws its symbol, the terminal says its text.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec

from taverna.core.words import Words

from .records.abilities import (
    Ability,
    Afflict,
    Amount,
    Area,
    Attack,
    Choice,
    ChooseHex,
    Command,
    CreateObstacle,
    CreateTrap,
    Cure,
    Damage,
    DestroyObstacle,
    DisarmTrap,
    Drag,
    Extra,
    Gain,
    Heal,
    Infuse,
    Jump,
    Kill,
    LastingBonus,
    Loot,
    LoseCards,
    Money,
    Move,
    MoveObstacle,
    Recover,
    Refresh,
    Retaliate,
    Rule,
    Shield,
    Shove,
    Special,
    Suffer,
    Summoning,
    Turncoat,
    When,
    Whom,
)
from .records.cards import AbilityCard, Half, ModifierCard, Summon
from .records.content import Content
from .records.items import Item
from .records.monsters import MonsterCard, Stats

Worth = Callable[[str], str | None]
"""What a sum comes to, as text, if it is known; None to print it as it is."""


class Printed(str):
    """Text as it stands: "7" is a number here and no id."""

    __slots__ = ()


class Line(msgspec.Struct, frozen=True, gc=False):
    """One line of a card. `deep` 1: it hangs on the line before. `uses`: elements in front of it, consumed for it."""

    icon: str
    text: str
    deep: int = 0
    uses: tuple[str, ...] = ()
    makes: tuple[str, ...] = ()
    area: Area | None = None


NO_WHOM = Whom()
NO_WHEN = When()
STAT_SUM = re.compile(r"^[AMR](?:([+-])(\d+))?$")
TIMES = re.compile(r"^(\d+)\*(\w+)$")
NAME = re.compile(r"[a-z_][a-z_0-9]+|[A-Z]")
HALVES = {"up(target_max/2)": "half-target-up", "target_max/2": "half-target", "up(hp/2)": "half-own"}
VALUED = ("move", "heal", "attack", "damage", "push", "pull", "shield", "retaliate", "loot", "recover")
LETTERS = "XYZ"


class Printer:
    """Puts abilities into words of one language."""

    def __init__(self, words: Words, content: Content, worth: Worth = lambda text: None) -> None:
        self.words = words
        self.content = content
        self.worth = worth
        self.own = True  # the text speaks to whoever plays the card, not of a monster
        self._several = False  # the list just printed makes several obstacles
        self._notes: dict[str, str] = {}

    # -- whole cards -------------------------------------------------------------------------------------------------
    def half(self, half: Half) -> list[Line]:
        """The top or bottom action of a card, then what it leads to."""
        w = self.words
        found = self.abilities(half.do)
        if half.makes:
            found.append(Line("infuse", w("print-infuse", elements=self.elements(half.makes)), makes=half.makes))
        if half.slots:
            found.append(Line("slots", w("print-slots", n=len(half.slots), xp=sum(half.slots))))
        if half.xp:
            found.append(Line("xp", w("print-xp", n=half.xp)))
        return found

    def fate(self, half: Half) -> list[str]:
        """What becomes of the card: words among `augment`, `round`, `persistent`, `lost`, `unrecoverable`."""
        found = ["augment"] if half.augment else []
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
            text = f"{text}, {self.words('print-area', n=len(line.area.hexes))}"
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
        if stats.on_death:
            found.append(Line("skull", f"{w('print-on-death')}:"))
            found += [deeper(line) for line in self.abilities(stats.on_death)]
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
        lines = [Line("item", f"{moment}: {', '.join(parts)}" if parts else f"{moment}:", uses=item.needs, area=area)]
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
        icon, parts, area, below = self._kind(one)
        parts = [part for part in parts if part]
        text = ", ".join(parts)
        if one.when is not None:
            text = self._only_if(one.when, text)
        if one.needs_xp:
            text += f", {w('print-xp', n=one.needs_xp)}"
        found = [Line(icon, self._noted(text), uses=one.needs, area=area)]
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
        return self._augment(one, nth, added_to(self._kind(one)[0]))

    def _augment(self, one: Ability, nth: int, what: str) -> list[Line]:
        augment = one.augments[nth]
        return self._extra_lines(augment.gives, what, augment.uses)

    def _extra_lines(self, extra: Extra, what: str, uses: tuple[str, ...] = ()) -> list[Line]:
        w = self.words
        self._notes = {}
        text = ", ".join(self.extra(extra, what, inside=False))
        text = self._only_if(extra.when, text)
        if extra.instead:
            text = w("print-instead", text=text)
        text = self._noted(text)
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
            parts.append(w("print-times", n=extra.times))
        for name in ("pierce", "push", "pull", "range", "targets", "reach", "shield", "retaliate"):
            if value := getattr(extra, name):
                key = f"print-plus-{name}" if name in ("range", "targets", "reach") else f"print-{name}"
                said = w(key, value=self.plus(value) if name == "range" else Printed(value))
                parts.append(w("print-for-round", text=said) if name in ("shield", "retaliate") else said)
        if extra.heal_self:
            parts.append(f"{w('print-heal', value=Printed(extra.heal_self))}, {w('print-self')}")
        if extra.ignores_shield:
            parts.append(w("print-ignores-shield"))
        parts += [self.condition(one) for one in extra.conditions]
        for name in ("advantage", "disadvantage", "jump"):
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

    def _kind(self, one: Ability) -> tuple[str, list[str], Area | None, list[Line]]:
        """Symbol, pieces of the line, area, and lines below it."""
        w = self.words
        match one:
            case Move():
                parts = [w("print-move", value=self.amount(one.value))]
                parts += [
                    w(f"print-{name}") for name in ("jump", "fly", "straight", "loots", "clears") if getattr(one, name)
                ]
                if one.to:
                    parts.append(w(f"print-to-{one.to}"))
                return "move", parts, None, self.abilities(one.then)
            case Attack():
                return "attack", self._attack(one), one.area, []
            case Heal():
                parts = [w("print-heal", value=self.amount(one.value))]
                if one.whom is not None:
                    parts.append(self.whom(one.whom))
                elif one.range:
                    parts.append(w("print-range", value=self.amount(one.range)))
                else:
                    parts.append(w("print-self"))
                if one.targets > 1:
                    parts.append(w("print-targets", value=Printed(one.targets)))
                parts += [self.condition(c) for c in one.conditions]
                if one.times != 1:
                    parts.append(w("print-repeated", value=self.amount(one.times)))
                return "heal", parts, one.area, []
            case Afflict():
                parts = [self.conditions(one.conditions)]
                parts += self._reach(one.whom, one.range, one.targets, area=one.area is not None)
                return f"c-{one.conditions[0]}", parts, one.area, []
            case Shove() | Drag():
                name = "push" if isinstance(one, Shove) else "pull"
                parts = [w(f"print-{name}", value=Printed(one.value))]
                parts += self._reach(one.whom, one.range, one.targets)
                parts += [self.condition(c) for c in one.conditions]
                return name, parts, None, []
            case Damage():
                return "damage", [w("print-damage", value=self.amount(one.value)), self.whom(one.whom)], None, []
            case Kill():
                parts = [w("print-kill", whom=self.whom(one.whom))]
                if one.xp_per_kill:
                    parts.append(w("print-xp-per-kill", n=one.xp_per_kill))
                return "skull", parts, one.area, []
            case Loot():
                most = w("print-most", n=one.most) if one.most else ""
                return "loot", [w("print-loot", value=Printed(one.range)), most], None, []
            case Money():
                return "coin", [w("print-money", value=self.amount(one.value))], None, []
            case Summoning():
                return self._summon(one)
            case Recover():
                if one.whom.side == "self":
                    parts = [w("print-recover", kind=one.kind, most=one.most or 0)]
                else:
                    key = "print-recover-neighbour" if one.of_neighbour else "print-recover-ally"
                    parts = [w(key, whom=self.whom(one.whom), kind=one.kind, most=one.most or 0)]
                if one.then_lose:
                    parts.append(w("print-then-lose", n=one.then_lose))
                return "recover", parts, None, []
            case Refresh():
                about = {"kind": one.kind, "most": one.most or 0, "small": one.slot == "small"}
                if one.whom.side == "self":
                    return "refresh", [w("print-refresh", **about)], None, []
                return "refresh", [w("print-refresh-ally", whom=self.whom(one.whom), **about)], None, []
            case Infuse():
                below = [Line("infuse", w("print-infuse", elements=self.elements(one.elements)), makes=one.elements)]
                return "infuse", [below[0].text], None, []
            case CreateTrap():
                harm = [w("print-damage", value=self.amount(one.damage))] if one.damage else []
                harm += [self.condition(c) for c in one.conditions]
                beside = one.range == 1 and not one.nearest_enemy
                parts = [w("print-create-trap", n=one.count, near=beside, harm=", ".join(harm))]
                if one.nearest_enemy:
                    parts.append(w("print-nearest-enemy"))
                elif one.range > 1:
                    parts.append(w("print-range", value=Printed(one.range)))
                if one.xp:
                    parts.append(w("print-trap-xp", n=one.xp))
                return "trap", parts, None, []
            case DisarmTrap():
                parts = [w("print-disarm-trap", near=one.range == 1)]
                if one.range > 1:
                    parts.append(w("print-range", value=Printed(one.range)))
                if one.hits is not None:
                    parts.append(w("print-trap-hits", whom=self.whom(one.hits)))
                return "trap", parts, None, []
            case CreateObstacle():
                if one.where == "killed":
                    return "rock", [w("print-obstacle-killed")], None, []
                made = w("print-create-obstacle", n=one.count, size=one.size)
                return "rock", [made, w("print-range", value=Printed(one.range))], None, []
            case DestroyObstacle():
                many = 0 if one.count == "all" else one.count
                parts = [w("print-destroy-obstacle", n=many, near=one.range == 1)]
                if one.range > 1:
                    parts.append(w("print-range", value=Printed(one.range)))
                return "rock", parts, None, []
            case MoveObstacle():
                return "rock", [w("print-move-obstacle", n=one.range)], None, []
            case ChooseHex():
                return "target", [w("print-choose-hex", n=one.range)], None, []
            case Shield() | Retaliate():
                name = "shield" if isinstance(one, Shield) else "retaliate"
                parts = [w(f"print-{name}", value=self.amount(one.value))]
                if isinstance(one, Retaliate):
                    if one.range > 1:
                        parts.append(w("print-range", value=Printed(one.range)))
                    if one.xp:
                        parts.append(w("print-retaliate-xp", n=one.xp))
                parts.append(w("print-self") if one.whom.side == "self" else self.whom(one.whom))
                return name, parts, None, []
            case Command():
                flags = [name for name in ("targets_enemies", "end_beside", "with_augments") if getattr(one, name)]
                more = Printed("".join(f", {w('print-command-' + name.replace('_', '-'))}" for name in flags))
                enemy, many = one.whom.side == "enemy", one.whom.count != 1
                said = w("print-command", whom=self.whom(one.whom), enemy=enemy, many=many, more=more)
                return "command", [f"{said}:"], None, self.abilities(one.perform)
            case Turncoat():
                key = "print-turncoat-controlled" if one.controlled else "print-turncoat"
                return "command", [w(key, whom=self.whom(one.whom))], None, []
            case Suffer():
                return "damage", [w("print-suffer", own=self.own, value=self.amount(one.value))], None, []
            case Cure():
                parts = [w("print-cure", most=one.most or 0)]
                if one.whom.side != "self":
                    parts.append(self.whom(one.whom))
                return "heal", parts, None, []
            case LoseCards():
                return "lost", [w("print-lose-cards", n=one.value)], None, []
            case Gain():
                return "xp", [w("print-xp-amount", value=self.amount(one.xp))], None, []
            case Choice():
                below = []
                for nth, some in enumerate(one.of):
                    lines = self.abilities(some)
                    below += [
                        msgspec.structs.replace(
                            lines[0], text=f"{'AB CD'[nth] if nth < 2 else nth + 1}: {lines[0].text}"
                        ),
                        *lines[1:],
                    ]
                return "choose", [w("print-one-of")], None, below
            case Jump():
                where = w("print-range", value=self.amount(one.range)) if one.range is not None else ""
                return "teleport", [w("print-teleport"), where], None, []
            case Special():
                return "star", [w("print-special", n=one.number)], None, []
            case Rule():
                return "star", [self._rule(one)], None, []
            case LastingBonus():
                return self._bonus(one)
        raise TypeError(f"nothing is printed for {type(one).__name__}")

    def _attack(self, one: Attack) -> list[str]:
        w = self.words
        parts = [w("print-attack", value=self.amount(one.value))]
        if one.range and one.range != "R":
            parts.append(w("print-range", value=self.amount(one.range)))
        if one.targets != 1:
            parts.append(w("print-targets", value=self.amount(one.targets)))
        if one.whom is not None and one.whom != NO_WHOM:
            parts.append(self.whom(one.whom))
        if one.pierce:
            parts.append(w("print-pierce", value=self.amount(one.pierce)))
        if one.push:
            parts.append(w("print-push", value=Printed(one.push)))
        if one.pull:
            parts.append(w("print-pull", value=Printed(one.pull)))
        parts += [self.condition(c) for c in one.conditions]
        for name in ("advantage", "disadvantage", "all_on_one", "through"):
            if getattr(one, name):
                parts.append(w(f"print-{name.replace('_', '-')}"))
        if one.crush:
            parts.append(w("print-crush", n=one.crush))
        if one.xp_per_target:
            parts.append(w("print-xp-per-target", n=one.xp_per_target))
        if one.xp_per_kill:
            parts.append(w("print-xp-per-kill", n=one.xp_per_kill))
        return parts

    def _reach(self, whom: Whom | None, range: Amount, targets: int, area: bool = False) -> list[str]:
        """Whom something concerns that has a range and a number of targets of its own."""
        w = self.words
        if whom is not None:
            if whom.side == "self":
                return [w("print-self")]
            return [
                self.whom(whom if whom.range is not None or whom.where else msgspec.structs.replace(whom, range=range))
            ]
        parts = [w("print-targets", value=Printed(targets))] if targets > 1 else []
        if area:
            return parts
        return [*parts, self.whom(Whom(range=range)) if range == 1 else w("print-range", value=self.amount(range))]

    def _summon(self, one: Summoning) -> tuple[str, list[str], Area | None, list[Line]]:
        w = self.words
        if one.monster:
            count = self.amount(one.count)
            parts = [w("print-summon-monster", monster=one.monster, rank=one.rank, n=count, many=one.count != 1)]
            if one.around == "target":
                parts.append(w("print-around-target", near=True, value=Printed("1")))
            if one.hp is not None:
                parts.append(w("print-summon-hp"))
            return "summon", parts, None, []
        record = self.content.summons[one.summon]
        parts = [w("print-summon", name=one.summon)]
        stats = w(
            "print-summon-stats",
            hp=self.amount(record.hp),
            move=Printed("-") if record.move is None else self.amount(record.move),
            attack=Printed("-") if record.attack is None else self.amount(record.attack),
            range=Printed(record.range or "-"),
        )
        below = [Line("stats", self._noted(stats)), *self.traits(record, record.flying)]
        if record.makes:
            made = w("print-attacks-infuse", elements=self.elements(record.makes))
            below.insert(1, Line("infuse", made, makes=record.makes))
        return "summon", parts, None, below

    def _rule(self, one: Rule) -> str:
        """A scenario's own rule, in the words of the scenario."""
        for scenario in self.content.scenarios.values():
            for piece in scenario.pieces:
                if piece.id == one.name and piece.text is not None:
                    return piece.text[self.words.lang]
        return self.words("print-scenario-rule")

    def _bonus(self, one: LastingBonus) -> tuple[str, list[str], Area | None, list[Line]]:
        w = self.words
        whole = [w(f"print-bonus-{name.replace('_', '-')}") for name in BONUSES if getattr(one, name)]
        if one.on == "always":
            return "bonus", whole, None, []
        test = one.test
        plain = {name: False for name in ("melee", "ranged", "targeting_self")}
        tests = self.clauses(msgspec.structs.replace(test, **plain))
        manner = "melee" if test.melee else "ranged" if test.ranged else "any"
        if one.whom.side == "self-and-allies":
            others = self.whom(msgspec.structs.replace(one.whom, side="ally"))
            head = w(f"print-on-{one.on}-with", manner=manner, whom=others)
        elif one.whom.side != "self":
            head = w(f"print-on-{one.on}-whom", manner=manner, whom=self.whom(one.whom))
        elif one.on == "damaged":
            head = w("print-on-damaged", attack=test.targeting_self, next=one.next_only)
        else:
            head = w(f"print-on-{one.on}", own=self.own, manner=manner)
        if tests:
            head = w("print-head-if", head=head, test=self.both(tests))
        parts: list[str] = []
        if one.negate:
            parts.append(w("print-negate"))
        if one.shield:
            parts.append(w("print-shield", value=Printed(one.shield)))
        if one.retaliate:
            parts.append(w("print-retaliate", value=Printed(one.retaliate)))
            if one.retaliate_range > 1:
                parts.append(w("print-range", value=Printed(one.retaliate_range)))
        parts += self.extra(one.gives, "heal" if one.on == "heal" else "attack")
        parts += whole
        text = f"{head}: {', '.join(parts)}" if parts else f"{head}:"
        below = self.abilities(one.perform)
        if one.uses:
            return "bonus", [f"{text} ({w('print-consuming', elements=self.elements(one.uses))})"], None, below
        return "bonus", [text], None, below

    # -- whom, when, how much ----------------------------------------------------------------------------------------
    def whom(self, whom: Whom, bare: bool = False) -> str:
        """'all adjacent enemies', 'one ally within range 3'."""
        w = self.words
        many = whom.count != 1 or whom.side == "self-and-allies"
        count = "all" if whom.count == "all" or whom.side == "self-and-allies" else "one" if whom.count == 1 else "some"
        if whom.side == "self":
            return w("print-self")
        beside = not bare and whom.where is None and whom.around == "self" and whom.range == 1
        near = Printed(f" {w('print-adjacent', many=many)}" if beside else "")
        n = 0 if whom.count == "all" else whom.count
        who = w(f"print-who-{whom.side}", own=self.own, count=count, n=n, near=near)
        where = "" if bare or beside else self._where(whom)
        text = f"{who} {where}".rstrip()
        tests = self.tests(whom.when)
        return f"{text} ({'; '.join(tests)})" if tests else text

    def _where(self, whom: Whom) -> str:
        w = self.words
        if whom.where is not None:
            return w(f"print-where-{whom.where}")
        reach = whom.range
        if whom.around != "self":
            value = Printed("") if reach is None else self.amount(reach)
            return w(f"print-around-{whom.around}", near=reach == 1, several=self._several, value=value)
        if reach is None or reach == 99:
            return "" if whom.sight else w("print-anywhere")
        if reach == "R":
            return w("print-in-its-range")
        return w("print-within", value=self.amount(reach))

    def tests(self, when: When) -> list[str]:
        """What must hold, piece by piece."""
        if when == NO_WHEN:
            return []
        w, found = self.words, []
        if when.rank:
            found.append(w("print-test-rank", ranks=self.either([w(f"print-rank-{rank}") for rank in when.rank])))
        if when.has:
            found.append(w("print-test-has", conditions=self.either([self.condition(c) for c in when.has])))
        if when.self_has:
            found.append(w("print-test-self-has", conditions=self.either([self.condition(c) for c in when.self_has])))
        for name in FLAGS:
            if getattr(when, name):
                found.append(w(f"print-test-{name.replace('_', '-')}"))
        for name in NUMBERS:
            if value := getattr(when, name):
                found.append(w(f"print-test-{name.replace('_', '-')}", n=value))
        if when.characters:
            found.append(w("print-test-characters", n=Printed(self.either([Printed(n) for n in when.characters]))))
        if when.what:
            found.append(self.either([w.name(what) for what in when.what]))
        return found

    def clauses(self, when: When) -> list[str]:
        """The same as sentences, to stand after an "if"."""
        w, found = self.words, []
        if when.rank:
            found.append(w("print-if-rank", ranks=self.either([w(f"print-rank-{rank}") for rank in when.rank])))
        if when.has:
            found.append(w("print-if-has", conditions=self.either([self.condition(c) for c in when.has])))
        if when.self_has:
            found.append(w("print-if-self-has", conditions=self.either([self.condition(c) for c in when.self_has])))
        if when.alone:
            found.append(w("print-if-alone"))
        if when.beside_ally:
            found.append(w("print-if-beside-ally", own=self.own))
        if when.what:
            found.append(w("print-if-what", names=self.either([w.name(what) for what in when.what])))
        told = {"rank": (), "has": (), "self_has": (), "alone": False, "beside_ally": False, "what": ()}
        return found + self.tests(msgspec.structs.replace(when, **told))

    def _only_if(self, when: When, text: str) -> str:
        """A text under a test, if there is one."""
        tests = self.clauses(msgspec.structs.replace(when, characters=()))
        if tests:
            text = self.words("print-only-if", test=self.both(tests), text=text)
        if when.characters:
            number = Printed(self.either([Printed(n) for n in when.characters]))
            text = self.words("print-with-characters", n=number, text=text)
        return text

    def either(self, names: Sequence[str]) -> str:
        return self._listed("print-or", names)

    def both(self, names: Sequence[str]) -> str:
        return self._listed("print-and", names)

    def _listed(self, key: str, names: Sequence[str]) -> str:
        if len(names) == 1:
            return names[0]
        return self.words(key, rest=Printed(", ".join(names[:-1])), last=Printed(names[-1]))

    def _noted(self, text: str) -> str:
        """With a capital, and what each X in it stands for."""
        for amount, letter in self._notes.items():
            text += f" ({self.words('print-x', letter=Printed(letter), what=self.sum(amount))})"
        self._notes = {}
        return text[:1].upper() + text[1:]

    def amount(self, amount: Amount) -> Printed:
        """A number, a value of the stat card as "+1", or an X with a note of what it stands for."""
        if isinstance(amount, int):
            return Printed(amount)
        known = self.worth(amount)
        if known is not None:
            return Printed(known)
        if stat := STAT_SUM.match(amount):
            return Printed(f"{stat[1] or '+'}{stat[2] or 0}".replace("-", "−"))
        letter = self._notes.setdefault(amount, LETTERS[len(self._notes) % 3])
        return Printed(letter)

    def plus(self, amount: Amount) -> Printed:
        if isinstance(amount, int):
            return Printed(f"{amount:+d}".replace("-", "−"))
        return Printed(f"+{self.amount(amount)}")

    def sum(self, text: str) -> str:
        """A sum in words."""
        w = self.words
        if text in HALVES:
            return w(f"print-sum-{HALVES[text]}")
        if times := TIMES.match(text):
            return w("print-sum-times", n=int(times[1]), what=w(f"print-sum-{times[2].replace('_', '-')}"))
        return NAME.sub(self._variable, text)

    def _variable(self, found: re.Match[str]) -> str:
        name = found[0]
        return name if name in ("max", "min", "up") else self.words(f"print-sum-{name.replace('_', '-')}")

    def condition(self, one: str) -> str:
        return self.words(f"print-{one}")

    def conditions(self, some: Sequence[str]) -> str:
        return ", ".join(map(self.condition, some))

    def elements(self, some: Sequence[str]) -> str:
        named = [self.words(f"print-element-{one}") for one in some if one != "any" or len(some) == 1]
        if len(some) > 1 and (wild := list(some).count("any")):
            named.append(self.words("print-elements-any", n=wild))
        return Printed(", ".join(named))


FLAGS = (
    *("alone", "beside_ally", "melee", "ranged", "straight", "returned", "summoned", "targeting_self", "adjacent"),
    "single",
)
NUMBERS = ("hp_at_most", "moved_at_least", "moved_at_most", "enemies_adjacent")
BONUSES = ("taunt", "moves_as_attacks", "augments_ranged", "augments_two", "destroys_obstacle")


def added_to(icon: str) -> str:
    """What a "+1" is added to."""
    return icon if icon in VALUED else "attack" if icon == "bonus" else "plain"


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
