"""The mutation run: each rule of the design is broken on purpose in the toy game, and the kit must notice.

A mutant is the toy's own source with a few lines replaced. `by` names a check that has to be among those that notice:
the net this mistake must not slip through.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
import pytest

from core import toy
from taverna import bots
from taverna.core import Ask, AskAll, Chance, Pool, Table, film, known, saves, table
from taverna.core import ask as asking
from taverna.core.ask import Question, question_id
from taverna.core.secrets import masked
from taverna.testing import CHECKS, Case, faults

SECRETLY = frozenset({"plan-first", "plan-second"})
SOURCE = Path(toy.__file__)


@dataclass(frozen=True)
class Mutant:
    title: str
    by: str
    subs: tuple[tuple[str, str], ...]


def mutant(title: str, by: str, *subs: tuple[str, str]) -> Mutant:
    return Mutant(title, by, subs)


MUTANTS = [
    mutant(
        "a deck in a fixed order, drawn without luck or reveal",
        "undo_boundary_is_honest",
        ("card = g.chance.draw(g.deck)", "card = g.deck.pop()"),
        ("        g.chance.reveal()\n        g.top_by.pop()", "        g.top_by.pop()"),
        ("def bow(g: Fair) -> Flow:\n", "def bow(g: Fair) -> Flow:\n    draw(g, g.players[g.first])\n"),
        (
            '    yield Ask(g.first, "bow", ["bow"])',
            '    yield Ask(g.first, "bow", ["bow"])\n    draw(g, g.players[g.first])',
        ),
    ),
    mutant(
        "a hidden card drawn into a local over a question",
        "conserves",
        ("        g.top.append(card)\n", '        yield Ask(g.first, "bow", ["bow"])\n        g.top.append(card)\n'),
    ),
    mutant(
        "hidden cards kept in a local over a question",
        "frames_hold_no_secret",
        (
            '    card = yield Ask(whom, "show", offer, {"who": me})\n',
            '    cards = list(host.hand)\n    card = yield Ask(whom, "show", offer, {"who": me})\n'
            "    g.players[me].gold += sum(map(g.worth, cards)) % 2\n",
        ),
    ),
    mutant(
        "a number computed from a hidden hand kept in a local",
        "frames_hold_no_secret",
        (
            '    whom = yield Ask(me, "visit"',
            '    fear = g.worth(min(g.players[me - 1].hand))\n    whom = yield Ask(me, "visit"',
        ),
        ('    if whom == "nobody":\n', '    g.players[me].gold += fear % 2\n    if whom == "nobody":\n'),
    ),
    mutant(
        "options of a hidden hand given as a list",
        "worlds_tell_nothing",
        (
            '    card = yield Ask(whom, "show", offer, {"who": me})',
            '    card = yield Ask(whom, "show", offer(), {"who": me})',
        ),
    ),
    mutant(
        "options of a secret question given as a list",
        "worlds_tell_nothing",
        ('Ask(seat, "bid", hand_of(g, seat))', 'Ask(seat, "bid", list(hand_of(g, seat)()))'),
    ),
    mutant(
        "state above the checkpoint: a local of run",
        "checkpoints_have_no_meaning",
        (
            "    while True:\n        yield CHECKPOINT\n",
            "    k = 0\n    while True:\n        yield CHECKPOINT\n        k += 1\n",
        ),
        ("        yield from bow(g)\n", "        yield from bow(g)\n        g.players[0].gold += k % 2\n"),
    ),
    mutant(
        "a checkpoint in the middle of a round",
        "forks_are_independent",
        ("        yield from stow(g)\n", "        yield from stow(g)\n        yield CHECKPOINT\n"),
    ),
    mutant(
        "two references to one struct",
        "forks_are_independent",
        ("    first: int = 0\n", "    first: int = 0\n    acting: Player | None = None\n"),
        ("        g.round += 1\n", "        g.round += 1\n        g.acting = g.acting or g.players[0]\n"),
        ('    yield Ask(g.first, "bow", ["bow"])', '    yield Ask(g.first, "bow", ["bow"])\n    g.acting.gold += 1'),
    ),
    mutant(
        "Python's random in a rule",
        "forks_are_independent",
        ("from pathlib import Path\n", "import random\nfrom pathlib import Path\n"),
        ("g.chance.roll(DIE) // 3", "random.choice(DIE) // 3"),
        ('["market", "dice", "home"]', '["dice"]'),
    ),
    mutant(
        "the order of a set in a rule",
        "same_in_another_process",
        ("    g.discard += g.bids.values()\n", "    g.discard = list({*g.discard, *g.bids.values()})\n"),
    ),
    mutant(
        "a hash in a rule",
        "same_in_another_process",
        ("key=lambda seat: g.worth(bids[seat])", "key=lambda seat: hash(bids[seat])"),
    ),
    mutant(
        "asked only when the hidden hand has something",
        "unseen_cards_may_change_places",
        (
            "    offer = Offer(",
            "    if all(g.worth(card) < 13 for card in host.hand):\n        return\n    offer = Offer(",
        ),
    ),
    mutant(
        "a prompt that depends on a hidden hand",
        "unseen_cards_may_change_places",
        (
            'Ask(whom, "show", offer, {"who": me})',
            'Ask(whom, "show" if g.worth(host.hand[0]) > 9 else "bid", offer, {"who": me})',
        ),
    ),
    mutant(
        "a hidden number in what a question is about",
        "unseen_cards_may_change_places",
        (
            'if p.seat != me), "nobody"])',
            'if p.seat != me), "nobody"], {"n": g.worth(g.players[me - 1].hand[0])})',
        ),
    ),
    mutant(
        "looking at a rival's card without reveal",
        "undo_boundary_is_honest",
        (
            '    card = yield Ask(whom, "show", offer, {"who": me})\n    g.chance.reveal()\n',
            "    card = max(offer())\n",
        ),
    ),
    mutant(
        "a peek that is in no state, only told",
        "undo_boundary_is_honest",
        (
            '    if whom == "nobody":\n',
            '    if whom != "nobody":\n        g.emit(Showed(who=whom, whom=me, card=g.players[whom].hand[0]))\n'
            '    if whom == "nobody":\n',
        ),
    ),
    mutant(
        "building options changes the state",
        "forks_are_independent",
        (
            "lambda: player.hand, elsewhere",
            "lambda: player.hand.sort() or setattr(g, 'round', g.round + 1) or player.hand, elsewhere",
        ),
    ),
    mutant(
        "an option value is a struct",
        "plays_to_the_end",
        (
            '[*(p.seat for p in g.players if p.seat != me), "nobody"]',
            '[*(p for p in g.players if p.seat != me), "nobody"]',
        ),
    ),
    mutant(
        "a question with nothing on offer",
        "plays_to_the_end",
        ('lambda: [*g.shelf, "nothing"]', "lambda: [*g.shelf]"),
    ),
    mutant(
        "the view tells a hidden thing",
        "what_is_seen_was_told",
        ("    round: int = 0\n\n", '    round: int = 0\n    next: str = ""\n\n'),
        ("        g.round += 1\n", '        g.round += 1\n        g.next = g.deck[-1] if g.deck else ""\n'),
    ),
    mutant(
        "a hidden number in the state",
        "unseen_cards_may_change_places",
        ("    round: int = 0\n\n", "    round: int = 0\n    sum: int = 0\n\n"),
        ("    me = g.first\n", "    me = g.first\n    g.sum = sum(map(g.worth, g.players[me - 1].hand))\n"),
    ),
    mutant(
        "hidden() forgets a zone: the tokens laid face down",
        "twins_look_alike",
        ("            *(Pool([player.tray, player.plan]) for player in others),\n", ""),
    ),
    mutant(
        "hidden() forgets a zone: the card on top",
        "what_is_seen_was_told",
        ("Pool([g.deck, g.top, *", "Pool([g.deck, *"),
    ),
    mutant(
        "hidden() forgets what the seat has seen",
        "events_tell_no_more_than_the_view",
        (
            "card for player in others for card in seen_by(player, seat)",
            "card for player in others for card in seen_by(player, 99)",
        ),
    ),
    mutant(
        "marks of what was seen stay when the card moves",
        "what_is_seen_was_told",
        ("    player.hand.remove(card)\n    player.seen = {}\n", "    player.hand.remove(card)\n"),
        ("-1 if seat is None else seat, [])]", "-1 if seat is None else seat, []) if place < len(player.hand)]"),
    ),
    mutant(
        "an event for one told to all",
        "events_tell_no_more_than_the_view",
        ("        return seat == self.who\n", "        return True\n"),
    ),
    mutant(
        "an event that tells which card was shown",
        "events_tell_no_more_than_the_view",
        ("        return seat in (self.who, self.whom)\n", "        return True\n"),
    ),
    mutant(
        "an event that tells a secret step",
        "twins_look_alike",
        (
            "        at = player.tray.index(token)\n",
            "        at = player.tray.index(token)\n        g.emit(Bought(who=seat, good=token))\n",
        ),
    ),
    mutant(
        "a secret step that leaves an open trace",
        "twins_look_alike",
        ("        at = player.tray.index(token)\n", "        at = player.tray.index(token)\n        g.round += 1\n"),
    ),
    mutant(
        "a card appears",
        "conserves",
        ("        g.shelf.remove(good)\n", ""),
    ),
    mutant(
        "a card vanishes",
        "conserves",
        ("    g.discard += g.bids.values()\n", ""),
    ),
    mutant(
        "a game that never ends",
        "plays_to_the_end",
        (
            "    else:\n        finish(g)\n    player.hand.append(card)\n",
            "    else:\n        return\n    player.hand.append(card)\n",
        ),
        ("        if g.players[seat].gold >= g.rich:\n            finish(g)\n", ""),
        (
            "    order = [player.seat for player in g.in_turn_order()]\n",
            "    order = [player.seat for player in g.in_turn_order() if player.hand]\n"
            "    if not order:\n        return\n",
        ),
        ('lambda: [*stowable(g, me)(), "keep"]', '["keep"]'),
        ("    if len(host.hand) == len(host.seen.get(me, [])):", "    if True:"),
    ),
    mutant(
        "a rule that fails now and then",
        "plays_to_the_end",
        ("gain(g, seat, g.chance.roll(DIE) // 3)", "gain(g, seat, 6 // (g.chance.roll(DIE) - 3))"),
    ),
    mutant(
        "a set in the state",
        "views_are_plain",
        ("    first: int = 0\n", "    first: int = 0\n    marks: frozenset[int] = frozenset()\n"),
    ),
    mutant(
        "an option that cannot be answered",
        "options_tried_on_forks",
        ("        gain(g, seat, g.chance.roll(DIE) // 3)", '        g.players.index("dice")'),
    ),
    mutant(
        "a result that is not well-formed",
        "plays_to_the_end",
        ("raise GameOver(Result(winners, scores,", "raise GameOver(Result([len(scores)], scores,"),
    ),
    mutant(
        "an option without words",
        "all_is_said",
        ('"market", "dice", "home", "nothing", "bow"):', '"market", "dice", "nothing", "bow"):'),
    ),
    mutant(
        "an event without words",
        "all_is_said",
        ("class Bowed(Event", "class Curtsied(Event"),
        ("g.emit(Bowed(", "g.emit(Curtsied("),
    ),
    mutant(
        "an event that cites no rule",
        "all_is_said",
        ('clause = "TOY-BOW-01"', 'clause = "TOY-BOW-99"'),
    ),
    mutant(
        "a refusal that cites no rule",
        "refusals_cite_a_rule",
        ('{"shelf": "TOY-SHOP-01"', '{"shelf": "TOY-SHOP-99"'),
    ),
    mutant(
        "a refusal without words",
        "refusals_cite_a_rule",
        ('elsewhere=("TOY-BID-02"', 'elsewhere=("TOY-BID-01"'),
    ),
    mutant(
        "a drawing that shows what is hidden",
        "drawings_look_alike",
        ("        scene.frame = ", '        scene["deck/next"] = tag("p", TRUTH[-1])\n        scene.frame = '),
        ("RICH = 9\n", "RICH = 9\nTRUTH = [0]\n"),
        (
            "        known = [card for player in others",
            "        TRUTH[0] = sum(g.worth(c) for c in g.deck)\n        known = [card for player in others",
        ),
    ),
    mutant(
        "a game that forgets its seed",
        "same_in_another_process",
        ("        chance = Chance(seed)\n", "        chance = Chance(seed ^ id(object()))\n"),
    ),
]
"""Every rule of the design, broken once."""


def _patch_redeal(patch: pytest.MonkeyPatch) -> None:
    def redeal(luck: Chance, pools: list[Pool]) -> None:
        for pool in pools:
            cards = [card for zone in pool.zones for card in zone if card not in pool.known]
            luck.shuffle(cards)
            for zone in pool.zones:
                zone[:] = [card if card in pool.known else cards.pop() for card in zone]

    patch.setattr(table, "redeal", redeal)


def _patch_film(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(film, "masked", lambda state, pools: masked(state, []))


def _patch_masks(patch: pytest.MonkeyPatch) -> None:
    masked = known.masked
    patch.setattr(known, "masked", lambda state, pools, seen=None: masked(state, []))


def _patch_ids(patch: pytest.MonkeyPatch) -> None:
    asked = Table.questions.fget
    assert asked is not None

    def counting(self: Table) -> dict[int, Question]:
        return {seat: msgspec.structs.replace(one, _epoch=len(self._steps)) for seat, one in asked(self).items()}

    patch.setattr(Table, "questions", property(counting))
    patch.setattr(Table, "_question_id", lambda self, ask: question_id(ask, len(self._steps)))


def _patch_epochs(patch: pytest.MonkeyPatch) -> None:
    for module in (asking, known):
        patch.setattr(module, "question_id", lambda ask, epoch: f"{ask.seat}.{ask.nth}")


def _patch_held(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Table, "_held_at", lambda self, seat: len(self._steps) - 1)


def _patch_shown(patch: pytest.MonkeyPatch) -> None:
    feed = Table._feed

    def quietly(self: Table, seat: int, value: Any, keep: bool) -> None:
        complete = isinstance(self._ask, AskAll) and len(self._held) + 1 == len(self._ask.asks)
        self.state.chance.shown -= complete
        feed(self, seat, value, keep)

    patch.setattr(Table, "_feed", quietly)


def _patch_fork(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Table, "fork", lambda self: self)


def _patch_luck(patch: pytest.MonkeyPatch) -> None:
    resample = Table._resample

    def same_luck(self: Table, seat: int, seed: int) -> None:
        before = self.state.chance.seed
        resample(self, seat, seed)
        self.state.chance.seed = before

    patch.setattr(Table, "_resample", same_luck)


def _patch_enter(patch: pytest.MonkeyPatch) -> None:
    enter = Table._enter

    def with_log(self: Table, seat: int, seed: int) -> None:
        log = self._log
        enter(self, seat, seed)
        self._log = log

    patch.setattr(Table, "_enter", with_log)


def _patch_forget(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Ask, "forget", lambda self: None)


def _patch_load(patch: pytest.MonkeyPatch) -> None:
    load = saves.load

    def without_log(data: bytes, find: Any) -> Table:
        t = load(data, find)
        t._log = t._log[-1:]
        return t

    patch.setattr(saves, "load", without_log)


def _patch_undo(patch: pytest.MonkeyPatch) -> None:
    undo_to = Table._undo_to

    def too_far(self: Table, seat: int) -> int | None:
        upto = undo_to(self, seat)
        return upto and upto - 1

    patch.setattr(Table, "_undo_to", too_far)


def _patch_why(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Table, "why", lambda self, seat, target: self.refusal("TABLE-TURN-01"))


def _patch_answer(patch: pytest.MonkeyPatch) -> None:
    answer = Table.answer

    def counted(self: Table, seat: int, option: str, question: str | None = None) -> Any:
        self.state.chance.shown += 1
        return answer(self, seat, option, question)

    patch.setattr(Table, "answer", counted)


def _patch_bot(patch: pytest.MonkeyPatch) -> None:
    def cheat(self: Any, sight: bots.Sight, random: Random) -> str:
        options = sight.options
        return options[sum(map(ord, "".join(sight._table.state.deck[:2]))) % len(options)]

    patch.setattr(bots.RandomBot, "choose", cheat)


CORE_MUTANTS: dict[str, tuple[str, Callable[[pytest.MonkeyPatch], None]]] = {
    "the redeal starts from the true order": ("determinized_twice_is_once", _patch_redeal),
    "views mask nothing": ("worlds_look_alike", _patch_masks),
    "moments on the way mask nothing": ("moments_hold_no_secret", _patch_film),
    "question ids count all answers": ("twins_look_alike", _patch_ids),
    "question ids forget undos": ("undo_returns_the_position", _patch_epochs),
    "undo takes back the last secret answer, whoever gave it": ("undo_returns_the_position", _patch_held),
    "undo goes one answer too far": ("undo_returns_the_position", _patch_undo),
    "secret answers turned up are no new knowledge": ("undo_boundary_is_honest", _patch_shown),
    "a fork is the table itself": ("forks_are_independent", _patch_fork),
    "a determinized table keeps the true luck": ("worlds_tell_nothing", _patch_luck),
    "a determinized table keeps the log": ("worlds_tell_nothing", _patch_enter),
    "options are never derived again": ("worlds_tell_nothing", _patch_forget),
    "a loaded table lost its log": ("saves_everywhere", _patch_load),
    "everything is refused for the same reason": ("refusals_cite_a_rule", _patch_why),
    "a refused answer leaves a trace": ("illegal_answers_change_nothing", _patch_answer),
    "a bot looks at the deck": ("bots_see_only_their_seat", _patch_bot),
}
"""What the core promises, broken once: {title: (the check that must notice, how to break it)}."""


def case_of(mutant: Mutant, folder: Path, seats: int = 3) -> Case:
    """The mutant as a game of its own, in a module of its own, so that another process finds it too."""
    source = SOURCE.read_text(encoding="utf-8").replace("Path(__file__).parent", f"Path({str(SOURCE.parent)!r})")
    for old, new in mutant.subs:
        assert source.count(old) >= 1, f"'{mutant.title}' no longer fits the toy: {old!r}"
        source = source.replace(old, new)
    name = "mutant_" + "".join(c if c.isalnum() else "_" for c in mutant.title)
    (folder / f"{name}.py").write_text(source, encoding="utf-8")
    if str(folder) not in sys.path:
        sys.path.append(str(folder))
    return Case(import_module(name).GAME, seats, {}, f"{name}:GAME", SECRETLY)


def noticed(mutant: Mutant, folder: Path, games: int = 10, every: bool = False) -> dict[str, str]:
    """What the check named by the mutant (or every check) notices, at 3 and at 2 seats."""
    checks = CHECKS if every else {mutant.by: CHECKS[mutant.by]}
    found: dict[str, str] = {}
    for seats in (3, 2):
        found |= faults(case_of(mutant, folder, seats), games, checks)
        if found:
            break
    return found


def main() -> None:
    """Tell for each mutant which checks notice it."""
    with TemporaryDirectory() as folder:
        for mutant in MUTANTS:
            found = noticed(mutant, Path(folder), every=True)
            print(f"{mutant.title}: {', '.join(found) or 'NOT NOTICED'}")


if __name__ == "__main__":
    main()
