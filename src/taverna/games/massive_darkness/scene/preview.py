"""What choosing an option would mean, as far as anyone can know: shown before one commits.

An attack: the dice after the limit and what it took, the exact odds of Damage, Minions that would fall, what would come
back. A move: light or shadow, who would come for the Hero there. The end of an Activation: every Counterattack, and
what each Enemy would do. All of it comes from the rules themselves, run on a table made from the view.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from taverna.core.scene import Markup, tag
from taverna.core.words import Words

from .. import foresight
from ..foresight import Forecast
from ..foresight.chances import Law
from ..foresight.courses import Course, intentions
from ..records import COLOURS, Content, Dice
from ..rules import equipment, movement
from ..rules.experience import worth
from ..rules.ground import tile_level
from ..rules.kits import SPELL_SWORD, Source, hero_kit, name_of
from ..rules.levels import highest_on
from ..rules.skills import titled
from ..rules.targets import aims
from ..rules.trade import MELTED
from ..speech import COMBATS
from ..state import TOP, Hero
from ..words.sentences import power_text, powers_text
from .gear import card_inside
from .ground import Drawing
from .labels import intended
from .signs import COMBAT_ICON, sign

Ways = list[tuple[Course, Forecast | None]]
RARE = 0.005  # chances below this are told together
ALONE = ("pick-up", "rest", "stop", "transmute")  # verbs that need no object
KINDS = ("melee", "ranged", "magic", "sword-and-spell", "defence")


def told(view: dict[str, Any], seat: int, option: str, words: Words, content: Content) -> str:
    """A fragment of markup, or nothing. The drawing's own table is moved on to see what comes of it."""
    d = Drawing(view, seat, words, content)
    if d.result is not None:
        return ""
    verb, *rest = option.split(",")
    tell = VERBS.get(verb)
    if verb in COMBATS and rest:
        found = _attack(d, verb, *rest)
    elif tell is not None and bool(rest) == (verb not in ALONE):
        found = tell(d, *rest)
    else:
        found = _word(d, option)
    return str(tag("div", *found, class_="preview md-peek")) if found else ""


def _hero(d: Drawing) -> Hero:
    """The Hero the question is about."""
    return d.g.heroes[d.deciding]


def _number(d: Drawing, n: float) -> str:
    """With one decimal."""
    whole, part = f"{n:.1f}".split(".")
    return d.words("peek-number", whole=whole, part=part)


# -- attacks -----------------------------------------------------------------------------------------------------------
def _attack(d: Drawing, combat: str, whom: str) -> list[Markup]:
    """A Hero's attack, and what comes back."""
    g, w, seat = d.g, d.words, _hero(d).seat
    kind, how = ("magic", SPELL_SWORD) if combat == SPELL_SWORD else (combat, "")
    target: int | str = int(whom) if whom.isdigit() else whom
    cast = foresight.attack(g, seat, target, kind, how)
    foe = g.enemies.get(target) if isinstance(target, int) else None
    name = d.foe_name(foe) if foe is not None else w("scene-pillar", where=whom)
    lines: list[Markup | None] = []
    if foe is not None and foe.minions:
        mean = sum(n * chance for n, chance in enumerate(cast.fallen))
        lines.append(
            _said(
                "skull",
                w("peek-minions", n=_number(d, mean), most=len(foe.minions), all=d.percent(cast.fallen[-1])),
            )
        )
        if cast.boss is not None:
            lines.append(_said("check", w("peek-boss-open", chance=d.percent(cast.boss)), "good"))
        elif foe.life:
            lines.append(_said("shield", w("peek-boss-safe")))
    if foe is None or not (foe.minions and foe.life):
        lines.append(_said("check", w("peek-kill", foe=name, chance=d.percent(cast.kill)), "good"))
    if cast.retaliation:
        lines.append(_said("wound", w("peek-retaliation", chance=d.percent(cast.retaliation)), "bad"))
    if foe is not None:
        _hero(d).attacked = [*_hero(d).attacked, foe.id]
        if cast.kill < 1 and g.commanded != seat:
            lines.append(_counter(d, foresight.coming(g, seat)[foe.id], cast.kill))
    return [
        tag("h3", sign(COMBAT_ICON[combat]), tag("span", w("peek-attack", combat=combat, foe=name))),
        *_odds(d, cast, True),
        tag("ul", lines, class_="lines"),
        tag("p", w("peek-attack-note"), class_="note"),
    ]


