"""Tables rest on disk and wake on demand."""

from __future__ import annotations

import asyncio
import os
import random
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from taverna.core.table import Answer
from taverna.server import Settings, keys, tidy
from taverna.server import tables as module
from taverna.server.bots import Reply, Thinkers, Thought
from taverna.server.history import woken
from taverna.server.refusals import Refused
from taverna.server.storage import Storage
from taverna.server.tables import DUE, Tables
from taverna.server.thinker import Known
from taverna.server.wire import NewSeat

from .running import SEED, Running, host


@pytest.fixture(autouse=True)
def _the_same_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keys, "new_seed", lambda: SEED)


def settings(folder: Path, **more: Any) -> Settings:
    return Settings(data=str(folder), pause=0.0, thinkers=1, **more)


def made(folder: Path, **more: Any) -> Tables:
    chosen = settings(folder, **more)
    return Tables(chosen, Storage(folder), Thinkers(chosen.thinkers, chosen.think))


async def closed(*all: Tables) -> None:
    for tables in all:
        await tables.stop()
        await tables.thinkers.stop()
        tables.storage.close()


async def new(tables: Tables, kinds: str = "ppp") -> str:
    seats = [NewSeat(kind="person" if kind == "p" else "bot", bot=None if kind == "p" else "random") for kind in kinds]
    id, _ = await tables.create(game="bloodborne", seats=seats, options={}, lang="en")
    return id


async def choose(tables: Tables, id: str, seat: int, option: int = 0) -> str:
    async with tables.open(id) as living:
        question = living.table.questions[seat]
        await living.answer(seat, question.id, question.options[option].id)
        return question.id


def test_a_table_wakes_as_it_was(tmp_path: Path) -> None:
    async def go() -> None:
        tables = made(tmp_path)
        id = await new(tables)
        luck = random.Random(4)
        digests = []
        for _ in range(30):
            async with tables.open(id) as living:
                seat, question = luck.choice(list(living.table.questions.items()))
                option = luck.choice(question.options).id
                await living.answer(seat, question.id, option)
                if luck.random() < 0.2 and living.table.can_undo(seat):
                    await living.undo(seat, question.id)
                digests.append(living.table.digest())
                ids = {s: q.id for s, q in living.table.questions.items()}
                shown = living.showing.show(seat, "pt-BR")
                history = living.history
            assert tables.rest(0.0) == 1
            assert not tables.awake
            async with tables.open(id) as living:
                assert living.table.digest() == digests[-1]
                assert {s: q.id for s, q in living.table.questions.items()} == ids
                assert living.showing.show(seat, "pt-BR").to == shown.to
                assert living.history.answered == history.answered
                assert living.history.undone == history.undone
                await living.answer(seat, question.id, option)  # acknowledged again after waking
                assert living.table.digest() == digests[-1]
        await closed(tables)

    asyncio.run(go())


def settled(running: Running, most: float = 120.0) -> int:
    """The memory of a host once it has not grown by itself for a while."""
    deadline = time.monotonic() + most
    last, quiet = running.memory(), 0
    while quiet < 6 and time.monotonic() < deadline:
        time.sleep(1.5)
        now = running.memory()
        quiet, last = (quiet + 1 if now - last < 256 * 1024 else 0), now
    return last


def test_resting_tables_cost_no_memory(tmp_path: Path) -> None:
    many = 1000 if os.environ.get("TAVERNA_FULL") else 300
    with host(tmp_path / "data", rest=0.5, awake=20) as running, running.client() as client:
        body = {"game": "bloodborne", "seats": [{}, {}, {}]}
        for _ in range(50):
            table = client.post("/api/tables", json=body).json()["table"]
            assert client.get(f"/api/tables/{table}").status_code == 200
        before = settled(running)  # a host learns its words after it has opened
        ids = [client.post("/api/tables", json=body).json()["table"] for _ in range(many)]
        for id in ids[::4]:
            assert client.get(f"/api/tables/{id}").status_code == 200
        deadline = time.monotonic() + 120
        while (health := client.get("/api/health").json())["awake"] and time.monotonic() < deadline:
            time.sleep(0.1)
        assert health["awake"] == 0
        assert health["tables"] == 50 + many
        assert running.memory() - before < 8 * 1024 * 1024
        assert client.get(f"/api/tables/{ids[7]}").json()["asked"]


def test_only_so_many_are_kept_awake(tmp_path: Path) -> None:
    async def go() -> None:
        tables = made(tmp_path, awake=5)
        ids = [await new(tables) for _ in range(12)]
        async with tables.open(ids[0]):
            for id in ids:
                async with tables.open(id):
                    pass
            assert len(tables.awake) == 5
            assert ids[0] in tables.awake, "one in use is not put to rest"
        await closed(tables)

    asyncio.run(go())


