"""A mercenary's answers, one for each question; to one it has never heard of it answers the first thing on offer."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from taverna.core.ask import Value
from taverna.hexgrid import Hex

from ..records.abilities import Afflict, Heal, Move, Recover, Refresh, Retaliate, Shield
from ..rules import deeds, targets
from ..state import Character, Figure, Table, hero_id
from .bonuses import BONUSES
from .dealings import DEALINGS
from .judging import Judge
from .planning import Part, Planner
from .selecting import Selection
from .stamina import keep, least, strength
from .striking import NO_BOOST, Strike, spared

WORTH_AN_ITEM = 0.8
"""What an item that is back after a long rest must bring at least."""


class Moment(NamedTuple):
    """A question, as an instinct meets it."""

    g: Table
    seat: int
    prompt: str
    options: list[Value]
    about: Mapping[str, Any]

    @property
    def mat(self) -> Character:
        return self.g.characters[self.seat]

    @property
    def me(self) -> Figure:
        return self.g.figures[hero_id(self.seat)]


Instinct = Callable[[Moment], Value]


def instinct(now: Moment) -> Value:
    options = [option for option in now.options if not in_passing(now, option)]
    now = Moment(now.g, now.seat, now.prompt, options, now.about)
    if len(options) == 1:
        return options[0]
    dealing = DEALINGS.get(now.prompt) or BONUSES.get(now.prompt)
    if dealing is not None:
        return dealing(now.g, now.seat, options, now.about)
    answer = INSTINCTS.get(now.prompt)
    if answer is None:
        return options[0]
    chosen = answer(now)
    return chosen if chosen in options else options[0]


def in_passing(now: Moment, option: Value) -> bool:
    """An item of one's own turn at a question about something else: between actions is time enough for it."""
    if not isinstance(option, tuple) or option[0] != "item" or now.prompt in ("turn", "before-rest", "refresh"):
        return False
    return bool(now.g.content.items[option[1]].moment == "own-turn")


# -- cards -----------------------------------------------------------------------------------------------------------
def leading(now: Moment) -> Value:
    if not any(option[0] == "card" for option in now.options if option != "rest"):
        return "rest" if "rest" in now.options else now.options[0]
    selection = Selection(now.g, now.seat)
    if "rest" in now.options and selection.wants_rest():
        return "rest"
    return "card", selection.choice[1]


def second(now: Moment) -> Value:
    selection = Selection(now.g, now.seat)
    lead = now.mat.chosen[0]
    selection.mat.hand.append(lead)
    best = selection.best(lead)[2]
    selection.mat.hand.pop()  # where one only imagines the game goes on with this hand
    return "card", best


def extra_turn(now: Moment) -> Value:
    return "card", Selection(now.g, now.seat).choice[1]


def short_rest(now: Moment) -> Value:
    mat, me = now.mat, now.me
    if len(mat.hand) >= 2 or "short-rest" not in now.options:
        return "no-rest"
    judge = Judge(now.g, now.seat)
    if judge.course.quest.deadline:
        return "short-rest"
    if not judge.fighting:
        if judge.away and me.hp > 0.5 * me.max_hp:
            return "short-rest"  # the others wait
        return "no-rest" if me.hp < me.max_hp or mat.spent else "short-rest"
    assert me.at is not None
    if me.hp <= 0.4 * me.max_hp and judge.blows(me.at)[1] < 1:
        return "no-rest"
    return "short-rest"


def redraw(now: Moment) -> Value:
    mat = now.mat
    worth = keep(now.g, str(now.about.get("card", mat.drawn)))
    mean = sum(keep(now.g, card) for card in mat.discarded) / max(1, len(mat.discarded))
    return "redraw" if worth > mean + 5 and now.me.hp > 1 else "keep"


def rest_lose(now: Moment) -> Value:
    losing = [option[1] for option in now.options if option[0] == "card"]
    return "card", least(now.g, losing)


