"""Experience: what Heroes gain, and what they learn from it in the Experience Phase (p. 31)."""

from __future__ import annotations

from taverna.core.ask import Flow, Offer, Value

from .. import events as ev
from ..cards import Line
from ..state import MOST_XP, Hero, Table
from .asking import decide
from .life import raise_maximum

MICRO = 5  # Micro-XP make one XP


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
        offer = lessons(g, hero)
        if not hero.up or not offer.ahead():
            g.waiting.pop(0)
            continue
        line = yield from decide(g, hero.seat, "learn", offer.and_done(), {"who": hero.seat, "xp": hero.xp})
        if line == "done":
            g.waiting.pop(0)
        else:
            learn(g, hero, line)
        return
    begin_event_phase(g)


class Lessons(Offer):
    """The next Skill of each line, if it can be paid (MD-CLASS-03, MD-XP-07)."""

    __slots__ = ("_done", "g", "hero")

    def __init__(self, g: Table, hero: Hero) -> None:
        super().__init__(
            lambda: [line.id for line in g.content.classes[hero.cls].lines],
            ("MD-CLASS-03", lambda id: following(g, hero, id) is not None),
            ("MD-XP-07", lambda id: price(g, hero, id) <= hero.xp),
        )
        self._done = False

    def and_done(self) -> Lessons:
        self._done = True
        return self

    def __call__(self) -> list[Value]:
        return [*super().__call__(), "done"] if self._done else super().__call__()


def lessons(g: Table, hero: Hero) -> Lessons:
    return Lessons(g, hero)


def line_of(g: Table, hero: Hero, id: str) -> Line:
    return next(line for line in g.content.classes[hero.cls].lines if line.id == id)


def following(g: Table, hero: Hero, id: str) -> int | None:
    """Which Skill of a line comes next, counted from 0; None after the last."""
    bought = hero.skills.get(id, 0)
    return bought if bought < len(line_of(g, hero, id).steps) else None


def price(g: Table, hero: Hero, id: str) -> int:
    at = following(g, hero, id)
    return MOST_XP + 1 if at is None else line_of(g, hero, id).steps[at].cost


def learn(g: Table, hero: Hero, id: str) -> None:
    """Pay and have it; it works as soon as the Current Level unlocks it (MD-XP-07, MD-XP-09, MD-CLASS-08)."""
    step = line_of(g, hero, id).steps[hero.skills.get(id, 0)]
    hero.xp -= step.cost
    hero.skills[id] = hero.skills.get(id, 0) + 1
    g.emit(ev.Learned(who=hero.seat, line=id, level=step.level, cost=step.cost))
    raise_maximum(g, hero)
