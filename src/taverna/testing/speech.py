"""All is said in every language, every refusal cites a rule, nothing illegal is taken, and bots play fair."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from random import Random
from typing import Any

from taverna import bots
from taverna.bots.search import Budget, ThinkingBot
from taverna.core import LANGS, Game, Refusal, Say, Table
from taverna.core.ask import option_id
from taverna.core.house import HOUSE_RULES
from taverna.core.messages import messages
from taverna.core.words import CORE_LOCALE, event_say

from .case import Case, collect, refused, strings, walk

ID = re.compile(r"[a-z][a-z0-9]*([-_][a-z0-9]+)*")


def all_is_said(case: Case, games: int) -> None:
    """Every question, option, event and board at the prompt has words in every language; no key, id or placeable is
    left in them. What may be answered ahead is on offer whenever it is asked."""
    for lang in LANGS:
        messages(lang, (CORE_LOCALE, case.game.folder / "locale")).check()
    done: set[str] = set()
    boards: set[str] = set()
    for seed in range(games):
        t = None
        for t, _ in walk(case, seed):
            for question in t.questions.values():
                say_it(case, t, case.game.asking(t.state, question._put.ask), question.describe, done)
                if question.prompt not in boards:
                    boards.add(question.prompt)
                    board_reads_well(t, question.seat)
                if (ahead := case.game.ahead.get(question.prompt)) is not None:
                    on_offer = {option.id for option in question.options}
                    assert option_id(ahead) in on_offer, f"'{ahead}' is not on offer at {t!r}"
                for option in question.options:
                    say_it(case, t, option.say, option.describe, done)
        assert t is not None
        board_reads_well(t, 0)
        for seat in (None, *range(case.seats)):
            for lang in LANGS:
                assert len(t.log(lang, seat)) == len(t.happened(seat))
            for _, event in t.happened(seat):
                say = event_say(event)
                say_it(case, t, say, partial(in_words, t, say), done)
                known = case.game.catalogue.by_id
                assert not known or event.clause in known, f"{type(event).__name__} cites no rule of the catalogue"


def in_words(t: Table, say: Say, lang: str) -> str:
    return t.game.words(lang, t.state).say(say)


@cache
def told_apart(folder: Path) -> frozenset[tuple[str, str, str]]:
    """(message, argument, id) where an id picks the words and is not shown itself: `{ $cause-id -> [trap] A trap`."""
    found: set[tuple[str, str, str]] = set()
    for file in folder.rglob("*.ftl"):
        for message in re.split(r"^(?=[\w-]+ =)", file.read_text(encoding="utf-8"), flags=re.MULTILINE):
            key = message.partition(" =")[0]
            for name, variants in re.findall(r"\{ *\$([\w-]+)-id ->(.*?)\n\}", message, re.DOTALL):
                for id, text in re.findall(r"\[([\w-]+)\]([^\n]*)", variants):
                    if f"${name} " not in text:
                        found.add((key, name, id))
    return frozenset(found)


def say_it(case: Case, t: Table, say: Say, speak: Callable[[str], str], done: set[str]) -> None:
    name = repr(say)
    if name in done:
        return
    done.add(name)
    for lang in LANGS:
        text = speak(lang)
        assert text.strip() and say.key not in text, f"{say} has no words in {lang}"
        assert not GIBBERISH.search(text), f"{say} in {lang}: {text!r}"
    apart = told_apart(case.game.folder / "locale")
    for id in strings([value for name, value in say.args.items() if (say.key, name, str(value)) not in apart]):
        named = case.game.name(t.content, id) is not None or case.game.words("en", t.state).name(id) != id
        assert not ID.fullmatch(id) or named, f"'{id}' in {say.key} has no name"


GIBBERISH = re.compile(r"[{}⁨⁩]|None|Struct\(|\?\?\?")
"""What is left where words are missing."""


def board_reads_well(t: Table, seat: int) -> None:
    """What a terminal prints of the table."""
    for lang in LANGS:
        for who in (None, seat):
            try:
                text = t.board(who, lang)
            except NotImplementedError:
                return  # a terminal then shows questions and options alone
            assert text.strip(), f"an empty board in {lang} at {t!r}"
            found = GIBBERISH.search(text)
            assert not found, f"{found} on the board in {lang} at {t!r}"


def refusals_cite_a_rule(case: Case, games: int) -> None:
    """Whatever is not on offer is refused with a clause that exists and has words in every language; what is on offer
    is not refused; and an answer with it is illegal for the same reason."""
    clauses: set[str] = set()
    for seed in range(games):
        targets: dict[str, None] = {"deck": None, "no/such": None, "": None}
        t = None
        for t, _ in walk(case, seed):
            collect(t, targets)
            for seat in range(case.seats):
                question = t.questions.get(seat)
                options = question.options if question else []
                offered = {key for o in options for key in (o.id, *o.targets)}
                for target in targets:
                    refusal = t.why(seat, target)
                    assert (refusal is None) == (target in offered), f"why({seat}, {target!r}) at {t!r}"
                    if refusal is not None:
                        cited(case, refusal, clauses)
        assert t is not None and t.over
        refusal = t.why(0, "deck")
        assert refusal is not None and refusal.clause == "TABLE-OVER-01"
        cited(case, refusal, clauses)


def cited(case: Case, refusal: Refusal, clauses: set[str]) -> None:
    if refusal.clause in clauses:
        return
    clauses.add(refusal.clause)
    rule = case.game.catalogue.by_id.get(refusal.clause) or HOUSE_RULES.by_id.get(refusal.clause)
    assert rule is not None, f"{refusal.clause} is a clause of no catalogue"
    assert (refusal.rule, refusal.page) == (rule.text, rule.page)
    for lang in LANGS:
        text = refusal.text(lang)
        assert text.strip() and "{" not in text and "why-" not in text


GARBAGE: tuple[Any, ...] = ("", "no such option", " ", "\x00", "💥", None, 0, 1, 1.5, b"bytes", (), [], {}, object())


def illegal_answers_change_nothing(case: Case, games: int) -> None:
    """Wrong seats, options that are not on offer, stale question ids and plain garbage: `IllegalAnswer`, no change."""
    for seed in range(games):
        stale: list[tuple[int, str]] = []
        for t, random in walk(case, seed):
            seat, question = random.choice(list(t.questions.items()))
            good = question.options[0].id
            others = [other for other in range(case.seats) if other not in t.questions]
            nobody: list[Any] = [-1, case.seats, 99, None, "0", 1.5, True, [], *others]
            for wrong in nobody:
                refused(t, None, t.answer, wrong, good)
            for option in GARBAGE:
                refused(t, None, t.answer, seat, option)
            for who, id in stale[-3:]:
                if who in t.questions and t.questions[who].id != id:
                    option = t.questions[who].options[0].id
                    refused(t, "TABLE-QUESTION-02", t.answer, who, option, id)
            refused(t, "TABLE-QUESTION-02", t.answer, seat, good, "garbage")
            stale.append((seat, question.id))
        before = t.digest()
        refused(t, "TABLE-OVER-01", t.answer, 0, "anything")
        assert t.digest() == before


FEW = 12
"""Playouts of a bot that thinks, here…"""
SELDOM = 4
"""…and it is asked at one of so many places."""


@cache
def bot_names(game: Game[Any]) -> list[str]:
    """The bots that are there."""
    found = []
    for name in bots.names(game):
        try:
            bots.make(game, name)
        except ImportError:
            continue
        found.append(name)
    return found


def light_bot(game: Game[Any], name: str) -> bots.Bot:
    """One that thinks is given a few playouts only: it knows no more with many."""
    bot = bots.make(game, name)
    if isinstance(bot, ThinkingBot):
        bot.search.budget = Budget(FEW)
    return bot


def bots_see_only_their_seat(case: Case, games: int, share: float = 0.15) -> None:
    """A bot with the same luck answers the same in all worlds its seat cannot tell apart, with an option on offer, and
    leaves the table as it was."""
    for seed in range(games):
        looks = 0
        for t, random in walk(case, seed):
            if random.random() > share:
                continue
            looks += 1
            before = t.digest()
            seat = random.choice(list(t.questions))
            for name in bot_names(case.game):
                if looks % SELDOM and isinstance(bots.make(case.game, name), ThinkingBot):
                    continue
                k = random.randrange(1 << 30)
                here = light_bot(case.game, name).choose(bots.Sight(t, seat), Random(k))
                d = t.determinize(seat, random.randrange(1 << 30))
                there = light_bot(case.game, name).choose(bots.Sight(d, seat), Random(k))
                assert here in {option.id for option in t.questions[seat].options}
                assert here == there, f"{name} knows more than seat {seat} at {t!r}"
            assert t.digest() == before, "a bot moved the table"
