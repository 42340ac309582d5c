"""Nobody learns what they may not know: from views, questions, events, drawings, worlds or the rules' own memory."""

from __future__ import annotations

import re
from collections import Counter
from random import Random
from typing import Any

import msgspec

from taverna.core import LANGS, Chance, Event, Pool, Refusal, RulesBug, SaveError, Table
from taverna.core.ask import Ask
from taverna.core.film import Film
from taverna.core.film import seen as filmed_by
from taverna.core.secrets import redeal
from taverna.core.table import Answer

from .case import (
    Case,
    Skipped,
    asked,
    called,
    choice,
    collect,
    difference,
    on_alike,
    read_by,
    refused,
    same_table,
    step,
    strings,
    walk,
)


def worlds_look_alike(case: Case, games: int, worlds: int = 2) -> None:
    """In every determinized world the seat sees the same: view, who is asked, question ids and prompts, its own
    options and their words and targets, and the reasons why other things are not on offer."""
    for seed in range(games):
        targets: dict[str, None] = {"deck": None, "no/such": None}
        for t, random in walk(case, seed):
            before = t.digest()
            collect(t, targets)
            for seat in range(case.seats):
                sees = seen(t, seat, targets)
                for _ in range(worlds):
                    d = t.determinize(seat, random.randrange(1 << 30))
                    there = seen(d, seat, targets)
                    assert there == sees, f"seat {seat} can tell worlds apart at {t!r}: {difference(sees, there)}"
                    case.game.cards(d.state)
            assert t.digest() == before, "determinizing moved the table"


def seen(t: Table, seat: int, targets: dict[str, None]) -> dict[str, Any]:
    question = t.questions.get(seat)
    options = question.options if question else []
    return {
        "view": t.view(seat),
        "called": called(t),
        "asked": asked(t, seat),
        "words": [question.describe("en"), *(o.describe("en") for o in options)] if question else None,
        "targets": [o.targets for o in options],
        "why": {target: clause_of(t.why(seat, target)) for target in targets},
    }


def clause_of(refusal: Refusal | None) -> str | None:
    return None if refusal is None else refusal.clause


def drawings_look_alike(case: Case, games: int) -> None:
    """The drawing a seat gets is the same in every world it cannot tell apart, and self-contained."""
    for seed in range(games):
        for t, random in walk(case, seed):
            if random.random() < 0.8:
                continue
            seat = random.randrange(case.seats)
            here = shown(t, seat)
            assert shown(t.determinize(seat, random.randrange(1 << 30)), seat) == here
            lang = random.choice(LANGS)
            assert t.svg(seat, lang) == t.determinize(seat, 7).svg(seat, lang)
            assert not re.search(r"<script|\son\w+=|\sstyle=|href=\"(?!#)", t.svg(seat, lang)), "not self-contained"


def shown(t: Table, seat: int | None, lang: str = "en") -> tuple[Any, Any]:
    """The drawing a seat gets."""
    try:
        scene = t.scene(seat, lang)
    except NotImplementedError:
        raise Skipped("the game draws nothing (Game.scene)") from None
    return list(scene.items()), scene.frame


def determinized_twice_is_once(case: Case, games: int) -> None:
    """A world is a function of what the seat knows and the world's seed: the world it is drawn from leaves no trace."""
    for seed in range(games):
        for t, random in walk(case, seed):
            seat, k = random.randrange(case.seats), random.randrange(1 << 30)
            once = t.determinize(seat, k)
            twice = t.determinize(seat, random.randrange(1 << 30)).determinize(seat, k)
            assert once.digest() == twice.digest(), f"the true world shows through for seat {seat} at {t!r}"


def worlds_tell_nothing(case: Case, games: int) -> None:
    """A determinized table gives out no input, log, record or undo from before; it can be forked, played on, saved and
    loaded, and is then just as silent. Luck to come differs from the truth."""
    for seed in range(games):
        for t, random in walk(case, seed):
            seat, k = random.randrange(case.seats), random.randrange(1 << 30)
            d = t.determinize(seat, k)
            silent(d)
            assert d.fork().digest() == d.digest()
            again = case.load(d.save())
            same_table(d, again)
            silent(again)
            assert d.state.chance.seed != t.state.chance.seed
            on_alike(d.fork(), d, k, 12)
            same_table(d, case.load(d.save()))
            for seat in range(case.seats):
                if d.can_undo(seat):
                    u = d.fork()
                    u.undo(seat)
                    assert case.load(u.save()).digest() == u.digest()


