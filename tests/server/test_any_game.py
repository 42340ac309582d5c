"""The host knows no game: here it runs the toy game of the core's tests, which asks in every way there is."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from core.toy import GAME
from taverna.core.table import Answer
from taverna.server import Settings, found, history, replay, tables
from taverna.server.bots import Thinkers
from taverna.server.shown import Shown
from taverna.server.storage import Storage
from taverna.server.wire import NewSeat


class Eye:
    """A viewer that keeps what it is sent."""

    def __init__(self, seat: int | None, lang: str) -> None:
        self.seat, self.lang, self.still = seat, lang, False
        self.address = "here"
        self.seats = frozenset() if seat is None else frozenset({seat})
        self.held: Shown | None = None
        self.texts, self.talks, self.maker = None, False, False
        self.heard: list[bytes] = []
        self.fragments: dict[str, str] = {}

    def push(self, message: bytes, held: Shown) -> None:
        told = msgspec.json.decode(message)
        assert self.held is not None
        if told["type"] == "update":
            assert (told["from"], told["to"]) == (self.held.to, held.to)
            for beat in told["beats"]:
                self.fragments |= beat["fragments"]
                for key in beat["gone"]:
                    del self.fragments[key]
        else:
            self.fragments = told["fragments"]
        self.held = held
        self.heard.append(message)


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (tables, replay, found, history):
        monkeypatch.setattr(module, "find", lambda name: GAME)


async def opened(folder: Path) -> tables.Tables:
    settings = Settings(data=str(folder), pause=0.0, takeover=0.0)
    return tables.Tables(settings, Storage(folder), Thinkers(1, 5.0))


async def made(all: tables.Tables, seats: int = 3, **more: Any) -> str:
    id, _ = await all.create(game=GAME.id, seats=[NewSeat() for _ in range(seats)], options={}, lang="en", **more)
    return id


async def closed(all: tables.Tables) -> None:
    await all.stop()
    all.storage.close()


async def look(living: tables.Living, *eyes: Eye) -> None:
    for eye in eyes:
        await living.came(eye, True)
        eye.held = living.showing.show(eye.seat, eye.lang)
        eye.fragments = dict(eye.held.scene)
    await asyncio.sleep(0)


@pytest.mark.parametrize("seed", range(3))
def test_whole_games_with_undo_rest_and_many_eyes(tmp_path: Path, seed: int) -> None:
    async def go() -> None:
        luck = random.Random(seed)
        all = await opened(tmp_path)
        id = await made(all)
        async with all.open(id) as living:
            eyes = [Eye(seat, lang) for seat in (0, 1, 2, None) for lang in ("en", "pt-BR")]
            await look(living, *eyes)
            while not living.table.over:
                seat, question = luck.choice(list(living.table.questions.items()))
                await living.answer(seat, question.id, luck.choice(question.options).id)
                if luck.random() < 0.3 and not living.table.over and living.table.can_undo(seat):
                    last = living.history.last(seat)
                    assert last is not None
                    assert last.question == question.id
                    await living.undo(seat, question.id)
                for eye in eyes:
                    now = living.showing.show(eye.seat, eye.lang)
                    assert eye.held is not None and eye.held.to == now.to
                    assert eye.fragments == dict(now.scene)
                    assert now.ask is None or now.ask["seat"] == eye.seat
                    assert [line.n for line in now.log] == list(range(1, len(now.log) + 1))
            digest, told = living.table.digest(), living.table.told()[:]
            answers = [entry for entry in told if isinstance(entry, Answer)]
            assert any(entry.forced for entry in answers), "the toy has a forced answer in every round"
            for eye in eyes:
                living.went(eye)
            frames = living.replay
            last_frame, _ = await frames.frame(len(frames.entries), 1, "es", [])
            assert last_frame["status"]["over"]
        all.rest(0.0)
        async with all.open(id) as living:
            assert living.table.digest() == digest
            assert living.table.told() == told
        await closed(all)

    asyncio.run(go())


def test_forced_answers_only_if_the_table_wants_them(tmp_path: Path) -> None:
    async def go() -> None:
        luck = random.Random(1)
        all = await opened(tmp_path)
        async with all.open(await made(all, settle=False)) as living:
            for _ in range(60):
                if living.table.over:
                    break
                seat, question = luck.choice(list(living.table.questions.items()))
                await living.answer(seat, question.id, luck.choice(question.options).id)
            assert not any(isinstance(entry, Answer) and entry.forced for entry in living.table.told())
        await closed(all)

    asyncio.run(go())


@pytest.mark.parametrize("seed", range(4))
def test_twins_look_alike_while_choices_are_secret(tmp_path: Path, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two tables with the same luck; at every secret question one seat chooses differently at each."""
    monkeypatch.setattr(tables.keys, "new_seed", lambda: 1000 + seed)
    monkeypatch.setattr(time, "time", lambda: 1_800_000_000.0)  # since when somebody is asked is told to the second

    async def go() -> None:
        luck = random.Random(seed)
        all = await opened(tmp_path)
        compared = 0
        async with all.open(await made(all)) as one, all.open(await made(all)) as two:
            eyes = [[Eye(seat, "en") for seat in (0, 1, None)] for _ in range(2)]
            await look(one, *eyes[0])
            await look(two, *eyes[1])
            while not one.table.over:
                seat, question = luck.choice(list(one.table.questions.items()))
                options = [option.id for option in question.options]
                if seat == 2 and question.secret and len(options) > 1 and len(one.table.questions) > 1:
                    mine, other = luck.sample(options, 2)
                    for row in eyes:
                        for eye in row:
                            eye.heard.clear()
                    await one.answer(2, question.id, mine)
                    await two.answer(2, two.table.questions[2].id, other)
                    assert [eye.heard for eye in eyes[0]] == [eye.heard for eye in eyes[1]]
                    for viewer in (0, 1, None):
                        assert one.showing.show(viewer, "es").to == two.showing.show(viewer, "es").to
                        assert one.table.view(viewer) == two.table.view(viewer)
                    compared += 1
                    await two.undo(2)
                    await two.answer(2, two.table.questions[2].id, mine)
                else:
                    option = luck.choice(options)
                    await one.answer(seat, question.id, option)
                    await two.answer(seat, two.table.questions[seat].id, option)
            assert compared >= 1
            assert one.table.over and two.table.over
        await closed(all)

    asyncio.run(go())
