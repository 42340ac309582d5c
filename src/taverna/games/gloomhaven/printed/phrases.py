"""The phrases of which printed lines are made: whom something concerns, when, and how much."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import NamedTuple

import msgspec

from taverna.core.words import Words

from ..records.abilities import Amount, Area, When, Whom
from ..records.content import Content

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


class Print(NamedTuple):
    """How a word is printed: the symbol of its line, the pieces of it, an area, and lines below it."""

    icon: str
    parts: list[str]
    area: Area | None = None
    below: Sequence[Line] = ()


NO_WHEN = When()
STAT_SUM = re.compile(r"^[AMR](?:([+-])(\d+))?$")
TIMES = re.compile(r"^(\d+)\*(\w+)$")
NAME = re.compile(r"[a-z_][a-z_0-9]+|[A-Z]")
HALVES = {
    "up(target_max/2)": "half-target-up",
    "target_max/2": "half-target",
    "up(hp/2)": "half-own",
    "allies_adjacent+enemies_adjacent": "neighbours",
    "damage_done/5": "fifth-done",
    "damaged/2": "half-damaged",
    "targets/2": "half-targets",
    "3+paid": "three-and-paid",
    "4+paid": "four-and-paid",
}
LETTERS = "XYZ"
FLAGS = (
    *("alone", "beside_ally", "melee", "ranged", "straight", "returned", "summoned", "targeting_self", "adjacent"),
    *("own", "beside_summon", "undamaged", "doomed"),
    *("single", "below_half", "outmatched", "deadly", "augmented", "plain"),
)
NUMBERS = (
    "hp_at_most",
    "missing_at_least",
    "conditions_at_least",
    "exactly",
    "moved_at_least",
    "moved_at_most",
    "enemies_adjacent",
)


class Phrases:
    """Puts the pieces of abilities into words of one language."""

    def __init__(self, words: Words, content: Content, worth: Worth = lambda text: None) -> None:
        self.words = words
        self.content = content
        self.worth = worth
        self.own = True  # the text speaks to whoever plays the card, not of a monster
        self._several = False  # the list just printed makes several obstacles
        self._notes: dict[str, str] = {}

    def whom(self, whom: Whom, bare: bool = False) -> str:
        """'all adjacent enemies', 'one ally within range 3'."""
        w = self.words
        together = whom.side in ("self-and-allies", "self-and-summons")
        many = whom.count != 1 or together
        count = "all" if whom.count == "all" or together else "one" if whom.count == 1 else "some"
        if whom.side == "self":
            return w("print-self")
        if whom.side == "companion":
            return w("print-who-companion")
        if whom.where == "targeted":
            tests = self.tests(whom.when)
            return f"{w('print-targeted')} ({'; '.join(tests)})" if tests else w("print-targeted")
        beside = not bare and whom.where is None and whom.around == "self" and whom.range == 1
        near = Printed(f" {w('print-adjacent', many=many)}" if beside else "")
        n = 0 if whom.count == "all" else whom.count
        summons = whom.side == "ally" and whom.when.summoned
        if summons:
            whom = msgspec.structs.replace(whom, when=msgspec.structs.replace(whom.when, summoned=False))
        who = w(f"print-who-{'summon' if summons else whom.side}", own=self.own, count=count, n=n, near=near)
        where = "" if bare or beside else self._where(whom)
        text = f"{who} {where}".rstrip()
        tests = self.tests(msgspec.structs.replace(whom.when, exactly=0))
        return f"{text} ({'; '.join(tests)})" if tests else text

    def _where(self, whom: Whom) -> str:
        w = self.words
        if whom.where is not None:
            return w(f"print-where-{whom.where}")
        reach = whom.range
        if whom.when.exactly:
            return w("print-test-exactly", n=whom.when.exactly)
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
        if when.beside_has:
            ill = self.either([self.condition(c) for c in when.beside_has])
            found.append(w("print-test-beside-has", conditions=ill))
        if when.self_has:
            found.append(w("print-test-self-has", conditions=self.either([self.condition(c) for c in when.self_has])))
        for name in FLAGS:
            if getattr(when, name):
                found.append(w(f"print-test-{name.replace('_', '-')}"))
        for name in NUMBERS:
            if value := getattr(when, name):
                found.append(w(f"print-test-{name.replace('_', '-')}", n=value))
        if when.by is not None:
            found.append(w(f"print-test-by-{when.by}"))
        if when.not_strong:
            found.append(w("print-test-not-strong", element=self.elements((when.not_strong,))))
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
        if when.doomed:
            found.append(w("print-if-doomed"))
        if when.undamaged:
            found.append(w("print-if-undamaged"))
        if when.conditions_at_least:
            found.append(w("print-if-conditions-at-least", n=when.conditions_at_least))
        if when.what:
            found.append(w("print-if-what", names=self.either([w.name(what) for what in when.what])))
        told = {
            "doomed": False,
            "undamaged": False,
            "conditions_at_least": 0,
            "rank": (),
            "has": (),
            "self_has": (),
            "alone": False,
            "beside_ally": False,
            "what": (),
        }
        return found + self.tests(msgspec.structs.replace(when, **told))

    def only_if(self, when: When, text: str) -> str:
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

    def noted(self, text: str) -> str:
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

    def reach(self, whom: Whom | None, range: Amount, targets: int, area: bool = False) -> list[str]:
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
            return parts if range == 1 else [*parts, w("print-range", value=self.amount(range))]
        return [*parts, self.whom(Whom(range=range)) if range == 1 else w("print-range", value=self.amount(range))]