def silent(d: Table) -> None:
    assert d.inputs == [] and d.happened() == [] and d.log() == []
    for seat in range(d.seats):
        assert d.happened(seat) == []
        assert not d.can_undo(seat), "a determinized table takes back an answer of the true world"
        refused(d, "TABLE-UNDO-01", d.undo, seat)
    try:
        d.record()
    except SaveError:
        pass
    else:
        raise AssertionError("a determinized table gives out a record")


def twins_look_alike(case: Case, games: int) -> None:
    """Two tables on which the others chose differently in secret are one to the seat that has yet to choose: view,
    question and its id, what it may read, what is drawn; and its own next secret step too."""
    for seed in range(games):
        for t, random in walk(case, seed):
            secret = [seat for seat in t.questions if is_secret(case, t, seat)]
            if not secret:
                continue
            seat = random.choice(secret)
            a, b = t.fork(), t.fork()
            told = [finish_secretly(case, x, seat, random) for x in (a, b)]
            alike(a, b, seat, told)
            if t.questions[seat].prompt in case.secretly:
                option = random.choice(t.questions[seat].options).id
                told = [read_by(x.answer(seat, option), seat) for x in (a, b)]
                if seat in a.questions and seat in b.questions and is_secret(case, a, seat):
                    alike(a, b, seat, told)


def is_secret(case: Case, t: Table, seat: int) -> bool:
    question = t.questions[seat]
    return question.secret or question.prompt in case.secretly


def finish_secretly(case: Case, t: Table, seat: int, random: Random) -> list[Event]:
    """Let all others make up their minds; what the seat may read of it."""
    events: list[Event] = []
    while rivals := [s for s in t.questions if s != seat and is_secret(case, t, s)]:
        rival = random.choice(rivals)
        events += t.answer(rival, random.choice(t.questions[rival].options).id)
    return read_by(events, seat)


def alike(a: Table, b: Table, seat: int, told: list[list[Event]]) -> None:
    assert a.view(seat) == b.view(seat), f"a secret choice shows: {difference(a.view(seat), b.view(seat))}"
    assert asked(a, seat) == asked(b, seat) and called(a) == called(b), "question ids tell about a secret choice"
    assert told[0] == told[1], "events tell about a secret choice"
    assert a.log("en", seat) == b.log("en", seat)
    assert a.can_undo(seat) == b.can_undo(seat)


def events_tell_no_more_than_the_view(case: Case, games: int) -> None:
    """Two worlds a seat cannot tell apart before an answer and cannot tell apart after it, under the same luck: what
    it could read of the answer must be the same too. Where options may be secret, whatever was answered."""
    for seed in range(games):
        for t, random in walk(case, seed):
            seat = random.randrange(case.seats)
            a, b = (t.determinize(seat, random.randrange(1 << 30)) for _ in range(2))
            b.state.chance.seed = a.state.chance.seed
            told = []
            who, option = choice(a, random)
            for d in (a, b):
                ids = [o.id for o in d.questions[who].options]
                open_act = not callable(d.questions[who]._put.ask.options)
                same = option in ids and (who == seat or open_act or random.random() < 0.5)
                events = read_by(d.answer(who, option if same else random.choice(ids)), seat)
                told.append([event for event in events if type(event).__name__ not in case.openly])
            if who == seat or a.view(seat) != b.view(seat) or asked(a, seat) != asked(b, seat):
                continue
            assert told[0] == told[1], f"seat {seat} reads more than it sees at {t!r}: {told[0]} or {told[1]}"


