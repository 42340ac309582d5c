"""What the search must know of the North: how a turn goes on, and what a position is worth (`taverna.bots.search`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from taverna.bots import Bot, Sight
from taverna.bots.search import Horizon, Policy, checkpoints
from taverna.core.ask import Ask, Result, Value
from taverna.core.game import Game

from ..rules.turn import PHASE_PROMPTS
from ..state import PHASES, Table
from .instincts import Moment, instinct
from .jarl import Lookahead
from .odds import Reckoner, Reckoning, chance
from .outlook import Standing

FEW = 4
"""Acts of a phase that are looked at closer: those with the best odds."""
NEAR = 8.0
"""…unless they are worth so many Territories less than the best."""


class JarlSense:
    """Plans its whole turn, each phase by the odds, and looks at what the others can do before the next."""

    def __init__(self) -> None:
        self.guide: Bot = Reckoner()

    def weighs(self, sight: Sight) -> Sequence[str]:
        """The best acts of a phase by the odds; what comes up within one is left to instinct."""
        if sight.prompt not in PHASE_PROMPTS:
            return ()
        world = sight.determinize(0)
        acts = {option.id: option.value for option in world.questions[sight.seat].options}
        worth = Reckoning(world.game, world.state, sight.seat, sight.prompt).worth(acts)
        near = [id for id in acts if worth[id] >= max(worth.values()) - NEAR]
        return sorted(near, key=lambda id: -worth[id])[:FEW]

    def horizon(self, g: Table, seat: int) -> Horizon:
        """To the beginning of the seat's next turn (there is a checkpoint before every phase); to the end of the game
        once Ragnarok has begun, for whoever has the last turn has the last word."""
        others = (seat - g.active - 1) % g.seats
        phases = len(PHASES) - PHASES.index(g.phase) + len(PHASES) * others if g.phase in PHASES else 1
        here = checkpoints(phases)
        return lambda then: here(then) and then.ragnarok is None

    def imagines(self, sight: Sight, random: Random) -> Callable[[Random], Policy]:
        world = sight.determinize(0)
        game, turn, seat = world.game, world.state.turn, sight.seat
        return lambda luck: Plan(game, seat, turn)

    def stands(self, g: Table, seat: int) -> float:
        """Before all Heroes have landed everybody stands alike."""
        if not all(player.at for player in g.players):
            return 1 / g.seats
        return chance(g, seat)

    def ended(self, result: Result, seat: int) -> float:
        if not result.winners:
            return 0.25
        return 1 / len(result.winners) if seat in result.winners else 0.0

    def counts(self, g: Table, seat: int) -> dict[str, float]:
        standing, player = Standing(g, seat), g.players[seat]
        return {
            "territories": len(standing.lands),
            "temples": standing.temples,
            "regions": standing.regions,
            "kills": player.kills,
            "runes": player.rune_count,
            "cards": len(player.hand),
        }

    def follows(self, g: Table, seat: int) -> dict[str, float]:
        return {"progress": 100 * Standing(g, seat).nearest()}


class Plan:
    """What everybody does in one imagined game: the seat goes through the phases of this turn by the odds, all go
    through the last turns of Ragnarok like Jarls, and what else comes up is left to instinct."""

    def __init__(self, game: Game[Table], seat: int, turn: int) -> None:
        self.game = game
        self.seat = seat
        self.turn = turn

    def __call__(self, g: Table, ask: Ask) -> Value:
        made = ask.made()
        if len(made) == 1:
            return next(iter(made.values()))
        if ask.prompt in PHASE_PROMPTS:
            if ask.seat == self.seat and g.turn == self.turn:
                return made[Reckoning(self.game, g, ask.seat, ask.prompt).best(made)]
            if g.ragnarok is not None:
                return made[Lookahead(self.game, g, ask.seat, ask.prompt).best(made)]
        return instinct(Moment(g, ask.seat, ask.prompt, list(made.values()), ask.about or {}))