def test_two_hosts_on_one_database_never_write_over_each_other(tmp_path: Path) -> None:
    async def go() -> None:
        one, two = made(tmp_path), made(tmp_path)
        id = await new(one)
        await choose(one, id, 0)
        await choose(two, id, 1)  # wakes with what the first has written
        # now the first has an old picture: its answer loses on the unique key, it reads again and tries once more
        await choose(one, id, 2)
        async with one.open(id) as living:
            digest = living.table.digest()
            assert living.number == 3
        found = await two.storage.table(id)
        assert found is not None
        assert [entry.seat for entry in found[2]] == [0, 1, 2]
        # and an answer to a question that the other has answered meanwhile is told so
        async with two.open(id) as living:
            with pytest.raises(Refused) as error:
                await living.answer(2, "2.1.0", "nonsense")
            assert error.value.code in ("refused", "answered")
        two.rest(0.0)
        async with two.open(id) as living:
            assert living.table.digest() == digest
        await closed(one, two)

    asyncio.run(go())


def test_what_the_disk_does_not_take_has_not_happened(tmp_path: Path) -> None:
    async def go() -> None:
        tables = made(tmp_path)
        id = await new(tables)
        async with tables.open(id) as living:
            before = living.table.digest()
            broken = tables.storage.engine._commit
            tables.storage.engine._commit = lambda batch: _full(batch)  # type: ignore[method-assign]
            with pytest.raises(Refused) as error:
                await living.answer(0, living.table.questions[0].id, living.table.questions[0].options[0].id)
            assert (error.value.code, error.value.status) == ("storage", 503)
            assert living.table.digest() == before
            tables.storage.engine._commit = broken  # type: ignore[method-assign]
            await living.answer(0, living.table.questions[0].id, living.table.questions[0].options[0].id)
        await closed(tables)

    def _full(batch: list[Any]) -> list[Any]:
        from taverna.server.storage import StorageError

        return [StorageError("nothing was written: database or disk is full")] * len(batch)

    asyncio.run(go())


def test_a_table_of_other_rules_is_not_woken_but_not_harmed(tmp_path: Path) -> None:
    async def go() -> None:
        tables = made(tmp_path)
        id = await new(tables)
        await tables.storage.append(id, 0, [Answer(0, "a card of old", 123, 4)], False)
        tables.rest(0.0)
        with pytest.raises(Refused) as error:
            async with tables.open(id):
                pass
        assert error.value.code == "changed-rules"
        found = await tables.storage.table(id)
        assert found is not None
        assert len(found[2]) == 1
        with pytest.raises(Refused):
            async with tables.open("nothing"):
                pass
        assert not tables.awake
        assert not tables._waking
        await closed(tables)

    asyncio.run(go())


def test_tables_that_cannot_be_woken_keep_no_clock_from_running_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def go() -> None:
        tables = made(tmp_path)
        made_of = [await new(tables) for _ in range(DUE + 3)]
        *many, broken, bad, good = sorted(made_of)

        def late(db: Any) -> None:
            db.executemany("INSERT INTO clocks VALUES (?,'null','{}',1.0)", [(id,) for id in made_of])
            db.executemany("UPDATE tables SET options='{\"no\": 1}' WHERE id=?", [(id,) for id in many])
            db.execute("UPDATE tables SET options='{' WHERE id=?", (broken,))

        await tables.storage.write(late)
        monkeypatch.setattr(module, "woken", lambda row, entries: 1 / 0 if row.id == bad else woken(row, entries))
        for _ in range(2):
            await tables._wake_due()
        assert [*tables.awake] == [good]
        tables.rest(0)
        for _ in range(2):
            await tables._wake_due()
        assert [*tables.awake] == [good], "and again"
        await closed(tables)

    asyncio.run(go())


def test_a_table_has_an_end_of_patience(tmp_path: Path) -> None:
    async def go() -> None:
        tables = made(tmp_path, inputs=4)
        id = await new(tables)
        async with tables.open(id) as living:
            while living.number < 4:
                seat, question = next(iter(living.table.questions.items()))
                await living.answer(seat, question.id, question.options[0].id)
            seat, question = next(iter(living.table.questions.items()))
            with pytest.raises(Refused) as error:
                await living.answer(seat, question.id, question.options[0].id)
            assert error.value.code == "full"
        await closed(tables)

    asyncio.run(go())


# -- bots ------------------------------------------------------------------------------------------------------------
def test_bots_play_a_table_to_its_end_and_what_they_did_is_on_disk(tmp_path: Path) -> None:
    async def go() -> None:
        tables = made(tmp_path)
        id, _ = await tables.create(
            game="bloodborne",
            seats=[NewSeat(kind="bot"), NewSeat(kind="bot", bot="random"), NewSeat(kind="bot", bot="random")],
            options={},
            lang="en",
        )
        async with tables.open(id) as living:
            while not living.table.over:
                await asyncio.sleep(0.02)
            digest, number = living.table.digest(), living.number
        tables.rest(0.0)
        async with tables.open(id) as living:
            assert (living.table.digest(), living.number) == (digest, number)
        await closed(tables)

    asyncio.run(go())


def test_a_bot_that_fails_is_played_for_at_random(tmp_path: Path) -> None:
    class Broken(Thinkers):
        async def choose(self, living: Any, seat: int, question: str, bot: str) -> str | None:
            return "an option that is not there" if seat == 1 else None

    async def go() -> None:
        tables = made(tmp_path)
        tables.thinkers = Broken(1, 1.0)
        id = await new(tables, "pbb")
        async with tables.open(id) as living, asyncio.timeout(120):
            while sorted(living.table.questions) != [0]:
                await asyncio.sleep(0.01)
        await closed(tables)

    asyncio.run(go())