def lose(now: Moment) -> Value:
    """A card to be lost, of those offered by name."""
    return least(now.g, [option for option in now.options if isinstance(option, str)])


def recover(now: Moment) -> Value:
    there = [option for option in now.options if option in now.g.content.cards]
    return max(there, key=lambda card: (keep(now.g, card), card)) if there else now.options[0]


def negate(now: Moment) -> Value:
    judge = Judge(now.g, now.seat)
    me = now.me
    damage = int(now.about["damage"])
    price: dict[Value, float] = {"suffer": judge.pain(me, damage) + (60.0 if damage >= me.hp else 0.0)}
    if hand := [option[1] for option in now.options if option[0] == "hand"]:
        card = least(now.g, hand)
        price["hand", card] = judge.card_price() + 0.15 * keep(now.g, card)
    if "discarded" in now.options:
        price["discarded"] = judge.card_price(2, from_hand=False) + 0.6
    return min(price, key=lambda option: price[option])


# -- the turn --------------------------------------------------------------------------------------------------------
def turn(now: Moment) -> Value:
    me = now.me
    assert me.at is not None
    for option in now.options:
        if option[0] == "item" and wants_item(now, option[1]):
            return option
    for option in now.options:
        if option[0] == "deed":  # what the scenario asks for
            return option
    acts = [option for option in now.options if option[0] in VERBS]
    if not acts:
        return "end"
    planner = Planner(Judge(now.g, now.seat))
    worth: dict[Value, float] = {}
    for act in acts:
        worth[act] = max(planner.turn((act, *after), me.at, moved=me.moved) for after in following(acts, act))
    if planner.judge.opening:  # first the door, then the blow
        for act in acts:
            blows = [strength(now.g.content.half(one[1], "top")) for one in acts if one[1] != act[1]]
            worth[act] += -1.0 if act[0] in UPPER else 0.1 * max(blows, default=0.0)
    worth["end"] = planner.judge.place(me.at) - 0.05
    return max(worth, key=lambda act: (worth[act], str(act)))


VERBS = ("top", "bottom", "attack", "move")
UPPER = ("top", "attack")


def following(acts: list[Value], first: Value) -> list[tuple[Value, ...]]:
    """What can still be done after an action: nothing, or an action of the other half with the other card."""
    others = [act for act in acts if act[1] != first[1] and (act[0] in UPPER) != (first[0] in UPPER)]
    return [(act,) for act in others] or [()]


def left_over(mat: Character) -> list[tuple[tuple[str, str], ...]]:
    """What is still to come in the turn after the action under way."""
    found: list[tuple[tuple[str, str], ...]] = []
    for card in mat.chosen:
        if "top" not in mat.halves:
            found += [(("top", card),), (("attack", card),)]
        if "bottom" not in mat.halves:
            found += [(("bottom", card),), (("move", card),)]
    return found or [()]


def under_way(now: Moment, planner: Planner, kind: type) -> list[Part]:
    """What of the action under way comes after its first ability of a kind."""
    mat = now.mat
    if not mat.played or not mat.halves or now.g.turn != now.me.id:
        return []
    half = now.g.content.half(mat.played[-1], mat.halves[-1])
    for nth, ability in enumerate(half.do):
        if isinstance(ability, kind):
            after: tuple[Any, ...] = half.do[nth + 1 :]
            if isinstance(ability, Move):
                after = (*ability.then, *after)
            return [Part(planner.apart(after, half))]
    return []


