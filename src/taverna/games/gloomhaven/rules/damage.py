"""Damage: suffered, negated by losing cards, deadly (GH-DMG-01..05, GH-EXHAUST-01..06, GH-ATK-11..13)."""

from __future__ import annotations

from taverna.core.ask import Ask, Flow, Offer
from taverna.core.ask import Value as Pick

from ..events import CardLost, Died, Exhausted, Fallen, Negated, Suffered
from ..records.abilities import Ability
from ..state import Character, Figure, Table, key
from . import goals, zones

SUFFER = "suffer"
DISCARDED = "discarded"


def suffer(g: Table, id: str, amount: int, *, by: str = "", attack: bool = False, resting: bool = False) -> Flow:
    """Damage from one source to a figure; returns how much it suffered.

    A character may negate all of it by losing one card from hand or two discarded ones (GH-DMG-01, GH-DMG-02), once
    its final amount is known (GH-DMG-05). `by`: whose doing it is; `resting`: the redraw of a short rest, when the
    discards are taken up already.
    """
    figure = g.figures.get(id)
    if figure is None or figure.at is None or amount <= 0:
        return 0
    if figure.hp <= 0 and figure.kind != "character":
        return 0  # it is dying: what it does as it dies may be answered, but it dies once
    if figure.kind == "character":
        mat = g.character(id)
        if not mat.exhausted:
            from . import bonuses, items

            amount = yield from bonuses.answer_damage(g, figure, amount, attack)
            if amount > 0 and mat.items:
                amount = yield from items.answer_damage(g, mat, amount, attack)
            if amount <= 0:
                return 0
            if (yield from negated(g, mat, amount, resting)):
                g.emit(Negated(figure=id, damage=amount))
                return 0
            figure = g.figures[id]
    yield from lose(g, figure, amount, by)
    return amount


def negated(g: Table, mat: Character, amount: int, resting: bool) -> Flow:
    """Whether the player loses cards instead. The two chosen cards are in no pile (GH-DMG-04). Within an action of the
    own turn items may still be used (GH-USE-01)."""
    from . import belt

    seat = mat.seat
    while True:
        figure = g.figures[f"h{seat}"]
        spare = 0 if resting else len(mat.discarded) + len(zones.idle(mat))
        tools = belt.in_action(g, mat) if mat.items else []
        if not mat.hand and spare < 2 and not tools:
            return False
        told = {"damage": amount, "left": max(0, figure.hp - amount)}
        answer = yield Ask(seat, "negate", against(mat, spare, tools), told)
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
    g.emit(CardLost(who=seat, card=card))
    return True


def against(mat: Character, spare: int, tools: list[Pick]) -> Offer:
    """What a player may do about damage."""

    def zone() -> list[Pick]:
        found: list[Pick] = [SUFFER, *(("hand", card) for card in mat.hand)]
        if spare >= 2:
            found.append(DISCARDED)
        return found + tools

    def elsewhere() -> list[Pick]:
        return [("hand", card) for card in mat.chosen]

    return Offer(zone, elsewhere=("GH-DMG-04", elsewhere))


def lose(g: Table, figure: Figure, amount: int, by: str = "") -> Flow:
    """Hit points lost; at none left a monster dies at once (GH-ATK-11) and a character is exhausted (GH-EXHAUST-01)."""
    whole = figure.hp == figure.max_hp
    goals.note_damage(g, figure, min(amount, figure.hp), by)
    figure.hp -= amount
    g.emit(Suffered(figure=figure.id, damage=amount, left=max(0, figure.hp)))
    if figure.kind == "character":
        goals.note_hp(g, int(figure.id[1:]))
    attacker = g.figures.get(by)
    if attacker is not None:
        attacker.dealt += amount
    from . import pieces

    if figure.hp > 0:
        yield from pieces.happened(g, "damaged", figure.id)
        return
    struck = whole and g.attacking is not None and g.attacking.target == figure.id
    yield from kill(g, figure.id, by, extra=-figure.hp, one_blow=struck)


