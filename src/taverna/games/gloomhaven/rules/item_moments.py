"""Items at the moments their cards name: on attacks, against damage, as a turn ends (GH-USE-01..06)."""

from __future__ import annotations

import msgspec

from taverna.core.ask import Ask, Flow

from ..records.abilities import Command, Extra
from ..records.items import Item, Moment
from ..state import Character, Table
from . import attack, damage, elements, figures, hero_turns, items, moments, perform, sums
from .acting import STOP, Action, Source
from .items import NONE


# -- on attacks ------------------------------------------------------------------------------------------------------
def waited_for(g: Table, moment: Moment) -> bool:
    """Whether anybody has an item that waits for a moment."""
    return moment in g.outfit.waiting


def waits(g: Table, mat: Character | None, moment: Moment) -> bool:
    """Whether a character has one."""
    return mat is not None and moment in g.kit(mat).waiting


def attack_begins(g: Table, now: moments.AttackBegins) -> Flow | None:
    """Items that count for a whole Attack ability: before any card is drawn (GH-USE-02)."""
    if g.figures[now.act.who].force != "party":
        return None
    heard = waited_for(g, "ally-attack-action") or waits(g, g.hero(now.act.who), "own-attack-action")
    return on_action(g, now) if heard else None


def on_action(g: Table, now: moments.AttackBegins) -> Flow:
    act, ability = now.act, now.ability
    who = g.figures[act.who]
    melee = sums.value(g, ability.range, who, None, act) <= 0 or (
        ability.area is not None and ability.area.own is not None
    )
    single = ability.targets == 1 and ability.area is None and ability.whom is None
    used: list[str] = []
    while True:
        seat = act.seat if act.seat is not None else who.seat
        able = items.usable(g, who, "own-attack-action", act, melee=melee, single=single)
        there = [id for id in able if id not in used]
        others = items.by_allies(g, who)
        if not there and not others:
            return
        if there and seat is not None:
            forced = [id for id in there if g.content.items[id].forced]
            id = forced[0] if forced else (yield from items.pick(g, seat, "own-attack-action", there))
            if id is not None:
                used.append(id)
                gives: Extra = yield from items.use_on(g, g.character(act.who), id, act)
                now.gained.append(gives)
                single = single and gives.area is None
                continue
        for ally, id in others:
            picked = yield from items.pick(g, ally, "ally-attack-action", [id], {"figure": act.who})
            if picked is not None:
                mat = g.characters[ally]
                now.gained.append((yield from items.use_on(g, mat, id, Action(mat.id, ally))))
        return


def strike(g: Table, now: moments.Strike) -> Flow | None:
    """Items of the attacker, of the one attacked, and of those next to an enemy that attacks."""
    who, target = g.figures[now.act.who], g.figures[now.target]
    if who.kind == "character" and not OWN_ATTACK.isdisjoint(g.kit(who).waiting):
        return on_strike(g, now)
    if target.kind == "character" and "attacked" in g.kit(target).waiting:
        return on_strike(g, now)
    if who.kind == "monster" and waited_for(g, "adjacent-enemy-attacks"):
        return on_strike(g, now)
    return None


OWN_ATTACK: frozenset[Moment] = frozenset(("own-attack", "own-melee", "own-ranged"))


def on_strike(g: Table, now: moments.Strike) -> Flow:
    attacker, target = g.hero(now.act.who), g.hero(now.target)
    if attacker is not None and attacker.items:
        yield from on_attack(g, now, attacker)
    if target is not None and target.items:
        yield from on_defence(g, now, target)
    if g.figures[now.act.who].kind == "monster" and waited_for(g, "adjacent-enemy-attacks"):
        yield from of_neighbours(g, now)


