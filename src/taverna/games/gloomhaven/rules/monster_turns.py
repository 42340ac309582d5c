"""A monster's turn, and that of everyone who acts by the monsters' rules (GH-MON-01..04, GH-MONCARD-05, GH-MOVE..).

The mind in `monsters/` says what the rules allow for a Move and an Attack; of several possibilities the players choose
one (GH-AMBIG-01). Everything else on the card is performed in its order by the same rules as anybody's abilities.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from taverna.core.ask import Flow
from taverna.hexgrid import Hex, subtract

from ..events import Focused, NoFocus, Stunned
from ..monsters import Attack as Aimed
from ..monsters import Card, Enemy, Monster, Option, Position, monster_turn
from ..records.abilities import Ability, AnyElement, Attack, Drag, Move, Shove, Special, Summoning
from ..records.monsters import MonsterCard
from ..state import Figure, MonsterGroup, Table
from . import (
    always,
    attack,
    bonuses,
    dormant,
    elements,
    escorts,
    extras,
    figures,
    initiative,
    items,
    land,
    movement,
    perform,
    shots,
    spawning,
    sums,
    ways,
    when,
    worn,
)
from . import turn as turns
from .acting import NOWHERE_PRINTED, Action, Source, decide, on_monster_card

EVERYONE = 99
NO_CONDITIONS: frozenset[Any] = frozenset()


def turn(g: Table, id: str, instead: Sequence[Ability] | None = None) -> Flow:
    """One monster's turn with the card of its type, or with other abilities: all it can of what is listed, in order
    (GH-MONCARD-05, GH-ORDER-01)."""
    figure = g.figures[id]
    waits = bool(g.bonuses) and not bonuses.only_shields(g)
    if figure.conditions or waits or g.board.scenario.always:
        able = yield from begin(g, figure)
    else:
        turns.begins(g, id)  # nothing waits for it
        able = True
    if able:
        if instead is not None:
            yield from perform_all(g, id, instead)
        elif figure.kind == "objective":
            yield from objective_turn(g, figure)
        else:
            group = group_of(g, figure)
            card = initiative.card_of(g, group)
            if card is not None:
                source = on_monster_card(group.deck, card.number)
                if figure.turncoat is not None and figure.controlled:
                    yield from under_control(g, id, figure.turncoat, card, source)
                else:
                    bound = g.board.scenario.bound.get(figure.name or figure.what)
                    does = card.do if bound is None else (yield from escorts.after_going(g, figure, bound, card.do))
                    yield from perform_all(g, id, does, source, card.makes)
    yield from turns.ends(g, id)


def group_of(g: Table, figure: Figure) -> MonsterGroup:
    """The type of a monster in the scenario."""
    for group in g.groups:
        if group.what == figure.what:
            return group
    raise LookupError(figure.what)


def sent(id: str) -> str:
    """The number a scenario keeps of the last round in which one had an errand in place of a turn."""
    return f"sent {id}"


def under_control(g: Table, id: str, seat: int, card: MonsterCard, source: Source) -> Flow:
    """An enemy that fights its own with a player in control: what its card lists, as that player likes."""
    act = Action(id, seat, source)
    yield from perform.action(g, id, card.do, act=act)
    if card.makes and figures.stands(g, id):
        yield from elements.infuse(g, act, card.makes)


def begin(g: Table, figure: Figure) -> Flow:
    """The turn begins; whether the figure can act in it: neither killed by a Wound nor stunned (GH-STUN-01)."""
    if g.board.scenario.always and always.inert(g, figure):
        return False
    yield from turns.begins(g, figure.id)
    if not figures.stands(g, figure.id):
        return False
    if "stun" in figure.conditions:
        g.emit(Stunned(figure=figure.id))
        return False
    return True


# -- a list of abilities ---------------------------------------------------------------------------------------------
class Plan:
    """An Attack that a Move has already been made for: how it stood then, and whom it will hit. `vain`: how all stood
    when it was found to hit nobody; as long as they do, nobody need look again."""

    __slots__ = ("ability", "ids", "made", "vain")

    def __init__(self) -> None:
        self.ability: Ability | None = None
        self.made: shots.Shot | None = None
        self.ids: list[str] = []
        self.vain: tuple[Any, ...] = ()


def as_it_is(g: Table, ability: Ability | None) -> tuple[Any, ...]:
    """Whatever can change, between a Move and an Attack, whom that hits."""
    return ability, len(g.rooms), len(g.raises), [(f.at, len(f.conditions)) for f in g.figures.values()]


def perform_all(
    g: Table,
    id: str,
    abilities: Sequence[Ability],
    source: Source | None = None,
    makes: Sequence[AnyElement] = (),
    seat: int | None = None,
) -> Flow:
    """Perform a list of abilities by the monsters' rules. `seat`: who settles what is open, None for all players."""
    act = Action(id, seat, source or NOWHERE_PRINTED, optional=False)
    plan = Plan()
    left = list(abilities)
    focus_first(g, act, left)
    while left:
        figure = g.figures.get(id)
        if figure is None or figure.at is None or "stun" in figure.conditions:
            break
        ability = left.pop(0)
        if type(ability) is Attack:
            if ability.when is None or when.holds(g, ability.when, figure, None, act):
                yield from strike(g, act, ability, plan)
        elif type(ability) is Move:
            if ability.when is not None and not when.holds(g, ability.when, figure, None, act):
                continue
            if not ability.needs or (yield from elements.paid(g, act, ability)):
                yield from move(g, act, ability, left, plan)
        elif type(ability) is Special:
            left = [*specials(g, figure, ability.number), *left]
            act.source = special_source(figure)
        else:
            yield from perform.ability(g, act, ability)
    if makes and figures.stands(g, id):
        yield from elements.infuse(g, act, tuple(makes))


