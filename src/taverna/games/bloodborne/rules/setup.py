"""Setup (p. 5)."""

from __future__ import annotations

from taverna.core.ask import Flow
from taverna.core.chance import Chance
from taverna.core.errors import OptionError

from .. import events as ev
from ..options import Options
from ..records import Content
from ..state import TOKENS, Hunter, Table
from .end import reveal_next

MONSTERS_IN_DUNGEON = 7
BOSSES_IN_DUNGEON = 3


def lay_out(seats: int, seed: int, options: Options, content: Content) -> Table:
    """Steps 1 to 8 of the setup (BB-SETUP-01..10, BB-CARDS-09). Nothing is asked; `begin` reveals the Monster."""
    chance = Chance(seed)
    final = options.final_boss
    if final is None:
        final = chance.roll(list(content.final_bosses))
    elif final not in content.final_bosses:
        raise OptionError(f"final_boss: no '{final}'; there are {', '.join(content.final_bosses)}")
    first = options.first_player
    if first is None:
        first = chance.below(seats)
    elif not 0 <= first < seats:
        raise OptionError(f"first_player: no seat {first}; there are 0 to {seats - 1}")
    monsters, bosses = list(content.monsters), list(content.bosses)
    dungeon = [chance.draw(monsters) for _ in range(MONSTERS_IN_DUNGEON)]
    dungeon += [chance.draw(bosses) for _ in range(BOSSES_IN_DUNGEON)]
    deck = list(content.deck)
    boards = list(content.hunters)
    return Table(
        chance=chance,
        options=options,
        hunters=[
            Hunter(seat, boards[seat], hand=list(content.starting), owned=list(content.starting))
            for seat in range(seats)
        ],
        first=first,
        final=final,
        dungeon=dungeon,
        box=monsters + bosses,
        available=[chance.draw(deck) for _ in range(min(seats, len(deck)))],
        deck=deck,
        bank=TOKENS,
    )


def begin(g: Table) -> Flow:
    """Step 9: the first Monster is turned up (BB-SETUP-11)."""
    g.emit(ev.FinalBossDrawn(monster=g.final))
    g.round = 1
    yield from reveal_next(g)