def move(now: Moment) -> Value:
    g, me = now.g, now.me
    doing = g.doing
    if doing is None or doing.figure != me.id or me.at is None:
        return lead_away(now)
    if toil := [option for option in now.options if option[0] == "toil" and not deeds.named(g, option[1]).again]:
        return max(toil, key=lambda option: option[4])  # what the scenario asks for
    planner = Planner(Judge(g, now.seat))
    if me.at in planner.judge.course.crossing and (over := [option for option in now.options if option[0] == "toil"]):
        return over[0]
    rest = under_way(now, planner, Move)
    plans = [
        ([*rest, *(planner.part(verb, card) for verb, card in after)], after)
        for after in (left_over(now.mat) if g.turn == me.id else [()])
    ]

    def best(points: int) -> tuple[float, Hex]:
        assert doing is not None and me.at is not None
        found = []
        for parts, after in plans:
            worth, there = planner.onward((points, doing.manner), parts, me.at, NO_BOOST, me.moved)  # type: ignore[arg-type]
            found.append((worth - sum(planner.cost(*act) for act in after), there))
        return max(found)

    worth, there = best(doing.points)
    for option in now.options:
        if option[0] == "item" and g.content.items[option[1]].moment == "own-move":
            gives = g.content.items[option[1]].gives
            more = gives.plus if isinstance(gives.plus, int) else 0
            if more and best(doing.points + more)[0] > worth + WORTH_AN_ITEM:
                return option
    if there == me.at and "stop" in now.options:
        return "stop"
    if ("to", *there) in now.options:
        return ("to", *there)
    judge = planner.judge
    stops = [option for option in now.options if option[0] == "to"]
    return max(stops, key=lambda option: judge.place(option[1:])) if stops else "stop"


def lead_away(now: Moment) -> Value:
    """Someone else is made to move: a foe away from the party, a friend where its own judgement says."""
    g = now.g
    doing = g.doing
    figure = None if doing is None else g.figures.get(doing.figure)
    if figure is None or figure.at is None or figure.force == "party":
        return "stop" if "stop" in now.options else now.options[0]
    ground = g.content.map(g)
    party = [f.at for f in g.figures.values() if f.force == "party" and f.at is not None]

    here = figure.at

    def away(option: Value) -> int:
        from_there = ground.distances(here if option == "stop" else option[1:])
        return sum(min(6, from_there.get(a, 6)) for a in party)

    offered = [option for option in now.options if option == "stop" or option[0] == "to"]
    return max(offered, key=away) if offered else now.options[0]


def aim(now: Moment) -> Value:
    """Whom to attack."""
    g, me = now.g, now.me
    doing = g.doing
    if doing is None or doing.figure != me.id or not doing.ability or me.at is None:
        there = [option for option in now.options if option in g.figures]
        return min(there, key=lambda id: (g.figures[id].hp, id)) if there else now.options[0]
    judge = Judge(g, now.seat)
    strike = Strike(judge, doing.ability, doing.gained)
    known = {foe.id: foe for foe in judge.foes}
    worth = {id: strike.target(me.at, known[id], 0, me.moved)[0] for id in now.options if id in known}
    if not worth:
        return "stop" if "stop" in now.options else now.options[0]
    best = max(worth, key=lambda id: (worth[id], id))
    return best if worth[best] > 0 or "stop" not in now.options else "stop"


def area(now: Moment) -> Value:
    """Where to lay a pattern."""
    g, me = now.g, now.me
    doing = g.doing
    laid = [option for option in now.options if option[0] == "area"]
    if doing is None or not doing.area or not laid or me.at is None:
        return now.options[0]
    judge = Judge(g, now.seat)
    pattern = doing.area
    strike = Strike(judge, doing.ability, doing.gained) if doing.ability else None

    def worth(option: Value) -> float:
        hexes = targets.covered(pattern, option[1:])
        total = 0.0
        for foe in judge.foes:
            if foe.at in hexes and me.at is not None and judge.ground.sight(me.at, foe.at):
                total += foe.worth if strike is None else strike.target(me.at, foe, 0, me.moved)[0]
        if doing is not None and doing.word == "attack":
            total -= 0.1 * sum(f.at in hexes for f in judge.friends)
        return total

    return max(laid, key=lambda option: (worth(option), option))


