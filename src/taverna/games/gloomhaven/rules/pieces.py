"""A scenario's own rules: what sets a piece off, what it does, what the goals ask (GH-PAGE-03, GH-PAGE-04, GH-EQUA-01).

The scenario hears of moments that its pieces may speak of. It keeps the counts that goals and tests look at, sets off
the pieces that wait for it, and sees whether the scenario is won or lost.
"""

from __future__ import annotations

from taverna.core.ask import Flow
from taverna.hexgrid import Hex

from ..events import PieceHappened
from ..records import scenarios as s
from ..records.lexicon import EFFECTS
from ..state import Figure, Table
from . import cited, conditions, finish, land, moments, rooms, who
from .acting import decide
from .facts import asked, holds, is_enemy

DEATH = "death"
PERFORMED = EFFECTS.of("performed")


# -- hearing of moments ----------------------------------------------------------------------------------------------
def scenario_begins(g: Table, now: moments.ScenarioBegins) -> Flow:
    yield from set_off_all(g, "setup")


def judged_after(g: Table, event: s.Event, cause: str = "", *, of: str = "") -> Flow | None:
    """Pieces that wait for an event take effect, if there are any; then it is seen whether the scenario has ended."""
    if event in g.board.pieces:
        return set_off_then_judge(g, event, cause, of)
    judge(g)
    return None


def set_off_then_judge(g: Table, event: s.Event, cause: str, of: str) -> Flow:
    yield from set_off_all(g, event, cause, of=of)
    judge(g)


def round_begins(g: Table, now: moments.RoundBegins) -> Flow | None:
    return judged_after(g, "round-start")


def turns_end(g: Table, now: moments.TurnsEnd) -> Flow | None:
    return set_off_all(g, "last-turn") if "last-turn" in g.board.pieces else None


def round_ends(g: Table, now: moments.RoundEnds) -> Flow | None:
    return judged_after(g, "round-end")


def turn_due(g: Table, now: moments.TurnDue) -> Flow:
    figure = now.figure
    yield from set_off_all(g, "turn-start", figure.id, of=acting(figure))
    if g.each_turn:
        yield from each_turn(g, figure)


def turn_over(g: Table, now: moments.TurnOver) -> Flow | None:
    if "turn-end" in g.board.pieces:
        return set_off_then_judge(g, "turn-end", now.figure.id, acting(now.figure))
    judge(g)
    return None


def acting(figure: Figure) -> str:
    """As whom a piece speaks of the figure whose turn it is."""
    return figure.name or figure.what if figure.kind in ("monster", "objective") else figure.kind


def door_opened(g: Table, now: moments.DoorOpened) -> Flow | None:
    return judged_after(g, "door", now.by, of=now.door)


def room_revealed(g: Table, now: moments.RoomRevealed) -> Flow | None:
    return judged_after(g, "room", now.by, of=now.room)


def treasure_opened(g: Table, now: moments.TreasureOpened) -> Flow:
    """A tile of a random dungeon does what the monster card says (GH-DUNG-19)."""
    if now.holds.startswith("dungeon:"):
        _, card, nth = now.holds.split(":")
        yield from do_all(g, g.content.dungeon_monsters[card].treasures[nth], now.by)
    yield from set_off_all(g, "looted", now.by, of=now.holds)
    judge(g)


def hurt(g: Table, now: moments.Hurt) -> Flow | None:
    pieces = g.board.pieces
    if "damaged" not in pieces and "touched" not in pieces:
        return None
    waiting = (*pieces.get("damaged", ()), *pieces.get("touched", ()))
    figure = g.figures.get(now.figure)
    return set_off_by(g, waiting, figure) if waiting and figure is not None else None


def touched(g: Table, now: moments.Touched) -> Flow | None:
    figure = g.figures.get(now.figure)
    return set_off_by(g, g.board.pieces["touched"], figure) if figure is not None else None


def entered(g: Table, now: moments.Entered) -> Flow:
    yield from set_off_all(g, "entered", now.figure)


def attack_over(g: Table, now: moments.AttackOver) -> Flow:
    who = g.figures.get(now.figure)
    if who is not None:
        yield from set_off_all(g, "attacks", who.id, of=acting(who))


def move_over(g: Table, now: moments.MoveOver) -> Flow:
    yield from set_off_all(g, "moved", now.figure)


def killed(g: Table, now: moments.Killed) -> Flow:
    """Counted for goals; an obstacle with hit points is gone from the floor (GH-DESTROY-01)."""
    dead = now.figure
    for name in dict.fromkeys((dead.what, dead.name)):
        if name:
            g.killed[name] = g.killed.get(name, 0) + 1
    if dead.kind == "monster" and dead.force != "party":
        g.kills += 1
    if dead.kind == "objective":
        g.obstacles = [o for o in g.obstacles if o.figure != dead.id]
        g.relaid()
    yield from fallen(g, dead, now.at)
    judge(g)


def fallen(g: Table, dead: Figure, at: Hex) -> Flow:
    """What happens when somebody dies, or something breaks; rules may speak of its hex by the letter `death`."""
    defined = land.objective(g, dead.what) if dead.kind == "objective" else None
    if defined is not None and defined.opens and at in g.board.doors:
        yield from rooms.open_door(g, at)
    waiting = g.board.pieces.get("killed", ())
    if waiting:
        yield from marked(g, DEATH, at, set_off_by(g, waiting, dead))


