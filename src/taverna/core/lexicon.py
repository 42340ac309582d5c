"""The words of a game's effects: for each of them, beside each other, how it is performed, printed, weighed.

    EFFECTS = Lexicon("effect", Effect, "performed", "weighed")

    @EFFECTS.performed(Heal)
    def heal(g: Table, word: Heal) -> Flow: ...

    @EFFECTS.weighed(Heal)
    def heal_weighed(sight: Sight, word: Heal) -> float: ...

`EFFECTS.complete()` names every word that lacks a role; a game calls it when its content is built, so nothing is
missing in play. To use a word is one lookup by its type: `EFFECTS.of("performed")[type(word)](g, word)`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from types import UnionType
from typing import Any, TypeVar, Union, get_args, get_origin

from .errors import ContentError
from .words import kebab

F = TypeVar("F", bound=Callable[..., Any])


class Lexicon:
    """One table per role, from a word's struct to the function that plays the role."""

    __slots__ = ("_roles", "kind", "words")

    def __init__(self, kind: str, words: Any, *roles: str) -> None:
        """`words` is the union of the structs, or a list of them."""
        self.kind = kind
        self.words: tuple[type, ...] = tuple(_members(words))
        self._roles: dict[str, dict[type, Callable[..., Any]]] = {role: {} for role in roles}

    def role(self, role: str, *words: type) -> Callable[[F], F]:
        """How these words play a role: a decorator. `@EFFECTS.performed(Heal)` means `role("performed", Heal)`."""
        table = self._roles[role]

        def written(function: F) -> F:
            for word in words:
                if word not in self.words:
                    raise TypeError(f"{word.__name__} is no {self.kind} word: it is not in the union of them")
                if word in table:
                    raise TypeError(f"how the {self.kind} word {word.__name__} is {role} is said twice")
                table[word] = function
            return function

        return written

    def __getattr__(self, role: str) -> Callable[..., Callable[[F], F]]:
        if role.startswith("_") or role not in self._roles:
            raise AttributeError(role)
        return lambda *words: self.role(role, *words)

    def of(self, role: str) -> dict[type, Callable[..., Any]]:
        """{word: the function}, for rules that look it up themselves."""
        return self._roles[role]

    def missing(self) -> list[tuple[str, str]]:
        """(word, role) of everything nobody has written."""
        return [
            (kebab(word.__name__), role)
            for role, table in self._roles.items()
            for word in self.words
            if word not in table
        ]

    def complete(self) -> None:
        """Raises `ContentError` with the name of every word that lacks a role."""
        missing = self.missing()
        if missing:
            told = "; ".join(f"nothing says how the {self.kind} word '{word}' is {role}" for word, role in missing)
            raise ContentError(f"{self.kind} words", "", "", told)


def _members(words: Any) -> Iterable[type]:
    if get_origin(words) in (Union, UnionType):
        return get_args(words)
    return tuple(words)


__all__ = ["Lexicon"]
