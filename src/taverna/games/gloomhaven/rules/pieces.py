"""A scenario's own rules: what sets a piece off, what it does, what the goals ask (GH-PAGE-03, GH-PAGE-04, GH-EQUA-01).

`happened` is called wherever something happens that a scenario may speak of. It keeps the counts that goals and tests
look at, sets off the pieces that wait for it, and sees whether the scenario is won or lost.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

import msgspec

from taverna.core.ask import Ask, Flow
from taverna.hexgrid import Hex

from ..events import GotGold, PieceHappened
from ..records import scenarios as s
from ..records.abilities import ELEMENTS, NEGATIVE
from ..state import Bonus, Character, Figure, Obstacle, Table, Trap, key, unkey
from . import figures, finish, rooms, spawning
from .acting import decide
from .facts import amount, holds, is_enemy
from .levels import trap_damage

JUDGED = ("killed", "room", "door", "looted", "exhausted", "turn-end", "round-start", "round-end", "piece")
"""When goals are looked at."""


def happened(g: Table, event: str, cause: str = "", figure: Figure | None = None, *, of: str = "") -> Flow:
    """Something happened; `cause` is whose doing it is, or who died; `of` says which door, room, treasure."""
    if event == "killed" and figure is not None:
        note_death(g, figure)
        of = figure.name or figure.what
    elif event == "damaged":
        if not waiting(g, "damaged"):
            return
        figure = g.figures.get(cause)
        of = "" if figure is None else figure.name or figure.what
    for piece in waiting(g, event):
        if piece.of:
            meant = piece.of == of or (figure is not None and piece.of == figure.what)
        else:
            meant = event not in ("killed", "damaged") or is_enemy(figure)
        if meant:
            yield from set_off(g, piece, cause)
    if event == "exhausted" and finish.nobody_left(g):
        finish.decide_outcome(g, False)  # GH-EXHAUST-06
    if event in JUDGED:
        judge(g)


def waiting(g: Table, event: str) -> list[s.Piece]:
    """The pieces of this scenario that wait for an event."""
    board = g.content.board(g)
    known: dict[str, list[s.Piece]] | None = board.__dict__.get("_pieces")
    if known is None:
        known = board._pieces = {}
        for piece in board.scenario.pieces:
            known.setdefault(piece.when, []).append(piece)
    return known.get(event, [])


def set_off(g: Table, piece: s.Piece, cause: str = "", value: int = 0) -> Flow:
    """A piece takes effect, if its test holds; once only, if it says so."""
    mark = f"done:{piece.id}"
    if piece.once and g.counts.get(mark):
        return
    if piece.test and not holds(g, piece.test, cause):
        return
    g.counts[mark] = g.counts.get(mark, 0) + 1
    if piece.text is not None and piece.when not in ("setup", "called"):
        g.emit(PieceHappened(scenario=g.scenario, piece=piece.id))
    yield from do_all(g, piece.do, cause)
    judge(g)


def called(g: Table, name: str, cause: str = "", value: int = 0) -> Flow:
    """A boss's special action names a piece of its scenario (GH-BOSS-03)."""
    for piece in g.content.scenario(g).pieces:
        if piece.id == name:
            yield from set_off(g, piece, cause, value)
            return


def do_all(g: Table, doing: tuple[s.Doing, ...], cause: str = "") -> Flow:
    for do in doing:
        if not do.test or holds(g, do.test, cause):
            yield from DO[type(do)](g, do, cause)


# -- goals -----------------------------------------------------------------------------------------------------------
def goal(g: Table) -> s.Goal:
    """The victory condition in force."""
    found: s.Goal = g.content.scenario(g).goals[g.counts.get("goal", 0)]
    return found


def judge(g: Table) -> None:
    """Won, lost, or neither yet: whatever comes first decides; if both come at the same moment, it is won."""
    if g.finished is not None or g.phase in ("goals", "hands"):
        return
    test = goal(g).test
    if test and holds(g, test):
        finish.decide_outcome(g, True)
        return
    for lost in g.content.scenario(g).lose:
        if lost.test and holds(g, lost.test):
            finish.decide_outcome(g, False)
            return