def unseen_cards_may_change_places(case: Case, games: int, tries: int = 3) -> None:
    """Two cards that a seat cannot see change places, and the same is answered under the same luck: as long as both
    stay unseen, everything the seat is shown is the same. (So nothing open is computed from what is hidden.)"""
    for seed in range(games):
        for t, random in walk(case, seed):
            if t._held:
                continue
            seat = random.randrange(case.seats)
            picks = [choice(t, random)]
            if t.questions[picks[0][0]].secret:
                picks = [(who, random.choice(q.options).id) for who, q in t.questions.items()]
            sees = seen(t, seat, {})
            here, told = answered(t.fork(), picks, seat)
            for _ in range(tries):
                other = t.fork()
                swapped = swap(other, seat, random)
                if not swapped or not all(on_offer(other, *pick) for pick in picks) or named(picks, swapped):
                    continue
                assert seen(other, seat, {}) == sees, f"seat {seat} can tell {swapped} apart at {t!r}"
                there, news = answered(other, picks, seat)
                if all(card in unseen(x, seat) for x in (here, there) for card in swapped) and not any(
                    visible(x.view(seat), set(swapped)) or told_of(events) & set(swapped)
                    for x, events in ((here, told), (there, news))
                ):
                    a, b = seen(here, seat, {}), seen(there, seat, {})
                    assert a == b, f"seat {seat} can tell {swapped} apart after {picks} at {t!r}: {difference(a, b)}"
                    assert news == told, f"seat {seat} is told {swapped} apart after {picks} at {t!r}"


def named(picks: list[tuple[int, str]], cards: list[Any]) -> bool:
    """Does an answer name one of these cards? Then it is another act in the other world."""
    return any(str(card) in option.split(",") for _, option in picks for card in cards)


def told_of(events: list[Event]) -> set[str]:
    """All that events speak of."""
    return {name for e in events for name in strings([*e.told().values(), *msgspec.structs.astuple(e)])}


def on_offer(t: Table, seat: int, option: str) -> bool:
    return seat in t.questions and option in {o.id for o in t.questions[seat].options}


def answered(t: Table, picks: list[tuple[int, str]], seat: int) -> tuple[Table, list[Event]]:
    """The table after these answers, and what the seat could read of it."""
    return t, [event for pick in picks for event in read_by(t.answer(*pick), seat)]


def unseen(t: Table, seat: int) -> list[Any]:
    """The cards whose place this seat does not know."""
    pools = pools_of(t, seat)
    return [card for pool in pools for zone in pool.zones for card in zone if card not in pool.known]


def pools_of(t: Table, seat: int) -> list[Pool]:
    return t.game.hidden(t.state, seat)


def swap(t: Table, seat: int, random: Random) -> list[Any]:
    """Let two different cards of one pool and back change places; which they were."""
    pools = pools_of(t, seat)
    if not pools:
        return []
    pool = random.choice(pools)
    places = [(zone, i) for zone in pool.zones for i, card in enumerate(zone) if card not in pool.known]
    if len(places) < 2:
        return []
    (a, i), (b, j) = random.sample(places, 2)
    if a[i] == b[j] or pool.back(a[i]) != pool.back(b[j]):
        return []
    a[i], b[j] = b[j], a[i]
    derive_again(t)
    return [a[i], b[j]]


def derive_again(t: Table) -> None:
    """The state was changed under the open questions."""
    t._questions = None
    for ask in [t._ask] if isinstance(t._ask, Ask) else t._ask.asks.values():  # type: ignore[union-attr]
        ask.forget()


def what_is_seen_was_told(case: Case, games: int) -> None:
    """A card that a seat comes to see in its view was in an event that the seat could read: nothing turns up unsaid,
    and no zone is forgotten among the hidden ones."""
    for seed in range(games):
        for t, random in walk(case, seed):
            cards = set(case.game.cards(t.state))
            if not cards:
                raise Skipped("the game names no cards that could be seen (Game.cards)")
            after = t.fork()
            events = after.answer(*choice(t, random))
            for seat in range(case.seats):
                new = Counter(visible(after.view(seat), cards)) - Counter(visible(t.view(seat), cards))
                told = told_of(read_by(events, seat))
                assert set(new) <= told, f"seat {seat} sees {sorted(set(new) - told)} without being told at {t!r}"


def visible(view: Any, cards: set[str]) -> list[str]:
    """The cards that show in a view."""
    if isinstance(view, str):
        return [view] if view in cards else []
    parts = view.values() if isinstance(view, dict) else view if isinstance(view, list) else ()
    return [card for part in parts for card in visible(part, cards)]


