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


Gain = tuple[int, str]  # whose a Territory becomes


def standing(g: Table) -> tuple[list[Gain], list[str]]:
    """At the end of a phase: what is taken, and where there will be Battles, both in the order of the map. Neutral
    Territories with enough strength, and other players' without an Army, are taken; an Army is enough where control was
    (LR-CONTROL-01, LR-CONTROL-03..06, LR-CONTROL-08). Armies of different players contest theirs (LR-CONTROL-02,
    LR-CONTROL-07). On land of one's own there is nothing to gain."""
    owner, armies = g.owner, g.armies
    gained: list[Gain] = []
    contested: list[str] = []
    abroad = {army.at: army.seat for army in armies if army.at and owner.get(army.at) != army.seat}
    for at, seat in abroad.items():
        here = [army for army in armies if army.at == at]
        if len(here) > 1 and any([army.seat != seat for army in here]):
            contested.append(at)
        elif at in owner or sum([army.strength for army in here]) >= resistance(g, seat, at):
            gained.append((seat, at))
    if len(gained) > 1 or len(contested) > 1:
        places = list(g.map.territories)
        gained.sort(key=lambda gain: places.index(gain[1]))
        contested.sort(key=places.index)
    return gained, contested


def check_control(g: Table) -> Flow:
    """Take whatever can be taken."""
    gained, _ = standing(g)
    if gained:
        yield from take_control(g, gained)


def take_control(g: Table, gained: list[Gain], fought: bool = False) -> Flow:
    """Markers first, all at once; then whoever has won has won; then what the Territories bring
    (LR-CONTROL-04, LR-WIN-01, LR-ARTIFACT-05)."""
    neutral = [at for _, at in gained if at not in g.owner]
    for seat, at in gained:
        g.owner[at] = seat
        g.stir()
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
