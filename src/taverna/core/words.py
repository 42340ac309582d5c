"""Words come last: what happened and what is asked are data; text is made when someone looks, in their language."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Mapping
from contextvars import ContextVar
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, TypeVar

import msgspec

from .keep import Keep
from .messages import LANGS as LANGS
from .messages import language as language
from .messages import messages
from .state import Event

T = TypeVar("T")

SEATS = ("who", "whom", "by")  # arguments with these names are seats

CORE_LOCALE = Path(__file__).parent / "locale"


SHORT, LETTERS = 5, 44  # words and letters that a button holds


class Text(msgspec.Struct, frozen=True, rename={"pt_BR": "pt-BR"}, forbid_unknown_fields=True):
    """The same words in every language."""

    en: str
    es: str
    pt_BR: str

    def __getitem__(self, lang: str) -> str:
        text: str = getattr(self, _FIELDS.get(lang) or language(lang))
        return text


_FIELDS = {lang: lang.replace("-", "_") for lang in LANGS}


class Say(msgspec.Struct, frozen=True):
    """A message and what goes into it: all that is needed to say it in any language."""

    key: str
    args: dict[str, Any] = {}


_CALLED: ContextVar[Mapping[int, str]] = ContextVar("called", default=MappingProxyType({}))


class called:
    """Whoever has a name of their own is called by it in all words made within; the others as the game calls them. Who
    sits at a table is no matter of its rules, so it stands neither in the state nor in the options."""

    __slots__ = ("_before", "_names")

    def __init__(self, names: Mapping[int, str]) -> None:
        self._names = names

    def __enter__(self) -> None:
        self._before = _CALLED.set(self._names)

    def __exit__(self, *_: object) -> None:
        _CALLED.reset(self._before)


def person(seat: int) -> str:
    """The own name of whoever sits here, if they have one."""
    return _CALLED.get().get(seat, "")


_SAID = Keep()
LASTING = (str, int)


class Words:
    """One language at one table: knows the messages, the names of things and of those who sit here. `content`: what
    all names of things come from that are `lasting`."""

    def __init__(
        self,
        lang: str,
        folders: tuple[Path, ...],
        name: Callable[[str], Text | None],
        seat_name: Callable[[int], str],
        content: Any = None,
    ) -> None:
        self.lang = lang
        self._said = None if content is None else _SAID.about(content, lang, folders)
        self._messages = messages(lang, (CORE_LOCALE, *folders))
        self._name = name
        self._seat_name = seat_name
        self.called = _CALLED.get()
        self.moment: dict[Any, Any] | None = None  # what is drawn alike for all who look at this moment, if several do
        self.before: dict[Any, tuple[Any, ...]] | None = None  # what was drawn last at this table, if it is kept

    def __call__(self, key: str, **args: Any) -> str:
        return self.format(key, args)

    def say(self, say: Say) -> str:
        return self.format(say.key, say.args)

    def once(self, key: Any, make: Callable[[], T]) -> T:
        """What all who look at this moment read alike is made once."""
        if (made := self.moment) is None:
            return make()
        if key not in made:
            made[key] = make()
        found: T = made[key]
        return found

    def short(self, say: Say, text: str | None = None) -> str:
        """The same in at most five words, for a button, where a name counts as one: the message `…-short` if there is
        one, or what stands before the first colon, bracket, comma or dash if that is short enough, or nothing. `text`:
        what it says whole, if that is known."""
        key = f"{say.key}-short"
        if self.has(key):
            return self.format(key, say.args)
        text = self.say(say) if text is None else text
        found = self._messages.brief.get((say.key, text))
        if found is None:
            found = self._messages.brief[say.key, text] = self._shortened(say, text)
        return found

    def _shortened(self, say: Say, text: str) -> str:
        named = [str(self._shown(name, value)) for name, value in say.args.items() if not isinstance(value, Mapping)]
        for part in (text, *(text.partition(sign)[0] for sign in (":", " (", ";", " – ", ","))):
            told = part
            for name in named:
                told = told.replace(name, "x") if " " in name else told
            if len(told.split()) <= SHORT and len(part) <= LETTERS:
                return part.rstrip(". ")
        return ""

    def has(self, key: str) -> bool:
        return self._messages.has(key)

    def format(self, key: str, args: Mapping[str, Any]) -> str:
        """A missing message is a KeyError: the tests ask for every one of them in every language. Beside the name of a
        thing (`$monster`) stands its id (`$monster-id`), so that a language can say which article it takes. What names
        nobody is said the same at all tables, and is made once."""
        said = self._said
        if said is None or not all([v.__class__ in LASTING for v in args.values()]):
            return self._formatted(key, args)
        known = (key, *args.items())
        if (found := said.get(known)) is None:
            found = self._formatted(key, args)
            if not any([k in SEATS if v.__class__ is int else not self.lasting(v) for k, v in args.items()]):
                said[known] = found
        text: str = found
        return text

    def _formatted(self, key: str, args: Mapping[str, Any]) -> str:
        if (said := self._plainly(key, args)) is not None:
            return said
        shown = {k: self._shown(k, v) for k, v in args.items()}
        shown.update((f"{k}-id", v) for k, v in args.items() if v.__class__ is str)
        return self._messages.say(key, shown)

    def _plainly(self, key: str, args: Mapping[str, Any]) -> str | None:
        """A message that is nothing but text and what goes into it; None if there is more to it."""
        parts = self._messages.parts(key)
        if parts is None:
            return None
        said = []
        for part in parts:
            if not (name := part.name):
                said.append(part.text)
                continue
            if name in args:
                value = self._shown(name, args[name])
                if value.__class__ is int:
                    value = self._messages.written(value)
            else:
                value = args.get(name.removesuffix("-id"))
            if value.__class__ is not str:
                return None
            said.append(value)
        return "".join(said)

    def name(self, id: str) -> str:
        """What a thing is called; ids without a name are shown as they are."""
        named = self._name(id)
        return named[self.lang] if named else id

    def lasting(self, id: str) -> bool:
        """Is this called the same at every table with this content, whatever happens there?"""
        return True

    def seat(self, seat: int) -> str:
        """What the one who sits here is called: their own name, else that of whom they play."""
        return self.called.get(seat) or self.seated(seat)

    def seated(self, seat: int) -> str:
        """What the game calls whoever sits here."""
        return self._seat_name(seat)

    def played(self, seat: int) -> str:
        """Whom the one who sits here plays, where they are not called so already."""
        name = self.seated(seat)
        return "" if name == self.seat(seat) else name

    def listed(self, names: list[str]) -> str:
        """'a, b and c', of what is in words already."""
        if len(names) < 2:
            return "".join(names) or self("list-nothing")
        return self._messages.say("list-last", {"rest": ", ".join(names[:-1]), "last": names[-1]})

    def _shown(self, key: str, value: Any) -> Any:
        if value.__class__ is bool:
            return "yes" if value else "no"
        if value.__class__ is int:
            return self.seat(value) if key in SEATS else value
        if value.__class__ is str:
            return self.name(value)
        if value.__class__ in (list, tuple):
            return self.listed([str(self._shown(key, v)) for v in value])
        return value


def plain(text: str) -> str:
    """Lower case, without accents: as people type when they look for something."""
    return "".join(c for c in unicodedata.normalize("NFD", text.casefold()) if not unicodedata.combining(c))


def kebab(name: str) -> str:
    """CardPlayed -> card-played."""
    return "".join(f"-{c.lower()}" if c.isupper() and i else c.lower() for i, c in enumerate(name))


def event_say(event: Event) -> Say:
    """The words of an event: its message and what goes into it."""
    return Say(_event_key(type(event)), event.told())


@cache
def _event_key(kind: type[Event]) -> str:
    return f"event-{kebab(kind.__name__)}"
