"""Content with a schema: every error names file, record and field."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

import msgspec
import pytest

from taverna.core import ContentError, read_folder, records
from taverna.core.content import Record, check_links, overlaid

from .toy import GAME, Card

GOOD = "- {id: fox, source: stand-in, worth: 1, name: {en: fox, es: zorro, pt-BR: raposa}}\n"


def folder(path: Path, text: str | bytes, name: str = "cards.yaml") -> Path:
    (path / name).write_bytes(text.encode() if isinstance(text, str) else text)
    return path


def test_a_good_file(tmp_path: Path) -> None:
    made = records(read_folder(folder(tmp_path, GOOD)), "cards", Card)
    assert made["fox"].worth == 1 and made["fox"].name["pt-BR"] == "raposa"


@pytest.mark.parametrize(
    ("text", "names"),
    [
        (GOOD.replace("worth: 1", "worth: much"), ["cards.yaml", "'fox'", "'worth'"]),
        (GOOD.replace("worth: 1, ", ""), ["cards.yaml", "'fox'", "worth"]),
        (GOOD.replace("worth: 1", "worth: 1, wroth: 2"), ["cards.yaml", "'fox'", "wroth"]),
        (GOOD.replace("stand-in", "hearsay"), ["cards.yaml", "'fox'", "'source'", "hearsay"]),
        (GOOD.replace(", pt-BR: raposa", ""), ["cards.yaml", "'fox'", "'name'", "pt-BR"]),
        (GOOD + GOOD, ["cards.yaml", "'fox'", "twice"]),
        (GOOD + "- {source: public}\n", ["cards.yaml", "number 2", "'id'"]),
        (GOOD + "- 7\n", ["cards.yaml", "number 2", "'id'"]),
        (GOOD.replace("id: fox", "id: ''"), ["cards.yaml", "number 1", "'id'"]),
        (GOOD.replace("worth: 1, ", ""), ["cards.yaml", "'fox'", "field 'worth'"]),
        (GOOD.replace("worth: 1", "worth: 1, wroth: 2"), ["cards.yaml", "'fox'", "field 'wroth'"]),
        (GOOD.replace("worth: 1", "worth: 1, null: 2"), ["cards.yaml", "'fox'", "not None"]),
        (GOOD.replace("en: fox", "no: fox"), ["cards.yaml", "'fox'", "field 'name'", "not False"]),
        (GOOD.replace("- {", "- &fox {").replace("worth: 1", "worth: [*fox]"), ["'fox'", "'worth[0]'", "itself"]),
        (GOOD.replace("worth: 1", "worth: 2020-13-45"), ["cards.yaml", "cannot be read"]),
        ("id: fox\n", ["cards.yaml", "list of records"]),
        ("", ["cards.yaml", "list of records"]),
        ("- {id: [fox\n", ["cards.yaml", "not YAML", "line"]),
        (b"- {id: \xff\xfe}\n", ["cards.yaml", "not UTF-8"]),
    ],
)
def test_errors_name_file_record_and_field(tmp_path: Path, text: str | bytes, names: list[str]) -> None:
    with pytest.raises(ContentError) as caught:
        records(read_folder(folder(tmp_path, text)), "cards", Card)
    assert all(name in str(caught.value) for name in names), str(caught.value)


def test_a_folder_where_a_file_should_be_is_no_file(tmp_path: Path) -> None:
    (tmp_path / "cards.yaml").mkdir()
    with pytest.raises(ContentError, match=r"cards\.yaml: cannot be read"):
        read_folder(tmp_path)


def test_a_pack_replaces_and_adds_records(tmp_path: Path) -> None:
    base = {"cards": {"fox": {"id": "fox", "worth": 1}, "owl": {"id": "owl", "worth": 2}}}
    merged = overlaid(base, [{"cards": {"fox": {"id": "fox", "worth": 9}, "bat": {"id": "bat", "worth": 3}}}])
    assert {id: fields["worth"] for id, fields in merged["cards"].items()} == {"fox": 9, "owl": 2, "bat": 3}
    assert base["cards"]["fox"]["worth"] == 1


def test_a_pack_with_a_file_the_game_lacks_is_refused() -> None:
    with pytest.raises(ContentError, match=r"dragons\.yaml.*no such file.*cards\.yaml"):
        overlaid({"cards": {}}, [{"dragons": {}}])


def test_links_must_lead_somewhere() -> None:
    with pytest.raises(ContentError, match=r"cards\.yaml: record 'fox' field 'friend': names 'bat'"):
        check_links("cards", {}, "friend", {"owl": "fox", "fox": "bat"}, ["fox", "owl"])


def test_content_is_shared_and_packs_are_kept_apart() -> None:
    assert GAME.content() is GAME.content()
    pack = {"cards": {"fox-1": {**GAME.raw["cards"]["fox-1"], "worth": 99}}}
    assert GAME.content(pack)["fox-1"].worth == 99 and GAME.content()["fox-1"].worth != 99


class Hop(msgspec.Struct, frozen=True, tag_field="do", tag="hop"):
    way: Literal["up", "down"]


class Nap(msgspec.Struct, frozen=True, tag_field="do", tag="nap"):
    pass


class Dance(Record, frozen=True, kw_only=True):
    steps: tuple[Hop | Nap, ...]
    mood: Literal["glad", "sad"] | None = None
    by: dict[Literal["glad", "sad"], int] = {}


@pytest.mark.parametrize(
    ("fields", "field", "known"),
    [
        ({"steps": [{"do": "hop", "way": "left"}]}, "steps[0].way", "it is one of down, up"),
        ({"steps": [{"do": "nap"}, {"do": "fly"}]}, "steps[1].do", "it is one of hop, nap"),
        ({"steps": [], "mood": "odd"}, "mood", "it is one of glad, sad"),
        ({"steps": [], "by": {"odd": 1}}, "by", "it is one of glad, sad"),
        ({"steps": [], "source": "me"}, "source", "it is one of pack, public, rulebook, stand-in"),
    ],
)
def test_a_word_that_is_none_of_those_known_is_told_them(fields: dict[str, Any], field: str, known: str) -> None:
    name = {"en": "Jig", "es": "Giga", "pt-BR": "Giga"}
    with pytest.raises(ContentError) as found:
        records({"dances": {"jig": {"id": "jig", "name": name, "source": "pack"} | fields}}, "dances", Dance)
    assert found.value.field == field and known in found.value.reason