def note_death(g: Table, figure: Figure) -> None:
    """Counted for goals; an obstacle with hit points is gone from the floor (GH-DESTROY-01)."""
    for name in dict.fromkeys((figure.what, figure.name)):
        if name:
            g.counts[f"killed:{name}"] = g.counts.get(f"killed:{name}", 0) + 1
    if figure.kind == "monster" and figure.force != "party":
        g.counts["kills"] = g.counts.get("kills", 0) + 1
    if figure.kind == "objective":
        g.obstacles = [o for o in g.obstacles if o.look != f"objective:{figure.id}"]


# -- whom ------------------------------------------------------------------------------------------------------------
def concerned(g: Table, whom: s.Who, cause: str) -> Flow:
    """The figures an effect speaks of; where it says so, only those the players choose."""
    found = [f.id for f in g.figures.values() if f.at is not None and fits(g, f, whom, cause)]
    if whom.side == "cause" and not found and cause not in g.figures:
        # nobody opened the door of the first room: the players say who suffers (GH-DUNG-17)
        there = [f.id for f in g.figures.values() if f.kind == "character" and f.at is not None]
        if len(there) > 1:
            return [(yield from decide(g, None, "who", there))]
        return there
    if whom.chosen is None or len(found) <= whom.chosen:
        return found
    picked: list[str] = []
    while len(picked) < whom.chosen:
        picked.append((yield from decide(g, None, "who", [id for id in found if id not in picked])))
    return picked


def fits(g: Table, figure: Figure, whom: s.Who, cause: str) -> bool:
    side = whom.side
    if side == "cause":
        if figure.id != cause:
            return False
    elif side == "characters":
        if figure.kind != "character":
            return False
    elif side == "party":
        if figure.kind not in ("character", "summon"):
            return False
    elif side == "monsters" and (figure.kind != "monster" or figure.force == "party"):
        return False
    if whom.type and figure.what != whom.type:
        return False
    if whom.name and figure.name != whom.name:
        return False
    if whom.rank and (figure.name or figure.rank != whom.rank):  # GH-NAMED-01
        return False
    if whom.here and g.content.board(g).room_of.get(figure.at) != g.rooms[-1]:
        return False
    if whom.room and g.content.board(g).room_of.get(figure.at) != whom.room:
        return False
    if whom.near:
        ground = figures.ground(g)
        return any(figure.at in ground.within(spot, whom.range) for spot in g.spots.get(whom.near, ()))
    return True


# -- what pieces do --------------------------------------------------------------------------------------------------
def spawn(g: Table, do: s.Spawn, cause: str) -> Flow:
    rank = spawning.rank_for(g, do.by)
    if rank is None:
        return
    hexes = g.spots.get(do.at, []) if do.at else [f.at for f in g.figures.values() if f.id == cause and f.at]
    for at in list(hexes):
        for _ in range(amount(g, do.count)):
            level = amount(g, do.level)
            yield from spawning.spawn(g, do.monster, rank, at, acts=do.to_act, name=do.name, level=level, hp=do.hp)


def summon(g: Table, do: s.SummonFor, cause: str) -> Flow:
    rank = spawning.rank_for(g, do.by)
    if rank is not None:
        yield from spawning.summon(g, cause, do.monster, rank, amount(g, do.count))


def open_doors(g: Table, do: s.Open, cause: str) -> Flow:
    """Doors open; with `next` only the next of them in their order, beginning anew after the last, and whoever opens
    it may go there however far: what a card says prevails (GH-BOSS-03)."""
    ids = g.content.board(g).door_ids
    if not do.next:
        for id in do.doors:
            yield from rooms.open_door(g, ids[id], cause)
        return
    mark = "next:" + ",".join(do.doors)
    nth = g.counts.get(mark, 0)
    g.counts[mark] = (nth + 1) % len(do.doors)
    at = ids[do.doors[nth]]
    yield from rooms.open_door(g, at, cause)
    if do.goes:
        yield from relocate_one(g, cause, at)