def on_attack(g: Table, now: moments.Strike, mat: Character) -> Flow:
    """Items on one attack, before its card is drawn (GH-USE-02, GH-USE-03)."""
    act, shot, own = now.act, now.shot, now.gains
    moves: tuple[Moment, Moment] = ("own-attack", "own-melee" if shot.melee else "own-ranged")
    while True:
        who, target = g.figures[act.who], g.figures[now.target]
        there = [
            id
            for moment in moves
            for id in items.usable(g, who, moment, act, target=target, melee=shot.melee, single=shot.single)
        ]
        forced = [id for id in there if g.content.items[id].forced]
        there = [id for id in there if id not in own.items]
        if not there:
            return
        id = forced[0] if forced and forced[0] in there else None
        if id is None:
            id = yield from items.pick(g, mat.seat, "own-attack", there, {"figure": now.target})
        if id is None:
            return
        own.items += (id,)
        if g.attacking is not None:
            g.attacking.tools.append(id)
        own.add(g, (yield from items.use_on(g, mat, id, act)), who, target, act)


def on_defence(g: Table, now: moments.Strike, mat: Character) -> Flow:
    """Items of the one attacked, before the card is drawn, and the Shield they give."""
    act = now.act
    used: list[str] = []
    attacker = g.figures[act.who]
    while True:
        figure = g.figures[now.target]
        able = items.usable(g, figure, "attacked", act, target=attacker, melee=now.shot.melee)
        able = [id for id in able if id not in used and "betrays" not in g.content.items[id].wild]
        if not able:
            return
        id = yield from one_of(g, mat, "attacked", able, {"figure": act.who})
        if id is None:
            return
        used.append(id)
        own_act = Action(now.target, mat.seat)
        now.gains.add(g, (yield from items.use_on(g, mat, id, own_act)), attacker, figure, act)
        now.guard += g.content.items[id].shield


def of_neighbours(g: Table, now: moments.Strike) -> Flow:
    """Items of characters next to an enemy that attacks, whomever it attacks."""
    act = now.act
    for mat in g.characters:
        figure = g.figures.get(mat.id)
        if not mat.items or figure is None or figure.at is None:
            continue
        attacker = g.figures[act.who]
        if figures.hostile(figure, attacker) and figures.adjacent(g, figure, attacker):
            there = items.usable(g, figure, "adjacent-enemy-attacks", act, target=attacker, melee=now.shot.melee)
            if there:
                id = yield from items.pick(g, mat.seat, "adjacent-enemy-attacks", there, {"figure": act.who})
                if id is not None:
                    gives = yield from items.use_on(g, mat, id, Action(figure.id, mat.seat))
                    now.gains.add(g, gives, attacker, g.figures[now.target], act)


def drawn(g: Table, now: moments.Drawn) -> Flow | None:
    """Items used once the card is drawn."""
    mat = g.hero(now.act.who)
    return after_draw(g, now, mat) if mat is not None and waits(g, mat, "drew") else None


def after_draw(g: Table, now: moments.Drawn, mat: Character) -> Flow:
    used: list[str] = []
    while True:
        target = g.figures[now.target]
        able = items.usable(g, g.figures[now.act.who], "drew", now.act, target=target)
        there = [id for id in able if id not in used]
        id = (yield from items.pick(g, mat.seat, "drew", there)) if there else None
        if id is None:
            return
        used.append(id)
        now.gained.append((yield from items.use_on(g, mat, id, now.act)))


def heal_begins(g: Table, now: moments.HealBegins) -> Flow | None:
    """Items on a Heal of one's own; and those of allies that help with a card."""
    mat = g.hero(now.act.who)
    if mat is None:
        return None
    now.gained += helped(g, now.act)
    return on_heal(g, now, mat) if waits(g, mat, "own-heal") else None


def on_heal(g: Table, now: moments.HealBegins, mat: Character) -> Flow:
    used: list[str] = []
    while True:
        there = [id for id in items.usable(g, g.figures[now.act.who], "own-heal", now.act) if id not in used]
        id = (yield from items.pick(g, mat.seat, "own-heal", there)) if there else None
        if id is None:
            return
        used.append(id)
        now.gained.append((yield from items.use_on(g, mat, id, now.act)))


