from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from taverna.server import Settings, SettingsError, look
from taverna.server.operated import within
from taverna.server.traces import wrong


def test_flags_then_environment_then_file_then_defaults(tmp_path: Path) -> None:
    file = tmp_path / "taverna.toml"
    file.write_text('port = 1\nlang = "es"\npause = 2.5\n')
    environ = {"TAVERNA_PORT": "2", "TAVERNA_LANG": "pt-BR", "PATH": "x"}
    read = Settings.read(config=file, environ=environ, port=3, host=None)
    assert (read.port, read.lang, read.pause, read.host) == (3, "pt-BR", 2.5, "127.0.0.1")


def test_nothing_needs_configuring() -> None:
    read = Settings.read(environ={"TAVERNA_CONFIG": ""})
    assert read.loopback
    assert read.folder.name == "taverna"


@pytest.mark.parametrize(
    ("toml", "says"),
    [
        ("prot = 1", "no setting 'prot'"),
        ('port = "many"', "port"),
        ("port = 70000", "65535"),
        ("port = -1", "negative"),
        ('lang = "fr"', "pt-BR"),
        ("port = ", "taverna.toml"),
        ('proxies = "*"', "neither an address nor a network"),
        ('proxies = "10.0.0.2, caddy"', "'caddy'"),
        ('address = "games.example.org"', "an address like https://games.example.org is wanted"),
        ('address = "https://games.example.org:port"', "address"),
        ('node = "10.0.0.2:8000"', "an address like http://10.0.0.2:8000 is wanted"),
        ('shared = "redis://there:door"', "shared: the port"),
        ("messages = inf", "with an end"),
        ("messages_rate = 0", "messages_rate: must be more than 0"),
        ("patience = 0", "patience: must be more than 0"),
        ("thinkers = 100000000", "thinkers: at most"),
        ("drain = 1e300", "drain: at most"),
        ('address = "https://games.example.org/taverna"', "an address like https://games.example.org is wanted"),
        ('address = "https://games.example.org?x"', "an address like https://games.example.org is wanted"),
        ('address = "https://ana@games.example.org"', "an address like https://games.example.org is wanted"),
    ],
)
def test_a_setting_that_does_not_fit_says_where(tmp_path: Path, toml: str, says: str) -> None:
    file = tmp_path / "taverna.toml"
    file.write_text(toml)
    with pytest.raises(SettingsError, match=says) as error:
        Settings.read(config=file, environ={})
    assert "taverna.toml" in str(error.value)


def test_a_misspelt_name_in_the_environment_is_said_and_another_is_somebody_elses() -> None:
    with pytest.raises(SettingsError, match=r"no setting 'messages_rat': is 'messages_rate' meant"):
        Settings.read(environ={"TAVERNA_MESSAGES_RAT": "5"})
    assert Settings.read(environ={"TAVERNA_SITE": "games.example.org", "TAVERNA_SEED": "1"}) == Settings.read(
        environ={}
    )


def test_a_named_file_must_exist(tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match="there is no file"):
        Settings.read(config=tmp_path / "none.toml", environ={})


@pytest.mark.parametrize(
    ("host", "loopback"),
    [("127.0.0.1", True), ("::1", True), ("localhost", True), ("0.0.0.0", False), ("192.168.1.4", False), ("x", False)],
)
def test_loopback(host: str, loopback: bool) -> None:
    assert Settings(host=host).loopback is loopback


def test_looking_whether_a_host_could_start_leaves_nothing_behind(tmp_path: Path) -> None:
    """Whoever only looks may be another user than the one who keeps the data later."""
    folder = tmp_path / "not" / "yet"
    assert str(folder) in look(Settings(port=0, data=str(folder)))
    assert [*tmp_path.iterdir()] == []
    (tmp_path / "not").write_text("a file")
    with pytest.raises(SettingsError, match="cannot be kept at"):
        look(Settings(port=0, data=str(folder)))


@pytest.mark.parametrize("seen", ["10.0.0.77", "::ffff:10.0.0.77", "127.0.0.1", "::ffff:127.0.0.1", "::1"])
def test_a_proxy_is_believed_however_it_is_seen(seen: str) -> None:
    """A host that listens at IPv6 sees IPv4 in its own way; a network may be named by any of its addresses."""
    believed = Settings(proxy=True, proxies="10.0.0.2/24").believed
    found: list[Any] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        found.append(scope["client"][0])

    said = {"type": "http", "client": (seen, 1), "headers": [(b"x-forwarded-for", b"192.0.2.1")]}
    asyncio.run(ProxyHeadersMiddleware(app, believed)(said, None, None))  # type: ignore[arg-type]
    asyncio.run(ProxyHeadersMiddleware(app, believed)(said | {"client": ("10.0.1.1", 1)}, None, None))  # type: ignore[arg-type]
    assert found == ["192.0.2.1", "10.0.1.1"]
    assert within(seen, ", ".join(believed)) and not within("10.0.1.1", ", ".join(believed))


@pytest.mark.parametrize("where", ["http://[", "http://there:door", "there", "http://"])
def test_a_collector_that_is_nowhere_is_said(where: str) -> None:
    assert "traces" in wrong(where)
