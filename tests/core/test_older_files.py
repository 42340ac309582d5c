"""Files of earlier versions go on loading, or are refused with the version that can read them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import taverna
from taverna.core import SaveError

FILES = sorted((Path(__file__).parent / "files_0_1").iterdir())


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_a_file_of_the_first_version_is_read_or_refused_with_reason(file: Path) -> None:
    data = file.read_bytes()
    header = json.loads(data.partition(b"\n")[0])
    try:
        table = taverna.load(data)
    except SaveError as error:
        refused = str(error)
    else:
        assert len(table.told()) == header["inputs"]
        assert taverna.load(table.save()).digest() == table.digest()
        return
    assert header["version"] < taverna.find(header["game"]).version
    assert "Taverna 0.1.0 can read" in refused
