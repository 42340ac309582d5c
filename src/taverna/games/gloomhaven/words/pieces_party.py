"""What a scenario's pieces do to the characters' cards, items and gold, and to the elements."""

from __future__ import annotations

from taverna.core.ask import Ask, Flow

from ..events import CardRecovered, GotGold, LeftMap
from ..records import scenarios as s
from ..records.abilities import ELEMENTS
from ..records.lexicon import EFFECTS
from ..rules import conditions, experience, items, pieces, zones
from ..rules.acting import decide
from ..rules.facts import amount
from ..state import Character, Table


@EFFECTS.performed(s.AddCards)
def add_cards(g: Table, do: s.AddCards, cause: str) -> Flow:
    """Curse, Bless or -1 cards go into modifier decks (GH-MOD-14)."""
    if do.whom == "monsters":
        for _ in range(amount(g, do.count)):
            if g.monster_deck.count(do.card) < 10:
                g.monster_deck.append(do.card)
    for mat in g.characters if do.whom == "characters" else []:
        if do.card == "bless" or not mat.ignores_scenario:
            for _ in range(amount(g, do.count)):
                if do.card == "minus":
                    mat.deck.append("minus")
                else:
                    conditions.shuffle_in(g, g.figures[mat.id], do.card)
    if do.whom == "cause" and cause in g.figures:
        for _ in range(amount(g, do.count)):
            conditions.shuffle_in(g, g.figures[cause], do.card)
    yield from ()


@EFFECTS.performed(s.Leave)
def leave(g: Table, do: s.Leave, cause: str) -> Flow:
    """Out of the scenario like one who is exhausted, but with all that is theirs."""
    for mat in g.characters:
        figure = g.figures[mat.id]
        if figure.at in g.spots.get(do.at, ()):
            for summon in [f for f in g.figures.values() if f.owner == figure.id]:
                zones.remove_summon(g, summon)
            zones.forget(g, figure.id)
            figure.at = None
            figure.conditions.clear()
            mat.exhausted = mat.left = True
            mat.initiative = 99
            g.emit(LeftMap(who=mat.seat))
    yield from ()


@EFFECTS.performed(s.LoseHand)
def lose_hand(g: Table, do: s.LoseHand, cause: str) -> Flow:
    for id in (yield from pieces.concerned(g, do.whom, cause)):
        mat = g.hero(id)
        if mat is None:
            continue
        for _ in range(amount(g, do.count)):
            if not mat.hand:
                break
            card = yield Ask(mat.seat, "lose-card", lambda mat=mat: list(mat.hand))  # type: ignore[misc]
            (zones.to_lost if do.to == "lost" else zones.to_discarded)(g, mat, card)
            g.chance.reveal()


@EFFECTS.performed(s.Regain)
def regain(g: Table, do: s.Regain, cause: str) -> Flow:
    """Cards of one's choice come back to hand."""
    for id in (yield from pieces.concerned(g, do.whom, cause)):
        mat = g.hero(id)
        if mat is None:
            continue
        for _ in range(do.count):
            pile = mat.lost if do.kind == "lost" else mat.discarded
            there = [card for card in pile if not zones.never_back(g, card)]
            if not there:
                break
            card = there[0] if len(there) == 1 else (yield Ask(mat.seat, "recover", there))
            (mat.lost if do.kind == "lost" else mat.discarded).remove(card)
            mat.hand.append(card)
            g.emit(CardRecovered(who=mat.seat, card=card))


@EFFECTS.performed(s.Items)
def change_items(g: Table, do: s.Items, cause: str) -> Flow:
    """Items of one's choice are spent, consumed or refreshed."""
    for id in (yield from pieces.concerned(g, do.whom, cause)):
        mat = g.hero(id)
        if mat is None:
            continue
        if do.what in ("lay-down", "take-up"):
            carry(g, mat, do.what == "take-up")
            continue
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


def carry(g: Table, mat: Character, again: bool) -> None:
    """All that a character wears is laid down, or taken up again; what was spent or consumed stays so."""
    laid = f"laid down {mat.id} "
    if again:
        mat.items += [name.removeprefix(laid) for name in g.counts if name.startswith(laid)]
        g.counts = {name: value for name, value in g.counts.items() if not name.startswith(laid)}
    else:
        g.counts |= dict.fromkeys([laid + item for item in mat.items], 1)
        mat.items.clear()
    g.renew()


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


@EFFECTS.performed(s.GiveUp)
def give_up(g: Table, do: s.GiveUp, cause: str) -> Flow:
    mat = g.hero(cause)
    there = [] if mat is None else [item for item in mat.bag if item in do.items]
    if mat is not None and there:
        mat.bag.remove(there[0] if len(there) == 1 else (yield Ask(mat.seat, "give-up-item", there)))


@EFFECTS.performed(s.Pay)
def pay(g: Table, do: s.Pay, cause: str) -> Flow:
    for id in (yield from pieces.concerned(g, do.whom, cause)):
        mat = g.hero(id)
        if mat is not None:
            gold = amount(g, do.gold)
            if gold:
                mat.gold += gold
                g.emit(GotGold(who=mat.seat, gold=gold))
            mat.money = max(0, mat.money + amount(g, do.tokens))
            experience.gain_xp(g, mat, amount(g, do.xp))


@EFFECTS.performed(s.Elements)
def set_elements(g: Table, do: s.Elements, cause: str) -> Flow:
    for element in do.strong:
        if element == "any":
            element = yield from decide(g, None, "infuse", list(ELEMENTS))
        g.elements[element] = 2
    for element in do.inert:
        for one in ELEMENTS if element == "any" else (element,):
            g.elements[one] = 0
    if do.closed:
        g.elements_closed = True
