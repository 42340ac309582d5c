"""Calls from a terminal to a host: its JSON, and the key of this device, kept with this person's data."""

from __future__ import annotations

import json
import os
from contextlib import suppress
from http.client import HTTPMessage
from http.cookiejar import LoadError, MozillaCookieJar
from pathlib import Path
from typing import IO, Any
from urllib.error import HTTPError, URLError
from urllib.parse import urlencode, urlsplit
from urllib.request import HTTPCookieProcessor, HTTPRedirectHandler, OpenerDirector, Request, build_opener

from platformdirs import user_data_path

from taverna.core.errors import TavernaError

PATIENCE = 60  # seconds


class Unheard(TavernaError):
    """The host has said no, or cannot be reached. `code`: that of HTTP, 0 if it was not reached."""

    def __init__(self, text: str, code: int = 0) -> None:
        super().__init__(text)
        self.code = code


class Staying(HTTPRedirectHandler):
    """Where a page would be shown next is no matter at a terminal."""

    def redirect_request(
        self, req: Request, fp: IO[bytes], code: int, msg: str, headers: HTTPMessage, newurl: str
    ) -> None:
        return None


class Caller:
    """One host, as this device knows it."""

    def __init__(self, host: str, lang: str, keys: Path | None = None) -> None:
        self.host, self.lang = host.rstrip("/"), lang
        self._file = keys or user_data_path("taverna") / "keys.txt"
        self._keys = MozillaCookieJar()
        if self._file.exists():
            with suppress(LoadError):  # if something else stands there, this device is new to all hosts
                self._keys.load(str(self._file))
        self._opener: OpenerDirector = build_opener(HTTPCookieProcessor(self._keys), Staying())

    @property
    def key(self) -> str:
        """The header by which this host knows the device."""
        asking = Request(self.host + "/api/mine")
        self._keys.add_cookie_header(asking)
        return asking.get_header("Cookie") or ""

    @property
    def socket(self) -> str:
        return "ws" + self.host.removeprefix("http")

    def get(self, path: str) -> Any:
        return json.loads(self._call(path))

    def text(self, path: str) -> str:
        return self._call(path).decode()

    def post(self, path: str, form: dict[str, str]) -> Any:
        said = self._call(path, urlencode(form).encode())
        self._keep()
        return json.loads(said) if said[:1] == b"{" else None

    def _call(self, path: str, data: bytes | None = None) -> bytes:
        asking = Request(self.host + path, data, {"Accept": "application/json", "Accept-Language": self.lang})
        try:
            with self._opener.open(asking, timeout=PATIENCE) as answer:
                found: bytes = answer.read()
                return found
        except HTTPError as error:
            if error.code == 303:
                return b""
            raise Unheard(_reason(error), error.code) from None
        except (URLError, OSError) as error:
            raise Unheard(f"{self.host}: {getattr(error, 'reason', error)}") from None

    def _keep(self) -> None:
        """For this person alone to read."""
        self._file.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(self._file, os.O_CREAT | os.O_WRONLY, 0o600))
        self._keys.save(str(self._file))


def _reason(error: HTTPError) -> str:
    try:
        return str(json.loads(error.read())["error"]["text"])
    except (ValueError, KeyError, TypeError):
        return f"{error.code} {error.reason}"


def read_link(link: str) -> tuple[str, str, str]:
    """The host, the table and the token (or nothing) of a link that somebody was sent."""
    parts = urlsplit(link if "://" in link else f"http://{link}")
    match [one for one in parts.path.split("/") if one]:
        case ["t" | "replay", table]:
            return f"{parts.scheme}://{parts.netloc}", table, ""
        case ["join", table, token]:
            return f"{parts.scheme}://{parts.netloc}", table, token
    raise Unheard(f"a link to a table looks like http://HOST/t/TABLE or http://HOST/join/TABLE/TOKEN, not {link}")
