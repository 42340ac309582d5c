"""What a seat may do between scenarios and, for everything else, the clause that forbids it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from taverna.core.ask import Judged, Offer, Offers, Value

from ..records.content import DUNGEON, Content
from ..state import Table
from . import enhancing, gains, growth, retiring, shop, travel
from .standing import DONATION, TOP, prosperity_level
from .world import Hero, World

READY = "ready"
EVENT = "event"
DONATE = "donate"
RETIRE = "retire"
CATCH_UP = "catch-up"
KIT = "kit"  # what is suggested for the class
ANOTHER = "another"  # someone else is to sit here
STAY = "stay"
WAITING = "waiting"
CASUAL = "casual"


# -- a step that must be taken ---------------------------------------------------------------------------------------
def step(g: Table, seat: int) -> str:
    """What a seat is asked in the city: what must be done comes first."""
    hero = g.world.member(seat)
    if hero.fate != "active" or seat in g.visit.leaving:
        return "create"
    if len(hero.quests) > 1:
        return "quest"
    if hero.perks_due > 0 and growth.free_perks(g.content, hero):
        return "mark-perk"  # the last step of a level, before the next one (GH-LVLUP-10)
    if growth.due(hero):
        return "level-up"
    return "city"


FIRST = {"create": "GH-CREATE-01", "quest": "GH-QUEST-01", "mark-perk": "GH-LVLUP-05", "level-up": "GH-LVLUP-01"}
"""Why nothing else can be done before such a step."""


def refuse(g: Table, seat: int, target: str) -> str | None:
    """Why things that no open question is about cannot be had now: something else must be done first, or the party is
    not in the city."""
    kind = target.partition("/")[0].partition(",")[0]
    if g.phase == "city" and g.world.here.awaited:
        return FIRST.get(step(g, seat))
    if kind in ("shop", "buy", "sell", "enhance", DONATE, RETIRE, EVENT) or target.startswith("deed/"):
        return "GH-VISIT-01"
    return "GH-LVLUP-02" if kind in ("card", CATCH_UP) else None


def of(g: Table, seat: int) -> Offer:
    """What a seat may answer to the step it is asked."""
    hero = g.world.member(seat)
    match step(g, seat):
        case "create":
            return characters(g, seat)
        case "quest":
            others = [id for id in g.content.quests if id not in hero.quests]
            return Offer(lambda: list(hero.quests), elsewhere=("GH-QUEST-01", lambda: others))
        case "mark-perk":
            return perks(g, hero)
        case "level-up":
            new = growth.new_cards(g.content, hero)
            return Judged(
                lambda: list(g.content.cards_of[hero.what]), lambda card: None if card in new else "GH-LVLUP-04"
            )
    return Offers(deeds(g, hero), purchases(g, hero), sales(g, hero), Stickers(g, hero))


def perks(g: Table, hero: Hero) -> Offer:
    """Perks with an empty box (GH-LVLUP-06)."""
    free = growth.free_perks(g.content, hero)
    return Judged(
        lambda: list(range(len(g.content.classes[hero.what].perks))),
        lambda nth: None if nth in free else "GH-LVLUP-06",
    )


# -- the city --------------------------------------------------------------------------------------------------------
def deeds(g: Table, hero: Hero) -> Offer:
    return Judged(lambda: [RETIRE, READY, EVENT, DONATE, CATCH_UP, ANOTHER, KIT], lambda deed: why_not(g, hero, deed))


def why_not(g: Table, hero: Hero, deed: str) -> str | None:
    """The clause that keeps a hero from something it could do in the city."""
    world: World = g.world
    leaves = retiring.must(g, hero)
    if deed == RETIRE and not leaves:
        return "GH-RETIRE-01" if hero.quests else "GH-RETIRE-14"
    if deed == READY and leaves:
        return "GH-RETIRE-02"
    if deed == EVENT and (g.visit.event or not (world.city or world.city_under)):
        return "GH-CITY-01"
    if deed == DONATE and (hero.donated or hero.gold < DONATION):
        return "GH-DONATE-01"
    if deed == CATCH_UP and not growth.may_catch_up(world, hero):
        return "GH-PROSP-04"
    if deed == KIT and not shop.kit(world, g.content, hero):
        return "GH-SHOP-01" if hero.created else "GH-CREATE-08"
    if deed == ANOTHER and leaves:  # who must retire cannot step aside instead
        return "GH-RETIRE-01"
    if deed == ANOTHER and not (free_classes(world, g.content, hero) or resting(world, hero)):
        return "GH-GAME-03"
    return None


def purchases(g: Table, hero: Hero) -> Offer:
    content: Content = g.content
    return Judged(
        lambda: [("buy", item) for item in content.items],
        lambda deal: shop.why_not(g.world, content, hero, deal[1]),
    )


def sales(g: Table, hero: Hero) -> Offer:
    """One's own items; what others own stays theirs (GH-SHOP-05)."""
    mine, kept = list(hero.items), shop.kept(g.content, hero)
    theirs = [item for other in gains.members(g) for item in other.items if item not in mine]

    def refusal(deal: tuple[str, str]) -> str | None:
        return "GH-SHOP-05" if deal[1] not in mine else "GH-QUEST-04" if deal[1] in kept else None

    return Judged(lambda: [("sell", item) for item in (*mine, *theirs)], refusal)


# -- who sits here ---------------------------------------------------------------------------------------------------
def characters(g: Table, seat: int) -> Offer:
    """Who could take a seat: the one who is leaving it, one who rests, a new one (GH-CREATE-01, GH-CREATE-04)."""
    world: World = g.world
    hero = world.member(seat)
    stays: list[Value] = [STAY] if hero.fate == "active" else []
    known = [other for other in world.heroes.values() if other.id != hero.id and other.fate != "awaited"]
    others = [(WAITING, other.id) for other in known]
    classes = [id for id in g.content.classes if id not in world.classes or not g.content.classes[id].locked]
    new = [(what, level) for what in classes for level in range(1, TOP + 1)]
    return Judged(lambda: [*stays, *others, *new], lambda one: why_not_sit(world, hero, one))