def _counter(d: Drawing, ways: Ways, kill: float) -> Markup:
    """What an Enemy that lives would do at the end of the Activation."""
    w = d.words
    struck = [cast for _, cast in ways if cast is not None]
    if not struck:
        hides = any(step.do == "hide" for course, _ in ways for step in course.steps)
        return _said("md-shadow", w("peek-counter-hides") if hides else w("peek-counter-none"), "good")
    worst = max(struck, key=lambda cast: cast.mean)
    return _said(
        "sword",
        w("peek-counter", mean=_number(d, worst.mean), death=d.percent(worst.kill), sure=not kill),
        "bad",
    )


def _odds(d: Drawing, cast: Forecast, attacking: bool) -> list[Markup]:
    """The dice that would be rolled, what the limit took, and the chance of each amount of Damage."""
    w = d.words
    sides = []
    for said, icon_, colours in (("attack", "sword", ("yellow", "red")), ("defence", "shield", ("blue", "green"))):
        hand = Dice(**{colour: cast.handful[colour] for colour in colours})
        none = tag("span", w("scene-no-dice"), class_="hint") if not hand else None
        sides.append(
            tag(
                "span",
                sign(icon_, w(f"scene-{said}-dice")),
                d.dice(hand, 18),
                _heard(d, hand),
                none,
                class_="pool",
            )
        )
    lost = {colour: n for colour, n in cast.lost.items() if n}
    took = ", ".join(w("scene-dice", colour=w(f"scene-{colour}"), n=n) for colour, n in lost.items())
    return [
        tag("p", sides[0], tag("span", "–", aria_hidden="true"), sides[1], class_="pools"),
        *([tag("p", sign("die"), w("scene-lost-dice", dice=took), class_="note bad")] if took else []),
        tag("p", w("peek-mean" if attacking else "peek-mean-suffered", n=_number(d, cast.mean)), class_="lead"),
        _chart(d, cast.damage, None if attacking else _hero(d).life),
    ]


def _heard(d: Drawing, dice: Dice) -> Markup:
    w = d.words
    said = [w("scene-dice", colour=w(f"scene-{colour}"), n=n) for colour in COLOURS if (n := getattr(dice, colour))]
    return tag("span", w.listed(said) if said else "", class_="heard")


def _chart(d: Drawing, law: Law, fatal: int | None) -> Markup:
    """A bar for each amount of Damage."""
    rows = []
    top = max(law)
    last = max((n for n, chance in enumerate(law) if chance >= RARE), default=0)
    for n, chance in enumerate(law[: last + 1]):
        more = sum(law[n:]) if n == last else chance
        deadly = fatal is not None and n >= fatal
        rows.append(
            tag(
                "tr",
                tag("th", f"{n}+" if n == last and len(law) > last + 1 else n, scope="row"),
                tag(
                    "td",
                    tag(
                        "svg",
                        tag("rect", width=round(100 * more / top, 1), height=10, rx=2),
                        viewBox="0 0 100 10",
                        preserveAspectRatio="none",
                        aria_hidden="true",
                    ),
                ),
                tag("td", d.percent(more)),
                class_="fatal" if deadly else None,
            )
        )
    return tag("table", tag("caption", d.words("peek-odds"), class_="heard"), tag("tbody", rows), class_="odds")


# -- moves -------------------------------------------------------------------------------------------------------------
def _move(d: Drawing, to: str) -> list[Markup]:
    hero = _hero(d)
    return _moved(d, hero, to, d.words("peek-move", where=to))


def _jump(d: Drawing, power: str, to: str) -> list[Markup]:
    hero = _hero(d)
    said = _power(d, power)
    _hero(d).attacked = list(hero.attacked)
    return [*said, *_moved(d, hero, to, "")]