MOVES_OTHERS = frozenset((Shove, Drag, Summoning))
MOVES_OR_ATTACKS = frozenset((Move, Attack))


def focus_first(g: Table, act: Action, abilities: Sequence[Ability]) -> None:
    """The focus is picked before anything is performed (GH-FOCUS-01): figures that are moved or summoned before it
    moves or attacks do not change it. Where enemies are truly tied it is left open until then."""
    if not abilities or type(abilities[0]) in MOVES_OR_ATTACKS:
        return
    before: list[Ability] = []
    for one in abilities:
        if type(one) in MOVES_OR_ATTACKS:
            break
        before.append(one)
    if MOVES_OTHERS.isdisjoint(map(type, before)) or len(before) == len(abilities):
        return
    if not figures.stands(g, act.who):
        return
    figure = g.figures[act.who]
    made, jump, fly = None, False, False
    for one in abilities[len(before) :]:
        if isinstance(one, Move):
            jump, fly = jump or one.jump, fly or one.fly
        elif isinstance(one, Attack):
            if "disarm" not in figure.conditions and applies(g, act, one):
                made = foreseen(g, act, one)
            break
    found = {option.focus for option in options(g, figure, None, jump, fly, made)}
    focus = next(iter(found)) if len(found) == 1 else None
    target = None if focus is None else figures.at(g, focus)
    if target is not None:
        act.focus = target.id


def move(g: Table, act: Action, ability: Move, left: Sequence[Ability], plan: Plan) -> Flow:
    """Focus, and move for the Attack that is still to come, if any (GH-FOCUS-01, GH-MMOVE-01..12)."""
    figure = g.figures[act.who]
    coming = first_move_or_attack(left)
    made: shots.Shot | None = None
    if type(coming) is Attack and "disarm" not in figure.conditions and applies(g, act, coming):
        made = foreseen(g, act, coming)
    gained = (yield from elements.augments(g, act, ability)) if ability.augments else []
    figure = g.figures[act.who]
    points, jump = sums.value(g, ability.value, figure, None, act), ability.jump
    if ability.extras or gained:
        total = extras.total(
            g,
            [e for e in extras.settled([*ability.extras, *gained]) if when.holds(g, e.when, figure, None, act)],
            figure,
            None,
            act,
        )
        points, jump = points + total.plus, jump or total.jump
    if g.bonuses and figure.kind == "summon":
        points += yield from bonuses.hastened(g, act, figure)
    points = bonuses.stride(g, figure, points)
    option = yield from settle(g, act, max(0, points), jump, ability.fly, made)
    walks = coming is not None and made is not None and not (jump or ability.fly or g.board.large)
    if option is None:
        plan.vain = as_it_is(g, coming) if walks else ()
        return
    plan.ability, plan.made, plan.ids = coming, made, in_order(g, option, act.focus)
    act.path, act.moved, act.through, act.came_from = [], 0, [], figure.at
    if option.move != option.start:
        manner: Any = "fly" if ability.fly else ways.manner_of(g, figure, jump)
        yield from movement.walk(g, act.who, option.path, manner, act=act, ability=ability, mover=option.mover)
        if figures.stands(g, act.who) and g.figures[act.who].at != option.move:
            plan.ability = plan.made = None  # it did not get where it wanted
            return
    plan.vain = as_it_is(g, coming) if walks and not option.attacks else ()


def first_move_or_attack(abilities: Sequence[Ability]) -> Ability | None:
    for one in abilities:
        if type(one) in MOVES_OR_ATTACKS:
            return one
    return None


def foreseen(g: Table, act: Action, ability: Attack) -> shots.Shot:
    """The Attack as it will stand, with the range that bonuses will add."""
    made = attack.foreseen(g, act, ability)
    if g.bonuses and not made.melee:
        made.range += bonuses.farther(g, g.figures[act.who])
    return made