def helped(g: Table, act: Action) -> list[Extra]:
    """What allies wear that helps with the card of an action. A further copy of a card has a number behind its name."""
    kit = g.content.kit
    there = [item for mat in g.characters for item in kit(mat.items).helping if mat.id != act.who]
    if not there:
        return []
    card = act.source.card.rstrip("0123456789").rstrip("-")
    return [item.gives for item in there if card in item.helps]


def loot_begins(g: Table, now: moments.LootBegins) -> Flow:
    """Items on a Loot 1 of one's own."""
    mat = g.hero(now.act.who)
    there = [] if mat is None else items.usable(g, g.figures[now.act.who], "own-loot", now.act)
    id = (yield from items.pick(g, mat.seat, "own-loot", there)) if mat is not None and there else None
    if mat is not None and id is not None:
        gives: Extra = yield from items.use_on(g, mat, id, now.act)
        now.range += sums.value(g, gives.plus, g.figures[now.act.who], None, now.act)


def obstacle_begins(g: Table, now: moments.ObstacleBegins) -> Flow:
    """Items on an ability of one's own that creates obstacles: one more of them."""
    mat = g.hero(now.act.who)
    there = [] if mat is None else items.usable(g, g.figures[now.act.who], "own-obstacle", now.act)
    id = (yield from items.pick(g, mat.seat, "own-obstacle", there)) if mat is not None and there else None
    if mat is not None and id is not None:
        yield from items.use_on(g, mat, id, now.act)
        now.more += 1


# -- against what happens to one -------------------------------------------------------------------------------------
def turned(g: Table, now: moments.Turned) -> Flow | None:
    mat = g.hero(now.target)
    there = g.kit(mat).waiting.get("attacked", ()) if mat is not None else ()
    return turn_away(g, now, mat) if mat is not None and [one for one in there if "betrays" in one.wild] else None


def turn_away(g: Table, now: moments.Turned, mat: Character) -> Flow:
    """Items that make an attacker attack one of its own allies within its range instead."""
    attacker, known = g.figures[now.act.who], g.content.items
    able = items.usable(g, g.figures[now.target], "attacked", now.act, target=attacker, melee=now.shot.melee)
    there = [id for id in able if "betrays" in known[id].wild]
    if not there:
        return
    forced = Action(attacker.id, mat.seat, now.act.source)
    forced.hostile_to_own, forced.optional, forced.made_by = True, False, mat.id
    alone = msgspec.structs.replace(now.shot.ability, targets=1, area=None, whom=None)
    if not attack.promising(g, forced, alone):
        return
    id = yield from items.pick(g, mat.seat, "attacked", there, {"figure": attacker.id})
    if id is not None:
        yield from items.use_on(g, mat, id, Action(mat.id, mat.seat))
        now.away = True
        yield from attack.attack(g, forced, alone)


def of_summon(g: Table, now: moments.DamageDue) -> Flow:
    """Items of the owner of a summon that is attacked."""
    owner = g.hero(g.figures[now.figure].owner)
    figure = None if owner is None else g.figures.get(owner.id)
    if owner is None or figure is None or figure.at is None or now.amount <= 0:
        return
    there = items.usable(g, figure, "summon-damaged")
    told = {"damage": now.amount, "figure": now.figure}
    id = (yield from items.pick(g, owner.seat, "summon-damaged", there, told)) if there else None
    if id is not None:
        yield from items.use_on(g, owner, id, Action(owner.id, owner.seat))
        now.amount = 0


def damage_due(g: Table, now: moments.DamageDue) -> Flow | None:
    """Items against damage from an attack once it is known (GH-USE-06)."""
    if not now.attack or now.amount <= 0:
        return None
    mat = g.hero(now.figure)
    if mat is not None:
        return against_damage(g, now, mat) if waits(g, mat, "damaged") else None
    return of_summon(g, now) if g.figures[now.figure].kind == "summon" else None


