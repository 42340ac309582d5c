"""Where a party may go, and whether something happens on the way (pp. 33-35, 41, GH-CAMP-01..03, GH-CASUAL-01..04,
GH-TRAVEL-01..04)."""

from __future__ import annotations

from ..records.atlas import Place
from ..records.content import Content
from .world import HOME, World


def playable(world: World, content: Content) -> list[str]:
    """Scenarios that can be played in campaign mode now, as far as their ground is known here."""
    return [id for id in world.open if id in content.scenarios and why_not(world, content, id) is None]


def casual(world: World, content: Content) -> list[str]:
    """Any scenario revealed on the map, done or not, whatever it needs (GH-CASUAL-01, GH-CASUAL-04)."""
    return [id for id in world.open if id in content.scenarios]


def why_not(world: World, content: Content, id: str) -> str | None:
    """The clause that keeps the party from a scenario in campaign mode."""
    if id not in world.open:
        return "GH-MAP-02"
    if id in world.done:
        return "GH-CAMP-03"
    if not allowed(world, content.atlas[id]):
        return "GH-CAMP-02"
    return None


def state(world: World, content: Content, id: str) -> str:
    """How a place on the map stands: "done", "unknown" (its ground is not known here), "barred" or "free"."""
    if id in world.done:
        return "done"
    if id not in content.scenarios:
        return "unknown"
    return "free" if why_not(world, content, id) is None else "barred"


def allowed(world: World, place: Place) -> bool:
    """All achievements it needs are active for the party (GH-CAMP-02); one of several lists where there are several."""
    return not place.needs or any(all(holds(world, name) for name in wanted) for wanted in place.needs)


def holds(world: World, name: str) -> bool:
    """An achievement of the party or the world; "!" in front: it must not be there; ":3" behind: three times."""
    id, _, times = name.lstrip("!").partition(":")
    had = world.here.achievements.count(id) + world.achievements.count(id)
    return (had == 0) if name.startswith("!") else had >= int(times or 1)


def road_event(world: World, content: Content, id: str, *, played_casually: bool, came_from: str) -> bool:
    """Whether the way brings a road event: from Gloomhaven unless linked to it; straight from another scenario unless
    it is the same or linked; never in casual mode (GH-TRAVEL-02..04)."""
    if played_casually:
        return False
    place = content.atlas[id]
    if came_from == HOME:
        return place.road
    return id != came_from and id not in content.atlas[came_from].links and came_from not in place.links
