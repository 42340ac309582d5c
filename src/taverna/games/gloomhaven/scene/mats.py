"""What lies around the map: whose turn it is, elements, monsters' cards, the mats of the characters, the scenario."""

from __future__ import annotations

from collections import Counter
from typing import get_args

from taverna.core.scene import Markup, tag

from ..printed import Line, Printed, Printer
from ..records.abilities import ELEMENTS, NEGATIVE, Rank
from ..records.monsters import MonsterType, Stats
from ..rules import figures, goals, initiative, sums
from ..rules.levels import bonus_xp, hazard_damage, token_value, trap_damage
from ..speech import perk
from ..state import Character, Figure, MonsterGroup
from .cards import CardSight
from .drawing import CLASS_ICON, CONDITION_ICON, ELEMENT_ICON, MONSTER_ICON, badge, conditions_of, icon, sign

STRENGTH = {2: "strong", 1: "waning", 0: "inert"}


def rounds_left(hand: int, discarded: int) -> int:
    """For how many rounds the cards last if no action loses any: two a round, and a short rest, which costs a card,
    whenever fewer than two are left (GH-SELECT-10, GH-REST-05)."""
    rounds = 0
    while True:
        if hand >= 2:
            hand, discarded, rounds = hand - 2, discarded + 2, rounds + 1
        elif discarded >= 2:
            hand, discarded = hand + discarded - 1, 0
        else:
            return rounds