def kill(g: Table, id: str, by: str = "", *, extra: int = 0, one_blow: bool = False) -> Flow:
    """A figure is gone: a monster leaves a money token unless it was summoned or spawned (GH-ATK-13), its card's last
    words are performed, and whoever did it gets the credit (GH-SUMMON-12)."""
    figure = g.figures.get(id)
    if figure is None or figure.at is None:
        return
    from . import pieces

    if figure.kind == "character":
        from . import items

        if not g.character(id).exhausted and (yield from items.saves(g, g.character(id))):
            return
        figure.hp = min(figure.hp, 0)
        yield from exhaust(g, g.character(id), by_damage=True)
        return
    at = figure.at
    figure.hp = 0
    g.emit(Died(figure=id, at=at))
    credit(g, by, figure, extra, one_blow)
    if by[:1] == "h" and figure.force != "party":
        from . import items

        yield from items.offer(g, "killed", [int(by[1:])])
    last_words = on_death(g, figure)
    if last_words:
        from . import perform

        yield from perform.action(g, id, last_words, even_stunned=True)
    if figure.kind == "summon":
        remove_summon(g, figure)
        return
    figure.at = None
    del g.figures[id]
    forget(g, id)
    if figure.kind == "monster" and not figure.spawned and figure.force != "party":
        g.money[key(at)] = g.money.get(key(at), 0) + 1
    yield from pieces.happened(g, "killed", id, figure)


def on_death(g: Table, figure: Figure) -> list[Ability]:
    """What a figure still does as it dies: by its stat card, or by a bonus of its ability card."""
    from . import bonuses, figures

    last = list(figures.stats(g, figure).on_death)
    return last + bonuses.last_words(g, figure) if g.bonuses else last


def credit(g: Table, by: str, dead: Figure, extra: int, one_blow: bool) -> None:
    """Kills count for whoever struck; a summon's for its owner (GH-SUMMON-12)."""
    if dead.kind != "monster" or dead.force == "party":
        return
    killer = g.figures.get(by)
    id = "" if killer is None else killer.owner if killer.kind == "summon" else killer.id
    if id[:1] == "h":
        elite = dead.rank == "elite" and not dead.name
        goals.note_kill(g, int(id[1:]), elite=elite, extra=extra, one_blow=one_blow, what=dead.what)
        if g.attacking is not None and g.attacking.target == dead.id and g.attacking.attacker == id:
            for item in g.attacking.tools:
                goals.note(g.characters[int(id[1:])], f"kill-with:{item}:{dead.what}")


def forget(g: Table, id: str) -> None:
    """Bonuses about nobody are over."""
    for bonus in list(g.bonuses):
        if id in bonus.on:
            bonus.on.remove(id)
            if not bonus.on and bonus.half == "monster":
                g.bonuses.remove(bonus)


def remove_summon(g: Table, figure: Figure) -> None:
    """A summon leaves the board; its card leaves the active area with the last of them (GH-SUMMON-05, GH-SUMMON-06)."""
    g.figures.pop(figure.id, None)
    figure.at = None
    forget(g, figure.id)
    if figure.owner[:1] == "h" and figure.card:
        mat = g.character(figure.owner)
        if not any(other.card == figure.card for other in g.figures.values()):
            zones.out_of_play(g, mat, figure.card)


def exhaust(g: Table, mat: Character, *, by_damage: bool = False) -> Flow:
    """A character is out of the scenario for good (GH-EXHAUST-01..05): its cards are lost, its summons leave. Where
    death is for good, one who merely ran out of cards stays on the map (GH-DEATH-01, GH-DEATH-02)."""
    figure = g.figures[f"h{mat.seat}"]
    if mat.exhausted:
        if by_damage and figure.at is not None:
            figure.at = None
            g.emit(Fallen(who=mat.seat, cards=()))
        return
    from . import pieces

    mat.exhausted = True
    gone = (*mat.hand, *mat.chosen, *mat.played, *mat.discarded, *mat.active)
    for pile in (mat.hand, mat.chosen, mat.played, mat.discarded, mat.active):
        for card in list(pile):
            zones.end_bonuses(g, card)
        mat.lost += pile
        pile.clear()
    mat.active_lost.clear()
    for summon in [f for f in g.figures.values() if f.owner == figure.id]:
        remove_summon(g, summon)
    forget(g, figure.id)
    g.chance.reveal()
    mortal = bool(g.options.get("permanent_death"))
    if by_damage or not mortal:
        figure.at = None
        figure.conditions.clear()
    mat.initiative = 99
    g.emit((Fallen if mortal and by_damage else Exhausted)(who=mat.seat, cards=gone))
    yield from pieces.happened(g, "exhausted", figure.id, figure)
