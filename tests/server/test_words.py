"""Everything the host says is there in every language, with the same arguments; nothing is left over."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import taverna
from taverna.server.refusals import LOCALE, STATUS, Refused, preferred, say


def messages(lang: str) -> dict[str, set[str]]:
    found = {}
    for line in (LOCALE / f"{lang}.ftl").read_text(encoding="utf-8").splitlines():
        if match := re.match(r"^([a-z-]+) = (.*)$", line):
            found[match[1]] = set(re.findall(r"\$([a-z]+)", match[2]))
    return found


@pytest.mark.parametrize("lang", taverna.LANGS)
def test_the_same_messages_in_every_language(lang: str) -> None:
    assert messages(lang) == messages("en")
    for key, args in messages(lang).items():
        assert say(lang, key, **dict.fromkeys(args, "x"))
    for code in STATUS:
        assert Refused(code).told(lang)["text"]
    with pytest.raises(KeyError):
        say(lang, "no-such-message")


def test_every_message_is_used() -> None:
    source = "".join(path.read_text() for path in Path(LOCALE).parent.rglob("*.py"))
    for key in messages("en"):
        if key.startswith("error-"):
            assert key.removeprefix("error-") in STATUS
        else:
            assert f'"{key}"' in source or key.startswith(("seat-", "react-"))


@pytest.mark.parametrize(
    ("header", "lang"),
    [
        ("pt-BR,pt;q=0.9,en;q=0.8", "pt-BR"),
        ("pt", "pt-BR"),
        ("es-MX;q=0.4, en-GB;q=0.5", "en"),
        ("fr, de", "es"),
        ("", "es"),
        ("en;q=x, ;;;q=", "es"),
        ("x" * 10000, "es"),
    ],
)
def test_the_language_a_browser_prefers(header: str, lang: str) -> None:
    assert preferred(header, "es") == lang
