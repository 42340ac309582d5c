"""What happened, told again: the table between two questions, worked out from what a seat saw and what it was told.

An answer may set off the turns of many monsters. So that people can follow, each event is applied to the view it came
upon. What a view does not know (who stands in a room just revealed) ends the telling, and the next scene stands for
the rest.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

from taverna.core.state import Event

from . import chronicle, events
from .content import Content

View = dict[str, Any]
LAST = (
    chronicle.RoundBegan,
    chronicle.RoomRevealed,
    chronicle.DoorOpened,
    chronicle.Spawned,
    chronicle.Summoned,
    chronicle.SummonedMonster,
    chronicle.Scored,
)
"""Events after which the view would have to know more than it does."""

FOLLOWS = (
    events.Suffered,
    events.Negated,
    events.ConditionGained,
    events.ConditionEnded,
    events.Died,
    events.Exhausted,
    events.Pushed,
    events.Pulled,
    events.TrapSprung,
    events.HazardEntered,
    events.GainedXp,
    events.CardLost,
    events.CardDiscarded,
    events.CardActive,
    events.ModifierAdded,
    events.LootedMoney,
    events.ItemUsed,
    events.BonusUsed,
    events.Infused,
    chronicle.Focused,
    chronicle.CardTurned,
    chronicle.OrderSet,
)
"""Events that belong to the moment before them."""


def copied(view: View) -> View:
    """A view is plain data: this is much quicker than copying it piece by piece."""
    twin: View = msgspec.msgpack.decode(msgspec.msgpack.encode(view))
    return twin


def retold(view: View, happened: Sequence[Event], content: Content) -> Iterator[tuple[View, list[Event]]]:
    """(what the seat sees then, the events that made it so), moment by moment."""
    now = copied(view)
    now["asked"] = []
    now["doing"] = None
    now["attacking"] = None
    told: list[Event] = []
    for event in happened:
        if isinstance(event, LAST):
            break
        if told and not isinstance(event, FOLLOWS) and not _goes_with(event, told[-1]):
            yield copied(now), told
            told = []
            now["attacking"] = None
        told.append(event)
        change = CHANGES.get(type(event))
        if change is not None:
            change(now, event)
    if any(type(event) in CHANGES for event in told):  # a card laid face down is nothing to look at
        yield now, told


def _goes_with(event: Event, before: Event) -> bool:
    """A monster's turn begins, it focuses and moves: one moment. All cards are turned up at once."""
    if isinstance(event, events.Moved):
        return isinstance(before, events.TurnBegan | chronicle.Focused | events.Moved)
    if isinstance(event, events.Revealed | chronicle.CardTurned):
        return isinstance(before, events.Revealed | chronicle.CardTurned)
    return isinstance(before, events.PlayedTop | events.PlayedBottom | events.PlayedAttack | events.PlayedMove)


# -- what each event changes -----------------------------------------------------------------------------------------
def _figure(view: View, id: str) -> dict[str, Any]:
    found: dict[str, Any] = view["figures"].get(id, {})
    return found


