"""At a host's table from a terminal: by link into the waiting room, then playing and talking with the others there."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from io import StringIO
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.sync.client import connect

from taverna.terminal import words_of
from taverna.terminal.afar import Afar
from taverna.terminal.arriving import Arrival
from taverna.terminal.calling import Caller, Unheard, read_link
from taverna.terminal.screen import Screen

from .running import Running
from .test_gathering import gathering, link_of


class Typist:
    """Types one thing after the other, each as soon as something has come true."""

    def __init__(self, *plan: tuple[Callable[[], Any], str]) -> None:
        self.plan = list(plan)

    def __call__(self, prompt: str) -> str:
        if not self.plan:
            raise EOFError
        ready, text = self.plan.pop(0)
        until = time.monotonic() + 60
        while not ready():
            assert time.monotonic() < until, f"still waiting to type {text!r}"
            time.sleep(0.02)
        return text


def test_a_link_is_read() -> None:
    assert read_link("http://h:8000/t/abc") == ("http://h:8000", "abc", "")
    assert read_link("h:8000/join/abc/tok") == ("http://h:8000", "abc", "tok")
    with pytest.raises(Unheard):
        read_link("http://h:8000/rules")


def test_by_link_to_a_chair_and_at_the_table_with_those_who_sit_there(taverna_host: Running, tmp_path: Path) -> None:
    ana = gathering(taverna_host, seat2="bot:random")
    ana.act("link", 1)
    host, table, token = read_link(taverna_host.url + link_of(ana.get(f"/t/{ana.table}").text))
    ana.act("ready", 0)
    out = StringIO()
    keys = tmp_path / "keys.txt"
    caller, words, screen = Caller(host, "pt-BR", keys), words_of("pt-BR"), Screen(out)
    Arrival(caller, table, words, screen, "Bia", Typist((lambda: "Bia" in out.getvalue(), ""))).come(token)
    assert "1  Ana · tudo pronto" in out.getvalue() and "> 2  Bia · ainda não" in out.getvalue()
    assert keys.stat().st_mode & 0o77 == 0
    key = {"Cookie": f"taverna={ana.cookies['taverna']}"}
    with connect(f"ws://127.0.0.1:{taverna_host.port}/api/tables/{table}/live", additional_headers=key) as line:

        def says(**message: Any) -> bool:
            line.send(msgspec.json.encode(message).decode())
            return True

        says(type="hello", seat=0, lang="en")
        bia = Afar(Caller(host, "pt-BR", keys), table, words, screen)
        spoken = out.getvalue
        bia.ask = Typist(
            (lambda: bia.question and says(type="chat", seat=0, text="Hello, Bia"), ""),
            (lambda: ": Hello, Bia" in spoken(), "c Oi, Ana"),
            (lambda: ": Oi, Ana" in spoken(), "p"),
            (lambda: "Ana" in spoken(), "999"),
            (lambda: "Isso não está em oferta agora" in spoken(), "1"),
            (lambda: "A mesa espera por Ana" in spoken(), "b mão"),
            (lambda: "─ mão ─" in spoken(), "u"),
            (lambda: bia.question, "q"),
        )
        bia.play()
    said = out.getvalue()
    assert (
        re.search(r"> Ana( \(.+\))? · aqui", said) and re.search(r"> Bia( \(.+\))? · aqui", said) and " · bot" in said
    )
    assert "Virada para baixo, sua escolha" in said


def seat(nth: int, **more: Any) -> dict[str, Any]:
    name = {"seat": nth, "name": "ABC"[nth], "plays": None, "kind": "person", "bot": None, "here": True}
    return name | {"claimed": True, "asked": False, "since": None} | more


def heard(afar: Afar, *seats: dict[str, Any], **more: Any) -> None:
    status = {"seats": list(seats), "over": False, "chosen": None, "undo": {"can": False, "text": "", "question": None}}
    afar.hear({"type": "update", "log_kept": 0, "log": [], "ask": None, "status": status | more})


def test_who_is_who_and_who_is_here() -> None:
    """The person first, whom they play in brackets; coming, going and waiting are each told once."""
    out = StringIO()
    bia = Afar(Caller("http://nowhere", "en", Path("none")), "t", words_of("en"), Screen(out))
    bia.mine = [1]
    ana = seat(0, name="Ana", plays="Brute", asked=True, since=time.time() - 130)
    heard(bia, ana, seat(1))
    heard(bia, ana, seat(1))
    heard(bia, ana | {"here": False}, seat(1))
    heard(bia, ana, seat(1))
    bia.typed("p")
    heard(bia, ana, seat(1), over=True)
    assert out.getvalue().splitlines() == [
        "The table waits for Ana (Brute).",
        "Ana (Brute) is away.",
        "Ana (Brute) is here.",
        "> Ana (Brute) · here · thinking for 2 min",
        "  B · here",
        "The game is over.",
    ]