def applies(g: Table, act: Action, ability: Ability) -> bool:
    """An Attack behind elements not to be had, or under a test that fails, is not what it moves for."""
    if ability.when is not None and not when.holds(g, ability.when, g.figures[act.who], None, act):
        return False
    if not ability.needs or elements.eaten(g, g.figures[act.who], ability.needs):
        return True
    return bool(elements.affordable(g, ability.needs))


def strike(g: Table, act: Action, ability: Attack, plan: Plan) -> Flow:
    """An Attack: on those it moved for, else on whom it can reach from where it stands (GH-MATK-01..06). If its focus
    is gone by now, it looks for another. Elements are consumed only if it attacks somebody (GH-ELEM-14)."""
    figure = g.figures[act.who]
    if "disarm" in figure.conditions or not applies(g, act, ability):
        return
    waits = bool(g.bonuses) and not bonuses.only_shields(g)
    plain = not (ability.augments or ability.extras or waits or items.by_allies(g, figure))
    made = plan.made if plan.ability is ability else None
    ids = [id for id in plan.ids if figures.stands(g, id)] if made is not None else []
    plan.ability, plan.made, plan.ids = None, None, []
    if not ids and not g.heard and plain and plan.vain and plan.vain == as_it_is(g, ability):
        return  # those who listen are told once more whom it would like to hit
    thought = made if made is not None and plain else foreseen(g, act, ability)
    if not ids:
        ids = yield from targets_from_here(g, act, thought)
    if not ids or (ability.needs and not (yield from elements.paid(g, act, ability))):
        return
    made = thought if plain else (yield from attack.shot(g, act, ability))
    if len(made.gained) < len(thought.gained):  # an item of a player has taken the element away
        ids = yield from targets_from_here(g, act, made)
    if ids:
        if ability.all_on_one:
            ids = ids[:1] * made.targets
        act.fixed = ids
        yield from attack.attack(g, act, ability, made)
        act.fixed = []


def targets_from_here(g: Table, act: Action, made: shots.Shot) -> Flow:
    """Whom it attacks without moving."""
    if g.board.large:
        lean(g, g.figures[act.who], made)
    option = yield from settle(g, act, None, False, False, made)
    return [] if option is None else in_order(g, option, act.focus)


def lean(g: Table, figure: Figure, made: shots.Shot) -> None:
    """One that fills several hexes attacks from that of them from which it reaches most."""
    best = -1
    for at in figures.hexes(g, figure):
        before, figure.at = figure.at, at
        reached = max(len(one.attacks) for one in options(g, figure, None, False, False, made))
        if reached > best:
            best = reached
        else:
            figure.at = before


def in_order(g: Table, option: Option, focus: str) -> list[str]:
    """Its targets, the `focus` first (GH-MATK-02), then by the rules of the focus: the closest to where it attacks
    from, of these the earliest in initiative order (GH-MATK-04)."""
    if len(option.attacks) == 1 and focus:
        return [focus]
    standing = figures.standing(g)
    ids = list(dict.fromkeys(standing[a] for a in option.attacks if a in standing))
    if len(ids) > 1:
        away = land.ground(g).distances(option.move)

        def turn(id: str) -> tuple[bool, int, int, bool, int]:
            figure = g.figures[id]
            assert figure.at is not None
            summoned = figure.kind == "summon"
            place = figures.place_of(g, g.figures[figure.owner] if summoned else figure)
            return figure.at != option.focus, away.get(figure.at, 999), place, not summoned, list(g.figures).index(id)

        ids.sort(key=turn)
    return ids


# -- a boss's special actions ----------------------------------------------------------------------------------------
def specials(g: Table, figure: Figure, number: int) -> Sequence[Ability]:
    """Special action 1 or 2: as its level says, or as all levels do (GH-BOSS-03)."""
    own = figures.stats(g, figure).specials or g.content.monsters[figure.what].specials  # type: ignore[union-attr]
    found: Sequence[Ability] = own[number - 1] if len(own) >= number else ()
    return found


def special_source(figure: Figure) -> Source:
    """Where its special actions are printed: on the stat card, not on the card of the deck."""
    return Source(f"{figure.what}/specials", "monster")


