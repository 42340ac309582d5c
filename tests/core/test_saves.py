"""Saves and records: whatever is wrong with a file is a `SaveError` that says what; nothing else ever comes out."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import taverna
from taverna.core import SaveError, Table
from taverna.core.saves import FORMAT, load

from .bare import Bare
from .test_table import parade
from .toy import GAME


def find(name: str) -> Any:
    if name == "toy":
        return GAME
    return taverna.find(name)


def played(answers: int = 7, seats: int = 2, seed: int = 11) -> Table:
    t, random = Table(GAME, seats, seed, {}), Random(seed)
    for _ in range(answers):
        seat = random.choice(list(t.questions))
        t.answer(seat, random.choice(t.questions[seat].options).id)
    return t


TABLE = played()
SAVE, RECORD = TABLE.save(), TABLE.record()


def refuse(data: Any, why: str = "") -> SaveError:
    """Loading raises `SaveError` and nothing else."""
    with pytest.raises(SaveError, match=why or None) as caught:
        load(data, find)
    assert str(caught.value)
    return caught.value


def changed(data: bytes = SAVE, header: dict[str, Any] | None = None, lines: Any = None) -> bytes:
    """A file with parts of its header or its answers exchanged, and the checksum put right again."""
    first, *rest = data.decode().splitlines()
    body = "".join(line + "\n" for line in (lines(rest) if lines else rest)).encode()
    head = {**json.loads(first), "crc": msgspec_crc(body), **(header or {})}
    return json.dumps(head).encode() + b"\n" + body


def msgspec_crc(body: bytes) -> int:
    import zlib

    return zlib.crc32(body)


def test_it_loads() -> None:
    for data in (SAVE, RECORD, bytearray(SAVE), memoryview(SAVE), changed()):
        assert load(data, find).digest() == TABLE.digest()


def test_a_file_is_text_anyone_can_read() -> None:
    lines = SAVE.decode().splitlines()
    assert json.loads(lines[0])["game"] == "toy"
    assert [json.loads(line)["type"] for line in lines[1:]] == ["answer"] * 7


@pytest.mark.parametrize("data", [None, "text", 7, [], SAVE.decode()])
def test_not_bytes(data: Any) -> None:
    refuse(data, "is bytes, not")


def test_empty() -> None:
    refuse(b"", "empty")


def test_cut_short_at_every_length() -> None:
    for data in (SAVE, RECORD):
        for length in range(len(data)):
            refuse(data[:length])
        assert "cut short" in str(refuse(data[: len(data) - 40]))


@pytest.mark.parametrize("flip", [0x01, 0x20, 0x80, 0xFF])
def test_every_byte_flipped(flip: int) -> None:
    """Damage is refused. A flip that leaves the meaning (an older version's number) loads the same table or nothing."""
    for at in range(len(SAVE)):
        data = bytearray(SAVE)
        data[at] ^= flip
        try:
            loaded = load(bytes(data), find)
        except SaveError:
            continue
        assert loaded.digest() == TABLE.digest() and loaded.inputs == TABLE.inputs, f"byte {at}"


@pytest.mark.parametrize(
    "data",
    [
        b"null",
        b"[]",
        b"{}",
        b'{"a": 1}\n',
        b'"save"',
        b"7",
        b"\n",
        b"\n\n\n",
        b"\x00" * 50,
        b"\xff\xfe{}",
        b"PK\x03\x04 a zip",
        b"%PDF-1.4",
        b'{"taverna": "save"}\n',
        b'{"taverna": "menu", "format": 1}\n',
        b'{"taverna": "save", "format": "one"}\n',
        b'{"taverna": "save", "format": 1}\n',
        b'{"taverna": "save", "format": 1, "game": 7}\n',
        b'{"taverna": "save", "format": null}\n',
    ],
)
def test_foreign_files(data: bytes) -> None:
    refuse(data)


@pytest.mark.parametrize("opening", [b"[", b'{"a":', b'{"taverna":"save","format":1,"options":{"x":' + b"["])
def test_bottomless_json(opening: bytes) -> None:
    refuse(opening * 20_000)
    refuse(b'{"taverna":"save","format":1,"x":' + opening * 20_000)


def test_too_large() -> None:
    refuse(b"x" * (64 * 1024 * 1024 + 1), "too large")


def test_newer_format_and_newer_rules_say_so() -> None:
    refuse(changed(header={"format": FORMAT + 1}), "newer Taverna")
    refuse(changed(header={"format": FORMAT + 1, "strange": [1]}), "newer Taverna")
    refuse(changed(header={"version": GAME.version + 1}), "newer rules of toy")
    refuse(changed(header={"format": 0}), "never was a format 0")


def test_unknown_game() -> None:
    refuse(changed(header={"game": "ludo"}), "no game 'ludo'")


@pytest.mark.parametrize(
    "header",
    [
        {"seats": 9},
        {"seats": -1},
        {"seats": "2"},
        {"seed": -1},
        {"seed": 2**64},
        {"seed": 12},
        {"seed": None},
        {"options": {"speed": 1}},
        {"options": {"rich": "x"}},
        {"options": {"rich": 3}},
        {"options": []},
        {"digest": "00"},
        {"digest": ""},
        {"inputs": 0},
        {"inputs": 8},
        {"inputs": -1},
        {"crc": 0},
        {"pack": {"cards": {"fox-1": {"id": "fox-1"}}}},
        {"pack": {"dragons": {}}},
        {"pack": {"cards": []}},
        {"pack": 7},
    ],
)
def test_a_header_that_does_not_fit(header: dict[str, Any]) -> None:
    refuse(changed(header=header))


def test_wrong_digest_says_where_it_led() -> None:
    refuse(changed(header={"digest": "0" * 32}), "position reached after 7 answers differs")


def exchanged(at: int, **fields: Any) -> Any:
    def lines(body: list[str]) -> list[str]:
        body[at] = json.dumps({**json.loads(body[at]), **fields})
        return body

    return lines


@pytest.mark.parametrize(
    ("lines", "why"),
    [
        (exchanged(3, option="dragon"), "input 4.*not on offer"),
        (exchanged(3, seat=7), "input 4"),
        (exchanged(3, seat=-1), "input 4"),
        (exchanged(3, seat="x"), "cannot be read"),
        (exchanged(3, check=1), "input 4.*another question"),
        (exchanged(3, known=99), "input 4.*luck used after it differs"),
        (exchanged(3, type="prayer"), "cannot be read"),
        (exchanged(3, type="undo"), ""),
        (exchanged(3, type="resample", seed=4), ""),
        (exchanged(3, type="resample", seed=4, seat=40), "input 4"),
        (exchanged(3, type="resample", seed=-(2**70), seat=0), ""),
        (lambda body: ["{}", *body[1:]], "cannot be read"),
        (lambda body: ["null", *body[1:]], "cannot be read"),
        (lambda body: ["", *body[1:]], "cannot be read"),
        (lambda body: body[::-1], "input"),
        (lambda body: body[1:] + body[:1], "input"),
        (lambda body: [*body[:-1], body[-2]], "input"),
        (lambda body: [json.dumps({"type": "undo", "seat": 0}), *body[1:]], "input 1"),
    ],
)
def test_changed_answers_are_named(lines: Any, why: str) -> None:
    refuse(changed(lines=lines), why)


def test_a_changed_answer_to_the_same_question() -> None:
    """Another option that was on offer: the way parts at the latest at the digest."""
    refuse(changed(lines=exchanged(0, option=other_option())))


def other_option() -> str:
    t = Table(GAME, 2, 11, {})
    first = TABLE.inputs[0]
    return next(o.id for o in t.questions[first.seat].options if o.id != first.option)


def test_more_and_fewer_answers_than_the_header_says() -> None:
    refuse(changed(lines=lambda body: body[:-1]))
    refuse(changed(lines=lambda body: [*body, body[-1]]))


def test_changed_rules_are_noticed_at_the_answer() -> None:
    def other(g: Any) -> Any:
        yield from parade(g)

    def longer(g: Any) -> Any:
        from taverna.core import Ask

        yield Ask(0, "choose", ["a", "b", "c"])
        yield from parade(g)

    t = Table(Bare(parade), 2, 1, {})
    t.answer(0, "a")
    assert load(t.save(), lambda name: Bare(other)).digest() == t.digest()
    with pytest.raises(SaveError, match=r"input 1.*another question"):
        load(t.save(), lambda name: Bare(longer))
    with pytest.raises(SaveError, match="newer rules"):
        load(Table(Bare(parade, version=2), 2, 1, {}).save(), lambda name: Bare(parade))


def test_rules_that_fail_on_a_file() -> None:
    def broken_at_once(g: Any) -> Any:
        raise ZeroDivisionError
        yield

    def empty(g: Any) -> Any:
        from taverna.core import Ask

        yield Ask(0, "choose", ["a", "b"])
        yield Ask(1, "which", [])

    t = Table(Bare(parade), 2, 1, {})
    t.answer(0, "a")
    with pytest.raises(SaveError, match="ZeroDivisionError"):
        load(t.save(), lambda name: Bare(broken_at_once))
    with pytest.raises(SaveError, match="nothing on offer"):
        load(t.save(), lambda name: Bare(empty))


def test_a_record_forgets_undos_and_a_save_keeps_them() -> None:
    t = played(3)
    seat = next(seat for seat in range(2) if t.can_undo(seat))
    t.undo(seat)
    assert len(t.save().splitlines()) == 1 + 4 and len(t.record().splitlines()) == 1 + 2
    assert load(t.save(), find).digest() == load(t.record(), find).digest() == t.digest()
    assert {s: q.id for s, q in load(t.save(), find).questions.items()} == {s: q.id for s, q in t.questions.items()}


def test_a_pack_travels_in_the_save() -> None:
    fox = {**GAME.raw["cards"]["fox-1"], "worth": 99}
    t = Table(GAME, 2, 3, {}, pack={"cards": {"fox-1": fox}})
    again = load(t.save(), find)
    assert again.content["fox-1"].worth == 99 and again.digest() == t.digest()


RAW = taverna.find("bloodborne").raw


@settings(max_examples=60)
@given(
    file=st.sampled_from(sorted(RAW)),
    nth=st.integers(0, 40),
    field=st.sampled_from(["id", "name", "hp", "faces", "worth", "types", "die", "copies", "immediate", "kind", "x"]),
    value=st.one_of(
        st.none(),
        st.booleans(),
        st.integers(-3, 10**12),
        st.text(max_size=3),
        st.lists(st.integers(), max_size=2),
        st.just({}),
        st.just([[0, True]] * 6),
        st.just([[0, False]]),
        st.just(""),
    ),
)
def test_any_pack_in_a_save(file: str, nth: int, field: str, value: Any) -> None:
    """Content that came with a file is checked like any other: it loads, or it is a `SaveError`."""
    id = sorted(RAW[file])[nth % len(RAW[file])]
    pack = {file: {id: {**RAW[file][id], field: value}}}
    data = Table(taverna.find("bloodborne"), 3, 5, {}).save()
    try:
        t = load(changed(data, {"pack": pack}), taverna.find)
    except SaveError:
        return
    assert t.questions


def test_broken_packs_in_a_save() -> None:
    data = Table(taverna.find("bloodborne"), 3, 5, {}).save()
    gone: list[Any] = [
        {"dice": {"green": {**RAW["dice"]["green"], "faces": []}}},
        {"starting": {"transform": {**RAW["starting"]["transform"], "id": "other"}}},
        {"monsters": {next(iter(RAW["monsters"])): {}}},
        {"hunters": {"": {}}},
        {"tracks": {"beast": {**RAW["tracks"]["beast"], "worth": []}}},
    ]
    for pack in gone:
        with pytest.raises(SaveError):
            load(changed(data, {"pack": pack}), taverna.find)


@settings(max_examples=150)
@given(st.binary(max_size=300))
def test_any_bytes(data: bytes) -> None:
    with pytest.raises(SaveError):
        load(data, find)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)