def _moved(d: Drawing, hero: Hero, to: str, title: str) -> list[Markup]:
    """Light or shadow there, Enemies that hold one back, a rising Level, and who would then attack."""
    g, w = d.g, d.words
    before = {id for id, courses in intentions(g).items() if _aimed(d, courses, hero.seat)}
    hero.at = to
    lines: list[Markup | None] = []
    if d.unseen(hero):
        lines.append(_said("md-shadow", w("peek-in-shadow"), "good"))
    else:
        lines.append(_said("md-torch", w("peek-in-light")))
    if movement.stays(g, hero):
        lines.append(_said("lock", w("peek-held"), "bad"))
    rises = highest_on(g, d.map.zones[to].tile)
    if rises > g.level:
        lines.append(_said("md-level", w("peek-level", n=rises), "bad"))
    lines += _threats(d, hero, before)
    return [tag("h3", title) if title else Markup(""), tag("ul", lines, class_="lines")]


def _aimed(d: Drawing, courses: list[Course], seat: int) -> bool:
    return any(course.target == seat for course in courses)


def _threats(d: Drawing, hero: Hero, before: set[int]) -> list[Markup | None]:
    """Who would attack this Hero if the Enemies' Phase began now."""
    g, w = d.g, d.words
    found: list[Markup | None] = []
    for id, ways in foresight.threats(g).items():
        struck = [cast for course, cast in ways if course.target == hero.seat and cast is not None]
        if struck:
            worst = max(struck, key=lambda cast: cast.mean)
            sure = len(struck) == len(ways)
            key = "peek-threat" if sure else "peek-threat-maybe"
            said = w(key, foe=d.foe_name(g.enemies[id]), mean=_number(d, worst.mean), death=d.percent(worst.kill))
            found.append(_said("sword", said, "bad"))
    gone = [id for id in before if id in g.enemies and not _aimed(d, intentions(g)[id], hero.seat)]
    if gone:
        found.append(_said("check", w("peek-escapes", foes=[d.foe_name(g.enemies[id]) for id in gone]), "good"))
    if not found and g.enemies:
        found.append(_said("check", w("peek-no-threat"), "good"))
    return found


# -- the end of an Activation ------------------------------------------------------------------------------------------
def _stop(d: Drawing) -> list[Markup]:
    w, hero = d.words, _hero(d)
    return [
        tag("h3", w("option-stop")),
        tag("p", w("peek-stop", n=hero.points), class_="note"),
        tag("ul", _threats(d, hero, set()), class_="lines"),
    ]


def _rest(d: Drawing) -> list[Markup]:
    """Counterattacks first, then what every Enemy would do."""
    g, w, hero = d.g, d.words, _hero(d)
    parts = [tag("h3", w("option-rest"))]
    if hero.actions:
        parts.append(tag("p", w("peek-unspent", n=hero.actions), class_="note bad"))
    back = foresight.coming(g, hero.seat)
    if back:
        rows = [_doing(d, id, ways) for id, ways in back.items()]
        parts += [tag("p", w("peek-counterattacks"), class_="lead"), tag("ul", rows, class_="lines")]
    coming = foresight.threats(g)
    if coming:
        waiting = [seat for seat in g.waiting if g.heroes[seat].up]
        rows = [_doing(d, id, ways) for id, ways in coming.items()]
        parts += [
            tag("p", w("peek-enemies-next" if not waiting else "peek-enemies-now"), class_="lead"),
            tag("ul", rows, class_="lines"),
            tag("p", w("peek-rest-note"), class_="note"),
        ]
    else:
        parts.append(tag("p", w("scene-no-foes"), class_="note"))
    return parts


def _doing(d: Drawing, id: int, ways: Ways) -> Markup:
    w, foe = d.words, d.g.enemies[id]
    struck = [cast for _, cast in ways if cast is not None]
    said = intended(d, [course for course, _ in ways])
    worst = max(struck, key=lambda cast: cast.mean) if struck else None
    harm = (
        tag("em", w("peek-harm", mean=_number(d, worst.mean), death=d.percent(worst.kill)))
        if worst is not None
        else None
    )
    return tag(
        "li",
        d.foe_token(foe.card, 22),
        tag("span", tag("b", d.foe_name(foe)), " ", said, " ", harm),
        class_="bad" if struck else None,
    )