class MatSight(CardSight):
    """Everything beside the map."""

    # -- whose turn --------------------------------------------------------------------------------------------------
    def turn(self) -> dict[str, Markup]:
        """The round, and who acts when."""
        g, w = self.g, self.words
        if not g.round:
            said = tag("p", sign("book"), tag("b", w(f"scene-phase-{g.phase}")), class_="gh-round")
            return {"turn/strip": tag("div", said, data_k="turn/strip", class_="gh-strip")}
        head = tag(
            "p",
            tag("b", w("scene-round", n=g.round)),
            tag("span", w(f"scene-phase-{g.phase}"), class_="phase"),
            class_="gh-round",
        )
        who = self._order()
        many = sum(7 + len(name) for _, _, _, name, _ in who) > 44  # names only where there is room for them
        steps = [self._step(*one) for one in who]
        class_ = "gh-order" + (" many" if many else "")
        order = tag("ol", steps, class_=class_, aria_label=w("scene-order")) if steps else None
        return {"turn/strip": tag("div", head, order, data_k="turn/strip", class_="gh-strip")}

    def _order(self) -> list[tuple[str, str, str, str, str]]:
        """(symbol, class, number, name, state) of each, in the order of initiative."""
        g, w = self.g, self.words
        found: list[tuple[tuple[int, ...], tuple[str, str, str, str, str]]] = []
        acting = g.figures.get(g.turn)
        for mat in g.characters:
            state = "out" if mat.exhausted else ""
            number = "–"
            if not mat.exhausted:
                figure = g.figures.get(f"h{mat.seat}")
                if mat.initiative:
                    number = str(mat.initiative)
                    now = acting is not None and (acting.id == f"h{mat.seat}" or acting.owner == f"h{mat.seat}")
                    state = "now" if now else "past" if figure is not None and figure.acted else "next"
                elif g.phase in ("selection", "initiative"):
                    number = "✓" if mat.ready else "…"
                    state = "ready" if mat.ready else "choosing"
            place = (mat.initiative or 0, 0, mat.second, mat.seat) if mat.initiative else (0, 0, 0, mat.seat)
            token = (CLASS_ICON.get(mat.what, "person"), f"is-hero p{mat.seat}", number, w.seat(mat.seat), state)
            if mat.exhausted:
                place = (200, 0, 0, mat.seat)
            found.append((place, token))
        for group in g.groups:
            card = initiative.card_of(g, group)
            there = [f for f in g.figures.values() if f.what == group.what and f.kind == "monster" and f.at is not None]
            if not there:
                continue
            state, number = "", "?"
            place = (199, 1, 0, 0)
            if card is not None:
                number = str(card.initiative)
                place = (card.initiative, 1, 0, 0)
                now = acting is not None and acting.kind == "monster" and acting.what == group.what
                state = "now" if now else "past" if all(f.acted for f in there) else "next"
            drawn = MONSTER_ICON.get(group.what, "crown")
            side = "is-foe" if there[0].force != "party" else "is-friend"
            found.append((place, (drawn, side, number, self.name(group.what), state)))
        return [token for _, token in sorted(found, key=lambda one: one[0])]

    def _step(self, drawn: str, class_: str, number: str, name: str, state: str) -> Markup:
        w = self.words
        shape = (
            tag("circle", r=14, class_="body")
            if class_.startswith("is-hero")
            else tag("polygon", points="0,-15 13,-7.5 13,7.5 0,15 -13,7.5 -13,-7.5", class_="body")
        )
        said = w(f"scene-state-{state}") if state in ("now", "past", "ready", "choosing", "out") else ""
        return tag(
            "li",
            tag("svg", shape, icon(drawn, 18, 0, 0, "ic"), viewBox="-16 -16 32 32", class_="mini", aria_hidden="true"),
            tag("strong", number),
            tag("span", name, class_="who-is"),
            tag("span", said, class_="heard") if said else None,
            class_=f"{class_} {state}".rstrip(),
            aria_current="step" if state == "now" else None,
            data_home="" if state == "now" else None,
            title=f"{number} {name}",
        )

    def elements(self) -> dict[str, Markup]:
        """Six of them, as full as they are strong."""
        found = {}
        for one in ELEMENTS:
            state = STRENGTH[self.g.elements.get(one, 0)]
            coming = one in self.g.infused
            label = self.say(f"scene-element-{state}", element=one)
            if coming:
                label = f"{label}, {self.say('scene-element-coming')}"
            name = f"element/{one}"
            drawn = [
                tag("circle", r=13, class_="rim"),
                tag("path", d="M-13 0A13 13 0 0 0 13 0Z", class_="half-full") if state == "waning" else None,
                tag("circle", r=13, class_="full") if state == "strong" else None,
                icon(ELEMENT_ICON[one], 17, 0, 0, "ic"),
                tag("path", d="M9-14h8M13-18v8", class_="coming") if coming else None,
            ]
            found[name] = tag(
                "button",
                tag("svg", drawn, viewBox="-18 -19 37 37", aria_hidden="true"),
                data_k=name,
                data_spot=name,
                type="button",
                class_=f"gh-element {state} e-{one}",
                aria_label=label,
                title=label,
            )
        return found

    # -- monsters ----------------------------------------------------------------------------------------------------
    def monsters(self) -> dict[str, Markup]:
        """The stat card and the ability card of each type on the map."""
        found = {}
        for group in self.g.groups:
            there = [f for f in self.standing() if f.kind == "monster" and f.what == group.what]
            if there:
                found[f"monster/{group.what}"] = self._group(group, there)
        return found

    def _group(self, group: MonsterGroup, there: list[Figure]) -> Markup:
        g, w = self.g, self.words
        record = self.content.monsters[group.what]
        card = initiative.card_of(g, group)
        ranks = [rank for rank in get_args(Rank) if any(f.rank == rank for f in there)]
        level = min(f.level for f in there)
        now = self.g.figures.get(self.g.turn)
        acting = now is not None and now.kind == "monster" and now.what == group.what
        key = f"monster/{group.what}"
        left = g.decks[group.deck]
        facts = (
            group.what,
            level,
            tuple(ranks),
            card.number if card else None,
            acting,
            len(left.pile),
            len(g.characters),
        )

        def made() -> Markup:
            firsts = {rank: next(f for f in there if f.rank == rank) for rank in ranks}
            printer = Printer(w, self.content, lambda text: self._worth(firsts, text))
            head = tag(
                "button",
                tag(
                    "svg",
                    tag("polygon", points="0,-15 13,-7.5 13,7.5 0,15 -13,7.5 -13,-7.5", class_="body"),
                    icon(MONSTER_ICON.get(group.what, "crown"), 18, 0, 0, "ic"),
                    viewBox="-16 -16 32 32",
                    class_="mini",
                    aria_hidden="true",
                ),
                tag("b", self.name(group.what)),
                tag("span", card.initiative, class_="init", title=w("scene-initiative", n=card.initiative))
                if card
                else None,
                data_spot=key,
                type="button",
                class_="head",
                aria_label=w("scene-monster-card", monster=group.what),
            )
            does = None
            if card is not None:
                lines = self.lines(printer.monster_card(card))
                does = tag(
                    "div",
                    lines,
                    tag("span", sign("gh-refresh"), title=w("scene-shuffles"), class_="shuffles")
                    if card.shuffle
                    else None,
                    class_="does",
                )
            return tag(
                "article",
                head,
                self._stats(record, ranks, level),
                does,
                data_k=key,
                class_="gh-monster" + (" acting" if acting else ""),
            )

        return self.kept(made, "monster", *facts)  # type: ignore[no-any-return]

    def _worth(self, firsts: dict[str, Figure], text: str) -> str | None:
        """A sum of the card for each rank on the map: "3/4"."""
        known = ("A", "M", "R")
        if not any(name in text for name in known) and "C" not in text and "level" not in text:
            return None
        if any(word in text for word in ("target", "moved", "dealt", "damaged", "killed", "hp")):
            return None
        values = [str(sums.value(self.g, text, figure)) for figure in firsts.values()]
        return "/".join(dict.fromkeys(values))

    def _stats(self, record: MonsterType, ranks: list[Rank], level: int) -> Markup:
        """One row for each rank that is on the map."""
        w, g = self.words, self.g
        heads = [
            tag("th", sign(drawn, w(f"scene-stat-{name}")), scope="col", title=w(f"scene-stat-{name}"))
            for name, drawn in (("hp", "heart"), ("move", "gh-move"), ("attack", "sword"), ("range", "bow"))
        ]
        rows: list[Markup] = []
        traits: dict[str, list[Line]] = {}
        for rank in ranks:
            stats: Stats = getattr(record, rank)[level]
            figure = Figure(
                id="", kind="monster", what=record.id, force="monsters", at=None, hp=0, max_hp=0, rank=rank, level=level
            )
            cells = [
                "–" if amount is None else sums.value(g, amount, figure)
                for amount in (stats.hp, stats.move, stats.attack)
            ]
            cells.append(stats.range or "–")
            name = tag("th", w(f"print-rank-{rank}"), scope="row", class_=f"rank {rank}")
            rows.append(tag("tr", name, [tag("td", cell) for cell in cells]))
            traits[rank] = self.printer.traits(stats, record.flying)
            immune = (*record.immune, *stats.immune)
            if immune:
                named = ", ".join(w(f"print-{one}") for one in immune)
                traits[rank].append(Line("shield", w("print-immune", conditions=named)))
            traits[rank] += self._specials(record, stats, figure)
        alike = len(ranks) > 1 and traits[ranks[0]] == traits[ranks[1]]
        told = [
            tag("div", self.lines(lines), class_="traits" + ("" if alike else f" {rank}"))
            for rank, lines in list(traits.items())[: 1 if alike else None]
            if lines
        ]
        level_said = tag("td", w("scene-level-short", n=level))
        table = tag("table", tag("thead", tag("tr", level_said, heads)), tag("tbody", rows))
        return tag("div", table, told, class_="stats")

    def _specials(self, record: MonsterType, stats: Stats, figure: Figure) -> list[Line]:
        """A boss's special actions, with the numbers they have at this table (GH-BOSS-03)."""
        printer = Printer(self.words, self.content, lambda text: self._worth({"boss": figure}, text))
        return printer.specials(stats.specials or record.specials, len(self.g.characters))

    # -- the party ---------------------------------------------------------------------------------------------------
    def seats(self) -> dict[str, Markup]:
        return {f"seat/{mat.seat}": self._seat(mat) for mat in self.g.characters}

    def _seat(self, mat: Character) -> Markup:
        g, w, seat = self.g, self.words, mat.seat
        key = f"seat/{seat}"
        figure = g.figures.get(f"h{seat}")
        asked = seat in self.asked
        mine = seat == self.seat
        hp, most = (max(0, figure.hp), figure.max_hp) if figure is not None else (0, 1)
        state = ""
        if mat.exhausted:
            state = w("scene-exhausted")
        elif asked and self.view["result"] is None:
            state = w("scene-thinking")
        elif mat.ready and not mat.initiative:
            state = w("scene-ready")
        if mine:
            return self._me_here(mat, state)
        active = [self._active(mat, id) for id in mat.active]
        items = [self._worn(mat, id) for id in mat.items]
        gone = " out" if mat.exhausted else ""
        return tag(
            "li",
            tag(
                "p",
                self.crest(mat, 30),
                tag("b", w.seat(seat)),
                tag("span", state, class_="state") if state else None,
                class_="gh-name",
            ),
            self.life(hp, most),
            self._conditions(figure) if figure is not None else None,
            tag("p", self._counts(mat), class_="gh-counts"),
            tag("ul", active, class_="gh-things") if active else None,
            tag("ul", items, class_="gh-things items") if items else None,
            data_k=key,
            class_=f"gh-seat p{seat}" + (" asked" if asked else "") + gone,
        )

    def _me_here(self, mat: Character, state: str) -> Markup:
        """Among the others only my name: all of mine lies before me."""
        return tag(
            "li",
            tag(
                "p",
                self.crest(mat, 24),
                tag("b", self.words.seat(mat.seat)),
                tag("span", self.words("scene-you"), class_="you"),
                tag("span", state, class_="state") if state else None,
                class_="gh-name",
            ),
            data_k=f"seat/{mat.seat}",
            class_=f"gh-seat p{mat.seat} me" + (" asked" if mat.seat in self.asked else ""),
        )

    def crest(self, mat: Character, size: int) -> Markup:
        return tag(
            "svg",
            tag("circle", r=15, class_="body"),
            icon(CLASS_ICON.get(mat.what, "person"), 20, 0, 0, "ic"),
            viewBox="-16 -16 32 32",
            width=size,
            height=size,
            class_=f"token p{mat.seat}",
            aria_hidden="true",
        )

    def life(self, hp: int, most: int) -> Markup:
        """Hit points as a bar with their number."""
        share = max(0, min(100, round(100 * hp / most))) if most else 0
        label = self.say("scene-hp", n=hp, most=most)
        return tag(
            "div",
            sign("heart"),
            tag("strong", f"{hp}/{most}"),
            tag(
                "svg",
                tag("rect", width=100, height=8, rx=4, class_="trough"),
                tag("rect", width=share, height=8, rx=4, class_="left" + (" low" if share <= 34 else "")),
                viewBox="0 0 100 8",
                preserveAspectRatio="none",
                aria_hidden="true",
            ),
            class_="gh-life",
            role="img",
            aria_label=label,
            title=label,
        )

    def _conditions(self, figure: Figure) -> Markup | None:
        some = conditions_of(figure)
        if not some:
            return None
        made = [
            tag(
                "li",
                sign(CONDITION_ICON[one]),
                self.say(f"print-{one}"),
                class_="harm" if one in NEGATIVE else "help",
                title=self.say(f"scene-condition-{one}"),
            )
            for one in some
        ]
        return tag("ul", made, class_="gh-conditions")

    def _counts(self, mat: Character) -> list[Markup]:
        w = self.words
        hand, out = len(mat.hand), len(mat.discarded)
        held = hand + len(mat.chosen)
        ends = rounds_left(held, out)
        found = [
            badge("hand", held, w("scene-hand-size", n=held)),
            badge("used", out, w("scene-discarded-size", n=out)),
            badge("gh-lost", len(mat.lost), w("scene-lost-size", n=len(mat.lost))),
            badge("gh-xp", mat.xp, w("scene-xp", n=mat.xp)),
            badge("coin", mat.money, w("scene-tokens", n=mat.money)),
        ]
        if not mat.exhausted:
            found.append(badge("hourglass", ends, w("scene-rounds-left", n=ends), "gh-count ends"))
        return found

    def _active(self, mat: Character, id: str) -> Markup:
        """A card in the active area, with the slots it has used."""
        used = [bonus for bonus in self.g.bonuses if bonus.card == id]
        slots = 0
        for bonus in used:
            if bonus.half in ("top", "bottom"):
                slots = len(getattr(self.content.cards[id], bonus.half).slots)
        spent = max((bonus.used for bonus in used), default=0)
        marks = [tag("i", class_="on" if nth < spent else None) for nth in range(slots)]
        more = tag("span", marks, class_="slots", aria_hidden="true") if slots else None
        if mat.seat == self.seat:
            return tag("li", self.slip(id, "active", more))
        return tag(
            "li", tag("span", self.name(id)), more, class_="active", title=self.printer.said(self.content.cards[id])
        )

    def _worn(self, mat: Character, id: str) -> Markup:
        """An item of another: a symbol that tells its name."""
        state = self._item_state(mat, id)
        said = self.say("scene-item-state", item=id, state=state)
        return tag("li", sign(ITEM_ICON[state], said), class_=state, title=said)

    def _item_state(self, mat: Character, id: str) -> str:
        return "spent" if id in mat.spent else "consumed" if id in mat.consumed else "ready"

    # -- my own mat --------------------------------------------------------------------------------------------------
    def mine(self) -> dict[str, Markup]:
        mat = self.me
        if mat is None:
            return {}
        w = self.words
        figure = self.g.figures.get(f"h{mat.seat}")
        hp, most = (max(0, figure.hp), figure.max_hp) if figure is not None else (0, 1)
        return {
            "mine/board": tag(
                "div",
                tag("p", self.crest(mat, 34), tag("b", w.seat(mat.seat)), class_="gh-name"),
                self.life(hp, most),
                self._conditions(figure) if figure is not None else None,
                tag("p", self._counts(mat), class_="gh-counts"),
                self._goal(mat),
                self._modifiers(mat),
                data_k="mine/board",
                class_=f"gh-mine p{mat.seat}",
            )
        } | {f"item/{id}": self._item(mat, id) for id in mat.items}

    def _goal(self, mat: Character) -> Markup | None:
        """The battle goal, for its owner's eyes."""
        if len(mat.goals) != 1 or not mat.goals[0]:
            return None
        goal = self.content.battle_goals[mat.goals[0]]
        w = self.words
        text = goal.text[w.lang] if goal.text else ""
        fits = goals.met(self.g, mat.seat)
        far = self._progress(mat, goal.test, int(goal.value))
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

    def _progress(self, mat: Character, test: str, value: int) -> str:
        """How far a battle goal is, where it counts something."""
        figure = self.g.figures.get(f"h{mat.seat}")
        counted = {
            "cards-at-least": goals.cards_left(mat) + len(mat.chosen),
            "cards-at-most": goals.cards_left(mat) + len(mat.chosen),
            "xp-at-least": mat.xp,
            "xp-at-most": mat.xp,
            "hp-at-most": figure.hp if figure is not None else 0,
            "traps-at-least": mat.tally.get("traps", 0),
            "treasures-at-least": mat.tally.get("treasures", 0),
            "doors-at-least": mat.tally.get("doors", 0),
            "tokens-at-least": mat.tally.get("tokens", 0),
            "kills-at-least": mat.tally.get("kills", 0),
            "kills-at-most": mat.tally.get("kills", 0),
            "elites-at-least": mat.tally.get("elite_kills", 0),
            "overkill-at-least": mat.tally.get("overkill", 0),
            "items-at-least": mat.tally.get("items", 0),
        }
        if test not in counted:
            return ""
        return f"{counted[test]}/{value + mat.level if test == 'items-at-least' else value}"

    def _modifiers(self, mat: Character) -> Markup:
        """What is left in the modifier deck: every card counted."""
        w = self.words
        left = Counter(mat.deck)
        order = [id for id in self.content.modifiers if left[id]]
        chips = [tag("li", tag("b", self.name(id)), f"×{left[id]}") for id in order]
        return tag(
            "details",
            tag("summary", sign("deck"), tag("span", w("scene-modifiers", n=len(mat.deck)))),
            tag("ul", chips, class_="gh-things"),
            class_="gh-deck",
        )

    def _item(self, mat: Character, id: str) -> Markup:
        key, state = f"item/{id}", self._item_state(mat, id)
        used = mat.item_uses.get(id, 0)

        def made() -> Markup:
            item, w = self.content.items[id], self.words
            text = self.printer.told(self.printer.item(item))
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

        return self.kept(made, "item", id, state, used)  # type: ignore[no-any-return]

    def hand(self) -> dict[str, Markup]:
        """My cards: in play open in two halves, in hand whole, the piles as slips."""
        mat, w = self.me, self.words
        if mat is None:
            return {}
        if len(mat.goals) > 1 and self.g.phase == "goals":
            return {f"hand/{id}": self._goal_card(id) for id in mat.goals if id}
        found: dict[str, Markup] = {}
        open_now = bool(mat.initiative) and not mat.resting
        used = mat.halves[0] if len(mat.halves) == 1 else None
        for nth, id in enumerate([*mat.chosen, *mat.played]):
            key = f"play/{id}"
            if open_now:
                taken = None if id in mat.chosen else "all"
                found[key] = self.open_card(id, key, taken or (used if mat.halves else None))
            else:
                found[key] = self.card(id, key, "chosen lead" if nth == 0 else "chosen")
        if self.g.phase == "hands":
            found |= self._outfit(mat)
        for id in mat.hand:
            found[f"hand/{id}"] = self.card(id, f"hand/{id}")
        for pile in ("discarded", "lost", "aside"):
            cards = getattr(mat, pile)
            if cards and (pile != "aside" or self.g.phase == "hands"):
                key = f"pile/{pile}"
                head = tag("h3", sign(PILE_ICON[pile]), w(f"scene-pile-{pile}", n=len(cards)))
                slips = [self.slip(id, "drawn" if id == mat.drawn else "") for id in cards]
                found[key] = tag("div", head, tag("div", slips), data_k=key, class_=f"gh-pile is-{pile}")
        if mat.active:
            key = "pile/active"
            head = tag("h3", sign("gh-persistent"), w("scene-pile-active", n=len(mat.active)))
            cards_ = [self._active(mat, id) for id in mat.active]
            found[key] = tag("div", head, tag("ul", cards_, class_="gh-things"), data_k=key, class_="gh-pile is-active")
        return found

    def _outfit(self, mat: Character) -> dict[str, Markup]:
        """What a character may choose before the first round: cards of its levels, perks, items of the shop."""
        found: dict[str, Markup] = {}
        had, cards = [*mat.hand, *mat.aside], self.content.cards
        gained = sum(cards[id].level > 1 for id in had if id)
        if gained < mat.level - 1:
            for id in self.content.cards_of[mat.what]:
                if 2 <= cards[id].level <= mat.level and id not in had:
                    found[f"hand/{id}"] = self.card(id, f"hand/{id}", "gain")
        if mat.level > 1:
            perks = self.content.classes[mat.what].perks
            found["pile/perks"] = self._choices(
                "pile/perks", "scene-perks", [(f"perk/{n}", self.words.say(perk(one))) for n, one in enumerate(perks)]
            )
        if self.g.options.get("items") == "shop":
            goods = [
                (f"item/{id}", f"{item.name[self.words.lang]} ({item.cost})")
                for id, item in self.content.items.items()
                if item.prosperity == 1 and id not in mat.items
            ]
            found["pile/shop"] = self._choices("pile/shop", "scene-shop", goods)
        return found

    def _choices(self, key: str, title: str, some: list[tuple[str, str]]) -> Markup:
        rows = [
            tag("button", tag("span", text), data_spot=spot, type="button", class_="gh-slip") for spot, text in some
        ]
        return tag("div", tag("h3", self.words(title)), tag("div", rows), data_k=key, class_="gh-pile is-choice")

    def _goal_card(self, id: str) -> Markup:
        goal, w = self.content.battle_goals[id], self.words
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

    # -- the scenario ------------------------------------------------------------------------------------------------
    def scenario(self) -> dict[str, Markup]:
        g, w = self.g, self.words
        record = self.content.scenario(g)
        nth = g.counts.get("goal", 0)
        goal = record.goals[nth if nth < len(record.goals) else 0]
        told = [piece.text[w.lang] for piece in record.pieces if piece.told and piece.text is not None]
        rooms = {room.id: room for room in record.rooms}
        last = rooms.get(g.rooms[-1]) if g.rooms else None
        story = record.intro if g.round <= 1 else None
        if last is not None and last.text is not None and len(g.rooms) > 1:
            story = last.text
        facts = [
            badge("trap", trap_damage(g), w("scene-trap-damage", n=trap_damage(g))),
            badge("flame", hazard_damage(g), w("scene-hazard-damage", n=hazard_damage(g))),
            badge("coin", token_value(g), w("scene-token-value", n=token_value(g))),
            badge("gh-xp", f"+{bonus_xp(g)}", w("scene-bonus-xp", n=bonus_xp(g))),
        ]
        return {
            "scenario/box": tag(
                "section",
                tag("h2", f"{record.number}. " if record.number else "", record.name[w.lang]),
                tag("p", sign("gh-target"), goal.text[w.lang], class_="goal"),
                [
                    tag("p", w("board-lose", goal=Printed(lost.text[w.lang])), class_="goal is-lose")
                    for lost in record.lose
                ],
                tag("p", tag("span", w("scene-level", n=g.level), class_="level"), facts, class_="gh-counts"),
                tag("p", story[w.lang], class_="story") if story is not None else None,
                tag(
                    "details",
                    tag("summary", w("scene-special-rules", n=len(told))),
                    tag("ul", [tag("li", text) for text in told]),
                )
                if told
                else None,
                data_k="scenario/box",
                class_="gh-scenario",
                aria_label=w("scene-scenario"),
            )
        }

    def result(self) -> dict[str, Markup]:
        result = self.view["result"]
        if result is None:
            return {}
        g, w = self.g, self.words
        won = result["outcome"] == "victory"
        record = self.content.scenario(g)
        rows = []
        for mat in g.characters:
            cells = [
                mat.xp + (bonus_xp(g) if won else 0),
                mat.money * token_value(g) + mat.gold,
                mat.tally.get("kills", 0),
            ]
            who = tag("span", self.crest(mat, 28), tag("span", w.seat(mat.seat)), class_="cell")
            rows.append(tag("tr", tag("th", who, scope="row"), [tag("td", cell) for cell in cells]))
        heads = [tag("th", w(f"scene-result-{name}"), scope="col") for name in ("xp", "gold", "kills")]
        story = record.outro if won else None
        return {
            "result/panel": tag(
                "div",
                tag("h2", sign("crown" if won else "skull"), tag("span", w("scene-won" if won else "scene-failed"))),
                tag("p", story[w.lang]) if story is not None else None,
                tag("table", tag("thead", tag("tr", tag("td"), heads)), tag("tbody", rows)),
                data_k="result/panel",
                class_="result",
            )
        }

    # -- the attack under way ----------------------------------------------------------------------------------------
    def now(self) -> dict[str, Markup]:
        """The modifier cards drawn for the attack that is being resolved."""
        g, w = self.g, self.words
        now = g.attacking
        if now is None or now.attacker not in g.figures or now.target not in g.figures:
            return {}
        attacker, target = g.figures[now.attacker], g.figures[now.target]
        cards = [tag("span", self.name(id), class_="mod" + ("" if id in now.used else " unused")) for id in now.drawn]
        return {
            "now/attack": tag(
                "div",
                tag("b", self.named(attacker)),
                sign("sword"),
                tag("strong", now.value) if now.drawn else None,
                cards,
                sign("next"),
                tag("b", self.named(target)),
                tag("strong", w("scene-damage", n=now.damage), class_="harm") if now.drawn else None,
                data_k="now/attack",
                class_="gh-now",
                role="status",
            )
        }


ITEM_ICON = {"ready": "gh-item", "spent": "used", "consumed": "gh-lost"}
PILE_ICON = {"discarded": "used", "lost": "gh-lost", "aside": "deck"}
__all__ = ["MatSight", "figures", "rounds_left"]
