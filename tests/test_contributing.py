"""CONTRIBUTING says only what is true: its tasks for newcomers are carried out here, just as they stand there."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from plug.test_plugins import package

PROJECT = Path(__file__).parent.parent
TEXT = (PROJECT / "CONTRIBUTING.md").read_text(encoding="utf-8")
SECTIONS = dict(zip(*[iter(re.split(r"^## (.*)\n", TEXT, flags=re.MULTILINE)[1:])] * 2, strict=True))
PACK, WORD, GAME = "Cards of your own: a pack", "A new effect word", "A game of your own"


class Newcomer:
    """Someone who does what a section says, in a copy of the project."""

    def __init__(self, section: str, folder: Path) -> None:
        self.text = SECTIONS[section]
        self.folder = folder

    def blocks(self, kind: str) -> list[str]:
        return re.findall(rf"^```{kind}\n(.*?)^```", self.text, re.MULTILINE | re.DOTALL)

    def commands(self) -> list[list[str]]:
        outside = re.sub(r"^```.*?^```", "", self.text, flags=re.MULTILINE | re.DOTALL)
        return [line.split() for line in re.findall(r"^    \.venv/bin/(.*)$", outside, re.MULTILINE)]

    def write_files(self) -> None:
        """Blocks that begin with the name of a file."""
        for block in (*self.blocks("yaml"), *self.blocks("python")):
            name, _, text = block.removeprefix("# ").partition("\n")
            path = self.folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")

    def edit(self, without: str = "") -> None:
        """Blocks of changes: a file, and lines to take out with those to put in their place."""
        for block in self.blocks("diff"):
            name, _, rest = block.partition("\n")
            path = self.folder / name
            text = path.read_text(encoding="utf-8")
            for old, new in re.findall(r"((?:^-.*\n)+)((?:^\+.*\n)+)", rest, re.MULTILINE):
                gone, come = (re.sub(r"^.", "", part, flags=re.MULTILINE) for part in (old, new))
                assert text.count(gone) == 1, f"{name} no longer has {gone!r}"
                text = text.replace(gone, re.sub(without, "", come, flags=re.DOTALL) if without else come)
            path.write_text(text, encoding="utf-8")

    def do(self, words: list[str], typed: str = "", code: int = 0) -> str:
        """One command, with the code of the copy."""
        module = {"taverna": "taverna.cli", "pytest": "pytest", "python": ""}[words[0]]
        paths = [self.folder / "src", *self.folder.glob("*/src")]
        done = subprocess.run(
            [sys.executable, *(["-m", module] if module else []), *words[1:]],
            cwd=self.folder,
            input=typed,
            capture_output=True,
            text=True,
            timeout=600,
            env=os.environ | {"PYTHONPATH": os.pathsep.join(map(str, paths)), "LANG": "en_US.UTF-8"},
        )
        assert done.returncode == code, f"{words}: {done.stdout[-3000:]}{done.stderr[-2000:]}"
        return done.stdout + done.stderr


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project, as far as someone who changes Bloodborne needs it."""
    folder = tmp_path_factory.mktemp("copy")
    shutil.copytree(PROJECT / "src", folder / "src", ignore=shutil.ignore_patterns("__pycache__"))
    for part in ("conftest.py", "bloodborne"):
        source, target = PROJECT / "tests" / part, folder / "tests" / part
        target.parent.mkdir(exist_ok=True)
        shutil.copytree(source, target) if source.is_dir() else shutil.copy(source, target)
    shutil.copy(PROJECT / "pyproject.toml", folder)
    return folder


def test_a_pack(tmp_path: Path) -> None:
    newcomer = Newcomer(PACK, tmp_path)
    newcomer.write_files()
    check, play = newcomer.commands()
    assert "1 records in 1 files fit Bloodborne" in newcomer.do(check)
    assert "You have left the table." in newcomer.do([*play, "--lang", "en"], typed="q\n")
    file = tmp_path / "mine" / "upgrades.yaml"
    file.write_text(file.read_text(encoding="utf-8").replace("damage: 2", "damage: two"), encoding="utf-8")
    told = newcomer.do(check, code=2)
    assert all(part in told for part in ("upgrades.yaml", "long-glaive", "damage"))


def test_a_word(copy: Path) -> None:
    newcomer = Newcomer(WORD, copy)
    newcomer.write_files()
    before = {
        name: (copy / name).read_text(encoding="utf-8") for name in re.findall(r"^src/.*\.py$", TEXT, re.MULTILINE)
    }
    check, test = newcomer.commands()
    assert "heal-all" in newcomer.do(check, code=2), "no such word yet"
    newcomer.edit(without=r"@EFFECTS\.weighed.*?(?=@EFFECTS)")
    (told,) = re.findall(r"`(nothing says .*?)`", newcomer.text)
    assert told in newcomer.do(check, code=2)
    for name, text in before.items():
        (copy / name).write_text(text, encoding="utf-8")
    newcomer.edit()
    assert "1 records in 1 files fit Bloodborne" in newcomer.do(check)
    assert "1 passed" in newcomer.do(test)
    bench = "import taverna; t = taverna.new('bloodborne', pack='mine'); t.playout(1); print(t.over)"
    assert "True" in newcomer.do(["python", "-c", bench])


def test_a_game(tmp_path: Path) -> None:
    newcomer = Newcomer(GAME, tmp_path)
    new, install, games, play, test, *_ = newcomer.commands()
    newcomer.do(new)
    assert install[:3] == ["pip", "install", "-e"]
    package(tmp_path / install[3] / "src", new[-1], **{new[-1]: f"{new[-1].replace('-', '_')}:GAME"})
    assert f"\n{new[-1]} " in newcomer.do(games)
    assert "The game is over." in newcomer.do([*play, "--lang", "en"], typed="1\n" * 9)
    assert " passed" in newcomer.do([*test, "-k", "brightest or saves_everywhere"])


def test_every_file_that_is_named_is_there() -> None:
    named = {*re.findall(r"`((?:src|tests|docs)/[\w./-]+)`", TEXT), *re.findall(r"`(games/[\w./-]+\.yaml)`", TEXT)}
    missing = [name for name in named if not any((root / name).exists() for root in (PROJECT, PROJECT / "src/taverna"))]
    assert not missing