def against_damage(g: Table, now: moments.DamageDue, mat: Character) -> Flow:
    used: list[str] = []
    while now.amount > 0:
        there = [id for id in items.usable(g, g.figures[now.figure], "damaged") if id not in used]
        id = yield from one_of(g, mat, "damaged", there, {"damage": now.amount})
        if id is None:
            return
        used.append(id)
        item = g.content.items[id]
        yield from items.use_on(g, mat, id, Action(now.figure, mat.seat))
        now.amount = 0 if item.negate else damage.shielded(g, now.amount, item.shield)
        if item.retaliate and g.attacking is not None:
            g.attacking.retaliates.append((item.retaliate, 1))


def falling(g: Table, now: moments.Falling) -> Flow:
    """Whether an item keeps a character without hit points in the scenario."""
    mat = now.mat
    figure = g.figures[mat.id]
    there = items.usable(g, figure, "exhausted")
    id = (yield from items.pick(g, mat.seat, "exhausted", there)) if there else None
    if id is not None:
        figure.hp = 0
        yield from items.use_on(g, mat, id, Action(mat.id, mat.seat))
        now.saved = g.figures[mat.id].hp > 0


def condition_due(g: Table, now: moments.ConditionDue) -> Flow | None:
    """Whether an item stops a negative condition."""
    return averting(g, now, now.mat) if waits(g, now.mat, "condition") else None


def averting(g: Table, now: moments.ConditionDue, mat: Character) -> Flow:
    there = items.usable(g, g.figures[mat.id], "condition")
    id = (yield from items.pick(g, mat.seat, "condition", there, {"condition": now.condition})) if there else None
    if id is not None:
        yield from items.use_on(g, mat, id, Action(mat.id, mat.seat))
        now.averted = True


def elements_wanted(g: Table, now: moments.ElementsWanted) -> Flow:
    """Whether a player's item consumes the element before an enemy does."""
    for mat in g.characters:
        figure = g.figures.get(mat.id)
        if mat.items and figure is not None and figure.at is not None and figures.hostile(figure, now.figure):
            there = items.usable(g, figure, "enemy-consumes")
            if there:
                id = yield from items.pick(g, mat.seat, "enemy-consumes", there, {"figure": now.figure.id})
                if id is not None:
                    items.use(g, mat, id)
                    yield from elements.pay(g, Action(figure.id, mat.seat), now.uses, now.ways)
                    now.taken = True
                    return


# -- at other moments ------------------------------------------------------------------------------------------------
def dying(g: Table, now: moments.Dying) -> Flow | None:
    mat = g.hero(now.by)
    return offer(g, mat, "killed") if mat is not None and now.figure.force != "party" else None


def looted(g: Table, now: moments.Looted) -> Flow | None:
    return offer(g, now.mat, "loot")


def selection_begins(g: Table, now: moments.SelectionBegins) -> Flow | None:
    return each_in_turn(g, "round-start") if waited_for(g, "round-start") else None


def cards_revealed(g: Table, now: moments.CardsRevealed) -> Flow | None:
    return each_in_turn(g, "initiative") if waited_for(g, "initiative") else None


def each_in_turn(g: Table, moment: Moment) -> Flow:
    for mat in g.characters:
        flow = offer(g, mat, moment)
        if flow is not None:
            yield from flow


def rested(g: Table, now: moments.Rested) -> Flow | None:
    return offer(g, now.mat, "long-rest" if now.long else "short-rest")


def turn_ending(g: Table, now: moments.TurnEnding) -> Flow | None:
    mat = g.hero(now.figure)
    if mat is None or not mat.items:
        return None
    flow = offer(g, mat, "turn-end")
    if flow is not None:
        return as_turn_ends(mat, flow)
    mat.used_now.clear()
    return None