def unlock(g: Table, do: s.Unlock, cause: str) -> Flow:
    for id in do.doors:
        rooms.unlock(g, g.content.board(g).door_ids[id], id)
    yield from ()


def reveal_room(g: Table, do: s.RevealRoom, cause: str) -> Flow:
    yield from rooms.reveal(g, do.room, cause)


def win(g: Table, do: s.Win, cause: str) -> Flow:
    finish.decide_outcome(g, True)
    yield from ()


def lose(g: Table, do: s.Lose, cause: str) -> Flow:
    finish.decide_outcome(g, False)
    yield from ()


def set_goal(g: Table, do: s.SetGoal, cause: str) -> Flow:
    g.counts["goal"] = do.number
    yield from ()


def hurt(g: Table, do: s.Hurt, cause: str) -> Flow:
    from . import damage

    for id in (yield from concerned(g, do.whom, cause)):
        if id in g.figures:
            yield from damage.suffer(g, id, amount(g, do.value))


def heal(g: Table, do: s.HealAll, cause: str) -> Flow:
    from . import conditions

    if do.each_turn:
        g.counts[f"each-turn:{told(do.whom)}:heal"] = amount(g, do.value)
        return
    for id in (yield from concerned(g, do.whom, cause)):
        conditions.heal(g, g.figures[id], amount(g, do.value))


def give(g: Table, do: s.Give, cause: str) -> Flow:
    """A perk may ignore what is a negative scenario effect."""
    from . import conditions

    for id in (yield from concerned(g, do.whom, cause)):
        if not (do.negative and ignores(g, id)):
            for condition in do.conditions:
                yield from conditions.gain(g, id, condition)
    if do.lasting:
        for condition in do.conditions:
            g.counts[f"each-turn:{told(do.whom)}:{condition}"] = 1


def told(whom: s.Who) -> str:
    """Whom something concerns from now on, as it is remembered: by the side alone, or in full."""
    return whom.side if whom == s.Who(side=whom.side) else msgspec.json.encode(whom).decode()


@lru_cache(maxsize=256)
def remembered(text: str) -> s.Who:
    return msgspec.json.decode(text, type=s.Who) if text.startswith("{") else s.Who(side=text)  # type: ignore[arg-type]


def each_turn(g: Table, figure: Figure) -> Flow:
    """What a scenario does at the start of every turn of those it concerns: conditions for good, healing."""
    from . import conditions

    for name in [name for name in g.counts if name.startswith("each-turn:")]:
        whom, _, word = name.removeprefix("each-turn:").rpartition(":")
        what: Any = word
        if not fits(g, figure, remembered(whom), ""):
            continue
        if what == "heal":
            conditions.heal(g, figure, g.counts[name])
        elif not ignores(g, figure.id):
            yield from conditions.gain(g, figure.id, what)
            if what in figure.conditions:
                figure.conditions[what] = False


def cure(g: Table, do: s.CureAll, cause: str) -> Flow:
    from . import conditions

    for id in (yield from concerned(g, do.whom, cause)):
        for condition in NEGATIVE:
            conditions.end(g, g.figures[id], condition)


def ignores(g: Table, id: str) -> bool:
    """Whether a character's perks ignore negative scenario effects."""
    return id[:1] == "h" and bool(g.character(id).tally.get("ignores_scenario"))


def add_cards(g: Table, do: s.AddCards, cause: str) -> Flow:
    """Curse, Bless or -1 cards go into modifier decks (GH-MOD-14)."""
    from . import conditions

    if do.whom == "monsters":
        for _ in range(amount(g, do.count)):
            if g.monster_deck.count(do.card) < 10:
                g.monster_deck.append(do.card)
    for mat in g.characters if do.whom == "characters" else []:
        if do.card == "bless" or not ignores(g, f"h{mat.seat}"):
            for _ in range(amount(g, do.count)):
                if do.card == "minus":
                    mat.deck.append("minus")
                else:
                    conditions.shuffle_in(g, g.figures[f"h{mat.seat}"], do.card)
    if do.whom == "cause" and cause in g.figures:
        for _ in range(amount(g, do.count)):
            conditions.shuffle_in(g, g.figures[cause], do.card)
    yield from ()


