"""Control of Territories, and what comes with it."""

from __future__ import annotations

from taverna.core.ask import Flow

from .. import events as ev
from ..state import Table
from .movement import in_hero_region
from .reserve import gain_runes, use_blessing
from .victory import check_victory


def resistance(g: Table, seat: int, at: str) -> int:
    """Local Resistance to this player's Armies: none where somebody has control (LR-CONTROL-04, LR-CONTROL-05)."""
    if at in g.owner:
        return 0
    return max(0, g.map.territories[at].resistance - g.gifts(seat).resistance)


# {Territory: whose Armies are there}, their strength, and Territories with Armies of different players
Occupants = tuple[dict[str, int], dict[str, int], set[str]]


def occupants(g: Table) -> Occupants:
    """Who stands where some Army is not on land of its own: elsewhere nothing is contested and nothing to be gained."""
    there: dict[str, int] = {}
    strength: dict[str, int] = {}
    contested: set[str] = set()
    owner = g.owner
    abroad = {army.at for army in g.armies if army.at and owner.get(army.at) != army.seat}
    for army in g.armies if abroad else ():
        at = army.at
        if at not in abroad:
            continue
        if at not in there:
            there[at], strength[at] = army.seat, army.strength
        elif there[at] == army.seat:
            strength[at] += army.strength
        else:
            contested.add(at)
    return there, strength, contested


def contested(g: Table) -> list[str]:
    """Territories with Armies of different players, in the order of the map (LR-CONTROL-02, LR-CONTROL-07)."""
    places = occupants(g)[2]
    return [at for at in g.map.territories if at in places] if places else []


def check_control(g: Table) -> Flow:
    """Take whatever can be taken."""
    if gained := gains(g, occupants(g)):
        yield from take_control(g, gained)


def gains(g: Table, now: Occupants) -> list[tuple[int, str]]:
    """At the end of a phase: neutral Territories with enough strength, and other players' without an Army, are taken
    (LR-CONTROL-01, LR-CONTROL-03..06, LR-CONTROL-08). An Army in a Territory is enough where control was."""
    there, strength, contested = now
    owner = g.owner
    gained = [
        (seat, at)
        for at, seat in there.items()
        if owner.get(at) != seat and at not in contested and (at in owner or strength[at] >= resistance(g, seat, at))
    ]
    if len(gained) > 1:
        places = list(g.map.territories)
        gained.sort(key=lambda gain: places.index(gain[1]))
    return gained


def take_control(g: Table, gained: list[tuple[int, str]], fought: bool = False) -> Flow:
    """Markers first, all at once; then whoever has won has won; then what the Territories bring
    (LR-CONTROL-04, LR-WIN-01, LR-ARTIFACT-05)."""
    neutral = [at for _, at in gained if at not in g.owner]
    for seat, at in gained:
        g.owner[at] = seat
        g.emit(ev.TookControl(who=seat, where=at))
    check_victory(g)
    for seat, at in gained:
        if at in g.map.deity_of:
            take_divine_artifact(g, seat, g.content.deities[g.map.deity_of[at]].artifact)
    for seat, at in gained:
        yield from spoils(g, seat, at, at in neutral, fought)


def take_divine_artifact(g: Table, seat: int, artifact: str) -> None:
    """Charged, even from another player (LR-ARTIFACT-02, LR-ARTIFACT-05)."""
    if artifact in g.players[seat].artifacts:
        return
    for player in g.players:
        if artifact in player.artifacts:
            player.artifacts.remove(artifact)
        if artifact in player.exhausted:
            player.exhausted.remove(artifact)
    if artifact in g.artifacts:
        g.artifacts.remove(artifact)
    g.players[seat].artifacts.append(artifact)
    g.emit(ev.GainedArtifact(who=seat, artifact=artifact))


def spoils(g: Table, seat: int, at: str, neutral: bool, fought: bool) -> Flow:
    """What Heroes and Blessings give on gaining a Territory. In Hero Selection the Hero piece is not laid down yet
    (LR-HERO-01, LR-SELECT-14)."""
    if g.phase == "selection":
        return
    player = g.players[seat]
    runes = g.gifts(seat).region_city_rune
    if runes and not fought and in_hero_region(g, seat, at) and at in g.map.cities:
        yield from gain_runes(g, seat, runes)
    if neutral and g.unused(seat, lambda gift: gift.neutral_rune, player.used):
        use_blessing(g, seat, lambda gift: gift.neutral_rune, player.used)
        yield from gain_runes(g, seat, g.gifts(seat).neutral_rune)
