"""Experience: what Heroes gain, and what they learn from it in the Experience Phase (p. 31)."""

from __future__ import annotations

from collections.abc import Iterator

from taverna.core.ask import Flow, Offer, Value

from .. import events as ev
from ..cards import Line
from ..state import MOST_XP, Hero, Table
from .asking import decide
from .life import raise_maximum

MICRO = 5  # Micro-XP make one XP
DONE = "done"


def gain(g: Table, hero: Hero, amount: int) -> None:
    """So much XP, 30 unspent at most; in Story Mode Micro-XP, of which five become one XP. The dead gain nothing
    (MD-XP-06, MD-LIFE-05, MD-STORY-02, MD-STORY-03, MD-STORY-23)."""
    if amount <= 0 or hero.left or (hero.dead and not g.options.dead_gain_xp):
        return
    if g.story:
        hero.micro += amount
        g.emit(ev.GainedMicroXp(who=hero.seat, amount=amount, micro=hero.micro))
        amount, hero.micro = divmod(hero.micro, MICRO)
        if not amount:
            return
    hero.xp = min(hero.xp + amount, MOST_XP)
    g.emit(ev.GainedXp(who=hero.seat, amount=amount, xp=hero.xp))


def gain_all(g: Table, amount: int) -> None:
    """Every Hero gains it (MD-XP-02..04)."""
    for hero in g.heroes:
        gain(g, hero, amount)


def lose(g: Table, hero: Hero, amount: int) -> None:
    """Unspent XP is lost, as far as there is some."""
    amount = min(amount, hero.xp)
    if amount > 0:
        hero.xp -= amount
        g.emit(ev.LostXp(who=hero.seat, amount=amount, xp=hero.xp))


def worth(hero: Hero) -> tuple[int, int]:
    """How experienced a Hero is for those who choose a target: unspent XP, then Micro-XP (MD-FOE-06, MD-STORY-05)."""
    return hero.xp, hero.micro


# -- the Experience Phase --------------------------------------------------------------------------------------------
def experience_phase(g: Table) -> Flow:
    """Each Hero in turn may buy Skills, several if it can pay (MD-XP-07..10)."""
    from .round import begin_event_phase

    while g.waiting:
        hero = g.heroes[g.waiting[0]]
        offer = Lessons(g, hero)
        if not hero.up or not hero.xp or len(offer.ahead()) == 1:
            g.waiting.pop(0)
            continue
        line = yield from decide(g, hero.seat, "learn", offer, {"who": hero.seat, "xp": hero.xp})
        if line == DONE:
            g.waiting.pop(0)
        else:
            learn(g, hero, line)
        return
    begin_event_phase(g)


class Lessons(Offer):
    """The next Skill of each line, if it can be paid, or nothing more (MD-CLASS-03, MD-XP-07)."""

    __slots__ = ("hero", "lines")

    def __init__(self, g: Table, hero: Hero) -> None:
        super().__init__(list)
        self._plain = False
        self.hero = hero
        self.lines = g.content.classes[hero.cls].lines

    def offered(self) -> list[Value]:
        return [line.id for line in self.lines if self.clause(line) is None] + [DONE]

    def refused(self) -> Iterator[tuple[Value, str]]:
        for line in self.lines:
            clause = self.clause(line)
            if clause is not None:
                yield line.id, clause

    def clause(self, line: Line) -> str | None:
        """Why nothing of a line can be bought."""
        bought = self.hero.skills.get(line.id, 0)
        if bought == len(line.steps):
            return "MD-CLASS-03"
        return None if line.steps[bought].cost <= self.hero.xp else "MD-XP-07"


def line_of(g: Table, hero: Hero, id: str) -> Line:
    return next(line for line in g.content.classes[hero.cls].lines if line.id == id)


def learn(g: Table, hero: Hero, id: str) -> None:
    """Pay and have it; it works as soon as the Current Level unlocks it (MD-XP-07, MD-XP-09, MD-CLASS-08)."""
    step = line_of(g, hero, id).steps[hero.skills.get(id, 0)]
    hero.xp -= step.cost
    hero.skills[id] = hero.skills.get(id, 0) + 1
    g.emit(ev.Learned(who=hero.seat, line=id, level=step.level, cost=step.cost))
    raise_maximum(g, hero)