# -- doors, tokens, cards ----------------------------------------------------------------------------------------------
def _open(d: Drawing, door: str) -> list[Markup]:
    w = d.words
    here, there = d.map.doors[door].zones
    chambers = {name for at in (here, there) if (name := d.map.zones[at].chamber) and name not in d.g.chambers}
    rooms = sum(len(d.map.chambers[name]) for name in chambers)
    lines = [
        _said("help", w("peek-door", n=rooms) if rooms else w("peek-door-known")),
        _said("undo", w("peek-no-undo"), "bad") if rooms else None,
    ]
    return [tag("h3", w("option-open", what=door)), tag("ul", lines, class_="lines")]


def _pick_up(d: Drawing) -> list[Markup]:
    g, w, at = d.g, d.words, _hero(d).at
    level = tile_level(g, at)
    lines = []
    if g.treasure.get(at):
        lines.append(_said("chest", w("peek-treasure", n=g.treasure[at], level=level)))
    if g.special.get(at):
        n = g.special[at]
        lines.append(_said("star", w("peek-treasure", n=n if level < TOP else 2 * n, level=min(level + 1, TOP))))
    lines += [_said(d.mark_icon(mark), d.name(f"{g.mission}/{mark}")) for mark in g.tokens.get(at, ())]
    if at in g.covered:
        lines.append(_said("help", w("scene-covered")))
    return [
        tag("h3", w("option-pick-up")),
        tag("ul", lines, class_="lines"),
        tag("p", w("peek-no-undo"), class_="note"),
    ]


def _transmute(d: Drawing) -> list[Markup]:
    w = d.words
    levels = sorted(d.content.items[card].level for card in _hero(d).cards())
    if len(levels) < MELTED:
        return []
    best = min(levels[-MELTED] + 1, TOP)
    return [
        tag("h3", w("option-transmute")),
        tag("p", w("peek-transmute", least=min(levels[0] + 1, TOP), most=best), class_="note"),
    ]


def _equip(d: Drawing, card: str, other: str = "") -> list[Markup]:
    """The card, and the dice before and after."""
    return [*_card(d, card), *_dice_changed(d, lambda: equipment.equip(d.g, _hero(d), card, other))]


def _stow(d: Drawing, card: str) -> list[Markup]:
    return [*_card(d, card), *_dice_changed(d, lambda: equipment.stow(d.g, _hero(d), card))]


def _dice_changed(d: Drawing, change: Callable[[], None]) -> list[Markup]:
    w, hero = d.words, _hero(d)
    before = dict(hero_kit(d.g, hero).dice)
    change()
    after = hero_kit(d.g, hero).dice
    rows = []
    for kind in KINDS:
        old, new = _pool(d, kind, before.get(kind)), _pool(d, kind, after.get(kind))
        if old != new:
            rows.append(
                tag(
                    "li",
                    sign(COMBAT_ICON[kind], d.name(kind)),
                    _hand(d, old),
                    tag("span", "→", aria_hidden="true"),
                    _hand(d, new),
                )
            )
    if not rows:
        return []
    return [tag("p", w("peek-dice-change"), class_="lead"), tag("ul", rows, class_="lines dice-change")]


def _pool(d: Drawing, kind: str, dice: tuple[int, int] | None) -> Dice:
    weak, strong = dice or (0, 0)
    return Dice(blue=weak, green=strong) if kind == "defence" else Dice(yellow=weak, red=strong)


def _hand(d: Drawing, dice: Dice) -> Markup:
    return tag("span", d.dice(dice, 18) if dice else "–", _heard(d, dice))


def _card(d: Drawing, card: str) -> list[Markup]:
    if card not in d.content.items:
        return []
    return [tag("div", card_inside(d, card), class_="md-card packed")]


