"""Damage: suffered, negated by losing cards, deadly (GH-DMG-01..05, GH-EXHAUST-01..06, GH-ATK-11..13)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from taverna.core.ask import Ask, Flow, Offer
from taverna.core.ask import Value as Pick

from ..events import CardLost, Died, Exhausted, Fallen, Negated, Suffered, Unharmed
from ..records.scenarios import Scenario
from ..records.terms import Only
from ..state import Character, Figure, Table, key
from . import always, belt, dormant, land, moments, worn, zones

SUFFER = "suffer"
DISCARDED = "discarded"


def suffer(
    g: Table, id: str, amount: int, *, by: str = "", attack: bool = False, resting: bool = False, cause: str = ""
) -> Flow:
    """Damage from one source to a figure; returns how much it suffered.

    A character may negate all of it by losing one card from hand or two discarded ones (GH-DMG-01, GH-DMG-02), once
    its final amount is known (GH-DMG-05). `by`: whose doing it is; `resting`: the redraw of a short rest, when the
    discards are taken up already; `cause`: what it comes from, for the words.
    """
    figure = g.figures.get(id)
    if figure is None or figure.at is None or amount <= 0:
        return 0
    if figure.hp <= 0 and figure.kind != "character":
        return 0  # it is dying: what it does as it dies may be answered, but it dies once
    if figure.kind == "monster":
        scenario = g.board.scenario
        if kept_from(g, scenario, figure) or (
            figure.what in scenario.only and not drained(g, scenario.only[figure.what], min(amount, figure.hp), by)
        ):
            g.emit(Unharmed(figure=id))
            return 0
        if figure.what in scenario.suffers:
            own = next((f.id for f in g.figures.values() if f.what == scenario.suffers[figure.what]), "")
            return (yield from suffer(g, own, amount, by=by, attack=attack, cause=cause)) if own else 0
    if figure.kind == "character":
        mat = g.character(id)
        if not mat.exhausted:
            due = moments.DamageDue(id, amount, attack)
            yield from moments.happens(g, due)
            amount = due.amount
            if amount <= 0:
                return 0
            source = cause or ("attack" if attack else "rest" if resting else "deed" if by not in ("", id) else "none")
            if (yield from negated(g, mat, amount, resting, {"cause": source, "figure": by or id})):
                if g.heard:
                    g.emit(Negated(figure=id, damage=amount))
                return 0
            figure = g.figures[id]
    elif figure.kind == "objective":
        if by and worn.untouched(g, figure):
            return 0
        if (yield from spared(g, figure, amount)):
            g.emit(Negated(figure=id, damage=amount))
            return 0
    elif figure.kind == "summon" and (g.bonuses or attack):
        due = moments.DamageDue(id, amount, attack)
        yield from moments.happens(g, due)
        amount = due.amount
        if amount <= 0:
            return 0
    yield from lose(g, figure, amount, by)
    return amount


def kept_from(g: Table, scenario: Scenario, figure: Figure) -> bool:
    """Whether the scenario keeps all damage from a monster now (GH-PIECE-19, GH-PIECE-23)."""
    if figure.what in scenario.unharmed or dormant.faded(g, figure):
        return True
    return bool(scenario.always) and always.inert(g, figure)


def drained(g: Table, only: Only, lost: int, by: str) -> bool:
    """Whether it is one of those who can harm it; what it loses is counted."""
    if not g.counts.get(f"{only.own} {by}"):
        return False
    g.counts[only.counts] = g.counts.get(only.counts, 0) + lost
    return True


def spared(g: Table, figure: Figure, amount: int) -> Flow:
    """Whether somebody loses a card from hand for a thing the scenario wants protected; each is asked in turn."""
    defined, noted = land.objective(g, figure.what), f"spared {figure.what}"
    if defined is None or g.counts.get(noted, 0) >= defined.spared:
        return False
    told = {"damage": amount, "left": max(0, figure.hp - amount), "figure": figure.id}
    for mat in g.characters:
        if mat.hand and not mat.exhausted:
            answer = yield Ask(mat.seat, "spare", partial(gives, mat), told)
            if answer != SUFFER:
                g.counts[noted] = g.counts.get(noted, 0) + 1
                zones.to_lost(g, mat, answer[1])
                g.chance.reveal()
                return True
    return False


def gives(mat: Character) -> list[Pick]:
    """Nothing, or a card from hand."""
    return [SUFFER, *(("hand", card) for card in mat.hand)]


def negated(g: Table, mat: Character, amount: int, resting: bool, source: dict[str, str]) -> Flow:
    """Whether the player loses cards instead. The two chosen cards are in no pile (GH-DMG-04). Within an action of the
    own turn items may still be used (GH-USE-01). What the redraw of a short rest costs is negated with cards in hand,
    or as the table reads it (GH-REST-06)."""
    seat = mat.seat
    if resting and g.options.redraw_damage == "none":
        return False
    while True:
        figure = g.figures[mat.id]
        spare = len(mat.discarded) + len(zones.idle(mat))
        if resting and g.options.redraw_damage != "any":
            spare = 0
        tools = belt.in_action(g, mat) if mat.items else []
        if spare < 2 and not tools and not losable(g, mat):
            return False
        told = {"damage": amount, "left": max(0, figure.hp - amount), **source}
        answer = yield Ask(seat, "negate", Against(g, mat, spare, tools), told)
        if answer not in tools:
            break
        yield from belt.used(g, mat, answer[1])
    if answer == SUFFER:
        return False
    if answer == DISCARDED:
        for nth in (1, 2):
            card = yield Ask(seat, "lose-discarded", [*mat.discarded, *zones.idle(mat)], {"nth": nth})
            zones.to_lost(g, mat, card)
        return True
    card = answer[1]
    mat.hand.remove(card)
    mat.lost.append(card)
    g.chance.reveal()
    if g.heard:
        g.emit(CardLost(who=seat, card=card))
    return True


def losable(g: Table, mat: Character) -> list[str]:
    """The cards in hand that can be lost against damage: not those of a supply."""
    supplied = g.content.supplied
    return mat.hand[:] if supplied.isdisjoint(mat.hand) else [card for card in mat.hand if card not in supplied]


class Against(Offer):
    """What a player may do about damage; the chosen cards are in no pile (GH-DMG-04)."""

    __slots__ = ("g", "mat", "spare", "tools")

    def __init__(self, g: Table, mat: Character, spare: int, tools: list[Pick]) -> None:
        self._seen = None
        self.g, self.mat, self.spare, self.tools = g, mat, spare, tools

    def offered(self) -> list[Pick]:
        found: list[Pick] = [SUFFER, *[("hand", card) for card in losable(self.g, self.mat)]]
        if self.spare >= 2:
            found.append(DISCARDED)
        return found + self.tools

    def refused(self) -> Iterator[tuple[Pick, str]]:
        for card in self.mat.chosen:
            yield ("hand", card), "GH-DMG-04"


def lose(g: Table, figure: Figure, amount: int, by: str = "") -> Flow:
    """Hit points lost; at none left a monster dies at once (GH-ATK-11) and a character is exhausted (GH-EXHAUST-01)."""
    whole = figure.hp == figure.max_hp
    lost = min(amount, figure.hp)
    figure.hp -= amount
    if g.heard:
        g.emit(Suffered(figure=figure.id, damage=amount, left=max(0, figure.hp)))
    moments.note(g, moments.Wounded(figure, lost, by))
    attacker = g.figures.get(by)
    if attacker is not None:
        attacker.dealt += amount
    if figure.hp > 0:
        yield from moments.happens(g, moments.Hurt(figure.id))
        return
    struck = whole and g.attacking is not None and g.attacking.target == figure.id
    yield from kill(g, figure.id, by, extra=-figure.hp, one_blow=struck, hurt=True)


def kill(g: Table, id: str, by: str = "", *, extra: int = 0, one_blow: bool = False, hurt: bool = False) -> Flow:
    """A figure dies: whoever did it gets the credit, its last words are performed, and a monster leaves a money token
    unless it was summoned or spawned (GH-ATK-13)."""
    figure = g.figures.get(id)
    if figure is None or figure.at is None:
        return
    if figure.kind == "character":
        mat = g.character(id)
        falling = moments.Falling(mat)
        if not mat.exhausted:
            yield from moments.happens(g, falling)
        if not falling.saved:
            figure.hp = min(figure.hp, 0)
            yield from exhaust(g, mat, by_damage=True)
        return
    at = figure.at
    figure.hp = 0
    g.emit(Died(figure=id, at=at))
    yield from moments.happens(g, moments.Dying(figure, by, extra, one_blow))
    if figure.kind == "summon":
        zones.remove_summon(g, figure)
        return
    figure.at = None
    del g.figures[id]
    if figure.kind == "monster" and not figure.spawned and figure.force != "party":
        g.money[key(at)] = g.money.get(key(at), 0) + 1
    yield from moments.happens(g, moments.Killed(figure, at, hurt))
    zones.forget(g, id)


def exhaust(g: Table, mat: Character, *, by_damage: bool = False) -> Flow:
    """A character is out of the scenario for good (GH-EXHAUST-01..05): its cards are lost, its summons leave. Where
    death is for good, one who merely ran out of cards stays on the map (GH-DEATH-01, GH-DEATH-02)."""
    figure = g.figures[mat.id]
    if mat.exhausted:
        if by_damage and figure.at is not None:
            figure.at = None
            g.emit(Fallen(who=mat.seat, cards=()))
        return
    mat.exhausted, supplied = True, g.content.supplied
    gone = (*mat.hand, *mat.chosen, *mat.later, *mat.played, *mat.discarded, *mat.active)
    for pile in (mat.hand, mat.chosen, mat.later, mat.played, mat.discarded, mat.active):
        for card in list(pile):
            if pile is mat.active and zones.home(g, mat, card) is not mat:
                zones.out_of_play(g, mat, card)
            zones.end_bonuses(g, card)
        mat.lost += [card for card in pile if card not in supplied]
        pile.clear()
    mat.active_lost.clear()
    for summon in [f for f in g.figures.values() if f.owner == figure.id]:
        zones.remove_summon(g, summon)
    zones.forget(g, figure.id)
    g.chance.reveal()
    mortal = g.options.permanent_death
    mat.fell = figure.at
    if by_damage or not mortal:
        figure.at = None
        figure.conditions.clear()
    mat.initiative = 99
    g.emit((Fallen if mortal and by_damage else Exhausted)(who=mat.seat, cards=gone))
    yield from moments.happens(g, moments.Exhausted(figure))


def shielded(g: Table, amount: int, shield: int) -> int:
    """Damage less a Shield gained at the last moment; Pierce left over goes first (GH-PIERCE-01)."""
    now = g.attacking
    if now is not None and now.pierce:
        pierced = min(now.pierce, shield)
        now.pierce -= pierced
        shield -= pierced
    return max(0, amount - shield)