# -- items -----------------------------------------------------------------------------------------------------------
def wants_item(now: Moment, id: str) -> bool:
    """Whether to use an item in one's own turn."""
    g, me, mat = now.g, now.me, now.mat
    item = g.content.items[id]
    judge = Judge(g, now.seat)
    for ability in item.do:
        if isinstance(ability, Heal):
            value = ability.value if isinstance(ability.value, int) else 3
            lost = me.max_hp - me.hp
            if lost >= value and me.hp <= 0.6 * me.max_hp and "poison" not in me.conditions:
                return True
        elif isinstance(ability, Recover) and ability.kind == "discarded":
            wanted = ability.most if isinstance(ability.most, int) else 2
            return len(mat.discarded) >= wanted and len(mat.hand) <= 2
        elif isinstance(ability, Afflict | Shield | Retaliate):
            return judge.fighting
        elif isinstance(ability, Refresh):
            return bool(mat.spent or mat.consumed)
    return False


def use_item(now: Moment) -> Value:
    g, me = now.g, now.me
    moment = now.about.get("moment")
    offered = [option for option in now.options if option != "none"]
    for option in offered:
        item = g.content.items[option[1]]
        if moment == "attacked":
            foe = g.figures.get(str(now.about.get("figure", "")))
            blow = 2.0
            if foe is not None:
                judge = Judge(g, now.seat)
                known = next((one for one in judge.foes if one.id == foe.id), None)
                blow = 2.0 if known is None else known.now.attack
            if blow >= 3 or blow >= me.hp - 1:
                return option
        elif moment in ("own-attack-action", "own-attack", "own-melee", "own-ranged", "ally-attack-action"):
            if item.after != "consumed" or g.round >= 2:
                return option
        elif moment in ("damaged", "condition", "long-rest", "short-rest", "drew", "killed", "exhausted"):
            return option
    return "none"


# -- parts and choices -----------------------------------------------------------------------------------------------
def part(now: Moment) -> Value:
    return "perform"


def suffer_up_to(now: Moment) -> Value:
    return spared(now.me, now.about["most"])


def take_damage(now: Moment) -> Value:
    """Another's damage, if one can well bear it and the other cannot."""
    me, other = now.me, now.g.figures[now.about["figure"]]
    return "use" if me.hp - now.about["damage"] > max(4, other.hp - now.about["damage"]) else "skip"


def augment(now: Moment) -> Value:
    card, half, nth = (*str(now.about.get("of", "")).split("/"), "", "")[:3]
    if nth.isdigit():
        one = now.g.content.abilities(card, half)[int(nth)]
        priced = bool(one.price) or any(augment.price for augment in one.augments)
        if priced and spared(now.me, 2) < 2:
            return "skip"
    return next((option for option in now.options if option[0] == "augment"), now.options[0])


def heal(now: Moment) -> Value:
    """Who needs it most."""
    judge = Judge(now.g, now.seat)
    there = [option for option in now.options if option in now.g.figures]
    if not there:
        return now.options[0]
    if all(now.g.figures[id].force != "party" for id in there):
        return min(there, key=lambda id: (judge_worth(judge, id), id))
    worth = {id: judge.healing(now.g.figures[id], 3) for id in there}
    best = max(worth, key=lambda id: (worth[id], id))
    return best if worth[best] > 0 or "stop" not in now.options else "stop"


def judge_worth(judge: Judge, id: str) -> float:
    return next((foe.worth for foe in judge.foes if foe.id == id), 0.0)


def affect(now: Moment) -> Value:
    """Whom an ability touches: the worst foe, or a friend."""
    judge = Judge(now.g, now.seat)
    there = [option for option in now.options if option in now.g.figures]
    if not there:
        return now.options[0]
    foes = [id for id in there if now.g.figures[id].force != "party"]
    if foes:
        return max(foes, key=lambda id: (judge_worth(judge, id), id))
    return max(there, key=lambda id: (0 if (mat := now.g.hero(id)) is None else len(mat.discarded), id))


