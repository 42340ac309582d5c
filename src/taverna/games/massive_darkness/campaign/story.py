"""Story Mode: Missions in a row, with a Market between them (p. 38, MD-STORY-01..23).

A table of a story is a Mission like any other, with what comes before it and after it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec

from taverna.core.ask import CHECKPOINT, Flow, GameOver, Result
from taverna.core.chance import Chance
from taverna.core.errors import OptionError

from .. import rules
from ..options import Options
from ..records import Content
from ..rules import setup
from ..rules.asking import players_decide
from ..state import TOP, Hero, Table
from .market import discard_to_limit, hero_level, market_phase, outfit_phase
from .saga import Chapter, Saga, Sheet, read


# -- a Mission of the story ------------------------------------------------------------------------------------------
def lay_out(seats: int, seed: int, options: Options, content: Content) -> Table:
    """The next Mission for the Heroes as they are (MD-STORY-07, -09, -11, -15, -16)."""
    saga = read(dict(options.saga))
    if not saga.missions:
        saga = begun(setup.party(seats, options, content), seed, options, content)
    if saga.over:
        raise OptionError("this story is told: all its Missions have been played")
    if len(saga.heroes) != seats:
        raise OptionError(f"this story has {len(saga.heroes)} Heroes, not {seats}")
    for mission in saga.missions:
        if mission not in content.missions:
            raise OptionError(f"the story names the Mission '{mission}', which does not exist here")
    heroes = [restored(sheet, seat, content) for seat, sheet in enumerate(saga.heroes)]
    for card, many in Counter(card for hero in heroes for card in hero.cards()).items():
        if many > content.items[card].copies:
            raise OptionError(
                f"the story holds {many} of the card '{card}', of which there are {content.items[card].copies}"
            )
    level = max(hero_level(content, hero) for hero in heroes)
    played = msgspec.structs.replace(options, mission=saga.missions[saga.at])
    start = max(level, content.missions[played.mission].level)
    g = setup.lay_out_for(heroes, seed, played, content, level=start, story=True)
    g.saga = saga
    add_missing_tokens(g, level)
    g.phase = "market" if saga.market else "outfit" if saga.retry else "setup"
    return g


def begun(heroes: list[Hero], seed: int, options: Options, content: Content) -> Saga:
    """A new story: every Mission once, as printed or in random order (MD-STORY-16)."""
    missions = sorted(content.missions, key=lambda id: content.missions[id].number)
    if options.order == "random":
        Chance(seed).shuffle(missions)
    return Saga(missions=missions, heroes=[written(hero) for hero in heroes])


def written(hero: Hero) -> Sheet:
    return Sheet(
        hero=hero.hero,
        cls=hero.cls,
        xp=hero.xp,
        micro=hero.micro,
        skills=dict(hero.skills),
        body=hero.body,
        hands=list(hero.hands),
        pack=list(hero.pack),
    )


def restored(sheet: Sheet, seat: int, content: Content) -> Hero:
    for card in [*sheet.hands, *sheet.pack, *([sheet.body] if sheet.body else [])]:
        if card not in content.items:
            raise OptionError(f"the story names the card '{card}', which does not exist here")
    if sheet.hero not in content.heroes or sheet.cls not in content.classes:
        raise OptionError(f"the story names '{sheet.hero}' as '{sheet.cls}', who does not exist here")
    lines = {line.id: len(line.steps) for line in content.classes[sheet.cls].lines}
    for line, acquired in sheet.skills.items():
        if not 0 <= acquired <= lines.get(line, 0):
            raise OptionError(f"the story names {acquired} Skills of '{line}', which '{sheet.cls}' does not have")
    return Hero(seat=seat, **msgspec.to_builtins(sheet))


def add_missing_tokens(g: Table, level: int) -> None:
    """Level tokens up to the highest Hero's Level lie with the highest of the Mission (MD-STORY-09)."""
    if not g.levels:
        return
    top = max(g.levels)
    for missing in range(top + 1, level + 1):
        g.levels[missing] = list(g.levels[top])


# -- after a Mission -------------------------------------------------------------------------------------------------
def after_phase(g: Table) -> Flow:
    """After a victory the next Mission; after a defeat Micro-XP is lost and cards too, and the players choose to try
    again or to go on (MD-STORY-17..22)."""
    saga = g.saga
    assert saga is not None
    won = g.outcome == "victory"
    break_off(g)
    saga.retry = False
    if not won:
        for hero in g.heroes:
            hero.micro = 0
        for hero in g.heroes:
            yield from discard_to_limit(g, hero)
        saga.retry = (yield from players_decide(g, "after-defeat", ["retry", "go-on"])) == "retry"
    saga.market = not saga.retry
    saga.at += not saga.retry
    saga.heroes = [written(hero) for hero in g.heroes]
    saga.chapters.append(
        Chapter(mission=g.mission, outcome="victory" if won else "defeat", rounds=g.round, level=min(g.level, TOP))
    )
    seats = list(range(g.seats))
    raise GameOver(Result(seats if won else [], dict.fromkeys(seats, int(won)), g.outcome))


def break_off(g: Table) -> None:
    """The Mission may end in the middle of something: a combat is over, and who has just found cards keeps them."""
    if g.found:
        g.heroes[g.finder].pack += g.found
        g.found.clear()
    g.finder = g.acting = -1
    g.combat = None


def sequel_options(g: Table) -> dict[str, Any] | None:
    """The options of the next table, if the story goes on."""
    if g.saga is None or g.saga.over:
        return None
    kept: dict[str, Any] = msgspec.to_builtins(g.options)
    for name in ("mission", "heroes", "classes", "weapons"):
        kept.pop(name, None)
    return kept | {"saga": msgspec.to_builtins(g.saga)}


# -- the table -------------------------------------------------------------------------------------------------------
AROUND: dict[str, Callable[[Table], Flow]] = {"market": market_phase, "outfit": outfit_phase, "after": after_phase}


def run(g: Table) -> Flow:
    """The Market or the outfit, the Mission, and what comes of it; there is a checkpoint before every step."""
    while True:
        yield CHECKPOINT
        if g.phase in AROUND:
            yield from AROUND[g.phase](g)
            continue
        try:
            yield from rules.step(g)
        except GameOver as end:
            g.outcome, g.phase = end.result.outcome, "after"  # the story goes on