def _power(d: Drawing, key: str) -> list[Markup]:
    """A Power by the key that questions use."""
    hero = _hero(d)
    sources: list[Source] = hero_kit(d.g, hero).sources
    power = next((source.power for source in sources if source.key == key), None)
    if power is None:
        return []
    title = titled(hero, name_of(key))
    name = d.words("scene-shadow-mode") if title == "shadow-mode" else d.name(title)
    return [tag("h3", name), tag("p", power_text(d.words, power))]


# -- single words ------------------------------------------------------------------------------------------------------
def _word(d: Drawing, option: str) -> list[Markup]:
    """Enemies and Heroes by number, cards, Powers, Skill lines."""
    g = d.g
    if option.isdigit():
        return _numbered(d, int(option)) if g.combat is None and not g.found and g.step != "trade" else []
    if g.phase == "experience" and not g.combat:
        return _learn(d, option)
    if option in d.content.items:
        return _card(d, option)
    return _power(d, option) if g.combat is not None else []


def _numbered(d: Drawing, n: int) -> list[Markup]:
    """Which Enemy goes first; or whom it attacks."""
    g, w = d.g, d.words
    if g.acting in g.enemies:
        foe = g.enemies[g.acting]
        for aim in aims(g, foe, foe.at):
            if aim.seat == n:
                cast = foresight.strike(g, foe.id, n, aim.combats[0])
                title = w("peek-struck", foe=d.foe_name(foe), whom=n)
                odds = [
                    tag("h3", title),
                    tag("p", w("peek-mean-suffered", n=_number(d, cast.mean)), class_="lead"),
                    _chart(d, cast.damage, g.heroes[n].life),
                ]
                return [
                    *odds,
                    tag(
                        "ul",
                        [_said("skull", w("peek-death", whom=n, chance=d.percent(cast.kill)), "bad")],
                        class_="lines",
                    ),
                ]
        return []
    if g.phase == "enemies" and n in g.enemies:
        ways = foresight.threats(g)[n]
        return [tag("ul", [_doing(d, n, ways)], class_="lines")]
    return []


def _learn(d: Drawing, line: str) -> list[Markup]:
    """What a Skill does, when it works, and whom Enemies would look for once the XP is spent."""
    g, w, hero = d.g, d.words, _hero(d)
    known = next((one for one in d.content.classes[hero.cls].lines if one.id == line), None)
    bought = hero.skills.get(line, 0)
    if known is None or bought >= len(known.steps):
        return []
    step = known.steps[bought]
    lines = [_said("star", w("peek-xp-left", n=hero.xp - step.cost))]
    if step.level > g.level:
        lines.append(_said("hourglass", w("peek-works-later", n=step.level), "bad"))
    first = _richest(d)
    hero.xp -= step.cost
    then = _richest(d)
    if first == [hero.seat] and then != [hero.seat]:
        lines.append(_said("eye", w("peek-less-wanted", names=w.listed([w.seat(seat) for seat in then])), "good"))
    elif then == [hero.seat] and len(g.standing()) > 1:
        lines.append(_said("eye", w("peek-still-wanted"), "bad"))
    return [
        tag("h3", w("peek-learn", line=line, level=step.level)),
        tag("p", powers_text(w, step.powers)),
        tag("ul", lines, class_="lines"),
    ]


def _richest(d: Drawing) -> list[int]:
    """The Heroes with the most unspent XP: those whom Enemies choose first."""
    heroes = d.g.standing()
    most = max((worth(hero) for hero in heroes), default=(0, 0))
    return [hero.seat for hero in heroes if worth(hero) == most]


VERBS: dict[str, Callable[..., list[Markup]]] = {
    "move": _move,
    "charge": _jump,
    "safe-shot": _jump,
    "leap": _jump,
    "open": _open,
    "pick-up": _pick_up,
    "rest": _rest,
    "stop": _stop,
    "transmute": _transmute,
    "equip": _equip,
    "stow": _stow,
    "give": lambda d, card, _: _card(d, card),
    "lay": lambda d, thing: [],
    "use": _power,
    **dict.fromkeys(("xp", "exchange", "starting"), _card),
}


# -- how it is set -----------------------------------------------------------------------------------------------------
def _said(drawn: str, said: str, class_: str = "") -> Markup:
    return tag("li", sign(drawn), tag("span", said), class_=class_ or None)
