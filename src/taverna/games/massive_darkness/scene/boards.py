"""What players have before them: the Round, Hero boards with Body, Hands and Inventory, Class sheets."""

from __future__ import annotations

from functools import partial
from typing import Any

from taverna.core.scene import Markup, tag

from ..events import PHASES
from ..printed import card_text, goal_text, powers_text
from ..records import LeverPulled, Line, Power
from ..rules.kits import hero_kit
from ..rules.round import from_first
from ..rules.skills import titled
from ..state import ACTIONS, MOST_XP, Hero
from .floor import FloorSight
from .sight import COMBAT_ICON, PHASE_ICON, Fragments, pips, sign

ACTION_ICON = {
    "pick-up": "chest",
    "trade": "md-trade",
    "transmute": "md-transmute",
    "stand-up": "md-rise",
    "lever": "md-lever",
    "leave": "md-exit",
    "stop": "pause",
    "rest": "next",
}
OWN = ("shadow", "special", "free", "signature")  # Skills of the Hero card and of the Class


class BoardSight(FloorSight):
    """The Round, and Heroes with all they have."""

    # -- whose turn, which Phase -------------------------------------------------------------------------------------
    def turn(self) -> Fragments:
        g = self.g
        facts = (
            g.phase,
            g.round,
            g.level,
            g.lifebringer,
            g.first,
            g.active,
            tuple(g.waiting),
            g.met,
            g.picked,
            g.killed,
        )
        states = tuple((hero.dead, hero.left) for hero in g.heroes)
        key = "turn/strip"
        made = self.kept(
            lambda: tag(
                "div",
                tag("p", tag("b", self._when()), tag("small", self.name(g.mission)), class_="md-round"),
                self._phases(),
                self._order(),
                self._goal(),
                self._badges(),
                data_k=key,
                class_="md-strip",
            ),
            key,
            repr(facts),
            states,
        )
        return {key: made}

    def _when(self) -> str:
        """The Round, or what comes before the first."""
        g, w = self.g, self.words
        if g.round:
            return w("scene-round", n=g.round)
        return w(
            "scene-market" if g.phase == "market" else "scene-outfit" if g.phase == "outfit" else "board-phase-setup"
        )

    def _phases(self) -> Markup:
        w, now = self.words, self.g.phase
        at = PHASES.index(now) if now in PHASES else -1
        steps = [
            tag(
                "li",
                sign(PHASE_ICON[phase]),
                tag("span", w(f"scene-phase-{phase}")),
                class_="past" if nth < at else "now" if nth == at else None,
                aria_current="step" if nth == at else None,
                title=w(f"board-phase-{phase}"),
            )
            for nth, phase in enumerate(PHASES)
        ]
        return tag("ol", steps, class_="md-phases")

    def _order(self) -> Markup:
        """The Heroes clockwise from the First Player: who has acted, who acts, who will."""
        g, w = self.g, self.words
        made = []
        for seat in from_first(g):
            hero = g.heroes[seat]
            if not hero.up:
                state = "dead" if hero.dead else "left"
            elif seat == g.active and g.phase == "heroes":
                state = "now"
            elif g.phase in ("heroes", "experience") and seat in g.waiting:
                state = "waits"
            else:
                state = "done" if g.phase == "heroes" else "rests"
            label = w(f"scene-order-{state}", who=seat)
            made.append(
                tag(
                    "li",
                    self.token(seat, 24),
                    tag("span", w.seat(seat), class_="who-is") if state == "now" else None,
                    sign("check") if state == "done" else sign("skull") if state == "dead" else None,
                    tag("span", label, class_="heard"),
                    class_=f"is-{state}",
                    title=label,
                )
            )
        return tag("ol", made, class_="md-order")

    def _badges(self) -> Markup:
        g, w = self.g, self.words
        return tag(
            "p",
            _count("md-level", g.level, w("scene-level", n=g.level)),
            _count("heart", g.lifebringer, w("scene-lifebringer", n=g.lifebringer)),
            _count("crown", w.seat(g.first), w("scene-first", who=g.first)),
            class_="md-badges",
        )

    def _goal(self) -> Markup:
        """The objective that comes next."""
        goals = self.quest.objectives
        if self.g.met >= len(goals):
            return tag("p", sign("check"), tag("span", self.words("scene-goals-met")), class_="md-goal")
        goal = goals[self.g.met]
        far = self.progress(self.g.met)
        text = goal_text(self.words, self.quest, goal)
        return tag(
            "p",
            sign("trophy", self.words("scene-goal")),
            tag("span", text),
            tag("strong", far) if far else None,
            class_="md-goal",
        )

    def progress(self, nth: int) -> str:
        """How much of an objective is done, where it can be counted."""
        goal, g = self.quest.objectives[nth], self.g
        mark, amount = getattr(goal, "mark", ""), getattr(goal, "amount", 0)
        kind = goal.__struct_config__.tag
        if kind == "pick-up":
            return f"{min(g.picked.get(mark, 0), amount)}/{amount}"
        if kind == "kill":
            return f"{min(g.killed.get(mark, 0), amount)}/{amount}"
        if kind == "escape" and getattr(goal, "who", "") == "all":
            return f"{sum(hero.left for hero in g.heroes)}/{len(g.heroes)}"
        return ""

    # -- my own place ------------------------------------------------------------------------------------------------
    def mine(self) -> Fragments:
        hero = self.shown
        if hero is None:
            return {}
        g = self.g
        acting = self.acting is hero
        facts = repr((hero.life, hero.most, hero.xp, hero.micro, hero.actions, hero.points, hero.extra, hero.stunned))
        back = tuple(id for id in hero.attacked if id in g.enemies) if acting else ()
        more = (hero.seat, acting, hero.dead, hero.left, hero.at, self.unseen(hero), back, g.story, g.roles)
        return {
            "mine/who": self.kept(partial(self._me, hero, acting), "me", facts, repr(more)),
            "mine/actions": self.kept(
                partial(self._actions, hero, acting), "acts", hero.stunned, bool(hero.points), acting
            ),
        }

    def _me(self, hero: Hero, acting: bool) -> Markup:
        w = self.words
        return tag(
            "div",
            tag(
                "p",
                self.token(hero.seat, 38),
                tag("span", tag("b", w.seat(hero.seat)), tag("small", self.name(hero.cls))),
                class_="md-name",
            ),
            tag(
                "p",
                pips(hero.life, hero.most, "heart", "heart-empty", "md-hearts"),
                tag("strong", f"{hero.life}/{hero.most}"),
                class_="md-life",
                role="img",
                aria_label=w("scene-life", n=hero.life, most=hero.most),
            ),
            tag("p", self._states(hero), class_="md-states"),
            self._pips(hero) if acting else tag("p", w("scene-not-acting"), class_="md-pips idle"),
            tag("p", sign("wound"), w("scene-counter", foes=self._back(hero)), class_="md-back")
            if self._back(hero)
            else None,
            data_k="mine/who",
            class_=f"md-me p{hero.seat}" + (" acting" if acting else ""),
        )

    def _back(self, hero: Hero) -> list[str]:
        """Who will strike back when the Activation ends."""
        if self.acting is not hero:
            return []
        return [self.foe_name(self.g.enemies[id]) for id in hero.attacked if id in self.g.enemies]

    def _states(self, hero: Hero) -> list[Markup]:
        """XP, light or shadow, Stun and the like."""
        w, g = self.words, self.g
        found = [_count("star", f"{hero.xp}", w("scene-xp", n=hero.xp, most=MOST_XP), "XP")]
        if g.story:
            found.append(_count("coin", hero.micro, w("scene-micro", n=hero.micro)))
        if hero.dead or hero.left:
            found.append(
                _state("skull" if hero.dead else "md-exit", w("scene-dead" if hero.dead else "scene-gone"), "harm")
            )
            return found
        if self.unseen(hero):
            found.append(_state("md-shadow", w("scene-in-shadow"), "help"))
        else:
            found.append(_state("md-torch", w("scene-in-light"), "lit"))
        if hero.stunned:
            found.append(_state("stun", w("scene-stunned"), "harm"))
        if hero.slowed:
            found.append(_state("hourglass", w("scene-slowed"), "harm"))
        for role, seat in g.roles.items():
            if seat == hero.seat:
                found.append(_state("crown", self.name(f"{g.mission}/{role}"), "lit"))
        return found

    def _pips(self, hero: Hero) -> Markup:
        """Actions as three pips, and the Movement Points of a Move under way."""
        w = self.words
        most = max(ACTIONS, hero.actions)
        spots = [tag("i", class_="on" if n < hero.actions else None) for n in range(most)]
        extra = [
            _state(COMBAT_ICON["melee"] if kind == "combat" else "md-boot", w(f"scene-extra-{kind}", n=n), "help")
            for kind, n in hero.extra.items()
            if n and kind in ("combat", "move")
        ]
        return tag(
            "p",
            tag("span", spots, class_="dots", role="img", aria_label=w("scene-actions", n=hero.actions)),
            tag("span", w("scene-actions", n=hero.actions), aria_hidden="true"),
            tag("span", sign("md-boot"), w("scene-points", n=hero.points), class_="points") if hero.points else None,
            extra,
            class_="md-pips",
        )

    def _actions(self, hero: Hero, acting: bool) -> Markup:
        """What can be done without pointing at anything on the map."""
        wanted = ["pick-up", "trade", "transmute"]
        if hero.stunned:
            wanted.insert(0, "stand-up")
        if any(isinstance(rule.trigger, LeverPulled) for rule in self.quest.happens):
            wanted.append("lever")
        if self.quest.exit and any(goal.__struct_config__.tag == "escape" for goal in self.quest.objectives):
            wanted.append("leave")
        wanted.append("stop" if hero.points and acting else "rest")
        made = [
            tag(
                "button",
                sign(ACTION_ICON[one]),
                tag("span", self.words(f"scene-do-{one}")),
                data_spot=f"action/{one}",
                type="button",
                class_=f"md-do of-{one}",
            )
            for one in wanted
        ]
        return tag("div", made, data_k="mine/actions", class_="md-actions" + ("" if acting else " idle"))

    # -- Equipment ---------------------------------------------------------------------------------------------------
    def gear(self) -> Fragments:
        hero = self.shown
        if hero is None:
            return {}
        seat, w = hero.seat, self.words
        found: Fragments = {}
        slots: list[tuple[str, str]] = [("body", hero.body)]
        hands = hero.hands[:]
        wide = bool(hands) and self.content.items[hands[0]].slot == "two-hands"
        slots += (
            [("hands", hands[0])]
            if wide
            else [("hand-1", hands[0] if hands else ""), ("hand-2", hands[1] if len(hands) > 1 else "")]
        )
        for slot, card in slots:
            key = f"gear/{slot}"
            said = w(f"scene-slot-{slot.partition('-')[0]}")
            if card:
                found[key] = self.card(seat, card, key, said)
            else:
                found[key] = self.kept(partial(_empty, key, said), key, said)
        for nth, card in enumerate([*hero.pack, *hero.things]):
            found[f"gear/pack-{nth}"] = self.card(seat, card, f"gear/pack-{nth}", "")
        return found

    def card(self, seat: int, card: str, key: str, slot: str, more: tuple[Markup, ...] = ()) -> Markup:
        """An Equipment card, or a thing of the Mission."""
        return self.kept(partial(self._card, seat, card, key, slot), "card", seat, card, key, slot)

    def _card(self, seat: int, card: str, key: str, slot: str) -> Markup:
        item = self.content.items.get(card)
        text = " ".join(card_text(self.words, self.content, card))
        return tag(
            "button",
            self.card_inside(card, slot),
            data_k=key,
            data_spot=f"card/{seat}/{card}",
            type="button",
            class_="md-card" + (" is-worn" if slot else " packed") + (f" of-{item.slot}" if item else " of-thing"),
            title=text or None,
            draggable="true",
            data_drop="^equip," if slot else "^stow,",
        )

    def card_inside(self, card: str, slot: str = "") -> list[Any]:
        """Icon, name, Level, dice, text."""
        item = self.content.items.get(card)
        text = " ".join(card_text(self.words, self.content, card))
        return [
            tag("small", slot, class_="slot") if slot else None,
            tag(
                "span",
                sign(self.item_icon(card)),
                tag("b", self.name(card)),
                tag("i", item.level, title=self.words("scene-level-of", n=item.level)) if item else None,
                class_="head",
            ),
            self.pools(card),
            tag("span", text, class_="text") if text else None,
        ]

    def pools(self, card: str) -> Markup | None:
        """Its dice by combat type."""
        item = self.content.items.get(card)
        if item is None:
            return None
        found = [
            tag(
                "span",
                sign(COMBAT_ICON[kind]),
                self.dice(item.dice[kind]),
                tag("span", self.dice_said(kind, item.dice[kind]), class_="heard"),
                class_="pool",
            )
            for kind in ("melee", "ranged", "magic", "defence")
            if item.dice[kind]
        ]
        return tag("span", found, class_="pools") if found else None

    def dice_said(self, kind: str, dice: Any) -> str:
        w = self.words
        said = [
            w("scene-dice", colour=w(f"scene-{colour}"), n=n)
            for colour in ("yellow", "red", "blue", "green")
            if (n := getattr(dice, colour))
        ]
        return f"{self.name(kind)}: {', '.join(said)}."

    # -- Skills ------------------------------------------------------------------------------------------------------
    def skills(self) -> Fragments:
        hero = self.shown
        if hero is None:
            return {}
        key = "skill/sheet"
        facts = repr(
            (hero.seat, hero.skills, hero.xp, self.g.level, hero.used, hero.used_round, hero.used_game, hero.signature)
        )
        return {key: self.kept(lambda: tag("div", self.sheet(hero, False), data_k=key, class_="md-sheet"), key, facts)}

    def sheet(self, hero: Hero, whole: bool) -> list[Markup]:
        """The Skills of the Hero card and the Class, then the Skill lines."""
        made = [self._own(hero, name, whole) for name in OWN]
        made += [self._line(hero, line, whole) for line in self.content.classes[hero.cls].lines]
        return [tag("ul", made, class_="md-skills" + (" whole" if whole else ""))]

    def own(self, hero: Hero, name: str) -> tuple[Power, ...]:
        card, sheet = self.content.heroes[hero.hero], self.content.classes[hero.cls]
        skill = {"shadow": card.shadow, "special": card.special, "free": sheet.free, "signature": sheet.signature}[name]
        return skill.powers

    def _own(self, hero: Hero, name: str, whole: bool) -> Markup:
        w = self.words
        title = w("scene-shadow-mode") if name == "shadow" else self.name(titled(hero, name))
        text = powers_text(w, self.own(hero, name))
        spent = (name == "signature" and hero.signature) or name in (*hero.used, *hero.used_round, *hero.used_game)
        return tag(
            "li",
            tag(
                "button",
                sign({"shadow": "md-shadow", "special": "star", "free": "check", "signature": "crown"}[name]),
                tag("b", title),
                tag("small", w(f"scene-skill-{name}"), class_="heard"),
                tag("em", w("scene-used")) if spent else None,
                tag("span", text, class_="text"),
                data_spot=f"skill/{hero.seat}/{name}",
                type="button",
                class_="md-skill have" + (" spent" if spent else ""),
                title=f"{title}: {text}",
            ),
        )

    def _line(self, hero: Hero, line: Line, whole: bool) -> Markup:
        """A Skill line: what has been acquired, what the Current Level unlocks, and what the next Skill costs."""
        w, g = self.words, self.g
        bought = hero.skills.get(line.id, 0)
        works = [step for step in line.steps[:bought] if step.level <= g.level]
        boxes = []
        for nth, step in enumerate(line.steps):
            state = (
                "have"
                if nth < bought and step.level <= g.level
                else "early"
                if nth < bought
                else "next"
                if nth == bought
                else "later"
            )
            said = w(f"scene-step-{state}", level=step.level, cost=step.cost)
            boxes.append(
                tag(
                    "i",
                    tag("b", step.level),
                    tag("span", step.cost) if nth >= bought else sign("check"),
                    class_=state,
                    title=said,
                )
            )
        told = works[-1] if works else line.steps[min(bought, len(line.steps) - 1)]
        text = powers_text(w, told.powers)
        steps = [
            tag(
                "span",
                tag("b", w("scene-step-short", level=step.level, cost=step.cost)),
                powers_text(w, step.powers),
                class_="step",
            )
            for step in line.steps
        ]
        spent = line.id in (*hero.used, *hero.used_round, *hero.used_game)
        next_ = line.steps[bought] if bought < len(line.steps) else None
        learn = (
            w("scene-learn", line=line.id, level=next_.level, cost=next_.cost)
            if next_
            else w("scene-learned-all", line=line.id)
        )
        return tag(
            "li",
            tag(
                "button",
                sign("md-level"),
                tag("b", line.name[w.lang]),
                tag("em", w("scene-used")) if spent else None,
                tag("span", steps if whole else text, class_="text"),
                data_spot=f"skill/{hero.seat}/{line.id}",
                type="button",
                class_="md-skill" + (" have" if works else "") + (" spent" if spent else ""),
                title=f"{line.name[w.lang]}: {text}",
            ),
            tag(
                "button",
                boxes,
                data_spot=f"line/{hero.seat}/{line.id}",
                type="button",
                class_="md-steps",
                aria_label=learn,
                title=learn,
            ),
        )

    # -- all the Heroes ----------------------------------------------------------------------------------------------
    def seats(self) -> Fragments:
        return {f"seat/{hero.seat}": self._kept_seat(hero) for hero in self.g.heroes}

    def _kept_seat(self, hero: Hero) -> Markup:
        g = self.g
        asked, acting = hero.seat in self.asked, self.acting is hero
        facts = (hero, asked, acting, self.unseen(hero), g.level, hero.seat == self.seat, repr(g.roles))
        return self.kept(partial(self._seat, hero, asked, acting), "seat", repr(facts))

    def _seat(self, hero: Hero, asked: bool, acting: bool) -> Markup:
        w, seat = self.words, hero.seat
        key = f"seat/{seat}"
        if hero.dead or hero.left:
            state = w("scene-dead" if hero.dead else "scene-gone")
        else:
            state = w("scene-deciding") if asked else w("scene-on-turn") if acting else hero.at
        worn = [
            tag(
                "span",
                sign(self.item_icon(card)),
                tag("span", self.name(card), class_="heard"),
                title=self.name(card),
                class_="bit",
            )
            for card in (*hero.worn(), *hero.pack, *hero.things)
        ]
        return tag(
            "li",
            tag(
                "button",
                self.token(seat, 30),
                tag("span", tag("b", w.seat(seat)), tag("small", self.name(hero.cls)), class_="names"),
                tag("span", state, class_="state"),
                data_spot=f"hero/{seat}",
                type="button",
                class_="md-head",
                aria_label=f"{self.hero_label(hero)} {state}",
            ),
            tag(
                "p",
                _count("heart", f"{hero.life}/{hero.most}", w("scene-life", n=hero.life, most=hero.most)),
                _count("star", hero.xp, w("scene-xp", n=hero.xp, most=MOST_XP)),
                tag("span", sign("md-shadow", w("scene-in-shadow")), title=w("scene-in-shadow"), class_="bit help")
                if self.unseen(hero)
                else None,
                tag("span", sign("stun", w("scene-stunned")), title=w("scene-stunned"), class_="bit harm")
                if hero.stunned
                else None,
                class_="md-counts",
            ),
            tag(
                "details",
                tag(
                    "summary",
                    tag("span", worn, class_="bits"),
                    tag("span", w("scene-all-of", who=seat), class_="heard"),
                ),
                self._belongings(hero),
                class_="md-all",
            ),
            data_k=key,
            class_=f"md-seat p{seat}"
            + (" asked" if asked else "")
            + (" out" if not hero.up else "")
            + (" me" if seat == self.seat else ""),
        )

    def _belongings(self, hero: Hero) -> Markup:
        """Cards and Skills of a Hero, in words."""
        w, g = self.words, self.g
        rows = []
        for slot, cards in (
            ("body", [hero.body] if hero.body else []),
            ("hands", hero.hands),
            ("pack", [*hero.pack, *hero.things]),
        ):
            if cards:
                chips = [self._small(hero.seat, card) for card in cards]
                rows.append(_kind(w(f"scene-slot-{slot}"), tag("div", chips, class_="chips")))
        learned = [line for line in self.content.classes[hero.cls].lines if hero.skills.get(line.id)]
        names = [self.name(titled(hero, name)) for name in ("special", "free", "signature")]
        names += [f"{line.name[w.lang]} {line.steps[hero.skills[line.id] - 1].level}" for line in learned]
        rows.append(tag("div", tag("small", w("scene-skills")), tag("p", ", ".join(names)), class_="md-kind"))
        if hero_kit(g, hero).combats:
            kinds = [self.name(kind) for kind in hero_kit(g, hero).combats]
            rows.append(tag("div", tag("small", w("scene-combats")), tag("p", w.listed(kinds)), class_="md-kind"))
        return tag("div", rows, class_="md-belongings")

    def _small(self, seat: int, card: str) -> Markup:
        text = " ".join(card_text(self.words, self.content, card))
        return tag(
            "button",
            sign(self.item_icon(card)),
            tag("span", self.name(card)),
            self.pools(card),
            data_spot=f"card/{seat}/{card}",
            type="button",
            class_="md-mini",
            title=text or None,
        )


def _kind(said: str, inside: Markup) -> Markup:
    return tag("div", tag("small", said), inside, class_="md-kind")


def _empty(key: str, said: str) -> Markup:
    return tag(
        "div",
        tag("small", said, class_="slot"),
        tag("span", "–", class_="none"),
        data_k=key,
        class_="md-card is-worn is-empty",
        data_drop="^equip,",
    )


def _count(drawn: str, n: Any, label: str, unit: str = "") -> Markup:
    return tag(
        "span",
        sign(drawn),
        tag("strong", n),
        tag("small", unit) if unit else None,
        class_="md-count",
        role="img",
        aria_label=label,
        title=label,
    )


def _state(drawn: str, said: str, class_: str) -> Markup:
    return tag("span", sign(drawn), said, class_=f"md-state {class_}")
