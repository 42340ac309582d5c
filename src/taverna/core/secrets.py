"""What a seat does not know, declared once; the masked view and the redeal both come from it and cannot drift apart."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from .chance import Chance
from .state import State

if TYPE_CHECKING:
    from .game import Game

S = TypeVar("S", bound=State)


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


class Sights:
    """How one struct was shown to those who looked before."""

    __slots__ = ("closed", "lists", "whole", "within")

    def __init__(self, fields: dict[str, Any]) -> None:
        self.whole = fields  # as plain data where `within` says so
        self.within: dict[str, set[int] | None] = {name: None for name, y in fields.items() if y.__class__ not in _BARE}
        """Of the fields that are not plain by themselves: the lists in them, if nothing in it was hidden from
        somebody."""
        self.lists: set[int] = set()  # all that are anywhere in it
        self.closed: dict[frozenset[int], tuple[dict[str, Any], bool]] = {}
        """By the lists of which nothing at all was known: what was shown, and whether that hides something."""


Seen = dict[int, Sights]
"""By a struct's place in memory."""
_BARE = frozenset((str, int, bool, type(None)))  # plain already


def masked(state: State, pools: Iterable[Pool], seen: Seen | None = None) -> View:
    """The state as plain data, with hidden zones shown as their size and what is known of them. `seen`: what others
    were shown of the same state; what hides nothing from this one either is the same."""
    view = View()
    names = [name for name in state.__struct_fields__ if name != "chance"]
    view.plain = frozenset(names).difference(Mask(pools, seen).fields(state, names, view))
    return view


class Mask:
    """What is hidden from one who looks, laid over a state."""

    __slots__ = ("_ajar", "_closed", "_hides", "_known", "_lists", "_seen")

    def __init__(self, pools: Iterable[Pool], seen: Seen | None) -> None:
        self._known = {id(zone): pool.known for pool in pools for zone in pool.zones}
        self._closed = frozenset([zone for zone, known in self._known.items() if not known])
        self._ajar = self._known.keys() - self._closed
        self._seen = seen
        self._lists: set[int] = set()  # come across by now
        self._hides = False

    def show(self, x: Any) -> Any:
        kind = x.__class__
        if kind in _BARE:
            return x
        if kind is list:
            self._lists.add(id(x))
            known = self._known.get(id(x))
            if known is not None:
                self._hides = True
                return {"size": len(x), "known": sorted(card for card in x if card in known)}
            return [y if y.__class__ in _BARE else self.show(y) for y in x]
        if kind is dict:
            return {str(key): value if value.__class__ in _BARE else self.show(value) for key, value in x.items()}
        if kind is tuple:
            return [self.show(y) for y in x]
        if isinstance(x, msgspec.Struct):
            if x.__struct_config__.frozen:
                return self.show(msgspec.to_builtins(x, str_keys=True))  # something printed, which may be tagged
            return self._struct(x)
        return x

    def _struct(self, x: msgspec.Struct) -> dict[str, Any]:
        """As somebody else was shown it, if to both of them the same is closed."""
        sights = None if self._seen is None else self._seen.get(id(x))
        if sights is not None and sights.lists.isdisjoint(self._ajar):
            found = sights.closed.get(self._closed & sights.lists)
            if found is not None:
                self._lists |= sights.lists
                self._hides = self._hides or found[1]
                return found[0].copy()
        made: dict[str, Any] = {}
        veiled = self.fields(x, x.__struct_fields__, made)
        if self._seen is not None:
            sights = self._seen[id(x)]
            if sights.lists.isdisjoint(self._ajar):
                sights.closed[self._closed & sights.lists] = made.copy(), bool(veiled)
        return made

    def fields(self, x: msgspec.Struct, names: Iterable[str], made: dict[str, Any]) -> list[str]:
        """Show these fields of a struct; the names of those that hide something."""
        lists, hides, veiled = self._lists, self._hides, []
        sights = None if self._seen is None else self._seen.get(id(x))
        if sights is None:
            sights = Sights({name: getattr(x, name) for name in names})
            if self._seen is not None:
                self._seen[id(x)] = sights
        made.update(sights.whole)
        for name, inside in sights.within.items():
            if inside is None or not self._known.keys().isdisjoint(inside):
                self._lists, self._hides = set(), False
                made[name] = self.show(getattr(x, name))
                if self._hides:
                    veiled.append(name)
                else:
                    sights.whole[name], sights.within[name] = made[name], self._lists
                inside = self._lists
            sights.lists |= inside
        self._lists, self._hides = lists | sights.lists, hides or bool(veiled)
        return veiled


class Twin:
    """Copies of a state for those who look at it: whoever does finds one veiled for themselves."""

    __slots__ = ("_covered", "_data", "_game", "_lent", "_state")

    def __init__(self, game: Game[Any], state: State, data: bytes = b"") -> None:
        """Nothing is copied before somebody looks. `data`: the state as it is written, if it is."""
        self._game = game
        self._state = state
        self._data = data
        self._lent: Any = None
        self._covered: list[tuple[list[Any], list[Any]]] = []  # what lies under its veil, zone by zone

    def seen(self, seat: int | None, blank: str | None, lent: bool = False) -> Any:
        """The state with `blank` for every card that the seat's view would not show (with None, without them): a copy
        of one's own, or `lent` until the next one looks, to those who leave it as it is."""
        twin = self._lent if lent else None
        if twin is None:
            if not self._data:
                self._data = self._game.encode(self._state)
            twin = self._game.decode(self._data)
            twin.furnish(self._state.content)
            twin.chance = Chance()
            if lent:
                self._lent = twin
        elif self._covered:
            for zone, cards in self._covered:
                zone[:] = cards
        pools = self._game.hidden(twin, seat)
        if lent:
            self._covered = [(zone, zone[:]) for pool in pools for zone in pool.zones]
        veils = [
            (zone, sorted(card for card in zone if card in pool.known) if pool.known else [])
            for pool in pools
            for zone in pool.zones
        ]
        for zone, known in veils:
            zone[:] = known if blank is None else known + [blank] * (len(zone) - len(known))
        return twin


class Glance(View):
    """A view of which nothing is worked out before somebody reads it; and the same as structs, without plain data in
    between. For those who draw: the state must stay as it is meanwhile."""

    def __init__(self, fill: Callable[[], View], table: Callable[..., Any], beside: dict[str, Any]) -> None:
        super().__init__(beside)
        self._unfilled: Callable[[], View] | None = fill
        self.table = table
        """The state as this view shows it (see `Twin`)."""

    def fill(self) -> None:
        if (fill := self._unfilled) is not None:
            self._unfilled = None
            view = fill()
            self.plain = view.plain
            self.update(view)

    def __missing__(self, name: str) -> Any:
        if self._unfilled is None:
            raise KeyError(name)
        self.fill()
        return self[name]


def _filled(name: str) -> Callable[..., Any]:
    read = getattr(dict, name)

    def whole(view: Glance, *args: Any) -> Any:
        view.fill()
        return read(view, *args)

    return whole


for _name in ("__iter__", "__len__", "__contains__", "__eq__", "__or__", "__ror__", "keys", "values", "items", "get"):
    setattr(Glance, _name, _filled(_name))


def glance(
    game: Game[Any],
    state: State,
    twin: Twin,
    seat: int | None,
    asked: list[int],
    result: Any,
    others: Seen | None = None,
) -> Glance:
    """What a seat (None: a spectator) may know of a state."""
    beside = {"seat": seat, "asked": asked, "result": result}
    return Glance(lambda: masked(state, game.hidden(state, seat), others), partial(twin.seen, seat), beside)


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
