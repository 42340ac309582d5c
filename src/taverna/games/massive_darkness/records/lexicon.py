"""The lexicon of effect words. The words themselves are structs of `powers`; what each of them does, how it is printed
and what it is worth is written in `words`, `rules.combat.result` says what those about the result count."""

from __future__ import annotations

from taverna.core.lexicon import Lexicon

from .powers import (
    AddDamage,
    AddSymbol,
    CancelSymbol,
    ChangeHits,
    ChangeShields,
    Does,
    DoubleHits,
    HalfDamage,
    KillOutright,
    ReachBoss,
    Retaliate,
)

WORDS = Lexicon("effect", Does, "performed", "by_enemy", "avails", "expected", "printed", "weighed", "served")
"""`performed(g, hero, word, source)` by a Hero; `by_enemy(g, foe, seat, word)` in a combat with a Hero;
`avails(g, hero, word)`: whether it would do anything now; `expected(word, side)`: how much it adds to the Damage one
wants, for odds; `printed(words, word)`; `weighed(word)` and `served(g, c, word, side)` for bots."""

ResultWord = (
    ChangeHits
    | ChangeShields
    | AddSymbol
    | CancelSymbol
    | AddDamage
    | DoubleHits
    | ReachBoss
    | Retaliate
    | HalfDamage
    | KillOutright
)
RESULTS = Lexicon("result", ResultWord, "counted")
"""`counted(sum, word, side, shown)`: what it changes in the result of a combat."""
