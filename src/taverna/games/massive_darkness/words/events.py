"""Words of Event cards."""

from __future__ import annotations

from taverna.core.ask import Flow
from taverna.core.words import Words

from ..events import combat as ev
from ..records.lexicon import WORDS
from ..records.powers import ActivateMobs, Darken, EmboldenEnemies, FillLifebringer, PatrolGuard, PatrolRoaming
from ..rules import activation, enemies, spawning
from ..rules.asking import Giving, players_decide
from ..rules.ground import event_level, level_zones
from ..state import Hero, Lasting, Table
from .common import always_avails, expects, key, nothing_by_enemy, plainly, serves, weighs
from .sentences import powers_text


def patrol_zone(g: Table, steps: int) -> Giving[str]:
    """Where a Patrol appears: the players choose among Zones with that Level token (MD-LEVEL-10, MD-LEVEL-11)."""
    zones = level_zones(g, event_level(g) + steps)
    return (yield from players_decide(g, "patrol", zones)) if zones else ""


@WORDS.performed(PatrolGuard)
def patrol_guard(g: Table, hero: Hero, word: PatrolGuard, source: str) -> Flow:
    """A Guard of the Current Level, and its Treasure too; in Story Mode the card speaks of another Level only in saying
    where (MD-LEVEL-10, MD-EVENT-02, MD-STORY-10)."""
    at = yield from patrol_zone(g, word.at)
    if at:
        yield from spawning.spawn_guard(g, at)


@WORDS.performed(PatrolRoaming)
def patrol_roaming(g: Table, hero: Hero, word: PatrolRoaming, source: str) -> Flow:
    """A Roaming Monster, or an Activation of those that are about (MD-LEVEL-12, MD-EVENT-02)."""
    about = [foe.id for foe in g.enemies.values() if foe.counts and enemies.guardian(g, foe) == "roaming"]
    if about:
        yield from activation.activate_all(g, about)
        return
    at = yield from patrol_zone(g, word.at)
    if at:
        yield from spawning.spawn_roaming(g, at)


@WORDS.performed(ActivateMobs)
def activate_mobs(g: Table, hero: Hero, word: ActivateMobs, source: str) -> Flow:
    yield from activation.activate_all(g, [foe.id for foe in g.enemies.values() if enemies.mob(g, foe)])


@WORDS.performed(EmboldenEnemies)
def embolden(g: Table, hero: Hero, word: EmboldenEnemies, source: str) -> Flow:
    """Until the End Phase of the next Round (MD-END-01)."""
    g.lasting.append(Lasting(card=source, phase="end", round=g.round + 1))
    return
    yield


@WORDS.performed(Darken)
def darken(g: Table, hero: Hero, word: Darken, source: str) -> Flow:
    """The tile with the most Heroes lies in Shadow until the next Event Phase; the players break ties."""
    there: dict[str, int] = {}
    for hero in g.standing():
        tile = g.map.zones[hero.at].tile
        there[tile] = there.get(tile, 0) + 1
    if not there:
        return
    most = max(there.values())
    tile = yield from players_decide(g, "darken", [tile for tile, heroes in there.items() if heroes == most])
    g.lasting.append(Lasting(card=source, phase="event", round=g.round + 1, tile=tile))
    g.emit(ev.LightsWentOut(tile=tile))


@WORDS.performed(FillLifebringer)
def fill_lifebringer(g: Table, hero: Hero, word: FillLifebringer, source: str) -> Flow:
    if g.lifebringer < word.below:
        g.lifebringer += max(g.party // word.heroes, 1)
        g.emit(ev.LifebringerFilled(left=g.lifebringer))
    return
    yield


# -- printed, and hardly weighed: nobody chooses them ----------------------------------------------------------------
@WORDS.printed(PatrolGuard, PatrolRoaming)
def patrol_printed(words: Words, word: PatrolGuard | PatrolRoaming) -> str:
    return words(f"{key(word)}-{('here', 'ahead', 'behind')[word.at]}")


@WORDS.printed(EmboldenEnemies)
def embolden_printed(words: Words, word: EmboldenEnemies) -> str:
    return words(key(word), text=powers_text(words, word.powers).rstrip("."))


@WORDS.printed(FillLifebringer)
def lifebringer_printed(words: Words, word: FillLifebringer) -> str:
    return words(key(word), n=word.below, heroes=word.heroes)


WORDS.printed(ActivateMobs, Darken)(plainly)
weighs(0.1, PatrolGuard, PatrolRoaming, EmboldenEnemies, FillLifebringer, ActivateMobs, Darken)
serves(0.2, PatrolGuard, PatrolRoaming, EmboldenEnemies, FillLifebringer, ActivateMobs, Darken)
WORDS.by_enemy(PatrolGuard, PatrolRoaming, EmboldenEnemies, FillLifebringer, ActivateMobs, Darken)(nothing_by_enemy)
always_avails(PatrolGuard, PatrolRoaming, EmboldenEnemies, FillLifebringer, ActivateMobs, Darken)
expects(0.0, PatrolGuard, PatrolRoaming, EmboldenEnemies, FillLifebringer, ActivateMobs, Darken)
