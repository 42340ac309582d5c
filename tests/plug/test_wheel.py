"""The wheel, built and run in an environment of its own: nothing is missing in it, and nothing more is needed."""

from __future__ import annotations

import re
import subprocess
import sys
import zipfile
from importlib.metadata import distribution
from pathlib import Path
from typing import NamedTuple
from venv import EnvBuilder

import pytest
from packaging.requirements import Requirement

import taverna

pytestmark = pytest.mark.slow

PACKAGE = Path(taverna.__file__).parent
PROJECT = PACKAGE.parent.parent


class Clean(NamedTuple):
    """An environment with the wheel, what it asks for, and nothing else."""

    wheel: Path
    folder: Path

    def run(self, command: str, *words: str, typed: str = "", code: int = 0) -> str:
        done = subprocess.run(
            [str(self.folder / "bin" / command), *words],
            input=typed,
            capture_output=True,
            text=True,
            timeout=300,
            cwd=self.folder,
            env={"PATH": "/usr/bin:/bin", "LANG": "en_US.UTF-8", "PYTHONIOENCODING": "utf-8"},
        )
        assert done.returncode == code, done.stdout + done.stderr
        assert "Traceback" not in done.stderr
        return done.stdout + done.stderr

    def link(self, names: set[str]) -> None:
        """Put packages that are installed here there too."""
        (site,) = (self.folder / "lib").glob("python*/site-packages")
        for name in names:
            found = distribution(name)
            tops = {Path(str(file)).parts[0] for file in found.files or [] if not str(file).startswith("..")}
            for top in tops - {"__pycache__"}:
                if not (site / top).exists():
                    (site / top).symlink_to(Path(str(found.locate_file(top))).resolve())


def needed(requirements: list[str] | None) -> set[str]:
    """The names of all packages that these bring, without extras."""
    found: set[str] = set()
    for wanted in map(Requirement, requirements or []):
        if wanted.marker is None or wanted.marker.evaluate({"extra": ""}):
            found |= {wanted.name.lower()} | needed(distribution(wanted.name).requires)
    return found


@pytest.fixture(scope="module")
def clean(tmp_path_factory: pytest.TempPathFactory) -> Clean:
    pytest.importorskip("hatchling", reason="builds the wheel")
    folder = tmp_path_factory.mktemp("wheel")
    words = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(words, cwd=PROJECT, check=True, capture_output=True, timeout=300)
    (wheel,) = folder.glob("*.whl")
    EnvBuilder(with_pip=True, symlinks=True).create(folder / "env")
    made = Clean(wheel, folder / "env")
    made.run("python", "-m", "pip", "install", "--quiet", "--no-deps", "--no-index", str(wheel))
    with zipfile.ZipFile(wheel) as files:
        (metadata,) = (name for name in files.namelist() if name.endswith("/METADATA"))
        asked = re.findall(r"^Requires-Dist: (.*)$", files.read(metadata).decode(), re.MULTILINE)
    made.link(needed(asked))
    return made


def test_everything_is_in_it(clean: Clean) -> None:
    with zipfile.ZipFile(clean.wheel) as wheel:
        there = set(wheel.namelist())
    files = {path.relative_to(PACKAGE.parent).as_posix() for path in PACKAGE.rglob("*") if path.is_file()}
    assert {file for file in files if "__pycache__" not in file} == {
        name for name in there if ".dist-info/" not in name
    }
    kinds = {Path(name).suffix for name in there}
    assert kinds >= {".py", ".yaml", ".ftl", ".css", ".js", ".svg", ".html", ".typed"}


def test_the_version_is_said_once(clean: Clean) -> None:
    assert clean.wheel.name.startswith(f"taverna-{taverna.__version__}-")
    assert clean.run("taverna", "--version").strip() == f"taverna {taverna.__version__}"


def test_the_ground_floor_is_light(clean: Clean) -> None:
    """The library and the terminal, with what they need and no server."""
    code = "from importlib.metadata import distributions as d; print(*sorted({x.name.lower() for x in d()}))"
    there = set(clean.run("python", "-c", code).split()) - {"pip", "setuptools"}
    assert "taverna" in there and len(there) <= 9, there
    code = "import sys, taverna; taverna.new('bloodborne').log(); print([n for n in sys.modules if 'server' in n])"
    assert clean.run("python", "-c", code).strip() == "[]"


def test_a_game_is_played_at_the_prompt(clean: Clean) -> None:
    told = clean.run("taverna", "play", "bloodborne", "--terminal", "--seed", "5", typed="1\n1\nq\n")
    assert "Round 2." in told
    for game in taverna.games():
        assert "left the table" in clean.run("taverna", "play", game, "--terminal", "--seed", "5", typed="1\nq\n")


@pytest.mark.parametrize("command", ["serve", "play"])
def test_what_hosting_needs_is_said_in_a_sentence(clean: Clean, command: str) -> None:
    told = clean.run("taverna", command, code=2)
    assert "pip install 'taverna[host]'" in told
    assert len(told.splitlines()) == 1


def test_a_game_of_ones_own_is_installed_beside_it(clean: Clean) -> None:
    clean.run("taverna", "new-game", "fair-of-lights")
    clean.link(needed(["hatchling"]))
    flags = ["--quiet", "--no-deps", "--no-index", "--no-build-isolation"]
    clean.run("python", "-m", "pip", "install", *flags, "./fair-of-lights")
    assert "fair-of-lights" in clean.run("taverna", "games")
    assert "The game is over." in clean.run("taverna", "play", "fair-of-lights", "--terminal", typed="1\n" * 9)
