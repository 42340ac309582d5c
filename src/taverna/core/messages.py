"""The messages of some folders in one language, in Fluent. Each is compiled when it is first said: compiling all that a
big game can say takes longer than starting it, and nobody hears it all."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
from babel import Locale
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    Junk,
    Message,
    MessageReference,
    Placeable,
    StringLiteral,
    Term,
    TermReference,
    TextElement,
    VariableReference,
)
from fluent_compiler.bundle import FluentBundle
from fluent_compiler.types import FluentInt

from .errors import OptionError

LANGS = ("en", "es", "pt-BR")
KEPT = 10_000  # sentences of one language at one game

_ENTRY = re.compile(r"^(?=-?[A-Za-z][\w-]* *=)", re.MULTILINE)
_ID = re.compile(r"-?[A-Za-z][\w-]*")
_REFERENCE = re.compile(r"\{\s*(-?[a-z][\w-]*)")


def language(lang: str) -> str:
    """Check a language code; the error says which there are."""
    if lang not in LANGS:
        raise OptionError(f"no language '{lang}': there are {', '.join(LANGS)}")
    return lang


class Whole(FluentInt):  # type: ignore[misc]
    """A whole number. How it is written in a language is found out once."""

    def format(self, locale: Any) -> str:
        return _written(int(self), locale)


_parser = FluentParser(with_spans=False)
_whole = lru_cache(maxsize=512)(Whole)


@lru_cache(maxsize=2048)
def _written(number: int, locale: Any) -> str:
    return str(FluentInt(number).format(locale))


class Kept(dict[Any, str]):
    """Sentences that were made before, so many at most."""

    def __setitem__(self, key: Any, said: str) -> None:
        if len(self) >= KEPT:
            self.clear()
        super().__setitem__(key, said)


class Part(msgspec.Struct, frozen=True):
    """A piece of a message: a text, or the name of what stands here."""

    text: str = ""
    name: str = ""


class Messages:
    """What can be said in one language."""

    def __init__(self, lang: str, files: list[Path]) -> None:
        self.lang = lang
        self._locale = Locale.parse(lang, sep="-")
        self._written: dict[str, str] = {}
        self._plain: dict[str, list[Part] | None] = {}
        self._compiled: dict[str, FluentBundle] = {}
        self._said = Kept()
        self._numbers = Kept()
        self.brief = Kept()  # what is said of a message and its text on a button
        for file in files:
            self._read(file)

    def _read(self, file: Path) -> None:
        head, *entries = _ENTRY.split(file.read_text(encoding="utf-8"))
        if any(line.strip() and not line.startswith("#") for line in head.splitlines()):
            raise ValueError(f"{file}: begins with what is no message: {head.strip().splitlines()[0]!r}")
        for entry in entries:
            key = _ID.match(entry)[0]  # type: ignore[index]
            if key in self._written:
                raise ValueError(f"{file}: {key} is written twice")
            self._written[key] = entry

    def has(self, key: str) -> bool:
        return key in self._written

    def keys(self) -> list[str]:
        return list(self._written)

    def say(self, key: str, args: Mapping[str, Any]) -> str:
        """A message that is missing or lacks an argument is a KeyError. The same few sentences are said over and over,
        and formatting one (plurals, numbers) takes long: they are kept."""
        known = (key, *args.items(), *map(type, args.values()))
        try:
            said = self._said.get(known)
        except TypeError:  # something that cannot be looked up
            return self._say(key, args)
        if said is None:
            said = self._said[known] = self._say(key, args)
        return said

    def _say(self, key: str, args: Mapping[str, Any]) -> str:
        parts = self.parts(key)
        if parts is not None and args.keys() >= {part.name for part in parts if part.name}:
            said: list[Any] = [args[part.name] if part.name else part.text for part in parts]
            if all(one.__class__ in (str, int) for one in said):
                return "".join([one if one.__class__ is str else self.written(one) for one in said])
        made = self._compiled.get(key) or self._compile(key)
        counted = {name: _whole(value) if value.__class__ is int else value for name, value in args.items()}
        text, errors = made.format(key, counted)
        if errors:
            raise KeyError(f"{key} in {self.lang}: {errors[0]}")
        return str(text)

    def written(self, number: int) -> str:
        """A whole number as it is written in this language."""
        said = self._numbers.get(number)
        if said is None:
            said = self._numbers[number] = _written(number, self._locale)
        return said

    def parts(self, key: str) -> list[Part] | None:
        """What a message is put together of, if that is nothing but text and what goes into it (which most are): then
        it need not be compiled."""
        if key not in self._plain:
            self._plain[key] = None  # should it name itself
            entry = _parser.parse_entry(self._written[key])
            if isinstance(entry, Message | Term) and entry.value is not None and not entry.attributes:
                parts = [self._part(element) for element in entry.value.elements]
                if None not in parts:
                    self._plain[key] = [one for some in parts if some is not None for one in some]
        return self._plain[key]

    def _part(self, element: TextElement | Placeable) -> list[Part] | None:
        if isinstance(element, TextElement):
            return [Part(text=element.value)]
        match element.expression:
            case VariableReference(id=id):
                return [Part(name=id.name)]
            case StringLiteral() as literal:
                return [Part(text=literal.parse()["value"])]
            case MessageReference(id=id, attribute=None) if id.name in self._written:
                return self.parts(id.name)
            case TermReference(id=id, attribute=None, arguments=None) if f"-{id.name}" in self._written:
                return self.parts(f"-{id.name}")
        return None

    def _compile(self, key: str) -> FluentBundle:
        made = FluentBundle.from_string(self.lang, "\n".join(self._with_what_it_names(key)), use_isolating=False)
        broken = made.check_messages()
        if broken:
            raise ValueError(f"{key} in {self.lang}: {broken[0]}")
        self._compiled[key] = made
        return made

    def _with_what_it_names(self, key: str) -> list[str]:
        """The message, and those it refers to, and so on."""
        found: dict[str, str] = {key: self._written[key]}
        for text in (waiting := [found[key]]):
            for named in _REFERENCE.findall(text):
                if named in self._written and named not in found:
                    found[named] = self._written[named]
                    waiting.append(found[named])
        return list(found.values())

    def check(self) -> None:
        """What is not written as Fluent wants it is said at once, and not when somebody comes across it."""
        parser = FluentParser()
        for key, text in self._written.items():
            for entry in parser.parse(text).body:
                if isinstance(entry, Junk):
                    raise ValueError(f"{key} in {self.lang}: {entry.annotations[0].message}")
            unknown = [named for named in _REFERENCE.findall(text) if named not in self._written]
            if unknown:
                raise ValueError(f"{key} in {self.lang}: there is no message {unknown[0]}")


@lru_cache(maxsize=64)
def messages(lang: str, folders: tuple[Path, ...]) -> Messages:
    """The messages of these locale folders: `<lang>.ftl` and any `<part>.<lang>.ftl`."""
    language(lang)
    return Messages(lang, [file for folder in folders for file in sorted(folder.glob("*.ftl")) if _speaks(file, lang)])


def _speaks(file: Path, lang: str) -> bool:
    return file.name == f"{lang}.ftl" or file.name.endswith(f".{lang}.ftl")
