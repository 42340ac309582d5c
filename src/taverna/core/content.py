"""Cards, monsters and maps as YAML with a schema: read once into frozen records, replaceable by anyone's own pack.

A content folder holds files of records; a pack is a folder with files of the same names, and each of its records
replaces the one with the same id (or is new). Every error names file, record and field.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from threading import RLock
from typing import Any, Literal, TypeVar

import msgspec
import msgspec.inspect
import yaml

from .bounds import too_much
from .errors import ContentError
from .words import Text

READING = RLock()
"""Held while definitions are made of texts: what msgspec knows of a type it works out when it is first asked, and two
threads that ask at once bring the process down."""

Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)

Source = Literal["rulebook", "public", "stand-in", "pack"]
"""Where a record's values come from: stated in the rulebook; known from public facts; made up here; a user's pack."""


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One card, monster, die…: an id, a name in three languages, and where its values come from."""

    id: str
    name: Text
    source: Source
    text: Text | None = None


R = TypeVar("R", bound=Record)

Raw = dict[str, dict[str, dict[str, Any]]]
"""{file: {record id: fields}}: a folder of content before it is checked. Plain, so a save can carry a pack along."""


def read_yaml(path: Path) -> Any:
    try:
        return yaml.load(path.read_text(encoding="utf-8"), Loader)
    except yaml.YAMLError as error:
        raise ContentError(path.name, "", "", f"not YAML: {' '.join(str(error).split())}") from None
    except UnicodeDecodeError as error:
        raise ContentError(path.name, "", "", f"not UTF-8 text: {error}") from None
    except OSError as error:
        raise ContentError(path.name, "", "", f"cannot be read: {error.strerror}") from None
    except (ValueError, RecursionError) as error:  # a date that is none, a number that is too long, too deep
        raise ContentError(path.name, "", "", f"cannot be read: {error}") from None


def read_folder(folder: Path) -> Raw:
    """All records of a folder, by file and id."""
    if not folder.is_dir():
        raise ContentError(str(folder), "", "", "there is no such folder")
    raw: Raw = {}
    for path in sorted(folder.glob("*.yaml")):
        records = read_yaml(path)
        if not isinstance(records, list):
            raise ContentError(path.name, "", "", "expected a list of records")
        raw[path.stem] = {}
        for nth, fields in enumerate(records, 1):
            if not isinstance(fields, dict) or not isinstance(fields.get("id"), str) or not fields["id"]:
                raise ContentError(path.name, f"number {nth}", "id", "expected a record with an id")
            if fields["id"] in raw[path.stem]:
                raise ContentError(path.name, fields["id"], "id", "stands twice in this file")
            if wrong := unwritable(fields):
                raise ContentError(path.name, fields["id"], *wrong)
            raw[path.stem][fields["id"]] = fields
    return raw


def unwritable(value: Any, path: str = "", above: tuple[int, ...] = ()) -> tuple[str, str] | None:
    """Where in a record something stands that no file of ours could hold, and what: (field, reason)."""
    if id(value) in above:
        return path, "holds itself"
    within = (*above, id(value))
    if isinstance(value, dict):
        for key, held in value.items():
            if not isinstance(key, str):
                return path, f"the name of a field is a word, not {key!r} (put it in quotes)"
            if wrong := unwritable(held, f"{path}.{key}".lstrip("."), within):
                return wrong
    elif isinstance(value, list):
        for nth, held in enumerate(value):
            if wrong := unwritable(held, f"{path}[{nth}]", within):
                return wrong
    return None


def overlaid(base: Raw, packs: Iterable[Raw]) -> Raw:
    """The base with each pack's records in place of those with the same id. Files the base lacks are refused."""
    merged = {file: dict(records) for file, records in base.items()}
    for pack in packs:
        for file, records in pack.items():
            if found := too_much(records):
                record, _, field = found[0].partition(".")
                raise ContentError(f"{file}.yaml", record, field, found[1])
            if file not in merged:
                known = ", ".join(f"{name}.yaml" for name in merged)
                raise ContentError(f"{file}.yaml", "", "", f"the game has no such file; it has {known}")
            merged[file] |= records
    return merged


def records(raw: Raw, file: str, kind: type[R]) -> dict[str, R]:
    """Check the records of one file against their schema."""
    made: dict[str, R] = {}
    for id, fields in raw.get(file, {}).items():
        try:
            made[id] = msgspec.convert(fields, kind)
        except msgspec.ValidationError as error:
            reason, _, path = str(error).replace(" - at `key` in `$", " - at `$").partition(" - at `$")
            field = path.rstrip("`").lstrip(".")
            if not field and (named := re.fullmatch(r"Object .+ field `(.+)`", reason)):  # one it lacks, or knows not
                field = named[1]
            known = choices(kind, fields, field) if reason.startswith("Invalid ") else []
            told = f"{reason}: it is one of {', '.join(known)}" if known else reason
            raise ContentError(f"{file}.yaml", id, field, told) from None
        if made[id].id != id:
            raise ContentError(f"{file}.yaml", id, "id", f"says '{made[id].id}'")
    return made


def choices(kind: type, fields: Any, path: str) -> list[str]:
    """What a field may say where its schema lists it: the words of a literal, or the kinds of a tagged struct."""
    here: list[Any] = [msgspec.inspect.type_info(kind)]
    value = fields
    for step in re.findall(r"[^.\[\]]+", path):
        here = [one for type in here for one in (type.types if hasattr(type, "types") else (type,))]
        structs = [type for type in here if isinstance(type, msgspec.inspect.StructType)]
        told = [type for type in structs if isinstance(value, dict) and value.get(type.tag_field or "") == type.tag]
        tags = [str(type.tag) for type in structs if type.tag_field == step]
        if tags:
            return tags
        if structs:
            named = [f for type in told or structs for f in type.fields if step in (f.name, f.encode_name)]
            here, value = [field.type for field in named], value.get(step) if isinstance(value, dict) else None
        else:
            here = [type.item_type for type in here if hasattr(type, "item_type")]
            value = value[int(step)] if step.isdigit() and isinstance(value, list) else None
    here = [one for type in here for one in (type.types if hasattr(type, "types") else (type,))]
    here += [type.key_type for type in here if isinstance(type, msgspec.inspect.DictType)]
    return [str(value) for type in here if isinstance(type, msgspec.inspect.LiteralType) for value in type.values]


def check_links(
    file: str, made: Mapping[str, Record], field: str, links: Mapping[str, str], known: Iterable[str]
) -> None:
    """Every {record id: id it names} must name something that exists."""
    there = set(known)
    for id, linked in links.items():
        if linked not in there:
            raise ContentError(f"{file}.yaml", id, field, f"names '{linked}', which does not exist")
