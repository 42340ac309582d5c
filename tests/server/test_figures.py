"""The figures of a game are served packed, and kept for ever under their version."""

from __future__ import annotations

import gzip
import xml.etree.ElementTree as ET

import pytest

from taverna.games import find

from .running import Running


@pytest.mark.parametrize("file", ["tokens.svg", "busts-henryk.svg", "cover.svg"])
def test_figures_are_kept_for_ever_under_their_version(taverna_host: Running, file: str) -> None:
    client = taverna_host.client()
    version = find("bloodborne").figures.version
    got = client.get(f"/figures/bloodborne/{file}?v={version}")
    assert got.status_code == 200
    assert got.headers["content-type"].startswith("image/svg+xml")
    assert got.headers["content-encoding"] in ("br", "gzip") and "immutable" in got.headers["cache-control"]
    assert "script-src" not in got.headers["content-security-policy"]
    assert got.headers["vary"].lower() == "accept-encoding"
    ET.fromstring(got.text)
    again = client.get(f"/figures/bloodborne/{file}?v={version}", headers={"If-None-Match": got.headers["etag"]})
    assert again.status_code == 304 and not again.content
    plain = client.get(f"/figures/bloodborne/{file}", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers and plain.headers["cache-control"] == "no-cache"
    assert plain.text == got.text and len(gzip.compress(plain.content)) < len(plain.content) / 2


@pytest.mark.parametrize("path", ["bloodborne/none.svg", "chess/tokens.svg", "bloodborne/..%2Fstyle.css"])
def test_there_are_no_others(taverna_host: Running, path: str) -> None:
    assert taverna_host.client().get(f"/figures/{path}").status_code == 404