def test_a_thinker_that_hangs_or_dies_is_replaced(tmp_path: Path) -> None:
    async def go() -> None:
        tables = made(tmp_path, think=0.001)
        id = await new(tables)
        async with tables.open(id) as living:
            question = living.table.questions[0].id
            assert await tables.thinkers.choose(living, 0, question, "hunter") is None
            tables.thinkers._all[0].limit = 120.0
            options = [option.id for option in living.table.questions[0].options]
            assert await tables.thinkers.choose(living, 0, question, "hunter") in options
            process = tables.thinkers._all[0]._process
            assert process is not None
            process.kill()
            await process.wait()
            assert await tables.thinkers.choose(living, 0, question, "hunter") in options
        await closed(tables)

    asyncio.run(go())


def test_a_thinker_keeps_up_with_a_table_and_answers_alike_from_its_root(tmp_path: Path) -> None:
    async def go() -> None:
        tables = made(tmp_path)
        id = await new(tables)
        known = Known()
        luck = random.Random(8)
        sent = 0
        for _ in range(12):
            async with tables.open(id) as living:
                seat, question = luck.choice(list(living.table.questions.items()))
                entries = living.table.told()
                row = living.row
                root = {f: getattr(row, f) for f in ("game", "seats", "seed", "options", "pack")}
                new_ones = Thought(id, sent, entries[sent:], seat, "hunter", 5, None if sent else root)
                whole = Thought("other", 0, entries, seat, "hunter", 5, root)
                option = known.answered(new_ones).option
                assert option == known.answered(whole).option
                assert option is not None
                sent = len(entries)
                await living.answer(seat, question.id, option)
        assert known.answered(Thought("unheard of", 3, [], 0, "hunter", 5)) == Reply(unknown=True)
        assert known.answered(Thought(id, sent + 5, [], 0, "hunter", 5)) == Reply(unknown=True)
        await closed(tables)

    asyncio.run(go())


def test_the_same_question_gets_the_same_bot_answer_after_a_crash(tmp_path: Path) -> None:
    async def go() -> None:
        tables = made(tmp_path)
        id = await new(tables)
        answers = set()
        for _ in range(2):
            async with tables.open(id) as living:
                question = living.table.questions[1].id
                for bot in ("random", "hunter"):
                    answers.add((bot, await tables.thinkers.choose(living, 1, question, bot)))
            tables.rest(0.0)
            await tables.thinkers.stop()
        assert len(answers) == 2
        await closed(tables)

    asyncio.run(go())


# -- under load ------------------------------------------------------------------------------------------------------
def test_a_late_host_notices_and_recovers(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock of its own: once a step comes late, and once a drawing has waited for long."""
    now, late = 0.0, [0.0, 0.0, 0.4, *[0.0] * 90]
    tables, seen = SimpleNamespace(pressed=False, easel=SimpleNamespace(late=0.0, calm=False)), []

    async def sleep(seconds: float) -> None:
        nonlocal now
        seen.append(tables.pressed)
        tables.easel.late = 0.3 if len(seen) == 50 else 0.0
        if not late:
            raise EOFError
        now += seconds + late.pop(0)

    monkeypatch.setattr(tidy, "time", SimpleNamespace(monotonic=lambda: now, process_time=lambda: 0.0))
    monkeypatch.setattr(tidy, "asyncio", SimpleNamespace(sleep=sleep))
    with pytest.raises(EOFError):
        asyncio.run(tidy.watch(tables))  # type: ignore[arg-type]
    assert seen[:4] == [False, False, False, True]
    assert seen[48:51] == [False, False, True]
    assert not seen[-1]


def test_one_who_wants_no_movement_gets_the_same_in_one_beat(tmp_path: Path) -> None:
    from taverna.core.film import Film
    from taverna.server.drawing import Filmed
    from taverna.server.shown import update

    async def go() -> None:
        tables = made(tmp_path)
        id = await new(tables)
        async with tables.open(id) as living:
            for seat in (0, 1, 2):
                old = living.showing.show(0, "en")
                question = living.table.questions[seat]
                before = living.table.fork()
                events = await living.answer(seat, question.id, question.options[0].id)
            film = Film(before.game)
            before.answer(2, before.questions[2].options[0].id, film=film)
            new_scene = living.showing.show(0, "en")
            told = update(old, new_scene, events, Filmed(film, before.content).seen(0, "en"))
            still = update(old, new_scene, events)
            assert len(still["beats"]) == 1
            assert len(told["beats"]) > 3
            assert [e for beat in told["beats"] for e in beat["events"]] == still["beats"][0]["events"]
            for one in (told, still):
                scene = dict(old.scene)
                for beat in one["beats"]:
                    scene |= beat["fragments"]
                    for key in beat["gone"]:
                        del scene[key]
                assert scene == dict(living.showing.show(0, "en").scene)
        await closed(tables)

    asyncio.run(go())