def lose_hand(g: Table, do: s.LoseHand, cause: str) -> Flow:
    from . import zones

    for id in (yield from concerned(g, do.whom, cause)):
        if id[:1] != "h":
            continue
        mat = g.character(id)
        for _ in range(amount(g, do.count)):
            if not mat.hand:
                break
            card = yield Ask(mat.seat, "lose-card", lambda mat=mat: list(mat.hand))  # type: ignore[misc]
            (zones.to_lost if do.to == "lost" else zones.to_discarded)(g, mat, card)
            g.chance.reveal()


def regain(g: Table, do: s.Regain, cause: str) -> Flow:
    """Cards of one's choice come back to hand."""
    from ..events import CardRecovered

    for id in (yield from concerned(g, do.whom, cause)):
        if id[:1] != "h":
            continue
        mat = g.character(id)
        for _ in range(do.count):
            pile = mat.lost if do.kind == "lost" else mat.discarded
            there = [card for card in pile if not never_back(g, card)]
            if not there:
                break
            card = there[0] if len(there) == 1 else (yield Ask(mat.seat, "recover", there))
            (mat.lost if do.kind == "lost" else mat.discarded).remove(card)
            mat.hand.append(card)
            g.emit(CardRecovered(who=mat.seat, card=card))


def never_back(g: Table, card: str) -> bool:
    """GH-RECOVER-02."""
    printed = g.content.cards[card]
    return bool(printed.top.unrecoverable or printed.bottom.unrecoverable)


def change_items(g: Table, do: s.Items, cause: str) -> Flow:
    """Items of one's choice are spent, consumed or refreshed."""
    from . import items

    for id in (yield from concerned(g, do.whom, cause)):
        if id[:1] != "h":
            continue
        mat = g.character(id)
        left = 99 if do.count is None else do.count
        while left:
            there = touchable(g, mat, do)
            if not there:
                break
            item = there[0] if len(there) <= left else (yield Ask(mat.seat, f"{do.what}-item", there))
            if do.what == "refresh":
                items.refresh(g, mat, item)
            else:
                after = g.content.items[item].after if do.what == "use-up" else do.what
                (mat.spent if after in ("spend", "spent") else mat.consumed).append(item)
            left -= 1


def touchable(g: Table, mat: Character, do: s.Items) -> list[str]:
    """The items an effect can touch: used ones to be refreshed, ready ones of the right kind to be used up."""
    used = [*mat.spent, *mat.consumed]
    there = used if do.what == "refresh" else [item for item in mat.items if item not in used]
    records = g.content.items
    if do.slot:
        there = [item for item in there if records[item].slot == do.slot]
    if do.what == "spend":
        there = [item for item in there if records[item].after == "spent"]
    elif do.what == "use-up":
        there = [item for item in there if records[item].after != "kept"]
    return there


def pay(g: Table, do: s.Pay, cause: str) -> Flow:
    from . import loot

    for id in (yield from concerned(g, do.whom, cause)):
        if id[:1] == "h":
            mat = g.character(id)
            gold = amount(g, do.gold)
            if gold:
                mat.gold += gold
                g.emit(GotGold(who=mat.seat, gold=gold))
            mat.money = max(0, mat.money + amount(g, do.tokens))
            loot.gain_xp(g, mat, amount(g, do.xp))


def lay(g: Table, do: s.Lay, cause: str) -> Flow:
    for at in g.spots.get(do.at, []):
        put(g, do, at)
    yield from ()


def put(g: Table, do: s.Lay, at: Hex) -> None:
    if do.what == "trap":
        hurts = trap_damage(g) if do.damage is None else amount(g, do.damage)
        g.traps[key(at)] = Trap(hurts, list(do.conditions))
    elif do.what == "obstacle":
        g.obstacles.append(Obstacle([at], do.look or "obstacle"))
    elif do.what == "difficult":
        g.difficult.append(at)
    elif do.what == "hazard":
        g.hazards.append(at)
    elif do.what == "money":
        g.money[key(at)] = g.money.get(key(at), 0) + 1
    elif do.what == "treasure":
        g.treasures[key(at)] = do.holds
    else:
        g.plates[key(at)] = False


