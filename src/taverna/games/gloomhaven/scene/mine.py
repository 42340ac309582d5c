"""What lies before me: my mat, my battle goal, my items, my cards."""

from __future__ import annotations

from collections import Counter
from functools import partial

from taverna.core.ground import breakable
from taverna.core.scene import Markup, tag

from ..campaign.speech import perk
from ..rules import goals
from ..state import Character
from .cards import card, open_card, slip
from .drawing import Drawing
from .faces import bust
from .icons import ITEM_ICON, PILE_ICON, sign
from .party import active, conditions, counted, counts, item_state, life


def mine(d: Drawing) -> dict[str, Markup]:
    mat = d.me
    if mat is None:
        return {}
    figure, goal = d.g.figures.get(mat.id), _goal(d, mat)
    lives = None if figure is None else (figure.hp, figure.max_hp, figure.conditions)
    who = (mat.what, mat.level, d.words.seat(mat.seat))
    board = d.since(("mine", mat.seat), partial(_board, d, mat, goal), who, lives, counted(mat), goal, mat.deck)
    return {"mine/board": board} | {f"item/{id}": _item(d, mat, id) for id in mat.items}


def _board(d: Drawing, mat: Character, goal: Goal | None) -> Markup:
    figure = d.g.figures.get(mat.id)
    hp, most = (max(0, figure.hp), figure.max_hp) if figure is not None else (0, 1)
    return tag(
        "div",
        d.kept(partial(_head, d, mat), "mine", mat.what, mat.seat, mat.level, d.words.seat(mat.seat)),
        life(d, hp, most),
        conditions(d, figure) if figure is not None else None,
        tag("p", counts(d, mat), class_="gh-counts"),
        d.everywhere(partial(_drawn_goal, d, *goal), "goal", *goal) if goal is not None else None,
        d.since(("deck", mat.seat), partial(_modifiers, d, mat), mat.deck),
        data_k="mine/board",
        class_=f"gh-mine p{mat.seat}",
    )


def _head(d: Drawing, mat: Character) -> Markup:
    """Portrait, name, class and level."""
    w, called = d.words, d.words.seat(mat.seat)
    name = tag(
        "h2",
        breakable(called),
        tag("small", w("scene-class-level", of=d.content.classes[mat.what].name[w.lang], n=mat.level)),
        class_="long" if len(called) > 9 else None,
    )
    return Markup(tag("span", bust(mat.what, f"p{mat.seat}"), class_="pic") + name)


Goal = tuple[str, bool, str]
"""A battle goal, whether it is met as things stand, and how far it is."""


def _goal(d: Drawing, mat: Character) -> Goal | None:
    if len(mat.goals) != 1 or not mat.goals[0]:
        return None
    goal = d.content.battle_goals[mat.goals[0]]
    return goal.id, goals.met(d.g, mat.seat), _progress(d, mat, goal.test, int(goal.value))


def _drawn_goal(d: Drawing, id: str, fits: bool, far: str) -> Markup:
    """The battle goal, for its owner's eyes."""
    goal, w = d.content.battle_goals[id], d.words
    text = goal.text[w.lang] if goal.text else ""
    return tag(
        "details",
        tag(
            "summary",
            sign("check" if fits else "gh-target"),
            tag("b", goal.name[w.lang]),
            tag("span", far, class_="far") if far else None,
        ),
        tag("p", text),
        tag("p", w("scene-goal-worth", n=goal.checks), " ", w("scene-goal-met" if fits else "scene-goal-open")),
        class_="gh-goal" + (" met" if fits else ""),
    )


def _progress(d: Drawing, mat: Character, test: str, value: int) -> str:
    """How far a battle goal is, where it counts something."""
    figure = d.g.figures.get(mat.id)
    counted = {
        "cards-at-least": goals.cards_left(mat) + len(mat.chosen),
        "cards-at-most": goals.cards_left(mat) + len(mat.chosen),
        "xp-at-least": mat.xp,
        "xp-at-most": mat.xp,
        "hp-at-most": figure.hp if figure is not None else 0,
        "traps-at-least": mat.tally.traps,
        "treasures-at-least": mat.tally.treasures,
        "doors-at-least": mat.tally.doors,
        "tokens-at-least": mat.tally.tokens,
        "kills-at-least": mat.tally.kills,
        "kills-at-most": mat.tally.kills,
        "elites-at-least": mat.tally.elite_kills,
        "overkill-at-least": mat.tally.overkill,
        "items-at-least": mat.tally.items,
    }
    if test not in counted:
        return ""
    return f"{counted[test]}/{value + mat.level if test == 'items-at-least' else value}"


def _modifiers(d: Drawing, mat: Character) -> Markup:
    """What is left in the modifier deck: every card counted."""
    w = d.words
    left = Counter(mat.deck)
    order = [id for id in d.content.modifiers if left[id]]
    chips = [tag("li", tag("b", d.name(id)), f"×{left[id]}") for id in order]
    return tag(
        "details",
        tag("summary", sign("deck"), tag("span", w("scene-modifiers", n=len(mat.deck)))),
        tag("ul", chips, class_="gh-things"),
        class_="gh-deck",
    )