# -- the mind --------------------------------------------------------------------------------------------------------
def settle(g: Table, act: Action, points: int | None, jump: bool, fly: bool, made: shots.Shot | None) -> Flow:
    """What the monster does with a Move and an Attack; of several possibilities one that the players choose
    (GH-AMBIG-01). None if it has no focus (GH-FOCUS-09)."""
    figure = g.figures[act.who]
    focus = g.figures.get(act.focus)
    found = options(g, figure, points, jump, fly, made, None if focus is None else focus.at)
    if focus is None and made is not None and figure.kind == "monster" and g.board.lures:
        found = lured(g, figure, points, jump, fly, made) or found
    option = found[0]
    if option.focus is None:
        g.emit(NoFocus(figure=act.who))
        return None
    if len(found) > 1:
        named = {("act", *one.move, *(x for a in one.attacks for x in a)): one for one in found}
        answer = yield from decide(g, act.seat, "monster", list(named), {"figure": act.who})
        option = named[answer]
    act.focus = option.whom
    if g.heard:
        g.emit(Focused(figure=act.who, target=act.focus, why=option.why))
    return option


def lured(g: Table, figure: Figure, points: int | None, jump: bool, fly: bool, made: shots.Shot) -> list[Option]:
    """What it can do to attack something that draws its kind, before anyone else."""
    found: list[Option] = []
    for other in g.figures.values():
        if other.kind == "objective" and other.at is not None and figures.hostile(figure, other):
            defined = land.objective(g, other.what)
            if defined is not None and defined.lures:
                there = options(g, figure, points, jump, fly, made, other.at)
                found += [one for one in there if other.at in one.attacks]
    return found


def options(
    g: Table,
    figure: Figure,
    points: int | None,
    jump: bool,
    fly: bool,
    made: shots.Shot | None,
    focus: Hex | None = None,
) -> list[Option]:
    """Everything the rules allow (see `monsters.monster_turn`)."""
    aimed = None if made is None else aim(made)
    card = Card(points, jump, aimed)
    return monster_turn(position(g, figure, fly), card, focus, g.heard)


def aim(made: shots.Shot) -> Aimed:
    """An Attack as the mind sees it."""
    area = made.area
    targets = 1 if made.ability.all_on_one else made.targets
    if made.whom is not None and made.whom.count == "all":
        targets = EVERYONE
    range = 0 if made.melee else made.range
    if area is None:
        return Aimed(range, targets)
    if area.own is None:
        return Aimed(range, targets, area.hexes, False)
    return Aimed(range, targets, tuple(subtract(a, area.own) for a in area.hexes), True)


LATEST = 99 * 1000 + 99 * 5
"""As of one with initiative 99, see `figures.place_of`."""


def position(g: Table, figure: Figure, fly: bool = False) -> Position:
    """The board as one figure sees it before it acts. Invisible enemies are none, and in the way (GH-INVIS-01, -04)."""
    assert figure.at is not None
    board, side = g.board, figures.force(figure)
    large, idle, veils = board.large, board.idle, g.outfit.veils
    enemies: list[Enemy] = []
    unseen: list[Hex] = []
    friends: list[Hex] = []
    for other in g.figures.values():
        at = other.at
        if at is None or other is figure:
            continue
        if other.force == side:
            friends.append(at)
        elif other.kind == "character" and not (other.conditions or large or veils):  # the commonest of what follows
            enemies.append(Enemy(at, figures.place_of(g, other), id=other.id))
        elif worn.hidden(g, other):
            (friends if idle and other.kind == "monster" and dormant.faded(g, other) else unseen).append(at)
        elif other.kind == "summon":
            owner = g.figures[other.owner]
            enemies.append(Enemy(at, figures.place_of(g, owner), owner.at, list(g.figures).index(other.id), other.id))
        else:
            place = LATEST if worn.seen_last(g, other) else figures.place_of(g, other)
            if large:
                enemies += [Enemy(a, place, id=other.id) for a in figures.hexes(g, other)]
            else:
                enemies.append(Enemy(at, place, id=other.id))
    mine = Monster(
        figure.at,
        fly or figures.flies(g, figure),
        frozenset(figure.conditions) if figure.conditions else NO_CONDITIONS,
    )
    if g.counts:
        unseen += kept_from(g, figure)
    ground, terrain, walls = land.ground(g), land.terrain(g), g.options.wall_hexes
    return Position(ground, mine, tuple(enemies), frozenset(unseen), frozenset(friends), terrain, walls)


def kept_from(g: Table, figure: Figure) -> list[Hex]:
    """The doors that a monster never enters, because a scenario says so."""
    return list(g.board.doors) if g.counts.get(spawning.stays(figure.id)) else []


# -- objectives that act ---------------------------------------------------------------------------------------------
def objective_turn(g: Table, figure: Figure) -> Flow:
    """An escort's turn: by the monsters' rules, or on its way to a place."""
    defined = land.objective(g, figure.what)
    if defined is None:
        return
    for ability in defined.do:
        if not figures.stands(g, figure.id):
            return
        if isinstance(ability, Move) and defined.towards:
            yield from escorts.escort(g, figure.id, defined, sums.value(g, ability.value, figure))
        else:
            yield from perform_all(g, figure.id, [ability])