def as_turn_ends(mat: Character, flow: Flow) -> Flow:
    yield from flow
    mat.used_now.clear()


def offer(g: Table, mat: Character, moment: Moment) -> Flow | None:
    """Ask the owner of items usable at a moment, item by item."""
    return offering(g, mat, moment) if waits(g, mat, moment) else None


def offering(g: Table, mat: Character, moment: Moment) -> Flow:
    used: list[str] = []
    while True:
        figure = g.figures.get(mat.id)
        if figure is None or figure.at is None:
            return
        id = yield from one_of(g, mat, moment, [id for id in items.usable(g, figure, moment) if id not in used])
        if id is None:
            return
        used.append(id)
        item = g.content.items[id]
        if item.initiative:
            yield from hasten(g, mat, item)
        elif item.wild and moment == "turn-end":
            yield from again(g, mat, item)
        else:
            yield from items.use_on(g, mat, id, Action(mat.id, mat.seat))


def one_of(g: Table, mat: Character, moment: Moment, there: list[str], about: dict[str, object] | None = None) -> Flow:
    """The item of these that is used: one that must be (GH-USE-06), else as its owner likes; None of them."""
    if not there:
        return None
    forced = [id for id in there if g.content.items[id].forced]
    return forced[0] if forced else (yield from items.pick(g, mat.seat, moment, there, about))


def action_over(g: Table, now: moments.ActionOver) -> Flow | None:
    """Items for Songs, Dooms and Commands: after the action."""
    half, kit = now.half, g.kit(now.mat)
    if kit.waiting.keys().isdisjoint(AFTER_ACTION):
        return None
    commands = any(isinstance(one, Command) and one.whom.side == "companion" for one in half.do)
    kind: Moment = "song" if half.song else "doom" if half.doom else "command"
    return after_action(g, now, kind) if commands or half.song or half.doom else None


AFTER_ACTION: tuple[Moment, ...] = ("song", "doom", "command")


def after_action(g: Table, now: moments.ActionOver, kind: Moment) -> Flow:
    mat, figure = now.mat, g.figures.get(now.mat.id)
    if figure is None or figure.at is None:
        return
    there = [id for id in items.usable(g, figure, kind) if mat.hand or "same-side" not in g.content.items[id].wild]
    id = yield from one_of(g, mat, kind, there)
    if id is None:
        return
    items.use(g, mat, id)
    if "same-side" in g.content.items[id].wild:
        yield from hero_turns.same_side(g, mat, now.verb)
        return
    act = Action(mat.id, mat.seat, Source(id, "item"))
    act.targeted = list(now.act.targeted)
    yield from perform.action(g, mat.id, g.content.items[id].do, act=act)


def hasten(g: Table, mat: Character, item: Item) -> Flow:
    """The leading initiative goes up or down by so much, from 1 to 99."""
    if mat.resting or mat.exhausted:
        return
    changes = [-item.initiative, item.initiative]
    answer = yield Ask(mat.seat, "initiative", [*(("by", n) for n in changes), NONE], {"initiative": mat.initiative})
    if answer != NONE:
        items.use(g, mat, item.id)
        mat.initiative = max(1, min(99, mat.initiative + answer[1]))


# -- items that let one act again ------------------------------------------------------------------------------------
def again(g: Table, mat: Character, item: Item) -> Flow:
    """At the end of the turn: an action of one more card from hand, or another turn with two more."""
    if "extra-turn" in item.wild:
        yield from hero_turns.another(g, mat, item)
        return
    half = "top" if "extra-top" in item.wild else "bottom"
    if not mat.hand:
        return
    answer = yield Ask(mat.seat, "extra-card", lambda: [*(("card", card) for card in mat.hand), STOP], {"half": half})
    if answer == STOP:
        return
    items.use(g, mat, item.id)
    card = answer[1]
    mat.hand.remove(card)
    mat.played.append(card)
    g.chance.reveal()
    yield from hero_turns.play(g, mat, card, half)
