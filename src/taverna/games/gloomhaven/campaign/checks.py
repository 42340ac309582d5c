"""What the content of a campaign may name: whatever can be gained, opened or asked for must exist, so that nothing is
ever given in silence. The rewards of a place whose ground is not known here can never come into play and may name what
nobody has."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import NamedTuple

from taverna.core.content import Raw
from taverna.core.errors import ContentError

from ..records.campaign import EventCard, Gain, Quest
from ..records.cards import CharacterClass
from ..records.content import Content
from ..records.items import Treasure
from ..records.terms import Rewards

ENVELOPE = "envelope-"


class Named(NamedTuple):
    """A name in a record: in which field, among what it must be found, and what that is."""

    field: str
    name: str
    among: Collection[str]
    what: str


def check_campaign(raw: Raw, content: Content) -> None:
    """Events, classes, quests, treasures and the places of the map name only what there is."""
    if not content.atlas:
        return  # a pack of scenarios alone
    records: list[tuple[str, str, Iterator[Named]]] = []
    records += [("events", id, _event(content, card)) for id, card in content.events.items()]
    records += [("classes", id, _class(content, one)) for id, one in content.classes.items()]
    records += [("quests", id, _quest(content, quest)) for id, quest in content.quests.items()]
    records += [("treasures", id, _treasure(content, one)) for id, one in content.treasures.items()]
    here = [(id, place) for id, place in content.atlas.items() if id in content.scenarios]
    records += [("atlas", id, _rewards(content, place.rewards)) for id, place in here]
    for file, id, names in records:
        for field, name, among, what in names:
            if name not in among:
                files = [one for one in raw if (one == file or one.startswith(f"{file}-")) and id in raw[one]]
                reason = f"names '{name}', which is no {what}"
                raise ContentError(f"{files[-1] if files else file}.yaml", id, field, reason)


def _all(field: str, names: Iterable[str], among: Collection[str], what: str) -> Iterator[Named]:
    return (Named(field, name, among, what) for name in names)


def _boxes(content: Content, field: str, *boxes: str) -> Iterator[Named]:
    """A class's box, or an envelope."""
    sealed = [box for box in boxes if box and not box.startswith(ENVELOPE)]
    return _all(field, sealed, content.classes, "box: neither a class nor an envelope")


def _event(content: Content, card: EventCard) -> Iterator[Named]:
    for side, choice in (("a", card.a), ("b", card.b)):
        for nth, outcome in enumerate(choice.outcomes):
            at = f"{side}.outcomes[{nth}]"
            yield from _all(f"{at}.classes", outcome.classes, content.classes, "class")
            yield from _all(f"{at}.pays_item", filter(None, [outcome.pays_item]), content.items, "item")
            yield from _all(f"{at}.also", filter(None, [outcome.also]), {"a": "b", "b": "a"}[side], "other option")
            for which, given in enumerate(outcome.gives):
                yield from _gain(content, f"{at}.gives[{which}]", given)
            for which, either in enumerate(outcome.one_of):
                for given in either.gives:
                    yield from _gain(content, f"{at}.one_of[{which}].gives", given)


def _gain(content: Content, at: str, given: Gain) -> Iterator[Named]:
    yield from _all(f"{at}.items", given.items, content.items, "item")
    yield from _all(f"{at}.designs", given.designs, content.items, "item")
    yield from _all(f"{at}.opens", given.opens, content.atlas, "place of the map")
    yield from _all(f"{at}.adds", given.adds, content.events, "event card")
    yield from _all(f"{at}.ends", given.ends, content.achievements, "achievement")
    for scope, names in (("party", given.party), ("world", given.world)):
        there = [id for id, one in content.achievements.items() if one.scope == scope]
        yield from _all(f"{at}.{scope}", names, there, f"achievement of a {scope}")
    yield from _boxes(content, f"{at}.box", given.box)


def _class(content: Content, one: CharacterClass) -> Iterator[Named]:
    yield from _all("unlock_events", one.unlock_events, content.events, "event card")
    yield from _all("retire_events", one.retire_events, content.events, "event card")
    if not one.locked:
        yield from _all("outfit", one.outfit, content.items, "item")


def _quest(content: Content, quest: Quest) -> Iterator[Named]:
    yield from _boxes(content, "unlocks", quest.unlocks)
    yield from _all("opens", filter(None, [quest.opens]), content.atlas, "place of the map")
    yield from _all("keeps", filter(None, [quest.keeps]), content.items, "item")
    for nth, task in enumerate(quest.tasks):
        yield from _all(f"tasks[{nth}].finish", task.finish, content.atlas, "place of the map")


def _treasure(content: Content, one: Treasure) -> Iterator[Named]:
    yield from _all("items", one.items, content.items, "item")
    yield from _all("design", filter(None, [one.design]), content.items, "item")
    yield from _all("scenario", filter(None, [one.scenario]), content.atlas, "place of the map")


def _rewards(content: Content, given: Rewards) -> Iterator[Named]:
    """Of places of the map; what their scenarios name is seen to with the scenarios."""
    yield from _all("rewards.items", given.items, content.items, "item")
    yield from _all("rewards.designs", given.designs, content.items, "item")
    yield from _boxes(content, "rewards.classes", *given.classes)
    yield from _all("rewards.quest", filter(None, [given.quest]), content.quests, "personal quest")
    for deck, numbers in (("city", given.city_events), ("road", given.road_events)):
        yield from _all(f"rewards.{deck}_events", (f"{deck}-{n}" for n in numbers), content.events, "event card")
