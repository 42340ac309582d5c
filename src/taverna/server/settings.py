"""What a host can set: flags, then the environment (`TAVERNA_PORT=8001`), then one TOML file, then defaults."""

from __future__ import annotations

import ipaddress
import math
import os
import tomllib
from collections.abc import Mapping
from difflib import get_close_matches
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
import platformdirs

from taverna.core.errors import TavernaError
from taverna.core.words import LANGS

ALMOST = 0.85  # how much alike a misspelt name is to the right one
SOME = ("messages", "messages_rate", "patience", "body", "message")  # of these there must be some, or nobody comes in
MOST = {"port": 65535, "thinkers": 1024, "drain": 3600}
SHARED = ("valkey://", "valkeys://", "redis://", "rediss://", "unix://")


class SettingsError(TavernaError, ValueError):
    """A setting that does not exist or does not fit; says which and where it came from."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Everything has a default: nothing needs configuring."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: str = ""  # the folder of the database; the user's data folder if empty
    database: str = ""  # where tables are kept if not in that folder: postgresql://name@server/taverna
    shared: str = (
        ""  # a server of Valkey or Redis for what processes tell each other: valkey://server, redis://, unix://
    )
    node: str = ""  # where other processes of the same database reach this one; http://127.0.0.1 and its port if empty
    cache: str = ""  # the folder of what can be made again: pages of the rules, figures; that of the data if empty
    ahead: bool = True  # print and draw all of it in the background after the first start of a version
    lang: str = "en"  # for people whose browser asks for none of ours
    address: str = ""  # how others reach this host, e.g. "https://games.example.org"; for invite links
    proxy: bool = False  # behind a reverse proxy on this machine: believe what it says about the client
    proxies: str = ""  # behind reverse proxies at these addresses (with commas): believe them, and no other

    outside: bool = False  # call other machines: webhooks of tables, Web Push
    outside_private: bool = False  # also those of private networks, and without TLS

    logs: str = "plain"  # what is wrong, for people; or "json": also every request, for programs
    metrics: str = ""  # networks (with commas) that may read /metrics, e.g. "127.0.0.1, 10.0.0.0/8"; nobody if empty
    traces: str = ""  # where an OpenTelemetry collector takes OTLP over HTTP, e.g. "http://127.0.0.1:4318"
    drain: float = 0.0  # seconds between SIGTERM and the end in which /readyz says no and all else goes on

    pause: float = 0.4  # seconds a bot waits before it answers, so that people can follow
    takeover: float = 120.0  # seconds after which a bot plays for someone who left, while others wait; 0: never
    thinkers: int = 0  # processes in which bots think; as many as fit if 0
    advice: float = 3.0  # seconds a bot thinks over advice
    hindsight: float = 40.0  # seconds of looking back on one finished game
    think: float = 20.0  # seconds a bot may think before a random answer is given for it

    rest: float = 300.0  # seconds after which an unwatched table goes back to disk
    awake: int = 512  # at most so many unwatched tables in memory

    tables: float = 20.0  # tables one address may create in a burst,
    tables_refill: float = 30.0  # and seconds until it may create another
    tables_daily: float = 1000.0  # and so many in a day; 0: without end
    kept_tables: int = 5000  # tables, rooms and records that one key may keep here; 0: without end
    kept_bytes: int = 512 * 1024 * 1024  # and about so many bytes of them; 0: without end
    messages: float = 60.0  # messages per connection (or requests per address that change something) in a burst,
    messages_rate: float = 30.0  # and so many per second after that
    viewers: int = 200  # connections that watch one table; those who sit there come on top
    viewers_each: int = 20  # of them from one address
    sockets: int = 256  # open WebSockets of one address
    connections: int = 256  # of plain HTTP, beside those; 0: as many as of all
    connections_all: int = 0  # open connections of all; as many as the system lets if 0
    patience: float = 20.0  # seconds in which a request must have arrived whole, and some of its answer been taken
    inputs: int = 20_000  # answers and undos at one table
    body: int = 64 * 1024  # bytes of a request
    record: int = 4 * 1024 * 1024  # bytes of an uploaded record
    playing: float = 10.0  # seconds in which it must have been played through
    message: int = 16 * 1024  # bytes of a WebSocket message
    queue: int = 64  # updates waiting for a slow viewer before it gets the whole scene instead
    keep_finished: float = 0.0  # days after which a table that is over goes; 0: never
    keep_abandoned: float = 0.0  # days without an answer after which one that is not over goes; 0: never
    keep_chat: float = 0.0  # days after which what was said goes; 0: with its table
    accounts: bool = False  # let people sign in with passkeys: at the `address` (https), or at localhost
    keeper: bool = True  # whoever holds the keeper's key (`taverna keeper`) may keep the host through its pages
    packs: bool = False  # accept uploaded records that bring their own content

    @classmethod
    def read(
        cls, *, config: str | Path | None = None, environ: Mapping[str, str] | None = None, **flags: Any
    ) -> Settings:
        """Flags (those that are not None) win over the environment, that over the file, that over the defaults."""
        environ = os.environ if environ is None else environ
        named = config or environ.get("TAVERNA_CONFIG")
        path = Path(named) if named else Path(platformdirs.user_config_dir("taverna")) / "taverna.toml"
        found: dict[str, Any] = {}
        if path.is_file():
            found |= _checked(_toml(path), f"{path}")
        elif named:
            raise SettingsError(f"there is no file {path}")
        names = cls.__struct_fields__
        _meant(environ, names)
        found |= _checked(
            {name: environ[key] for name in names if (key := f"TAVERNA_{name.upper()}") in environ}, "the environment"
        )
        found |= _checked({name: _plain(value) for name, value in flags.items() if value is not None}, "the flags")
        return msgspec.convert(found, cls)

    @property
    def folder(self) -> Path:
        return Path(self.data or platformdirs.user_data_dir("taverna")).expanduser()

    @property
    def kept(self) -> Path | str:
        """Where tables are kept: a folder, or the address of a database."""
        return self.database or self.folder

    @property
    def made(self) -> Path:
        """Where what can be made again is kept."""
        return Path(self.cache).expanduser() if self.cache else self.folder

    @property
    def believed(self) -> list[str]:
        """The networks of the proxies that are believed; of IPv4 also as a host sees them that listens at IPv6."""
        named = [*(["127.0.0.1", "::1"] if self.proxy else []), *self.proxies.replace(",", " ").split()]
        found = [ipaddress.ip_network(one, strict=False) for one in named]
        mapped = [f"::ffff:{one.network_address}/{96 + one.prefixlen}" for one in found if one.version == 4]
        return [*map(str, found), *mapped]

    @property
    def loopback(self) -> bool:
        """Can only this machine reach it?"""
        return only_here(self.host)


def named_here(host: str) -> bool:
    return host == "localhost" or host.endswith(".localhost")


def only_here(host: str) -> bool:
    """Is this a name every machine has for itself?"""
    if named_here(host):
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def _network(text: str, where: str) -> None:
    try:
        ipaddress.ip_network(text, strict=False)
    except ValueError:
        raise SettingsError(f"{where}: '{text}' is neither an address nor a network") from None


def _reachable(address: str, where: str) -> None:
    if not address.startswith(SHARED):
        raise SettingsError(
            f"{where}: shared: an address like valkey://server is wanted, not '{address.split(':')[0][:20]}'"
        )
    try:
        parts = urlsplit(address)
        _ = parts.port
    except ValueError:
        raise SettingsError(f"{where}: shared: the port of the address is a number up to 65535") from None
    if parts.scheme != "unix" and not (parts.path.strip("/") or "0").isdecimal():
        raise SettingsError(f"{where}: shared: after the server stands the number of a database, or nothing")
    if find_spec("valkey") is None:
        raise SettingsError(f"{where}: shared needs valkey: pip install 'taverna[valkey]' brings it")


def _reached(address: str) -> bool:
    """Is this where a browser, or another process, could go?"""
    try:
        parts = urlsplit(address)
        plain = parts.path in ("", "/") and not (parts.query or parts.fragment or "@" in parts.netloc)
        return parts.scheme in ("http", "https") and bool(parts.hostname) and plain and (parts.port or 1) > 0
    except ValueError:
        return False


def _meant(environ: Mapping[str, str], names: tuple[str, ...]) -> None:
    """A name that is almost one of ours was misspelt; any other may be somebody else's."""
    for key in environ:
        name = key.removeprefix("TAVERNA_").lower()
        if key.startswith("TAVERNA_") and name not in names:
            for near in get_close_matches(name, names, 1, ALMOST):
                raise SettingsError(f"the environment: there is no setting '{name}': is '{near}' meant? ({key})")


