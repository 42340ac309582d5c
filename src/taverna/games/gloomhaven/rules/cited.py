"""The clauses of the special rules of scenarios (GH-PIECE-01..43): by which of them a piece takes effect, and by which
a figure is kept out of things."""

from __future__ import annotations

from ..records import scenarios as s
from ..state import Character, Figure, Table, unkey
from . import dormant, worn

ANY = "GH-PIECE-01"

CITED: dict[type[s.Effect], str] = {
    s.Lose: "GH-PIECE-02",
    s.Win: "GH-PIECE-03",
    s.SetGoal: "GH-PIECE-03",
    s.Leave: "GH-PIECE-04",
    s.Grab: "GH-PIECE-06",
    s.Open: "GH-PIECE-07",
    s.Unlock: "GH-PIECE-07",
    s.RevealRoom: "GH-PIECE-07",
    s.Close: "GH-PIECE-08",
    s.Roll: "GH-PIECE-10",
    s.Blow: "GH-PIECE-11",
    s.Current: "GH-PIECE-12",
    s.Spawn: "GH-PIECE-13",
    s.Muster: "GH-PIECE-14",
    s.Erect: "GH-PIECE-15",
    s.Hatch: "GH-PIECE-15",
    s.SummonFor: "GH-PIECE-16",
    s.Errand: "GH-PIECE-17",
    s.Wake: "GH-PIECE-18",
    s.Vanish: "GH-PIECE-20",
    s.Appear: "GH-PIECE-20",
    s.Turn: "GH-PIECE-30",
    s.Hurt: "GH-PIECE-31",
    s.HealAll: "GH-PIECE-31",
    s.CureAll: "GH-PIECE-31",
    s.Give: "GH-PIECE-32",
    s.AddCards: "GH-PIECE-33",
    s.LoseHand: "GH-PIECE-34",
    s.Regain: "GH-PIECE-34",
    s.Items: "GH-PIECE-34",
    s.GiveUp: "GH-PIECE-34",
    s.Pay: "GH-PIECE-34",
    s.Lay: "GH-PIECE-35",
    s.Spread: "GH-PIECE-35",
    s.Clear: "GH-PIECE-35",
    s.Count: "GH-PIECE-36",
    s.Draw: "GH-PIECE-36",
    s.Relocate: "GH-PIECE-37",
    s.Flee: "GH-PIECE-38",
    s.Control: "GH-PIECE-39",
    s.ExtraTurn: "GH-PIECE-40",
    s.Strengthen: "GH-PIECE-41",
    s.Toughen: "GH-PIECE-41",
    s.Promote: "GH-PIECE-41",
    s.Elements: "GH-PIECE-43",
    s.Return: "GH-DUNG-18",
    s.Call: ANY,
}


def clause(piece: s.Piece) -> str:
    """That of what it does first, beside what it only counts."""
    if piece.when == "deed":
        return "GH-PIECE-28" if piece.price == "move" else "GH-PIECE-27"
    done = [CITED[type(do)] for do in piece.do]
    return next((id for id in done if id not in (ANY, CITED[s.Count])), done[0] if done else ANY)


def hidden(g: Table, figure: Figure, other: str) -> str:
    """Why one who is no target and no focus is none: by a rule of the scenario, or by this other clause."""
    if figure.kind == "monster" and dormant.faded(g, figure):
        return "GH-PIECE-19"
    if figure.kind == "objective" and worn.untouched(g, figure):
        return "GH-PIECE-24"
    return other


def refusal(g: Table, mat: Character, place: str, id: str) -> str | None:
    """The clause by which a scenario keeps a character from a thing: an item laid down, an element, a hex where
    something is to be done."""
    if place == "item" and g.counts.get(f"laid down {mat.id} {id}"):
        return "GH-PIECE-34"
    if place == "element" and g.elements_closed:
        return "GH-PIECE-43"
    if place == "hex":
        waiting = g.board.pieces.get("deed", ())
        return next((clause(piece) for piece in waiting if unkey(id) in g.spots.get(piece.of, ())), None)
    return None