HEADER = json.loads(SAVE.split(b"\n")[0])


@settings(max_examples=150)
@given(st.sampled_from(sorted(HEADER)), JSON)
def test_any_header(field: str, value: Any) -> None:
    """One field of the header exchanged for anything: the same table, or `SaveError`."""
    try:
        t = load(changed(header={field: value}), find)
    except SaveError:
        return
    assert t.digest() == TABLE.digest()


@settings(max_examples=150)
@given(st.integers(0, 6), st.sampled_from(["type", "seat", "option", "check", "known", "mark", "forced"]), JSON)
def test_any_answer(at: int, field: str, value: Any) -> None:
    """One field of an answer exchanged for anything: the same table, or `SaveError`."""
    try:
        t = load(changed(lines=exchanged(at, **{field: value})), find)
    except SaveError:
        return
    assert t.digest() == TABLE.digest()


def test_the_public_doors() -> None:
    t = taverna.new("bloodborne", seats=3, seed=4)
    for door in (taverna.load, taverna.replay):
        assert door(t.save()).digest() == door(t.record()).digest() == t.digest()
        with pytest.raises(taverna.SaveError):
            door(b"nothing")
    assert msgspec.json.decode(t.record().split(b"\n")[0])["taverna"] == "record"


def test_options_changed_after_a_table_began_are_not_in_its_save() -> None:
    options = {"classes": ["brute", "spellweaver"]}
    table = taverna.new("gloomhaven", 2, 1, options)
    options["classes"].reverse()
    assert taverna.load(table.save()).digest() == table.digest()
