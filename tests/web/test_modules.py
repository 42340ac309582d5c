"""The page's own modules: small, typed, and patching a scene so that whatever can stay itself does."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import taverna

ROOT = Path(__file__).parent.parent.parent
WEB = Path(taverna.__file__).parent / "web"
MODULES = sorted((WEB / "static").glob("*.js"))
TOTAL, EACH = 154_000, 10_500  # bytes on the disk; what a page fetches is in tests/server/test_weight.py


def test_the_modules_keep_their_budget() -> None:
    size = {file.name: len(file.read_bytes()) for file in MODULES}
    assert sum(size.values()) <= TOTAL
    assert {name: bytes for name, bytes in size.items() if bytes > EACH} == {}


def test_no_module_needs_one_that_needs_it() -> None:
    needs = {file.name: set(re.findall(r"^import .*'\./([\w-]+\.js)'", file.read_text(), re.M)) for file in MODULES}
    while free := {name for name, others in needs.items() if not others & needs.keys()}:
        needs = {name: others for name, others in needs.items() if name not in free}
    assert needs == {}


def test_every_type_fits() -> None:
    """By TypeScript's own checker, as an editor shows it; nothing is built from it."""
    tsc = shutil.which("tsc", path=ROOT / ".venv" / "node" / "node_modules" / ".bin") or shutil.which("tsc")
    if tsc is None or shutil.which("node") is None:
        pytest.skip("no TypeScript: npm install --prefix .venv/node typescript")
    done = subprocess.run([tsc, "-p", WEB / "jsconfig.json"], capture_output=True, text=True, timeout=600)
    assert (done.returncode, done.stdout) == (0, "")
    assert all(file.read_text().startswith("// @ts-check\n") for file in MODULES)


# -- patching --------------------------------------------------------------------------------------------------------
PATCHED = """async beats => {
  const { apply, arrange, elements, expect, scene } = await part('patch');
  const layer = document.createElement('div');
  layer.dataset.layer = 'toy';
  scene.append(layer);
  const told = [], named = new Map();
  let fresh = 0;
  const name = node => { if (!named.has(node)) named.set(node, ++fresh); return named.get(node); };
  for (const { order, ...beat } of beats) {
    if (order) expect({ toy: order });
    apply({ gone: [], events: [], ...beat });
    const all = [...layer.querySelectorAll('*')].map(one => `${one.dataset.k ?? one.textContent}:${name(one)}`);
    told.push(all.join(' '));
  }
  return told;
}"""


def patched(one: Any, *beats: dict[str, Any]) -> list[str]:
    """What hangs in a layer after each beat, in its order: keys (or texts), each with a number of the very node."""
    one.page.goto("/new?game=bloodborne")
    one.page.click("form#new button.main")
    one.page.wait_for_url("**/t/*")
    one.ready()
    return list(one.page.evaluate(PATCHED, list(beats)))


def row(*keys: str, **texts: str) -> dict[str, Any]:
    parts = "".join(f'<i data-k="{key}">{texts.get(key, "")}</i>' if key.islower() else f"<b>{key}</b>" for key in keys)
    return {"fragments": {"toy/row": f'<div data-k="toy/row">{parts}</div>'}}


@pytest.mark.browser
def test_parts_with_a_key_stay_themselves_when_others_come_and_go(person: Callable[..., Any]) -> None:
    told = patched(
        person(),
        row("a", "b", "c"),
        row("b", "c"),  # the first leaves
        row("x", "b", "y", "c"),  # others come between
        row("c", "x", "b"),  # another order
        row("N", "c", "M", "b"),  # those without a key go by their place
        row("P", "b", "c", "M"),
    )
    assert told == [
        "toy/row:1 a:2 b:3 c:4",
        "toy/row:1 b:3 c:4",
        "toy/row:1 x:5 b:3 y:6 c:4",
        "toy/row:1 c:4 x:5 b:3",
        "toy/row:1 N:7 c:4 M:8 b:3",
        "toy/row:1 P:7 b:3 c:4 M:8",
    ]


@pytest.mark.browser
def test_a_fragment_that_appears_while_it_is_told_hangs_in_its_place_at_once(person: Callable[..., Any]) -> None:
    def hung(*keys: str) -> dict[str, str]:
        return {f"toy/{key}": f'<p data-k="toy/{key}">{key}</p>' for key in keys}

    told = patched(
        person(),
        {"order": ["toy/a", "toy/c"], "fragments": hung("a", "c")},
        {"order": ["toy/a", "toy/b", "toy/c"], "fragments": hung("b")},
        {"fragments": hung("passing")},  # it is gone again before all is told
        {"gone": ["toy/passing", "toy/a"], "fragments": {}},
    )
    assert told == [
        "toy/a:1 toy/c:2",
        "toy/a:1 toy/b:3 toy/c:2",
        "toy/a:1 toy/b:3 toy/c:2 toy/passing:4",
        "toy/b:3 toy/c:2",
    ]


@pytest.mark.browser
@pytest.mark.parametrize("game", list(taverna.games()))
def test_every_fragment_hangs_in_its_layer(person: Callable[..., Any], game: str) -> None:
    """Keys further inside are parts of a fragment, and none of the page's business."""
    one = person(lang="en")
    one.page.goto(f"/new?game={game}")
    one.page.click("form#new button.main")
    one.page.wait_for_url("**/t/*")
    one.ready()
    hung = one.page.evaluate(
        "part('patch').then(({elements, scene}) => [elements.size,"
        " [...elements].every(([key, one]) => key.startsWith(one.parentNode.dataset.layer + '/')),"
        " scene.querySelectorAll('[data-layer]').length])"
    )
    assert hung[0] > 10 and hung[1] and hung[2] > 3
