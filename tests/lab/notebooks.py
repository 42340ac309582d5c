"""The notebooks of docs/notebooks: written and executed by `python tests/lab/notebooks.py`; tests run their cells.

A cell is run as Python runs it; what its last line gives is shown as a notebook would show it.
"""

from __future__ import annotations

import ast
import io
import json
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parents[2] / "docs" / "notebooks"

GAMES = {
    "bloodborne": ("Bloodborne: The Card Game", 3, "hunter", "hunters.board"),
    "gloomhaven": ("Gloomhaven", 2, "mercenary", "seat"),
    "lords-of-ragnarok": ("Lords of Ragnarok", 2, "jarl", "players.hero"),
    "massive-darkness": ("Massive Darkness", 2, "lightbringer", "seat"),
}


def cells(game: str) -> list[tuple[str, str]]:
    """(kind, source) of a notebook."""
    title, seats, bot, what = GAMES[game]
    return [
        ("markdown", f"# {title} in a notebook\n\nA table shows itself, a replay steps, a study plots."),
        ("code", f'import taverna\n\ntable = taverna.new("{game}", seats={seats}, seed=7)\ntable'),
        ("markdown", "What a seat is asked, and what it may answer:"),
        (
            "code",
            "for seat, question in table.questions.items():\n"
            "    print(seat, question.describe())\n"
            '    print("  ", [option.id for option in question.options][:6])',
        ),
        ("markdown", "Bots play on. (`random` here, so that it is quick; the game's own is "
         f"`{bot}`.)"),
        (
            "code",
            "from taverna import bots\n\n"
            f'bots.play(table, {{seat: bots.make(table.game, "random") for seat in range({seats})}}, seed=7)\n'
            "print(table.result)\n"
            'print("\\n".join(table.log("en")[-5:]))',
        ),
        ("markdown", "The game again, step by step: click a dot, or move with the arrow keys."),
        ("code", "from taverna.lab.notebook import Plot, Replay\n\nReplay(table.record(), frames=3)"),
        ("markdown", "Who wins with what, over a few games. A real study wants hundreds: `taverna study`."),
        (
            "code",
            "from taverna.lab import study\n\n"
            f'(*_, found) = study.study("{game}", ["random"] * {seats}, games=3, seed=1)\n'
            f'Plot(found, "{what}")',
        ),
    ]  # fmt: skip


def executed(sources: list[str]) -> list[list[dict[str, Any]]]:
    """Run cells one after another; what each shows."""
    space: dict[str, Any] = {"__name__": "__notebook__"}
    shown = []
    for source in sources:
        tree = ast.parse(source)
        last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
        said = io.StringIO()
        value = None
        with redirect_stdout(said):
            exec(compile(tree, "cell", "exec"), space)
            if isinstance(last, ast.Expr):
                value = eval(compile(ast.Expression(last.value), "cell", "eval"), space)
        outputs: list[dict[str, Any]] = []
        if said.getvalue():
            outputs.append({"output_type": "stream", "name": "stdout", "text": said.getvalue()})
        if value is not None:
            plain = type(value).__repr__ is object.__repr__
            data = {"text/plain": type(value).__name__ if plain else repr(value)}
            if hasattr(value, "_repr_html_"):
                data["text/html"] = value._repr_html_()
            outputs.append({"output_type": "execute_result", "execution_count": None, "metadata": {}, "data": data})
        shown.append(outputs)
    return shown


def notebook(game: str) -> dict[str, Any]:
    written = cells(game)
    shown = iter(executed([source for kind, source in written if kind == "code"]))
    made = []
    for nth, (kind, source) in enumerate(written):
        cell: dict[str, Any] = {"id": f"cell-{nth}", "cell_type": kind, "metadata": {}, "source": source}
        if kind == "code":
            cell |= {"execution_count": None, "outputs": next(shown)}
        made.append(cell)
    kernel = {"display_name": "Python 3", "language": "python", "name": "python3"}
    return {"cells": made, "metadata": {"kernelspec": kernel}, "nbformat": 4, "nbformat_minor": 5}


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for game in GAMES:
        text = json.dumps(notebook(game), ensure_ascii=False, indent=1)
        (FOLDER / f"{game}.ipynb").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
