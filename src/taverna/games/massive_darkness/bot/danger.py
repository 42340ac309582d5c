"""What Enemies would do to Heroes, by where one of them stands."""

from __future__ import annotations

from ..foresight.chances import Law
from ..foresight.courses import Course, courses
from ..records.missions import Lose, RoleDies
from ..records.powers import Heal, Survive
from ..rules import page
from ..state import Hero, Table
from .reckoning import CERTAIN_MISS, both, harm, mean, perhaps
from .support import Support

WORTH = (0.0, 1.3, 2.4, 3.3, 4.0, 4.6, 5.1, 5.6, 6.0)
"""What so much Life at the start of a Round is worth."""
DEATH = (25.0, 11.0, 7.0, 6.0)
"""What a death costs, by tokens left on the Lifebringer."""


POTION = 1.0
"""What it costs to use up what heals."""


def life_worth(life: int) -> float:
    return WORTH[min(life, len(WORTH) - 1)]


def death_worth(g: Table, hero: Hero) -> float:
    """A death takes a token of the Lifebringer, and the Hero stands up with full Life; some deaths end the Mission."""
    if hero.seat in irreplaceable(g):
        return -DEATH[0]
    left = g.lifebringer - sum(other.dead for other in g.heroes)
    return life_worth(hero.most) - DEATH[min(max(left, 0), len(DEATH) - 1)]


def irreplaceable(g: Table) -> list[int]:
    """Heroes whose death loses the Mission."""
    if not g.roles:
        return []
    ends = [t.role for _, when, t in page.whens(g, RoleDies) if any(isinstance(deed, Lose) for deed in when.does)]
    return [seat for role, seat in g.roles.items() if role in ends]


def prospect(g: Table, hero: Hero, law: Law, reserve: int = 0) -> float:
    """What the Hero's Life is worth when this harm has come; `reserve` is Life it could get from what it carries."""
    life = hero.life
    worth = 0.0
    alive = 0.0
    for amount, chance in enumerate(law[:life]):
        worth += chance * life_worth(life - amount)
        alive += chance
    if reserve:
        for amount, chance in enumerate(law[life : life + reserve], life):
            worth += chance * (life_worth(min(life + reserve - amount, hero.most)) - POTION)
            alive += chance
    if alive < 1.0:
        worth += (1.0 - alive) * death_worth(g, hero)
    return worth


def reserves(g: Table, hero: Hero) -> int:
    """Life that Consumables would give back in the moment of need (MD-EQUIP-07)."""
    found = 0
    for card in hero.pack:
        item = g.content.items[card]
        if item.slot == "consumable":
            for power in item.powers:
                for word in power.does:
                    if isinstance(word, Heal):
                        found += hero.most if word.amount == "all" else word.amount
                    elif isinstance(word, Survive):
                        found += word.life
    return found


WAITING = 0.5
"""How much of the danger to Heroes that still have their Activation counts."""


TRAMPLED: Law = (0.0,) * 20 + (1.0,)


def trampled(g: Table, ways: list[Course]) -> list[int]:
    """All who would be under an Enemy's feet and can no longer step aside."""
    zones = [step.at for course in ways for step in course.steps if step.do == "trample"]
    waiting = g.waiting if g.phase == "heroes" else ()
    return [hero.seat for at in dict.fromkeys(zones) for hero in g.heroes_at(at) if hero.seat not in waiting]


