"""What tests of scenarios do: enter one, open its doors, let rounds and turns pass."""

from __future__ import annotations

from stage import Stage

from taverna.games.gloomhaven.rules import moments, pieces, rooms


def enter(number: int, seats: int = 2) -> Stage:
    return Stage(str(number), seats).ready()


def open_all(stage: Stage) -> Stage:
    for at in stage.g.content.board(stage.g).doors:
        stage.run_first(rooms.open_door(stage.g, at, "h0"))
    return stage


def begins_round(stage: Stage, number: int) -> None:
    stage.g.round = number
    stage.run_first(pieces.round_begins(stage.g, moments.RoundBegins()))


def ends_round(stage: Stage, number: int) -> None:
    stage.g.round = number
    stage.run_first(pieces.round_ends(stage.g, moments.RoundEnds()))


def due(stage: Stage, id: str) -> None:
    """A figure's turn is about to begin."""
    stage.run_first(moments.happens(stage.g, moments.TurnDue(stage.g.figures[id])))


def over(stage: Stage, id: str) -> None:
    """A figure's turn is over."""
    stage.run_first(moments.happens(stage.g, moments.TurnOver(stage.g.figures[id])))


def of(stage: Stage, what: str) -> list[str]:
    return [f.id for f in stage.g.figures.values() if f.what == what]
