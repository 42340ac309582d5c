"""What choosing an option would mean, as far as the seat can know: a card read out, a way and what lies on it, whom the
monsters would go for, an attack's odds. From the view alone, and by the very rules that will resolve the act."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from taverna.core.ask import Ask, Flow
from taverna.core.scene import Markup, tag
from taverna.core.words import Words
from taverna.hexgrid import Hex

from .events import Attacked, Retaliated
from .monsters import Option
from .records.abilities import Ability, Area, Attack, Extra, Move
from .records.content import Content
from .rules import attack, extras, figures, initiative, levels, movement, sums
from .rules.acting import Action
from .rules.monster_turns import options as minds
from .rules.targets import covered
from .scene.board import arrow
from .scene.drawing import View, icon, sign
from .scene.hexes import WHOLE, at, centre, hexagon
from .scene.mats import MatSight, rounds_left
from .state import Figure, Table, key

DECLINED = ("none", "stop", "skip", "no", "suffer")


def preview(view: View, seat: int, option: str, words: Words, content: Content) -> str:
    """What choosing this option would mean: a fragment of markup, or nothing."""
    return str(Foresight(view, seat, words, content).preview(option) or "")


def declining(ask: Ask) -> Any:
    """Whoever is asked in the middle adds nothing."""
    made = ask.made()
    return next((made[one] for one in DECLINED if one in made), next(iter(made.values())))


class Outcome(msgspec.Struct, frozen=True):
    """One way an attack can go."""

    damage: int
    kills: bool
    back: int  # damage by Retaliate
    value: int  # before the modifier card
    shield: int
    edge: int


class Foresight(MatSight):
    """One view, thought ahead."""

    def preview(self, option: str) -> Markup | None:
        verb, *rest = option.split(",")
        doing = self.g.doing
        if verb in ("to", "via") and doing is not None and doing.word == "move":
            return self._move((int(rest[0]), int(rest[1])), stays=verb == "to")
        if option in self.g.figures and doing is not None and doing.word == "attack":
            return self._attack(self.g.figures[option])
        if verb == "area" and doing is not None and doing.area:
            return self._area((int(rest[0]), int(rest[1]), int(rest[2])))
        if verb in ("card", "end", "drop") or option in self.content.cards:
            return self._card(rest[0] if rest else option)
        if verb in ("top", "bottom"):
            return self._half(rest[0], verb)
        if verb in ("hand", "discarded"):
            return self._lose(verb)
        if verb == "item" or option in self.content.items:
            return self._item_text(rest[0] if rest else option)
        if verb == "act":
            return self._act([int(part) for part in rest])
        if option == "rest":
            return self._rest()
        return None

    def _panel(self, *inside: Any) -> Markup:
        return tag("div", *inside, class_="gh-peek preview")

    # -- cards and items ---------------------------------------------------------------------------------------------
    def _card(self, id: str) -> Markup | None:
        if id not in self.content.cards:
            return None
        card = self.content.cards[id]
        return self._panel(
            tag(
                "div",
                self._head(card),
                tag("span", self.half(card.top), class_="half upper"),
                tag("span", self.half(card.bottom), class_="half lower"),
                class_="gh-card flat",
            )
        )

    def _half(self, id: str, which: str) -> Markup:
        card = self.content.cards[id]
        half = card.top if which == "top" else card.bottom
        fates = [tag("li", self.words(f"print-fate-{fate}")) for fate in self.printer.fate(half)]
        return self._panel(
            tag("h3", card.name[self.words.lang]),
            tag("div", self.lines(self.printer.half(half)), class_="lines"),
            tag("ul", fates, class_="steps") if fates else None,
        )

    def _item_text(self, id: str) -> Markup:
        item = self.content.items[id]
        lines = self.lines(self.printer.item(item))
        return self._panel(tag("h3", item.name[self.words.lang]), tag("div", lines, class_="lines"))

    def _lose(self, verb: str) -> Markup | None:
        """What it costs to negate damage: rounds."""
        mat = self.me
        if mat is None:
            return None
        hand, out = len(mat.hand) + len(mat.chosen), len(mat.discarded)
        now = rounds_left(hand, out)
        then = rounds_left(hand - 1, out) if verb == "hand" else rounds_left(hand, out - 2)
        return self._panel(tag("p", sign("hourglass"), self.words("peek-rounds", now=now, then=then)))

    def _rest(self) -> Markup | None:
        mat = self.me
        if mat is None:
            return None
        hand, out = len(mat.hand), len(mat.discarded)
        return self._panel(
            tag("h3", self.words("peek-rest")),
            tag("p", self.words("peek-rest-cards", n=out - 1)),
            tag(
                "p",
                sign("hourglass"),
                self.words("peek-rounds", now=rounds_left(hand, out), then=rounds_left(hand + out - 1, 0)),
            ),
        )

    # -- a move ------------------------------------------------------------------------------------------------------
    def _move(self, end: Hex, stays: bool) -> Markup | None:
        """The way, what it runs into, and whom the monsters would go for from there."""
        g, w, doing = self.g, self.words, self.g.doing
        if self.reach is None or end not in self.reach[2] or doing is None:
            return None
        who = g.figures[doing.figure]
        path = self.way_to(end)
        cost = self.reach[2][end].cost
        notes = [tag("li", sign("gh-move"), w("peek-way", n=len(path) - 1, cost=cost, left=doing.points - cost))]
        notes += self._on_the_way(who, path)
        return self._panel(tag("ul", notes, class_="lines"), self._intentions(who, end) if stays else None)

    def _on_the_way(self, who: Figure, path: tuple[Hex, ...]) -> list[Markup]:
        g, w = self.g, self.words
        assert g.doing is not None
        manner, end = g.doing.manner, path[-1]
        met = [] if manner == "fly" else list(path[1:]) if manner == "walk" else [end]
        found = []
        for a in met:
            trap = g.traps.get(key(a))
            if trap is not None:
                said = [w("scene-trap", n=trap.damage)] if trap.damage else [w("scene-trap-plain")]
                said += [w(f"print-{one}") for one in trap.conditions]
                found.append(tag("li", sign("trap"), ", ".join(said)))
            if a in g.hazards:
                found.append(tag("li", sign("flame"), w("scene-hazard", n=levels.hazard_damage(g))))
        if who.kind == "character":
            for a in path[1:]:
                if a in self.ground.doors:
                    found.append(tag("li", sign("door"), w("peek-door")))
            if n := g.money.get(key(end)):
                found.append(tag("li", sign("coin"), w("peek-money", n=n)))
            if key(end) in g.treasures:
                found.append(tag("li", sign("chest"), w("peek-treasure")))
        return found

    # -- the monsters ------------------------------------------------------------------------------------------------
    def _intentions(self, who: Figure, end: Hex) -> Markup | None:
        """Whom each monster that is still to act would focus on if everybody stayed where they are then."""
        who.at = end
        aims = self.intentions()
        if not aims:
            return None
        w = self.words
        there = figures.standing(self.g)
        rows = []
        for target in dict.fromkeys(option.focus for _, option, _ in aims if option.focus is not None):
            victim = self.g.figures.get(there.get(target, ""))
            strikes = [self.named(f) for f, option, _ in aims if option.focus == target and target in option.attacks]
            comes = [self.named(f) for f, option, _ in aims if option.focus == target and target not in option.attacks]
            name = "" if victim is None else self.named(victim)
            parts = []
            if strikes:
                parts.append(w("peek-attack-by", n=len(strikes), names=w.listed(strikes)))
            if comes:
                parts.append(w("peek-near-by", n=len(comes), names=w.listed(comes)))
            mine = victim is not None and victim.id == who.id
            rows.append(
                tag(
                    "li", sign("eye"), tag("span", tag("b", name), ": ", " ".join(parts)), class_="me" if mine else None
                )
            )
        idle = [self.named(f) for f, option, _ in aims if option.focus is None]
        if idle:
            rows.append(tag("li", sign("muddle"), w("peek-no-focus", names=w.listed(idle))))
        if any(open_ for _, _, open_ in aims):
            rows.append(tag("li", sign("help"), w("peek-tied"), class_="note"))
        return tag("div", tag("h3", w("peek-focus")), tag("ul", rows, class_="lines"), self.mini(aims, who))

    def intentions(self) -> list[tuple[Figure, Option, bool]]:
        """(monster, what it would do, whether players would have a choice), of those still to act this round."""
        g = self.g
        found: list[tuple[Figure, Option, bool]] = []
        groups = {group.what: initiative.card_of(g, group) for group in g.groups}
        for figure in sorted(g.figures.values(), key=lambda f: (f.rank == "normal", f.number)):
            card = groups.get(figure.what) if figure.kind == "monster" else None
            if card is None or figure.acted or figure.new or figure.at is None or "stun" in figure.conditions:
                continue
            some = thought(g, figure, card.do)
            if some:
                found.append((figure, some[0], len(some) > 1))
        return found

    def mini(self, aims: list[tuple[Figure, Option, bool]], who: Figure) -> Markup:
        """A small map: who would go where, and at whom."""
        left, top, wide, high = self.box
        drawn: list[Any] = [tag("polygon", points=WHOLE, transform=at(a), class_="f") for a in self._hexes]
        there = figures.standing(self.g)
        for _, option, _ in aims:
            path = [centre(a) for a in option.path]
            if len(path) > 1:
                drawn.append(tag("path", d="M" + "L".join(f"{x:g} {y:g}" for x, y in path), class_="step"))
            if option.focus is not None and option.focus in there:
                (x1, y1), (x2, y2) = centre(option.move), centre(option.focus)
                class_ = "aim" if option.focus in option.attacks else "aim far"
                drawn.append(tag("path", d=arrow(x1, y1, x2, y2), class_=class_))
        for figure in self.standing():
            assert figure.at is not None
            body = (
                tag("polygon", points=hexagon(20), class_="foe")
                if figure.force != "party"
                else tag("circle", r=20, class_=f"ally p{figure.seat or 0}")
            )
            ring = tag("circle", r=28, class_="me") if figure.id == who.id else None
            drawn.append(tag("g", body, icon(self.glyph(figure), 26, 0, 0, "ic"), ring, transform=at(figure.at)))
        return tag("svg", drawn, viewBox=f"{left:g} {top:g} {wide:g} {high:g}", class_="gh-map", aria_hidden="true")

    def _act(self, numbers: list[int]) -> Markup | None:
        """One of the things a monster may do."""
        end: Hex = (numbers[0], numbers[1])
        hit = list(zip(numbers[2::2], numbers[3::2], strict=True))
        monster = self.g.figures.get(self.g.turn)
        if monster is None or monster.at is None:
            return None
        there = figures.standing(self.g)
        names = [self.named(self.g.figures[there[a]]) for a in hit if a in there]
        w = self.words
        said = w("peek-act-attack", names=w.listed(names)) if names else w("peek-act")
        option = Option(hit[0] if hit else None, (monster.at, end), tuple(hit))
        return self._panel(
            tag("h3", self.named(monster)), tag("p", said), self.mini([(monster, option, False)], monster)
        )

    # -- an attack ---------------------------------------------------------------------------------------------------
    def odds(self, target: Figure) -> dict[Outcome, float]:
        """Every way this attack can go, and how likely it is, from the rule that will resolve it and from what is left
        in the modifier deck."""
        from . import GAME

        doing = self.g.doing
        assert doing is not None
        shot, seat = self._shot(), self.g.figures[doing.figure].seat

        def flow(g: Table) -> Flow:
            act = Action(doing.figure, seat)
            yield from attack.strike(g, act, shot(g, act), target.id)

        def measure(g: Table) -> Outcome:
            hit = next((event for event in g.out if isinstance(event, Attacked)), None)
            back = sum(event.damage for event in g.out if isinstance(event, Retaliated))
            left = g.figures.get(target.id)
            dead = left is None or left.at is None
            if hit is None:
                return Outcome(0, dead, back, 0, 0, 0)
            return Outcome(hit.damage, dead, back, hit.value, hit.shield, hit.edge)

        return GAME.odds(self.g, flow, measure, declining)

    def _shot(self) -> Callable[[Table, Action], attack.Shot]:
        doing = self.g.doing
        assert doing is not None
        ability = msgspec.json.decode(doing.ability, type=Attack)
        gained = [msgspec.json.decode(text, type=Extra) for text in doing.gained]
        return lambda g, act: attack.Shot(g, act, ability, list(gained))

    def _attack(self, target: Figure) -> Markup:
        g, w = self.g, self.words
        odds = self.odds(target)
        assert g.doing is not None
        who = g.figures[g.doing.figure]
        act = Action(who.id, who.seat)
        made = self._shot()(g, act)
        one = next(iter(odds))
        chart = self._chart(odds)
        kill = sum(p for outcome, p in odds.items() if outcome.kills)
        mean = sum(outcome.damage * p for outcome, p in odds.items())
        back = max((outcome.back for outcome in odds), default=0)
        deck = len(g.character(who.id).deck) if who.kind == "character" else len(g.monster_deck)
        return self._panel(
            tag("h3", w("peek-attack", name=self.named(target))),
            tag("ul", self._steps(who, target, made, act, one), class_="steps"),
            tag("p", w("peek-kill"), " ", tag("strong", percent(w, kill)), class_="kill"),
            chart,
            tag("p", w("peek-mean", n=round(mean, 1))),
            tag("p", sign("gh-retaliate"), w("peek-back", n=back)) if back else None,
            tag("p", w("peek-deck", n=deck), class_="note"),
        )

    def _steps(self, who: Figure, target: Figure, made: attack.Shot, act: Action, one: Outcome) -> list[Markup]:
        """What the attack is made of, each step by its name."""
        g, w = self.g, self.words
        base = sums.value(g, made.ability.value, who, target, act)
        poison = int("poison" in target.conditions)
        printed = made.gains.plus
        own = sum(
            sums.value(g, extra.plus, who, target, act)
            for extra in made.per_target
            if extras.holds(g, extra.when, who, target, act, melee=made.melee, single=made.single)
        )
        rest = one.value - base - poison - printed - own
        steps = [(w("peek-step-base"), str(base))]
        for name, value in (
            ("card", printed + own),
            ("bonus", rest if made.gains.times == 1 else 0),
            ("poison", poison),
        ):
            if value:
                steps.append((w(f"peek-step-{name}"), f"{value:+d}"))
        if made.gains.times > 1 or (rest and made.gains.times != 1):
            steps.append((w("peek-step-times"), f"×{made.gains.times}"))
        if one.edge:
            steps.append((w("print-advantage" if one.edge > 0 else "print-disadvantage"), ""))
        shield = figures.shield(g, target)
        pierce = made.pierce + made.gains.pierce
        if shield:
            steps.append((w("peek-step-shield"), f"−{shield}"))
            if pierce:
                steps.append((w("peek-step-pierce"), f"+{min(shield, pierce)}"))
        gives = [w(f"print-{one}") for one in dict.fromkeys((*made.conditions, *made.gains.conditions))]
        if made.ability.push:
            gives.append(w("print-push", value=str(made.ability.push)))
        if made.ability.pull:
            gives.append(w("print-pull", value=str(made.ability.pull)))
        return [tag("li", name, tag("b", value) if value else None) for name, value in steps] + [
            tag("li", one) for one in gives
        ]

    def _chart(self, odds: dict[Outcome, float]) -> Markup:
        """How much damage, how likely; what kills is marked."""
        w = self.words
        by: dict[int, tuple[float, bool]] = {}
        for outcome, p in odds.items():
            had, kills = by.get(outcome.damage, (0.0, True))
            by[outcome.damage] = (had + p, kills and outcome.kills)
        most = max(p for p, _ in by.values())
        rows = []
        for damage in sorted(by):
            p, kills = by[damage]
            bar = tag(
                "svg",
                tag("rect", width=f"{100 * p / most:.1f}", height=12, rx=3),
                viewBox="0 0 100 12",
                preserveAspectRatio="none",
                aria_hidden="true",
            )
            head = tag("th", sign("skull") if kills else None, damage, scope="row")
            rows.append(tag("tr", head, tag("td", bar), tag("td", percent(w, p)), class_="kills" if kills else None))
        return tag("table", tag("caption", w("peek-damage"), class_="heard"), tag("tbody", rows), class_="odds")

    def _area(self, place: tuple[int, int, int]) -> Markup:
        """Whom a shape laid so would catch; of attacks, how each of them would fare."""
        g, w = self.g, self.words
        doing = g.doing
        assert doing is not None
        area = msgspec.json.decode(doing.area, type=Area)
        hexes = covered(area, place)
        who = g.figures[doing.figure]
        caught = [f for f in self.standing() if f.at in hexes and f.force != who.force]
        rows = []
        for figure in caught:
            if doing.word == "attack":
                odds = self.odds(figure)
                kill = sum(p for outcome, p in odds.items() if outcome.kills)
                mean = sum(outcome.damage * p for outcome, p in odds.items())
                told = w("peek-area-odds", mean=round(mean, 1), kill=percent(w, kill))
                rows.append(tag("li", sign(self.glyph(figure)), tag("span", tag("b", self.named(figure)), " ", told)))
            else:
                rows.append(tag("li", sign(self.glyph(figure)), tag("b", self.named(figure))))
        turns = tag("p", w("peek-area-turn"), class_="note")
        return self._panel(tag("h3", w("peek-area", n=len(caught))), tag("ul", rows, class_="lines"), turns)


def thought(g: Table, figure: Figure, abilities: tuple[Ability, ...]) -> list[Option]:
    """What a monster would do with the first Move and Attack of these abilities, elements left aside."""
    move = next((one for one in abilities if isinstance(one, Move)), None)
    strike = next((one for one in abilities if isinstance(one, Attack)), None)
    if move is None and strike is None:
        return []
    act = Action(figure.id, None)
    made = attack.Shot(g, act, strike, []) if strike is not None and "disarm" not in figure.conditions else None
    points = None if move is None else max(0, sums.value(g, move.value, figure, None, act))
    jump = move is not None and move.jump
    fly = move is not None and move.fly
    return minds(g, figure, points, jump, fly, made)


def percent(w: Words, p: float) -> str:
    """A chance for people: never 0 % or 100 % unless it is certain."""
    whole = round(100 * p)
    if 0 < p < 1 - 1e-9 and whole in (0, 100):
        return w("peek-percent-least" if whole == 0 else "peek-percent-most")
    return w("peek-percent", n=whole)


__all__ = ["Foresight", "movement", "percent", "preview", "thought"]