def moments_hold_no_secret(case: Case, games: int) -> None:
    """What is shown on the way, from event to event, is what the seat may know: whatever is hidden in the middle of a
    rule may be dealt anew, and the seat sees the same. Every event it may read is shown once; filming changes
    nothing."""
    for seed in range(games):
        for t, random in walk(case, seed):
            film, pick = Film(case.game), choice(t, random)
            after, plain = t.fork(), t.fork()
            events = after.answer(*pick, film=film)
            plain.answer(*pick)
            assert after.digest() == plain.digest(), "a film changed the table"
            for seat in (None, random.randrange(case.seats)):
                told = [event for moment, _ in film.moments(seat) for event in moment]
                assert told == read_by(events, seat), "a moment leaves out an event, or shows one twice"
                for _, state, view in film.frames(seat, t.content):
                    redeal(Chance(random.randrange(1 << 30)), case.game.hidden(state, seat))
                    there = filmed_by(case.game, state, seat)
                    assert there == view, f"a moment shows seat {seat} what is hidden: {difference(view, there)}"


# -- the rules' own memory -------------------------------------------------------------------------------------------
def pour(dst: Any, src: Any) -> None:
    """Make one state equal to another in place: structs, lists and dicts keep their identity."""
    if isinstance(dst, msgspec.Struct):
        for name in dst.__struct_fields__:
            a, b = getattr(dst, name), getattr(src, name)
            if not deeper(a, b):
                setattr(dst, name, b)
    elif isinstance(dst, list):
        if len(dst) == len(src) and dst and all(isinstance(x, msgspec.Struct) for x in dst):
            dst[:] = [a if deeper(a, b) else b for a, b in zip(dst, src, strict=True)]
        else:
            dst[:] = src
    else:
        old = dict(dst)
        dst.clear()
        dst.update({key: old[key] if key in old and deeper(old[key], b) else b for key, b in src.items()})


def deeper(a: Any, b: Any) -> bool:
    """Pour one part into the other, if both are of a kind that can be."""
    frozen = isinstance(a, msgspec.Struct) and a.__struct_config__.frozen
    if type(a) is not type(b) or frozen or not isinstance(a, (msgspec.Struct, list, dict)):
        return False
    pour(a, b)
    return True


def frames_hold_no_secret(case: Case, games: int, back: int = 8) -> None:
    """Go back some answers, draw the hidden world anew there, give the same answers again, and pour that world's state
    under the frames made in the first: nothing hidden, and nothing computed from it, lives in a frame, so both go on
    alike."""
    for seed in range(games):
        for t, random in walk(case, seed, checkpoints=0):
            if t._held or not t.inputs:
                continue
            d = other_past(t, random.randint(1, min(back, len(t.inputs))), random)
            if d is None or case.game.encode(d.state) == case.game.encode(t.state):
                continue
            f = t.fork()
            pour(f.state, d.fork().state)
            derive_again(f)
            assert f.digest() == d.digest(), f"a frame remembers another world at {t!r}"
            here, there = Random(seed), Random(seed)
            for _ in range(10):
                if d.over:
                    break
                try:
                    same = step(f, here) == step(d, there) and f.digest() == d.digest()
                except RulesBug as bug:
                    raise AssertionError(f"a frame remembers another world at {t!r}: {bug}") from bug
                assert same, f"a frame remembers another world at {t!r}"


def other_past(t: Table, back: int, random: Random) -> Table | None:
    """The table as it would be had the hidden world been another, if the seat could not have noticed."""
    seat = random.randrange(t.seats)
    d = t._at(len(t._steps) - back).determinize(seat, random.randrange(1 << 30))
    for entry in t.inputs[-back:]:
        assert isinstance(entry, Answer)
        if entry.seat not in d.questions or entry.option not in {o.id for o in d.questions[entry.seat].options}:
            return None
        d.answer(entry.seat, entry.option)
    same = not d.over and called(d) == called(t) and type(d._ask) is type(t._ask) and d.view(seat) == t.view(seat)
    return d if same else None