def clear(g: Table, do: s.Clear, cause: str) -> Flow:
    """Tiles on the hexes of a letter are gone, or figures leave the map without dying; characters never do."""
    from . import damage

    hexes = g.spots.get(do.at, []) if do.at else None
    if do.what == "trap":
        g.traps = {at: trap for at, trap in g.traps.items() if hexes is not None and unkey(at) not in hexes}
    elif do.what == "obstacle":
        g.obstacles = [o for o in g.obstacles if hexes is not None and not any(a in hexes for a in o.hexes)]
    elif do.what == "difficult":
        g.difficult = [a for a in g.difficult if hexes is not None and a not in hexes]
    elif do.what == "hazard":
        g.hazards = [a for a in g.hazards if hexes is not None and a not in hexes]
    elif do.what == "money":
        g.money = {at: n for at, n in g.money.items() if hexes is not None and unkey(at) not in hexes}
    elif do.what == "treasure":
        g.treasures = {at: t for at, t in g.treasures.items() if hexes is not None and unkey(at) not in hexes}
    else:
        whom = do.whom or s.Who(side="everyone")
        for id in (yield from concerned(g, whom, cause)):
            figure = g.figures[id]
            meant = figure.kind == "objective" if do.what == "objective" else figure.kind != "character"
            if meant and (hexes is None or figure.at in hexes):
                g.obstacles = [o for o in g.obstacles if o.look != f"objective:{id}"]
                if figure.kind == "summon":
                    damage.remove_summon(g, figure)
                    continue
                figure.at = None
                del g.figures[id]


def turn_over(g: Table, do: s.Turn, cause: str) -> Flow:
    for id in (yield from concerned(g, do.whom, cause)):
        g.figures[id].force = "third" if do.to == "nobody" else do.to


def count(g: Table, do: s.Count, cause: str) -> Flow:
    g.counts[do.name] = amount(g, do.set) if do.set is not None else g.counts.get(do.name, 0) + amount(g, do.plus)
    yield from ()


def set_elements(g: Table, do: s.Elements, cause: str) -> Flow:
    for element in do.strong:
        if element == "any":
            element = yield from decide(g, None, "infuse", list(ELEMENTS))
        g.elements[element] = 2
    for element in do.inert:
        for one in ELEMENTS if element == "any" else (element,):
            g.elements[one] = 0
    if do.closed:
        g.marks["elements"] = "closed"


def strengthen(g: Table, do: s.Strengthen, cause: str) -> Flow:
    """For good: all it concerns, those to come too (see `raised`). For the round: those it concerns now."""
    if do.lasts == "scenario":
        for what in ("attack", "move", "range", "shield", "retaliate"):
            value = amount(g, getattr(do, what))
            if value:
                more(g, f"all:{what}" if do.whom == ALL_MONSTERS else f"some:{what}:{told(do.whom)}", value)
        if do.retaliate:
            g.counts["all:retaliate-range"] = do.retaliate_range
        return
    ids = yield from concerned(g, do.whom, cause)
    for what in ("attack", "move", "range"):
        value = amount(g, getattr(do, what))
        for id in ids if value else ():
            more(g, f"some:{what}:{g.round}/{id}", value)
    for word, value in (("shield", amount(g, do.shield)), ("retaliate", amount(g, do.retaliate))):
        if value and ids:
            far = do.retaliate_range if word == "retaliate" else 1
            g.bonuses.append(
                Bonus(word=word, card="", half="monster", nth=-1, owner="", on=list(ids), value=value, range=far)  # type: ignore[arg-type]
            )


ALL_MONSTERS = s.Who(side="monsters")


def more(g: Table, name: str, value: int) -> None:
    g.counts[name] = g.counts.get(name, 0) + value
    if name.startswith("some:"):
        g.counts["some"] = 1


def raised(g: Table, figure: Figure, what: str) -> int:
    """What bonuses that concern some monsters add to the values of one of them."""
    total = 0
    for name, value in g.counts.items():
        if name.startswith(f"some:{what}:"):
            whom = name.removeprefix(f"some:{what}:")
            if whom[0].isdigit():
                total += value * (whom == f"{g.round}/{figure.id}")
            elif figure.at is not None and fits(g, figure, remembered(whom), ""):
                total += value
    return total