def shift(now: Moment) -> Value:
    """Where a foe is pushed or pulled: into a trap, or so far from everybody that it cannot strike this round; a pull
    brings it to those who fight hand to hand. Else it stays where the next blow will find it."""
    g = now.g
    if "crush" in now.options:
        return "crush"
    judge = Judge(g, now.seat)
    foe = next((one for one in judge.foes if one.id == now.about.get("figure")), None)
    ways = [option for option in now.options if option != "stop"]
    if foe is None or not ways:
        return "stop" if "stop" in now.options else now.options[0]
    party = [f.at for f in judge.party if f.at is not None]
    negative = judge.terrain.negative

    def worth(option: Value) -> float:
        hexes = [(option[i], option[i + 1]) for i in range(1, len(option), 2)]
        near = min((judge.ground.distances(a).get(hexes[-1], 9) for a in party), default=9)
        if any(a in negative for a in hexes):
            return 5.0
        if now.prompt == "pull":
            return 0.1 if near <= 1 and foe.later.range > 1 and not judge.ranged else -0.1
        safe = foe.acts and foe.now.attack and near > foe.now.move + foe.now.range
        return 1.0 if safe else -0.1 - 0.01 * near

    best = max(ways, key=lambda option: (worth(option), option))
    return best if worth(best) > 0 or "stop" not in now.options else "stop"


def monster(now: Moment) -> Value:
    """Of what a foe may do, what hurts the party least."""
    g = now.g
    judge = Judge(g, now.seat)
    foe = next((one for one in judge.foes if one.id == now.about.get("figure")), None)
    there = {f.at: f for f in judge.party}

    def pain(option: Value) -> float:
        hexes = [(option[i], option[i + 1]) for i in range(1, len(option), 2)]
        hurt = sum(judge.pain(there[a], 2.0 if foe is None else foe.now.attack) for a in hexes[1:] if a in there)
        exposed = sum(judge.ground.adjacent(hexes[0], f.at) for f in judge.heroes if f.at is not None)
        return hurt - 0.01 * exposed

    return min(now.options, key=lambda option: (pain(option), option))


def start(now: Moment) -> Value:
    """The sturdy to the front, the others behind."""
    judge = Judge(now.g, now.seat)
    ground = judge.ground
    spots = [option for option in now.options if option[0] == "to"]
    if not judge.foes and not judge.course.goals:
        return now.options[0]
    wanted = [foe.at for foe in judge.foes] or judge.course.goals

    def near(option: Value) -> float:
        return sum(ground.distances(a).get(option[1:], 20) for a in wanted) / len(wanted)

    sturdy = now.me.max_hp >= 9 and not judge.ranged
    return (min if sturdy else max)(spots, key=lambda option: (near(option), option))


def first_hex(now: Moment) -> Value:
    """A hex for something of ours: as near to the foes as can be."""
    judge = Judge(now.g, now.seat)
    spots = [option for option in now.options if option != "stop" and option[0] in ("at", "to")]
    if not spots or not judge.foes:
        return now.options[0]

    def near(option: Value) -> int:
        return min(judge.ground.distances(foe.at).get(option[1:], 99) for foe in judge.foes)

    return min(spots, key=lambda option: (near(option), option))


INSTINCTS: dict[str, Instinct] = {
    "leading": leading,
    "second": second,
    "short-rest": short_rest,
    "redraw": redraw,
    "rest-lose": rest_lose,
    "lose-discarded": lose,
    "lose-card": lose,
    "discard": lose,
    "recover": recover,
    "negate": negate,
    "turn": turn,
    "move": move,
    "attack": aim,
    "area": area,
    "use-item": use_item,
    "part": part,
    "augment": augment,
    "suffer-up-to": suffer_up_to,
    "take-damage": take_damage,
    "extra-turn": extra_turn,
    "discard-card": lose,
    "heal": heal,
    "affect": affect,
    "doom": affect,
    "command": affect,
    "kill": affect,
    "push": shift,
    "pull": shift,
    "monster": monster,
    "start": start,
    "summon": first_hex,
    "create-trap": first_hex,
}
