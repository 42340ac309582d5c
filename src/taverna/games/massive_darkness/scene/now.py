"""What is going on: the dice of a combat, cards just found, a trade, a lesson; Enemies and the Mission; the end."""

from __future__ import annotations

from functools import partial
from typing import Any

from taverna.core.scene import Markup, tag

from ..campaign.market import value
from ..printed import card_text, goal_text, rules_text
from ..rules.combat.damage import totals
from ..rules.dice import capped
from ..rules.kits import name_of
from ..rules.skills import titled
from ..rules.trade import partners
from ..state import Combat, Die, Enemy, Hero
from .boards import BoardSight
from .sight import COMBAT_ICON, SYMBOL_ICON, Fragments, counted, die_shape, icon, sign

FACE_SPOTS = {
    1: ((16, 16),),
    2: ((10.5, 16), (21.5, 16)),
    3: ((16, 10), (10, 21), (22, 21)),
    4: ((10.5, 10.5), (21.5, 10.5), (10.5, 21.5), (21.5, 21.5)),
}
SYMBOL_SIZE = {1: 18, 2: 12.5, 3: 11.5, 4: 10.5}


class NowSight(BoardSight):
    """What is going on."""

    def now(self) -> Fragments:
        g = self.g
        if self.result is not None:
            return {}
        found: Fragments = {}
        if g.event:
            found |= self._event(g.event)
        if g.door_card:
            found |= self._door_card(g.door_card)
        if g.found:
            found |= self._found()
        if g.combat is not None:
            found["now/combat"] = self._combat(g.combat, True)
        elif g.last is not None and g.phase in ("heroes", "enemies"):
            last = g.last
            found["now/combat"] = self.kept(lambda: self._combat(last, False), "last", repr(last))
        return found

    def _panel(self, key: str, title: Any, *inside: Any, class_: str = "") -> Markup:
        return tag("section", tag("h2", title), *inside, data_k=key, class_=f"md-panel {class_}".rstrip())

    # -- combat ------------------------------------------------------------------------------------------------------
    def _combat(self, c: Combat, live: bool) -> Markup:
        """Who attacks whom, the dice as they lie, and what comes of them."""
        w, g = self.words, self.g
        foe = self.foe_of(c)
        hero = self.token(c.hero, 30)
        other = self.foe_token(c.card, 34) if c.card else sign("md-pillar")
        one, two = (hero, other) if c.hero_attacks else (other, hero)
        said = w(
            "scene-combat-hero" if c.hero_attacks else "scene-combat-foe",
            **({"who": c.hero} if c.hero_attacks else {"whom": c.hero}),
            foe=foe,
        )
        hits, shields = totals(g, c)
        title = [tag("span", one, sign(COMBAT_ICON[c.kind], self.name(c.kind)), two, class_="duel"), tag("span", said)]
        rolled = bool(c.attack or c.defence) or c.step != "roll"
        parts: list[Any] = []
        if rolled:
            parts += [self._tray(c, "attack", hits, live), self._tray(c, "defence", shields, live)]
        elif any(c.handful.values()):
            parts.append(tag("p", w("scene-before-roll"), class_="hint"))
        lost = self._lost(c)
        if lost:
            parts.append(tag("p", sign("die"), lost, class_="hint"))
        working = self._worked(c)
        if working:
            parts.append(tag("p", w("scene-at-work", things=", ".join(working)), class_="hint"))
        if rolled:
            parts.append(self._sum(c, hits, shields))
        return self._panel("now/combat", title, parts, class_="combat" + ("" if live else " is-past"))

    def _worked(self, c: Combat) -> list[str]:
        """Skills and cards at work, each by its name; what stands on an Enemy's own card is there to be read."""
        hero = self.g.heroes[c.hero]
        names = dict.fromkeys(titled(hero, name_of(key)) for key in (*c.effects, *c.activated))
        return [self.name(one) for one in names if one in self.content.named and one not in self.content.cards]

    def _lost(self, c: Combat) -> str:
        """What the limit of three of a colour took."""
        w = self.words
        kept = capped(self.content, c.wanted)
        lost = [(colour, n - kept[colour]) for colour, n in c.wanted.items() if n > kept[colour]]
        return (
            w("scene-lost-dice", dice=", ".join(w("scene-dice", colour=w(f"scene-{x}"), n=n) for x, n in lost))
            if lost
            else ""
        )

    def _tray(self, c: Combat, side: str, total: int, live: bool) -> Markup:
        """One side's dice, each with how often it was rolled again."""
        w = self.words
        dice = c.attack if side == "attack" else c.defence
        what = "hits" if side == "attack" else "shields"
        left = [(symbol, c.symbols.get(f"{side}-{symbol}", 0)) for symbol in ("bam", "diamond")]
        spent = [tag("span", sign(SYMBOL_ICON[symbol], self.name(symbol)), n, class_="left") for symbol, n in left if n]
        beyond = c.hits if side == "attack" else c.shields
        head = [
            tag("b", w(f"scene-{side}-dice")),
            tag("span", spent, class_="lefts", title=w("scene-symbols-left")) if spent and live else None,
            tag("span", f"{beyond:+d}", class_="beyond", title=w("scene-beyond")) if beyond else None,
            tag("strong", total, sign(SYMBOL_ICON[what], w(f"scene-{what}", n=total))),
        ]
        return tag(
            "div",
            tag("button", head, data_spot=f"dice/{side}", type="button", class_="md-side")
            if live
            else tag("p", head, class_="md-side"),
            tag(
                "div",
                [self._die(side, nth, die, nth in c.marked and live, live) for nth, die in enumerate(dice)],
                class_="md-dice",
            )
            if dice
            else tag("p", w("scene-no-dice"), class_="hint"),
            class_=f"md-tray {side}",
        )

    def _die(self, side: str, nth: int, die: Die, marked: bool, live: bool) -> Markup:
        return self.kept(
            partial(self._draw_die, side, nth, die, marked, live), "die", side, nth, repr(die), marked, live
        )

    def _draw_die(self, side: str, nth: int, die: Die, marked: bool, live: bool) -> Markup:
        w = self.words
        face = self.faces(die.colour).faces[die.face]
        shown = {
            "hits": face.hits + die.hits,
            "shields": face.shields + die.shields,
            "bam": face.bam + die.bam,
            "diamond": face.diamond + die.diamond,
        }
        symbols = [symbol for symbol, n in shown.items() for _ in range(n)][:4]
        places = FACE_SPOTS.get(len(symbols), ())
        size = SYMBOL_SIZE.get(len(symbols), 10)
        drawn = [
            icon(SYMBOL_ICON[symbol], size, x, y, f"sym {symbol}")
            for symbol, (x, y) in zip(symbols, places, strict=True)
        ]
        said = (
            w.listed([w(f"scene-{symbol}", n=n) for symbol, n in shown.items() if n]) if symbols else w("scene-blank")
        )
        label = w("scene-die", colour=w(f"scene-{die.colour}"), shows=said)
        notes = []
        if die.rerolled:
            label += " " + w("scene-rerolled", n=die.rerolled)
            notes.append(tag("span", sign("undo"), die.rerolled if die.rerolled > 1 else None, class_="again"))
        if die.flipped:
            label += " " + w("scene-flipped")
            notes.append(tag("span", sign("md-rise"), class_="again"))
        if die.gone:
            label += " " + w("scene-gone-die")
        body = tag(
            "svg", die_shape(die.colour), drawn, viewBox="0 0 32 32", class_=f"md-die {die.colour}", aria_hidden="true"
        )
        class_ = (
            "md-cube"
            + (" is-gone" if die.gone else "")
            + (" marked" if marked else "")
            + (" rolled-again" if die.rerolled else "")
        )
        if not live:
            return tag("span", body, notes, class_=class_, role="img", aria_label=label, title=label)
        return tag(
            "button",
            body,
            notes,
            data_spot=f"die/{side}/{nth}",
            type="button",
            class_=class_,
            aria_label=label,
            title=label,
        )

    def _sum(self, c: Combat, hits: int, shields: int) -> Markup:
        w = self.words
        amount = max(hits - shields, 0) + c.damage
        if c.halved:
            amount = (amount + 1) // 2
        known = c.dealt >= 0
        amount = c.dealt if known else amount
        said = w("scene-damage", n=amount) if known else w("scene-damage-so-far", n=amount)
        plus = tag("span", w("scene-more-damage", n=c.damage), class_="hint") if c.damage else None
        half = tag("span", w("scene-halved"), class_="hint") if c.halved else None
        return tag(
            "p",
            tag("span", hits, sign("sword", w("scene-hits", n=hits))),
            tag("span", "−", aria_hidden="true"),
            tag("span", shields, sign("shield", w("scene-shields", n=shields))),
            tag("strong", said, class_="harm" if amount else "none"),
            plus,
            half,
            class_="md-sum" + (" known" if known else ""),
        )

    # -- cards that were turned up -----------------------------------------------------------------------------------
    def _event(self, card: str) -> Fragments:
        key = "now/event"
        text = " ".join(card_text(self.words, self.content, card))
        title = [sign("bell"), tag("span", self.words("scene-event", card=card))]
        return {key: self.kept(lambda: self._panel(key, title, tag("p", text)), key, card)}

    def _door_card(self, card: str) -> Fragments:
        key = "now/door"
        rows = [tag("li", line) for line in card_text(self.words, self.content, card)]
        title = [sign("door"), tag("span", self.words("scene-door-card", card=card))]
        return {key: self.kept(lambda: self._panel(key, title, tag("ol", rows, class_="md-lines")), key, card)}

    def _found(self) -> Fragments:
        key, w, g = "now/found", self.words, self.g
        title = [sign("chest"), tag("span", w("scene-found", who=g.finder))]
        cards = [tag("div", self.card_inside(card), class_="md-card packed") for card in g.found]
        return {
            key: self._panel(
                key, title, cards, tag("p", w("scene-found-who"), class_="hint") if len(g.heroes) > 1 else None
            )
        }

    # -- spread over the map: trades and lessons ---------------------------------------------------------------------
    def spread(self) -> Fragments:
        g = self.g
        if self.result is not None:
            return {}
        if self.trades_alone and len(g.market.ready) < len(g.heroes):
            return self._market()
        if g.trading:
            return self._trade(g.heroes[g.trading[0]], [])
        if g.phase == "experience" and g.waiting and self.asked:
            return self._lesson(g.heroes[g.waiting[0]])
        if g.step == "trade" and self.acting is not None:
            return self._trade(self.acting, partners(g, self.acting))
        return {}

    def _trade(self, hero: Hero, others: list[Hero]) -> Fragments:
        """Two columns: the one who trades, and all others in the Zone."""
        w, g = self.words, self.g
        key = "spread/trade"
        title = w("scene-trading", who=hero.seat) if others else w("scene-reorganising", who=hero.seat)
        several = len(others) > 0
        columns = [tag("div", self._column(hero, True, others), class_="column")]
        if others:
            there = [hero, *others]
            bags = [self._column(one, False, [other for other in there if other is not one]) for one in others]
            columns.append(tag("div", bags, class_="column"))
        melting = [tag("span", sign(self.item_icon(card)), self.name(card), class_="md-mini") for card in g.melting]
        return {
            key: self._panel(
                key,
                [sign("md-trade"), tag("span", title)],
                tag("p", w("scene-trade-how", others=several), class_="hint"),
                tag("p", w("scene-melting"), melting, class_="melting") if melting else None,
                tag("div", columns, class_="columns" + (" two" if several else "")),
                class_="trade",
            )
        }

    def _market(self) -> Fragments:
        """Between two Missions: what a Hero has, what there is to be had, and who is still dealing."""
        w, g, key = self.words, self.g, "spread/market"
        stock = [self._on_shelf(card, n) for card, n in counted(g.market.stock).items()]
        supply = [self._on_shelf(card, n) for card, n in counted(g.starting).items()]
        dealing = [
            tag(
                "li",
                self.token(hero.seat, 24),
                tag("span", w.seat(hero.seat)),
                sign("check", w("scene-ready")) if hero.seat in g.market.ready else None,
            )
            for hero in g.heroes
        ]
        shelves = [
            tag("h3", sign("coin"), tag("span", w("scene-stock"))),
            tag("div", stock or tag("p", w("scene-nothing"), class_="hint"), class_="shelf"),
            tag("h3", sign("md-thing"), tag("span", w("scene-supply"))),
            tag("div", supply or tag("p", w("scene-nothing"), class_="hint"), class_="shelf"),
        ]
        whose = None if self.seat is None else self.deciding
        mine = [self._bag(g.heroes[whose])] if whose is not None else []
        others = [self._column(hero, False, []) for hero in g.heroes if hero.seat != whose]
        title = w("scene-market" if g.phase == "market" else "scene-outfit")
        return {
            key: self._panel(
                key,
                [sign("coin"), tag("span", title)],
                tag("p", w("scene-market-how" if g.phase == "market" else "scene-outfit-how"), class_="hint"),
                tag("ul", dealing, class_="dealing"),
                tag(
                    "div",
                    tag("div", mine, others, class_="column"),
                    tag("div", shelves, class_="column"),
                    class_="columns two",
                ),
                class_="trade",
            )
        }

    def _on_shelf(self, card: str, n: int) -> Markup:
        inside = [self.card_inside(card), tag("small", f"×{n}", class_="slot") if n > 1 else None]
        return tag("button", inside, data_spot=f"stock/{card}", type="button", class_="md-card packed")

    def _bag(self, hero: Hero) -> Markup:
        """The cards of a Hero in the Market, each with every deal there is for it."""
        w, g, seat = self.words, self.g, hero.seat
        rows = []
        for card, n in counted(hero.cards()).items():
            worth = value(g, card)
            deals = [
                self._extra(f"xp/{seat}/{card}", "star", w("scene-for-xp", n=(worth + 1) // 2)),
                self._extra(f"exchange/{seat}/{card}", "md-trade", w("scene-for-cards", n=worth)),
                self._extra(f"starting/{seat}/{card}", "md-thing", w("scene-for-starting")),
                *(
                    self._extra(f"give/{seat}/{card}/{other.seat}", "hand", w("scene-hand-to", whom=other.seat))
                    for other in g.heroes
                    if other.seat != seat
                ),
            ]
            held = tag(
                "button",
                sign(self.item_icon(card)),
                tag("span", tag("b", self.name(card), f" ×{n}" if n > 1 else None), self.pools(card), class_="what"),
                tag("i", worth),
                data_spot=f"card/{seat}/{card}",
                type="button",
                class_="md-held",
                title=" ".join(card_text(w, self.content, card)) or None,
            )
            rows.append(tag("div", held, deals, class_="md-row"))
        head = tag("h3", self.token(seat, 24), tag("span", w.seat(seat)), tag("small", w("scene-xp-left", n=hero.xp)))
        return tag("div", head, rows, class_=f"md-bag p{seat}")

    def _column(self, hero: Hero, mine: bool, givers: list[Hero]) -> Markup:
        """What a Hero has. Cards may be dragged: `data-drop` says which options a place takes."""
        w, seat, several = self.words, hero.seat, bool(givers)
        gifts = [f"^give,.*,({'|'.join(str(giver.seat) for giver in givers)})$"] if givers else []
        rows: list[Markup] = []
        wide = bool(hero.hands) and self.content.items[hero.hands[0]].slot == "two-hands"
        slots = [("body", hero.body)]
        slots += (
            [("hands", hero.hands[0])]
            if wide
            else [("hand", hero.hands[n] if n < len(hero.hands) else "") for n in (0, 1)]
        )
        for slot, card in slots:
            rows.append(self._row(hero, card, slot, mine, several))
        worn, packed = ("|".join([verb, *gifts]) if mine else None for verb in ("^equip,", "^stow,"))
        pack = [self._row(hero, card, "pack", mine, several) for card in (*hero.pack, *hero.things)]
        return tag(
            "div",
            tag(
                "h3",
                self.token(seat, 24),
                tag("span", w.seat(seat)),
                tag("small", w("scene-dead")) if hero.dead else None,
            ),
            tag("div", rows, class_="md-rows", data_drop=worn),
            tag(
                "div",
                tag("h4", w("scene-slot-pack")),
                pack or tag("p", w("scene-nothing"), class_="hint"),
                class_="md-rows",
                data_drop=packed,
            ),
            class_=f"md-bag p{seat}",
            data_drop="|".join(gifts) or None,
        )

    def _row(self, hero: Hero, card: str, slot: str, mine: bool, several: bool) -> Markup:
        """A card with all that can be done with it: its first use by a click on itself, others by signs beside it."""
        w, seat = self.words, hero.seat
        said = w(f"scene-slot-{slot}")
        if not card:
            return tag("div", tag("small", said, class_="slot"), tag("span", "–"), class_="md-row is-empty")
        beside: list[Markup] = []
        if mine:
            over = dict.fromkeys(hero.hands) if slot == "pack" else {}
            for other in over:
                beside.append(self._extra(f"equip/{seat}/{card}/{other}", "md-rise", w("scene-instead-of", card=other)))
            beside.append(self._extra(f"equip/{seat}/{card}", "md-rise", w("scene-equip")))
            beside.append(self._extra(f"stow/{seat}/{card}", "md-thing", w("scene-stow")))
        if several:
            beside.append(self._extra(f"give/{seat}/{card}", "md-trade", w("scene-give")))
        text = " ".join(card_text(w, self.content, card))
        item = self.content.items.get(card)
        return tag(
            "div",
            tag(
                "button",
                sign(self.item_icon(card)),
                tag(
                    "span",
                    tag("small", said, class_="slot") if slot != "pack" else None,
                    tag("b", self.name(card)),
                    self.pools(card),
                    class_="what",
                ),
                tag("i", item.level) if item else None,
                data_spot=f"card/{seat}/{card}",
                type="button",
                class_="md-held",
                title=text or None,
                draggable="true",
            ),
            beside,
            class_="md-row" + ("" if slot == "pack" else " is-worn"),
        )

    def _extra(self, key: str, drawn: str, said: str) -> Markup:
        return tag("button", sign(drawn), tag("span", said), data_spot=key, type="button", class_="md-extra")

    def _lesson(self, hero: Hero) -> Fragments:
        """The whole Class sheet, to choose Skills from."""
        w, key = self.words, "spread/lesson"
        facts = repr((hero.seat, hero.skills, hero.xp, self.g.level, hero.seat == self.seat))
        title = [self.token(hero.seat, 28), tag("span", w("scene-lesson", who=hero.seat, sheet=hero.cls))]

        def made() -> Markup:
            return self._panel(
                key,
                title,
                tag(
                    "p",
                    sign("star"),
                    tag("strong", w("scene-xp-left", n=hero.xp)),
                    " ",
                    w("scene-lesson-how", n=self.g.level),
                    class_="hint",
                ),
                self.sheet(hero, True),
                class_="lesson",
            )

        return {key: self.kept(made, key, facts)}

    # -- Enemies -----------------------------------------------------------------------------------------------------
    def foes(self) -> Fragments:
        found = {f"foe/{foe.id}": self._kept_foe(foe) for foe in self.g.enemies.values()}
        if not found:
            found["foe/none"] = self.kept(
                lambda: tag("p", self.words("scene-no-foes"), data_k="foe/none", class_="hint"), "foe/none"
            )
        return found

    def _kept_foe(self, foe: Enemy) -> Markup:
        courses = self.intents.get(foe.id)
        intent = self.intent(courses) if courses is not None else ""
        sure = courses is not None and len(courses) == 1
        strikes = any(course.target >= 0 for course in courses or ())
        return self.kept(partial(self._foe_sheet, foe, intent, sure, strikes), "foe", repr(foe), intent, sure, strikes)

    def _foe_sheet(self, foe: Enemy, intent: str, sure: bool, strikes: bool) -> Markup:
        """An Enemy's card: Life, Minions, dice, what it can do, what it carries and what it is about to do."""
        w = self.words
        card = self.content.cards[foe.card]
        key = f"foe/{foe.id}"
        tier = w("scene-level-of", n=card.level) if card.level else w(f"scene-tier-{card.tier}")
        minions = [tag("i", life, title=w("scene-minion-life", n=life)) for life in foe.minions]
        pools = [
            tag(
                "span",
                sign(COMBAT_ICON[kind]),
                self.dice(card.dice[kind]),
                tag("span", self.dice_said(kind, card.dice[kind]), class_="heard"),
                class_="pool",
            )
            for kind in ("melee", "ranged", "magic", "defence")
            if card.dice[kind]
        ]
        gear = [
            tag(
                "p",
                sign("chest"),
                tag("span", w("scene-carries", cards=[card_])),
                class_="loot",
                title=" ".join(card_text(w, self.content, card_)),
            )
            for card_ in foe.gear
        ]
        text = card_text(w, self.content, foe.card)
        return tag(
            "div",
            tag(
                "button",
                self.foe_token(foe.card, 34),
                tag(
                    "span",
                    tag("b", self.foe_name(foe)),
                    tag("small", f"{w(f'scene-rank-{card.rank}')}, {tier}"),
                    class_="names",
                ),
                tag("span", foe.at, class_="state"),
                data_spot=f"enemy/{foe.id}",
                type="button",
                class_="md-head",
                aria_label=self.foe_label(foe),
            ),
            tag(
                "p",
                tag(
                    "span",
                    sign("heart"),
                    tag("strong", f"{foe.life}/{foe.most}" if foe.life else "–"),
                    class_="md-count",
                    role="img",
                    aria_label=w("scene-life", n=foe.life, most=foe.most),
                )
                if foe.life or card.rank != "mob"
                else tag("span", w("scene-boss-dead"), class_="hint"),
                tag("span", w("scene-minions", n=len(foe.minions)), minions, class_="md-minions")
                if foe.minions
                else None,
                tag("span", sign("stun"), w("scene-stunned"), class_="md-state harm") if foe.stunned else None,
                class_="md-counts",
            ),
            tag("p", pools, class_="pools") if pools else None,
            [tag("p", line, class_="power") for line in text],
            gear,
            tag(
                "p",
                sign("sword" if strikes else "eye"),
                tag("span", intent),
                class_="intent" + (" sure" if sure else "") + (" strikes" if strikes else ""),
            )
            if intent
            else None,
            data_k=key,
            class_=f"md-foe-sheet {card.rank}",
        )

    # -- the Mission -------------------------------------------------------------------------------------------------
    def mission(self) -> Fragments:
        g = self.g
        key = "mission/page"
        facts = repr((g.met, g.picked, g.killed, [hero.left for hero in g.heroes], g.collapse, g.lasting))
        return {key: self.kept(self._page, key, facts)}

    def _page(self) -> Markup:
        """Story, objectives and special rules."""
        w, g, quest = self.words, self.g, self.quest
        goals = []
        for nth, goal in enumerate(quest.objectives):
            far = self.progress(nth)
            state = "met" if nth < g.met else "now" if nth == g.met else "later"
            goals.append(
                tag(
                    "li",
                    sign(
                        "check" if state == "met" else "trophy" if state == "now" else "hourglass",
                        w(f"scene-goal-{state}"),
                    ),
                    tag("span", goal_text(w, quest, goal), tag("strong", f" {far}") if far else None),
                    class_=f"is-{state}",
                )
            )
        rules = [tag("li", tag("b", f"{name}. ") if name else None, text) for name, text, _ in rules_text(w, quest)]
        lasting = [
            tag(
                "li",
                sign("bell"),
                tag("span", self.name(effect.card), ": ", " ".join(card_text(w, self.content, effect.card))),
            )
            for effect in g.lasting
            if effect.card in self.content.named
        ]
        collapse = [
            tag("li", sign("hourglass"), w("scene-collapse", tile=tile, n=left)) for tile, left in g.collapse.items()
        ]
        return tag(
            "section",
            tag("h2", sign("book"), tag("span", w("scene-mission", mission=g.mission))),
            tag("p", quest.story[w.lang], class_="story"),
            tag("ol", goals, class_="md-lines goals"),
            tag("ul", lasting, collapse, class_="md-lines") if lasting or collapse else None,
            tag(
                "details",
                tag("summary", w("scene-special-rules", n=len(rules))),
                tag("ul", rules, class_="md-lines rules"),
            )
            if rules
            else None,
            data_k="mission/page",
            class_="md-mission",
        )

    # -- the end -----------------------------------------------------------------------------------------------------
    def end(self) -> Fragments:
        if self.result is None:
            return {}
        w, g, key = self.words, self.g, "result/panel"
        won = self.result["outcome"] == "victory"
        rows = [
            tag(
                "tr",
                tag(
                    "th",
                    tag("span", self.token(hero.seat, 28), tag("span", w.seat(hero.seat)), class_="cell"),
                    scope="row",
                ),
                tag("td", self.name(hero.cls)),
                tag(
                    "td", w("scene-dead") if hero.dead else w("scene-gone") if hero.left else f"{hero.life}/{hero.most}"
                ),
                tag("td", hero.xp),
                tag("td", sum(hero.skills.values())),
                class_="winner" if won and not hero.dead else None,
            )
            for hero in g.heroes
        ]
        heads = [tag("th", w(f"scene-head-{what}"), scope="col") for what in ("class", "life", "xp", "skills")]
        return {
            key: tag(
                "div",
                tag(
                    "h2",
                    sign("crown" if won else "skull"),
                    tag("span", w("scene-won" if won else "scene-lost", mission=g.mission)),
                ),
                tag("p", w("scene-after-rounds", n=g.round), class_="hint"),
                tag("table", tag("thead", tag("tr", tag("td"), heads)), tag("tbody", rows)),
                data_k=key,
                class_="result" + ("" if won else " is-lost"),
            )
        }
