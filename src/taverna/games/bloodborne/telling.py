"""What happened, told again: the table between two questions, worked out from what a seat saw and what it was told.

An answer may play a whole round. So that people can follow, each event is applied to the view it came upon; where the
round ends, the telling ends too, and the next scene stands for the rest.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

from taverna.core.state import Event

from . import events as ev
from .state import DREAM

View = dict[str, Any]
LAST = (ev.MonsterRevealed, ev.FinalBossCame, ev.RoundBegan, ev.Scored, ev.Won)


def copied(view: View) -> View:
    """A view is plain data: this is much quicker than copying it piece by piece."""
    twin: View = msgspec.msgpack.decode(msgspec.msgpack.encode(view))
    return twin


def retold(view: View, events: Sequence[Event]) -> Iterator[tuple[View, list[Event]]]:
    """(what the seat sees then, the events that made it so), moment by moment."""
    now = copied(view)
    now["asked"] = []
    told: list[Event] = []
    moment: Any = None
    for event in events:
        if isinstance(event, LAST):
            break
        next_moment = moment_of(event)
        if told and next_moment != moment:
            yield copied(now), told
            told = []
        moment = next_moment
        told.append(event)
        change = CHANGES.get(type(event))
        if change is not None:
            change(now, event)
    if told:
        yield now, told


def moment_of(event: Event) -> Any:
    """Events of one moment are shown together."""
    match event:
        case ev.Played():
            return "play"
        case ev.Transformed() | ev.NoWeapon():
            return "transform"
        case ev.Rolled():
            return "roll"
        case ev.Hurt() | ev.KeptOff() | ev.Died() | ev.Eliminated() | ev.Scavenged():
            return "hurt"
        case ev.Killed() | ev.Trophy():
            return "kill"
        case ev.Escaped() | ev.Stays() | ev.LostEchoes():
            return "escape"
        case ev.Stored() | ev.Recovered() | ev.Upgraded() | ev.Rested():
            return "dream", event.who
        case _:
            return getattr(event, "who", None), "acts"


# -- what each event changes -----------------------------------------------------------------------------------------
def _hunter(view: View, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = view["hunters"][seat]
    return found


def _into_hand(hunter: dict[str, Any], cards: Sequence[str]) -> None:
    if isinstance(hunter["hand"], list):
        hunter["hand"] += cards
    else:
        hunter["hand"]["size"] += len(cards)


def _out_of_hand(hunter: dict[str, Any], card: str) -> None:
    hand = hunter["hand"]
    if not isinstance(hand, list):
        hand["size"] = max(0, hand["size"] - 1)
    elif card in hand:
        hand.remove(card)


def _played(view: View, event: Any) -> None:
    hunter = _hunter(view, event.who)
    view["step"] = 2 if isinstance(event, ev.Transformed) else 1
    _out_of_hand(hunter, event.card)
    hunter["played"].append(event.card)


def _hit(view: View, event: Any) -> None:
    view["step"] = 3 if view["total"] is None else 5
    view["echoes"] = max(0, view["echoes"] - event.amount)
    _hunter(view, event.who)["collected"] += event.amount


def _rolled(view: View, event: Any) -> None:
    view["step"] = 4
    view["rolled"] = [list(face) for face in event.faces]
    view["total"] = event.total


def _hp(view: View, event: Any) -> None:
    _hunter(view, event.who)["hp"] = event.hp


def _died(view: View, event: Any) -> None:
    hunter = _hunter(view, event.who)
    hunter["dead"] = True
    hunter["collected"] = hunter["hp"] = 0


def _collected(sign: int) -> Callable[[View, Any], None]:
    def change(view: View, event: Any) -> None:
        hunter = _hunter(view, event.who)
        hunter["collected"] = max(0, hunter["collected"] + sign * event.amount)

    return change


def _eliminated(view: View, event: Any) -> None:
    _hunter(view, event.who)["out"] = True


def _gone(view: View, event: Any) -> None:
    view["slain"] = isinstance(event, ev.Killed)
    if not view["slain"]:
        view["step"] = 6
    view["gone"].append(event.monster)
    view["monster"] = None


def _trophy(view: View, event: Any) -> None:
    _hunter(view, event.who)["trophies"][event.type] += 1


def _stays(view: View, event: Any) -> None:
    view["step"] = 6


def _regrew(view: View, event: Any) -> None:
    view["step"] = 3
    view["echoes"] += event.amount


def _stored(view: View, event: Any) -> None:
    _collected(-1)(view, event)
    _hunter(view, event.who)["stored"] += event.amount


def _recovered(view: View, event: Any) -> None:
    view["step"] = 7
    hunter = _hunter(view, event.who)
    if DREAM in hunter["played"]:
        hunter["played"].remove(DREAM)
    _into_hand(hunter, [*hunter["used"], DREAM])
    hunter["used"] = []


def _upgraded(view: View, event: Any) -> None:
    if event.card in view["available"]:
        view["available"].remove(event.card)
    hunter = _hunter(view, event.who)
    hunter["owned"].append(event.card)
    _into_hand(hunter, [event.card])


def _removed(view: View, event: Any) -> None:
    hunter = _hunter(view, event.who)
    zones = ("used", "played") if view["step"] == 7 else ("played", "used")
    zone = next((hunter[name] for name in zones if event.card in hunter[name]), None)
    mine = isinstance(hunter["hand"], list) and event.card in hunter["hand"] and view["step"] == 7
    if mine or zone is None:
        _out_of_hand(hunter, event.card)
    else:
        zone.remove(event.card)
    view["removed"].append(event.card)
    if event.card in hunter["owned"]:
        hunter["owned"].remove(event.card)


def _rested(view: View, event: Any) -> None:
    view["step"] = 7
    hunter = _hunter(view, event.who)
    hunter["dead"] = False
    hunter["hp"] = event.hp


def _refilled(view: View, event: Any) -> None:
    view["available"] += event.cards
    view["deck"]["size"] -= len(event.cards)


def _took_back(view: View, event: Any) -> None:
    view["step"] = 8
    hunter = _hunter(view, event.who)
    if event.card in hunter["played"]:
        hunter["played"].remove(event.card)
        _into_hand(hunter, [event.card])


def _used_up(view: View, event: Any) -> None:
    hunter = _hunter(view, event.who)
    _out_of_hand(hunter, event.card)
    hunter["used"].append(event.card)


CHANGES: dict[type[Event], Callable[[View, Any], None]] = {
    ev.Played: _played,
    ev.Transformed: _played,
    ev.Hit: _hit,
    ev.Rolled: _rolled,
    ev.Hurt: _hp,
    ev.PaidHp: _hp,
    ev.Healed: _hp,
    ev.Died: _died,
    ev.Eliminated: _eliminated,
    ev.Scavenged: _collected(1),
    ev.LostEchoes: _collected(-1),
    ev.Killed: _gone,
    ev.Escaped: _gone,
    ev.Trophy: _trophy,
    ev.Stays: _stays,
    ev.Regrew: _regrew,
    ev.Stored: _stored,
    ev.Recovered: _recovered,
    ev.Upgraded: _upgraded,
    ev.RemovedCard: _removed,
    ev.Rested: _rested,
    ev.Refilled: _refilled,
    ev.TookBack: _took_back,
    ev.UsedUp: _used_up,
}
