"""What a seat does not know, declared once; the masked view and the redeal both come from it and cannot drift apart."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import Any

import msgspec

from .chance import Chance
from .state import State


def _same(card: Any) -> Any:
    return 0


class Pool:
    """Zones (lists of the state) among which the unknown cards may lie anywhere.

    `known` are cards whose place the seat knows. Cards change places only with cards of the same `back`: what is
    printed on the back of a card, or anything else that is open about a face-down card (any sortable value).
    """

    __slots__ = ("back", "known", "zones")

    def __init__(
        self,
        zones: list[list[Any]],
        known: Collection[Any] = (),
        back: Callable[[Any], Any] = _same,
    ) -> None:
        self.zones = zones
        self.known = known
        self.back = back


class View(dict[str, Any]):
    """A state as plain data. `plain`: the fields in which nothing is hidden from whoever looks."""

    plain: frozenset[str] = frozenset()


Seen = dict[str, tuple[set[int], Any]]
"""Of fields in which nothing was hidden from somebody: the lists in them, and the field as plain data."""


def masked(state: State, pools: Iterable[Pool], seen: Seen | None = None) -> View:
    """The state as plain data, with hidden zones shown as their size and what is known of them. `seen`: what others
    were shown of the same state; what hides nothing from this one either is the same."""
    masks = {id(zone): pool.known for pool in pools for zone in pool.zones}
    lists: set[int] = set()
    hides = False

    def show(x: Any) -> Any:
        nonlocal hides
        kind = x.__class__
        if kind is str or kind is int or kind is bool or x is None:
            return x
        if kind is list:
            known = masks.get(id(x))
            if known is not None:
                hides = True
                return {"size": len(x), "known": sorted(card for card in x if card in known)}
            lists.add(id(x))
            return [show(y) for y in x]
        if kind is dict:
            return {str(key): show(value) for key, value in x.items()}
        if kind is tuple:
            return [show(y) for y in x]
        if isinstance(x, msgspec.Struct):
            if x.__struct_config__.frozen:
                return show(msgspec.to_builtins(x, str_keys=True))  # something printed, which may be tagged
            return {name: show(getattr(x, name)) for name in x.__struct_fields__}
        return x

    view, plain = View(), []
    for name in state.__struct_fields__:
        if name == "chance":
            continue
        before = seen.get(name) if seen is not None else None
        if before is not None and masks.keys().isdisjoint(before[0]):
            view[name] = before[1]
            plain.append(name)
            continue
        lists, hides = set(), False
        view[name] = show(getattr(state, name))
        if not hides:
            plain.append(name)
            if seen is not None:
                seen[name] = lists, view[name]
    view.plain = frozenset(plain)
    return view


def redeal(luck: Chance, pools: Iterable[Pool]) -> None:
    """Deal the unknown cards anew, in place: sizes, backs and known cards stay where the seat can see them.

    The outcome is a function of what is known and of `luck` alone: cards are sorted before they are shuffled, and
    within a zone the unknown places are filled back by back, so that not even the old order shows through.
    """
    for pool in pools:
        places: list[tuple[list[Any], list[int]]] = []
        decks: dict[Any, list[Any]] = {}
        for zone in pool.zones:
            unknown = [i for i, card in enumerate(zone) if card not in pool.known]
            unknown.sort(key=lambda i, zone=zone: pool.back(zone[i]))  # type: ignore[misc]
            places.append((zone, unknown))
            for i in unknown:
                decks.setdefault(pool.back(zone[i]), []).append(zone[i])
        for back in sorted(decks):
            decks[back].sort()
            luck.shuffle(decks[back])
        for zone, unknown in places:
            dealt = [decks[pool.back(zone[i])].pop() for i in unknown]
            for i, card in zip(sorted(unknown), dealt, strict=True):
                zone[i] = card