def _item(d: Drawing, mat: Character, id: str) -> Markup:
    key, state = f"item/{id}", item_state(d, mat, id)
    used = mat.item_uses.get(id, 0)

    def made() -> Markup:
        item, w = d.content.items[id], d.words
        text = d.printer.told(d.printer.item(item))
        marks = [tag("i", class_="on" if nth < used else None) for nth in range(item.uses)] if item.uses > 1 else []
        label = w("scene-item-label", item=id, state=state, text=text)
        return tag(
            "button",
            sign(ITEM_ICON[state]),
            tag("span", item.name[w.lang]),
            tag("span", marks, class_="slots", aria_hidden="true") if marks else None,
            data_k=key,
            data_spot=key,
            type="button",
            class_=f"gh-item {state}",
            aria_label=label,
            title=label,
        )

    return d.kept(made, "item", id, state, used)


def hand(d: Drawing) -> dict[str, Markup]:
    """My cards: in play open in two halves, in hand whole, the piles as slips."""
    mat = d.me
    if mat is None:
        return {}
    if len(mat.goals) > 1 and d.g.phase == "goals":
        return {f"hand/{id}": _goal_card(d, id) for id in mat.goals if id}
    found: dict[str, Markup] = {}
    open_now = bool(mat.initiative) and not mat.resting
    used = mat.halves[0] if len(mat.halves) == 1 else None
    for nth, id in enumerate([*mat.chosen, *mat.played]):
        key = f"play/{id}"
        if open_now:
            taken = None if id in mat.chosen else "all"
            found[key] = open_card(d, id, key, taken or (used if mat.halves else None))
        else:
            found[key] = card(d, id, key, "chosen", str(nth + 1))
    if d.g.phase == "hands":
        found |= _outfit(d, mat)
    for id in mat.hand:
        found[f"hand/{id}"] = card(d, id, f"hand/{id}")
    for pile in ("discarded", "lost", "aside"):
        cards = getattr(mat, pile)
        if cards and (pile != "aside" or d.g.phase == "hands"):
            made = partial(_pile, d, pile, cards, mat.drawn)
            found[f"pile/{pile}"] = d.since((pile, mat.seat), made, cards, mat.drawn)
    if mat.active:
        told = [bonus for bonus in d.g.bonuses if bonus.card in mat.active]
        found["pile/active"] = d.since(("active", mat.seat), partial(_active, d, mat), mat.active, told)
    return found


def _active(d: Drawing, mat: Character) -> Markup:
    key = "pile/active"
    head = tag("h3", sign("gh-persistent"), d.words("scene-pile-active", n=len(mat.active)))
    cards = [active(d, mat, id) for id in mat.active]
    return tag("div", head, tag("ul", cards, class_="gh-things"), data_k=key, class_="gh-pile is-active")


def _pile(d: Drawing, pile: str, cards: list[str], drawn: str) -> Markup:
    key = f"pile/{pile}"
    head = tag("h3", sign(PILE_ICON[pile]), d.words(f"scene-pile-{pile}", n=len(cards)))
    slips = [slip(d, id, "drawn" if id == drawn else "") for id in cards]
    return tag("div", head, tag("div", slips), data_k=key, class_=f"gh-pile is-{pile}")


def _outfit(d: Drawing, mat: Character) -> dict[str, Markup]:
    """What a character may choose before the first round: cards of its levels, perks, items of the shop."""
    found: dict[str, Markup] = {}
    had, cards = [*mat.hand, *mat.aside], d.content.cards
    gained = sum(cards[id].level > 1 for id in had if id)
    if gained < mat.level - 1:
        for id in d.content.cards_of[mat.what]:
            if 2 <= cards[id].level <= mat.level and id not in had:
                found[f"hand/{id}"] = card(d, id, f"hand/{id}", "gain")
    if mat.level > 1:
        perks = d.content.classes[mat.what].perks
        found["pile/perks"] = _choices(
            d, "pile/perks", "scene-perks", [(f"perk/{n}", d.words.say(perk(one))) for n, one in enumerate(perks)]
        )
    if d.g.options.items == "shop":
        goods = [
            (f"item/{id}", f"{item.name[d.words.lang]} ({item.cost})")
            for id, item in d.content.items.items()
            if item.prosperity == 1 and id not in mat.items
        ]
        found["pile/shop"] = _choices(d, "pile/shop", "scene-shop", goods)
    return found


def _choices(d: Drawing, key: str, title: str, some: list[tuple[str, str]]) -> Markup:
    rows = [tag("button", tag("span", text), data_spot=spot, type="button", class_="gh-slip") for spot, text in some]
    return tag("div", tag("h3", d.words(title)), tag("div", rows), data_k=key, class_="gh-pile is-choice")


def _goal_card(d: Drawing, id: str) -> Markup:
    goal, w = d.content.battle_goals[id], d.words
    text = goal.text[w.lang] if goal.text else ""
    return tag(
        "button",
        tag("span", tag("b", goal.name[w.lang]), tag("span", [sign("check")] * goal.checks), class_="head"),
        tag("span", text, class_="text"),
        data_k=f"hand/{id}",
        data_spot=f"goal/{id}",
        type="button",
        class_="gh-goal-card",
        aria_label=f"{goal.name[w.lang]}: {text} {w('scene-goal-worth', n=goal.checks)}",
    )
