"""All abilities of a list, those within others too."""

from __future__ import annotations

from collections.abc import Iterable

from .abilities import Ability, Choice, Command, LastingBonus, Move


def flat(abilities: Iterable[Ability]) -> list[Ability]:
    """All abilities of a list, those within others after them: by its place here an ability is found again."""
    found: list[Ability] = []
    for ability in abilities:
        found.append(ability)
        for extra in (*ability.extras, *(augment.gives for augment in ability.augments)):
            found += flat(extra.do)
        for price in (ability.price, *(augment.price for augment in ability.augments)):
            found += flat(price)
        if isinstance(ability, Move):
            found += flat(ability.then)
        elif isinstance(ability, Command):
            found += flat(ability.perform)
        elif isinstance(ability, Choice):
            for way in ability.of:
                found += flat(way)
        elif isinstance(ability, LastingBonus):
            found += flat(ability.perform)
            found += flat(ability.gives.do)
            found += flat(ability.costs)
    return found