def marked(g: Table, letter: str, at: Hex, flow: Flow) -> Flow:
    """Meanwhile a hex goes by this letter."""
    before = g.spots.get(letter)
    g.spots[letter] = [at]
    yield from flow
    if before is None:
        del g.spots[letter]
    else:
        g.spots[letter] = before


def exhausted(g: Table, now: moments.Exhausted) -> Flow:
    fell = g.character(now.figure.id).fell
    waiting = set_off_all(g, "exhausted", now.figure.id)
    yield from waiting if fell is None else marked(g, DEATH, fell, waiting)
    if finish.nobody_left(g):
        finish.decide_outcome(g, False)  # GH-EXHAUST-06
    judge(g)


# -- setting off -----------------------------------------------------------------------------------------------------
def set_off_all(g: Table, event: s.Event, cause: str = "", *, of: str = "") -> Flow:
    """Every piece that waits for an event; `cause` is whose doing it is, `of` says which door, room, treasure."""
    for piece in g.board.pieces.get(event, ()):
        if not piece.of or piece.of == of:
            yield from set_off(g, piece, cause)


def set_off_by(g: Table, waiting: tuple[s.Piece, ...], figure: Figure) -> Flow:
    """Every piece that waits for something to happen to a figure: of its type, of its name, or to any enemy."""
    for piece in waiting:
        if piece.rank and (figure.name or figure.rank != piece.rank):  # GH-NAMED-01
            continue
        if piece.of in (figure.name, figure.what) if piece.of else is_enemy(figure):
            yield from set_off(g, piece, figure.id)


def set_off(g: Table, piece: s.Piece, cause: str = "") -> Flow:
    """A piece takes effect, if its test holds; once only, if it says so."""
    if piece.once and piece.id in g.happened:
        return
    if piece.test and not holds(g, piece.test, cause):
        return
    g.happened[piece.id] = g.happened.get(piece.id, 0) + 1
    if piece.text is not None and piece.when not in ("setup", "called"):
        g.emit(PieceHappened(scenario=g.scenario, piece=piece.id, rule=cited.clause(piece)))
    yield from do_all(g, piece.do, cause)
    judge(g)


def called(g: Table, name: str, cause: str = "") -> Flow:
    """A boss's special action, or another piece, names a piece of the scenario (GH-BOSS-03)."""
    for piece in g.board.scenario.pieces:
        if piece.id == name:
            yield from set_off(g, piece, cause)
            return


def do_all(g: Table, doing: tuple[s.Doing, ...], cause: str = "") -> Flow:
    for do in doing:
        if not do.test or holds(g, do.test, cause):
            yield from PERFORMED[type(do)](g, do, cause)


def each_turn(g: Table, figure: Figure) -> Flow:
    """What a scenario does at the start of every turn of those it concerns: conditions for good, healing."""
    for one in list(g.each_turn):
        if not who.fits(g, figure, one.whom, ""):
            continue
        if one.condition is None:
            conditions.heal(g, figure, one.heal)
        elif not ignores(g, figure.id):
            yield from conditions.gain(g, figure.id, one.condition)
            if one.condition in figure.conditions:
                figure.conditions[one.condition] = False


# -- goals -----------------------------------------------------------------------------------------------------------
def goal(g: Table) -> s.Goal:
    """The victory condition in force."""
    return g.board.scenario.goals[g.goal]


def judge(g: Table) -> None:
    """Won, lost, or neither yet: whatever comes first decides; if both come at the same moment, it is won."""
    if g.finished is not None or g.phase in ("goals", "hands"):
        return
    scenario = g.board.scenario
    test = scenario.goals[g.goal].test
    if test and asked(test)(g, ""):
        finish.decide_outcome(g, True)
        return
    for lost in scenario.lose:
        if lost.test and holds(g, lost.test):
            finish.decide_outcome(g, False)
            return


# -- whom ------------------------------------------------------------------------------------------------------------
def concerned(g: Table, whom: s.Who, cause: str) -> Flow:
    """The figures an effect speaks of; where it says so, only those the players choose."""
    found = [f.id for f in g.figures.values() if f.at is not None and who.fits(g, f, whom, cause)]
    if whom.side == "cause" and not found and cause not in g.figures:
        # nobody opened the door of the first room: the players say who suffers (GH-DUNG-17)
        there = [f.id for f in g.figures.values() if f.kind == "character" and f.at is not None]
        if len(there) > 1:
            return [(yield from decide(g, None, "who", there))]
        return there
    if whom.wears:
        wearing = [mat.id for mat in g.characters if whom.wears in mat.items and mat.id in found]
        found = wearing or [(yield from decide(g, None, "who", found))]
    if whom.closest:
        found = who.nearest(g, found, whom.closest)
        if len(found) > 1:
            found = [(yield from decide(g, None, "who", found))]
    if whom.chosen is None or len(found) <= whom.chosen:
        return found
    picked: list[str] = []
    while len(picked) < whom.chosen:
        picked.append((yield from decide(g, None, "who", [id for id in found if id not in picked])))
    return picked


def ignores(g: Table, id: str) -> bool:
    """Whether a character's perks ignore negative scenario effects."""
    mat = g.hero(id)
    return mat is not None and mat.ignores_scenario