def why_not_sit(world: World, leaving: Hero, one: Value) -> str | None:
    if one == STAY:
        return None
    what, level = one
    if what == WAITING:
        other = world.heroes[level]
        if other.fate != "active":
            return "GH-RETIRE-02" if other.fate == "retired" else "GH-DEATH-05"
        if other.id in elsewhere(world):
            return "GH-PARTY-06"
        return None if other in resting(world, leaving) else "GH-GAME-03"
    if what not in world.classes:
        return "GH-BOX-01"
    if what in taken(world, leaving):
        return "GH-GAME-03"
    return None if level in growth.may_start_at(world) else "GH-CREATE-04"


def taken(world: World, leaving: Hero | None = None) -> list[str]:
    """The classes that are played in this party, but for one who leaves it (GH-GAME-03)."""
    here = [world.heroes[id] for id in world.here.members]
    return [hero.what for hero in here if hero.fate == "active" and hero is not leaving]


def resting(world: World, leaving: Hero | None = None) -> list[Hero]:
    """Heroes of the world that sit in no party, or miss evenings of this one, of a class nobody here plays
    (GH-PARTY-03, GH-PARTY-06)."""
    played = taken(world, leaving)
    busy = {*world.here.members, *elsewhere(world)}
    return [
        hero
        for hero in world.heroes.values()
        if hero.fate == "active" and hero.id not in busy and hero.what not in played
    ]


def elsewhere(world: World) -> set[str]:
    """Heroes of other parties, at the table or not (GH-PARTY-06)."""
    others = [party for party in world.parties.values() if party is not world.here]
    return {id for party in others for id in (*party.members, *party.absent)}


def free_classes(world: World, content: Content, leaving: Hero | None = None) -> list[str]:
    """Classes that exist here and that no one in the party plays (GH-GAME-03, GH-CREATE-01); of an opened box of which
    only the name is known here nobody can be created."""
    played = taken(world, leaving)
    return [what for what in world.classes if what not in played and not content.classes[what].locked]


# -- where to go -----------------------------------------------------------------------------------------------------
def journeys(world: World, content: Content) -> Offer:
    """Scenarios of the campaign, those to be played casually, and always a random dungeon (GH-CAMP-02, GH-CAMP-03,
    GH-CASUAL-01, GH-DUNG-01)."""
    known = [*world.open, *(id for id in content.atlas if id not in world.open)]
    places = [id for id in known if id in content.scenarios]
    dungeon = [DUNGEON] if DUNGEON in content.scenarios else []

    def barred(goal: Value) -> str | None:
        if isinstance(goal, tuple):
            return None if goal[1] in world.open else "GH-CASUAL-01"
        if goal == DUNGEON:
            return None
        return travel.why_not(world, content, goal)

    return Judged(lambda: [*places, *((CASUAL, id) for id in places), *dungeon], barred)


# -- enhancing -------------------------------------------------------------------------------------------------------
def why_not_enhance(g: Table, hero: Hero, card: str) -> str | None:
    """The clause that keeps a hero's card from being enhanced at all."""
    world: World = g.world
    if "the-power-of-enhancement" not in world.achievements:
        return "GH-ENH-01"
    if card not in growth.pool(g.content, hero) and card not in g.content.given_by[hero.what]:
        return "GH-ENH-02"
    enhanced = {one.card for one in world.enhancements if g.content.cards[one.card].owner == hero.what}
    if card not in enhanced and len(enhanced) >= prosperity_level(world.prosperity):
        return "GH-ENH-18"
    return None


class Stickers(Offer):
    """Every enhancement the hero can pay for, as ("enhance", card, half, ability, line, spot, what). Places and prices
    go by the cards as they were printed."""

    __slots__ = ("g", "hero")

    def __init__(self, g: Table, hero: Hero) -> None:
        super().__init__(list)
        self.g, self.hero = g, hero

    def offered(self) -> list[Value]:
        if why_not_enhance(self.g, self.hero, "") == "GH-ENH-01":
            return []
        pool = [*growth.pool(self.g.content, self.hero), *self.g.content.given_by[self.hero.what]]
        return [value for value, clause in self._judged(pool, all_kinds=False) if clause is None]

    def refused(self) -> Iterator[tuple[Value, str]]:
        cards = [*self.g.content.cards_of[self.hero.what], *self.g.content.given_by[self.hero.what]]
        for value, clause in self._judged(cards, all_kinds=True):
            if clause is not None:
                yield value, clause

    def _judged(self, cards: Iterable[str], *, all_kinds: bool) -> Iterator[tuple[Value, str | None]]:
        """Stickers on these cards, with the clause that forbids each, if one does."""
        g, hero = self.g, self.hero
        content: Content = g.content.printed
        for id in cards:
            barred = why_not_enhance(g, hero, id)
            if barred is not None and not all_kinds:
                continue
            card = content.cards[id]
            mine = [one for one in g.world.enhancements if one.card == id]
            used = [(one.half, one.nth, one.line, one.spot) for one in mine]
            for at in enhancing.spots(card, content.summons):
                for what in enhancing.KINDS if all_kinds else enhancing.fitting(card, at):
                    clause = barred or ("GH-ENH-23" if tuple(at) in used else enhancing.why_not(card, at, what))
                    if clause is None and enhancing.cost(card, at, what, mine) > hero.gold:
                        clause = "GH-ENH-03"
                    yield ("enhance", id, *at, what), clause