def _plain(value: Any) -> Any:
    return str(value) if isinstance(value, Path) else value


def _toml(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, OSError) as error:
        raise SettingsError(f"{path}: {error}") from None


def _checked(values: dict[str, Any], where: str) -> dict[str, Any]:
    fields = {field.name: field for field in msgspec.structs.fields(Settings)}
    made = {}
    for name, value in values.items():
        if name not in fields:
            raise SettingsError(f"{where}: there is no setting '{name}'; there are {', '.join(fields)}")
        try:
            made[name] = msgspec.convert(value, fields[name].type, strict=False)
        except msgspec.ValidationError as error:
            raise SettingsError(f"{where}: {name}: {error}") from None
        if isinstance(made[name], float) and not math.isfinite(made[name]):
            raise SettingsError(f"{where}: {name}: must be a number with an end")
        if isinstance(made[name], (int, float)) and not made[name] >= 0:
            raise SettingsError(f"{where}: {name}: must not be negative")
        if name in SOME and not made[name]:
            raise SettingsError(f"{where}: {name}: must be more than 0")
    if "lang" in made and made["lang"] not in LANGS:
        raise SettingsError(f"{where}: lang: there are {', '.join(LANGS)}")
    if made.get("logs", "plain") not in ("plain", "json"):
        raise SettingsError(f"{where}: logs: there are plain, json")
    for name in ("metrics", "proxies"):
        for one in made.get(name, "").replace(",", " ").split():
            _network(one, f"{where}: {name}")
    for name, wanted in (("address", "https://games.example.org"), ("node", "http://10.0.0.2:8000")):
        if made.get(name) and not _reached(made[name]):
            raise SettingsError(f"{where}: {name}: an address like {wanted} is wanted, not '{made[name]}'")
    if made.get("shared"):
        _reachable(made["shared"], where)
    for name, most in MOST.items():
        if made.get(name, 0) > most:
            raise SettingsError(f"{where}: {name}: at most {most}")
    return made