class Danger:
    """Strikes that would come if a Hero ended its Activation in one Zone or another, the others staying where they
    are."""

    def __init__(self, g: Table, hero: Hero, watched: str = "") -> None:
        self.g = g
        self.hero = hero
        self.support = Support(g, hero.seat)
        self.left: dict[int, float] = {}  # of an Enemy's Life, by what is being thought of
        self.reserves = [reserves(g, one) for one in g.heroes]
        self.watched = watched  # a Zone where no Enemy should be
        self._visits: dict[str, list[int]] = {}
        self._strikes: dict[str, list[tuple[int, int, Law]]] = {}
        self._counters: dict[tuple[int, str], Law] = {}

    def strikes(self, at: str) -> list[tuple[int, int, Law]]:
        """(Enemy, Hero, law of Damage) in the Enemies' Phase."""
        found = self._strikes.get(at)
        if found is None:
            g, hero = self.g, self.hero
            here, hero.at = hero.at, at
            found = []
            visits = []
            for foe in g.enemies.values():
                ways = courses(g, foe)
                strike = self.strike(ways)
                if strike is not None:
                    found.append((foe.id, *strike))
                    found += [(foe.id, seat, TRAMPLED) for seat in trampled(g, ways) if seat != strike[0]]
                if self.watched and all(course.steps[-1].at == self.watched for course in ways):
                    visits.append(foe.id)
            hero.at = here
            self._strikes[at] = found
            self._visits[at] = visits
        return found

    def visits(self, at: str) -> list[int]:
        """Enemies that would be in the Zone that is watched after the Enemies' Phase."""
        self.strikes(at)
        return self._visits[at]

    def strike(self, ways: list[Course]) -> tuple[int, Law] | None:
        """Whom an Enemy strikes; where the players choose, the least harm."""
        best: tuple[int, Law] | None = None
        least = 0.0
        for course in ways:
            for step in course.steps:
                if step.do == "attack" and step.whom >= 0:
                    foe = self.g.enemies[course.enemy]
                    there, foe.at = foe.at, step.at
                    law = harm(self.g, foe, self.g.heroes[step.whom], step.combat)
                    foe.at = there
                    hurt = mean(law) / self.g.heroes[step.whom].life
                    if best is None or hurt < least:
                        best, least = (step.whom, law), hurt
                    break
                if step.do == "trample" and step.whom >= 0:
                    return step.whom, TRAMPLED
            else:
                return None
        return best

    def counter(self, foe: int, at: str) -> Law:
        """The Counterattack of an Enemy the Hero has attacked, if it ends its Activation there."""
        key = (foe, at)
        law = self._counters.get(key)
        if law is None:
            g, hero = self.g, self.hero
            here, hero.at = hero.at, at
            found = self.strike(courses(g, g.enemies[foe], hero.seat))
            hero.at = here
            law = self._counters[key] = CERTAIN_MISS if found is None else found[1]
        return law

    def there(self, foe: int, survival: dict[int, float]) -> float:
        """The chance that an Enemy is still there in the Enemies' Phase."""
        enemy = self.g.enemies[foe]
        chance = survival.get(foe)
        life = sum(enemy.minions) + enemy.life
        if chance is None:
            return self.support.survives(enemy, life)
        return chance * self.support.survives(enemy, life * self.left.get(foe, 1.0))

    def outlook(self, at: str, survival: dict[int, float], attacked: dict[int, float]) -> float:
        """What the Life of all Heroes is worth after Counterattacks and the Enemies' Phase. `survival`: the chance that
        an Enemy is still there; `attacked`: that it is and strikes back."""
        g, me = self.g, self.hero.seat
        laws: dict[int, Law] = {}
        for foe, chance in attacked.items():
            if chance > 0.01:
                law = perhaps(self.counter(foe, at), chance)
                laws[me] = both(laws[me], law) if me in laws else law
        for foe, seat, law in self.strikes(at):
            chance = self.there(foe, survival)
            if chance > 0.01:
                law = perhaps(law, chance)
                laws[seat] = both(laws[seat], law) if seat in laws else law
        worth = 0.0
        waiting = g.waiting if g.phase == "heroes" else ()
        for hero in g.heroes:
            if hero.up:
                whole = life_worth(hero.life)
                if hero.seat in laws:
                    share = WAITING if hero.seat in waiting else 1.0
                    after = prospect(g, hero, laws[hero.seat], self.reserves[hero.seat])
                    worth += share * after + (1.0 - share) * whole
                else:
                    worth += whole
        return worth