def _mat(view: View, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = view["characters"][seat]
    return found


def _began(view: View, event: Any) -> None:
    figure = _figure(view, event.figure)
    if figure:
        figure["acted"] = True
    view["turn"] = event.figure


def _placed(view: View, event: Any) -> None:
    _figure(view, f"h{event.who}")["at"] = list(event.at)


def _went(view: View, event: Any) -> None:
    figure = _figure(view, event.figure)
    if figure:
        figure["at"] = list(event.path[-1])


def _teleported(view: View, event: Any) -> None:
    figure = _figure(view, event.figure)
    if figure:
        figure["at"] = list(event.at)


def _attacked(view: View, event: Any) -> None:
    view["attacking"] = {
        "attacker": event.figure,
        "target": event.target,
        "value": event.value,
        "steps": [],
        "drawn": list(event.drawn),
        "used": list(event.used),
        "damage": event.damage,
        "pierce": 0,
        "retaliate": 0,
    }


def _suffered(view: View, event: Any) -> None:
    figure = _figure(view, event.figure)
    if figure:
        figure["hp"] = event.left


def _healed(view: View, event: Any) -> None:
    figure = _figure(view, event.figure)
    if figure:
        figure["hp"] = min(figure["max_hp"], figure["hp"] + event.hp)


def _gained(view: View, event: Any) -> None:
    figure = _figure(view, event.figure)
    if figure and event.condition not in ("bless", "curse"):
        figure["conditions"][event.condition] = False


def _ended(view: View, event: Any) -> None:
    _figure(view, event.figure).get("conditions", {}).pop(event.condition, None)


def _died(view: View, event: Any) -> None:
    if event.figure[:1] != "h":
        view["figures"].pop(event.figure, None)


def _exhausted(view: View, event: Any) -> None:
    _mat(view, event.who)["exhausted"] = True
    figure = _figure(view, f"h{event.who}")
    if figure:
        figure["at"] = None


def _infused(view: View, event: Any) -> None:
    for element in event.elements:
        view["elements"][element] = 2
    view["infused"] = []


def _consumed(view: View, event: Any) -> None:
    for element in event.elements:
        view["elements"][element] = 0


def _sprung(view: View, event: Any) -> None:
    view["traps"].pop(f"{event.at[0]},{event.at[1]}", None)


def _made_trap(view: View, event: Any) -> None:
    view["traps"][f"{event.at[0]},{event.at[1]}"] = {"damage": 0, "conditions": [], "owner": event.figure, "xp": 0}


def _gained_xp(view: View, event: Any) -> None:
    _mat(view, event.who)["xp"] += event.xp


def _revealed(view: View, event: Any) -> None:
    mat = _mat(view, event.who)
    mat["chosen"] = [event.lead, event.second]
    mat["initiative"] = event.initiative
    view["phase"] = "turns"


def _turned(view: View, event: Any) -> None:
    for group in view["groups"]:
        if group["what"] == event.monster:
            group["drawn"] = event.card
    view["phase"] = "turns"


def _ordered(view: View, event: Any) -> None:
    view["order"] = list(event.order)


def _to(zone: str) -> Callable[[View, Any], None]:
    """A card goes from wherever it lies to this zone."""

    def moved(view: View, event: Any) -> None:
        mat = _mat(view, event.who)
        for name in ("chosen", "played", "hand", "discarded", "active", "lost"):
            cards = mat[name]
            if isinstance(cards, list) and event.card in cards:
                cards.remove(event.card)
        if isinstance(mat[zone], list):
            mat[zone].append(event.card)

    return moved


def _looted(view: View, event: Any) -> None:
    if event.figure[:1] == "h":
        _mat(view, int(event.figure[1:]))["money"] += event.tokens


CHANGES: dict[type[Event], Callable[[View, Any], None]] = {
    events.TurnBegan: _began,
    events.Moved: _went,
    events.Pushed: _went,
    events.Pulled: _went,
    events.Teleported: _teleported,
    events.Attacked: _attacked,
    events.Suffered: _suffered,
    events.Healed: _healed,
    events.ConditionGained: _gained,
    events.ConditionEnded: _ended,
    events.Died: _died,
    events.Exhausted: _exhausted,
    events.Infused: _infused,
    events.Consumed: _consumed,
    events.TrapSprung: _sprung,
    events.TrapDisarmed: _sprung,
    events.TrapMade: _made_trap,
    events.GainedXp: _gained_xp,
    events.Revealed: _revealed,
    events.LootedMoney: _looted,
    events.CardDiscarded: _to("discarded"),
    events.CardLost: _to("lost"),
    events.CardActive: _to("active"),
    events.CardRecovered: _to("hand"),
    chronicle.StartPlace: _placed,
    chronicle.CardTurned: _turned,
    chronicle.OrderSet: _ordered,
}