def promote(g: Table, do: s.Promote, cause: str) -> Flow:
    """A normal monster becomes elite and keeps its wounds."""
    for id in (yield from concerned(g, do.whom, cause)):
        figure = g.figures[id]
        if figure.rank == "normal" and not figure.name:  # GH-NAMED-01
            lost = figure.max_hp - figure.hp
            figure.rank = "elite"
            figure.max_hp = spawning.hit_points(g, figure)
            figure.hp = max(1, figure.max_hp - lost)


def come_back(g: Table, do: s.Return, cause: str) -> Flow:
    """Into the room before; in the first room nothing happens (GH-DUNG-18)."""
    if len(g.rooms) < 2:
        return
    room: s.Room = g.content.board(g).rooms[g.rooms[-2]]
    for _ in range(do.count):
        places = [
            stand
            for stand in room.monsters
            if spawning.rank_for(g, stand.by) == do.rank
            and g.counts.get(f"killed:{stand.monster}")
            and spawning.free_numbers(g, stand.monster)
        ]
        free = [stand for stand in places if figures.at(g, stand.at) is None] or places
        if not free:
            return
        back = free[0]
        if len(free) > 1:
            answer = yield from decide(g, None, "return", [("to", *stand.at) for stand in free])
            back = next(stand for stand in free if stand.at == answer[1:])
        yield from spawning.spawn(g, back.monster, do.rank, back.at)


def relocate(g: Table, do: s.Relocate, cause: str) -> Flow:
    for id in (yield from concerned(g, do.whom, cause)):
        nth = 0
        if do.next:
            mark = f"next:{id}"
            nth = g.counts.get(mark, 0)
            g.counts[mark] = (nth + 1) % len(do.to)
        hexes = g.spots.get(do.to[nth], [])
        if hexes:
            yield from relocate_one(g, id, hexes[0])


def relocate_one(g: Table, id: str, at: Hex) -> Flow:
    """A figure goes to a hex however far, or to the nearest empty one."""
    from ..events import Teleported

    if id not in g.figures or g.figures[id].at == at:
        return
    there = figures.at(g, at)
    where = at if there is None else (yield from rooms.nearest_empty(g, at))
    if where is not None:
        g.figures[id].at = where
        g.emit(Teleported(figure=id, at=where))


def extra_turn(g: Table, do: s.ExtraTurn, cause: str) -> Flow:
    """Monsters act again, elites first and by number, with the card of the round or with these abilities."""
    from . import monster_turns

    ids = yield from concerned(g, do.whom, cause)
    ids.sort(key=lambda id: (g.figures[id].what, g.figures[id].rank == "normal", g.figures[id].number))
    turn = g.turn
    for id in ids:
        if id in g.figures and id != cause:
            yield from monster_turns.turn(g, id, do.perform or None)
    g.turn = turn


def call_piece(g: Table, do: s.Call, cause: str) -> Flow:
    yield from called(g, do.id, cause)


DO: dict[type, Callable[..., Flow]] = {
    s.Spawn: spawn,
    s.SummonFor: summon,
    s.Open: open_doors,
    s.Unlock: unlock,
    s.RevealRoom: reveal_room,
    s.Win: win,
    s.Lose: lose,
    s.SetGoal: set_goal,
    s.Hurt: hurt,
    s.HealAll: heal,
    s.Give: give,
    s.CureAll: cure,
    s.AddCards: add_cards,
    s.LoseHand: lose_hand,
    s.Regain: regain,
    s.Items: change_items,
    s.Pay: pay,
    s.Lay: lay,
    s.Clear: clear,
    s.Turn: turn_over,
    s.Count: count,
    s.Elements: set_elements,
    s.Strengthen: strengthen,
    s.Promote: promote,
    s.Return: come_back,
    s.Relocate: relocate,
    s.ExtraTurn: extra_turn,
    s.Call: call_piece,
}
