"""Tables in notebooks: a replay that steps without a script, and plots of a study."""

from __future__ import annotations

from base64 import b64encode
from html import escape

from taverna.core import saves
from taverna.core.errors import OptionError
from taverna.core.scene import Markup, icons, only_used, stylesheet, tag
from taverna.core.table import Table
from taverna.games import find

from .report import STYLE, dots
from .study import Study

STEPPING = """
html, body { margin: 0; height: 100%; }
body { display: flex; flex-direction: column; font: 15px/1.4 system-ui, sans-serif; }
.frame { display: none; flex: 1; min-height: 0; flex-direction: column; }
.frame > .picture { flex: 1; position: relative; min-height: 0; }
.steps { order: -1; display: flex; gap: 2px; align-items: center; padding: 4px 8px; }
.told { padding: 4px 8px; max-height: 5.6em; overflow: auto; }
"""


class Replay:
    """A record or a table, told again step by step, as a seat (None: anyone) sees it. In a notebook the dots above the
    table are the steps: click one, or move with the arrow keys. At most `frames` steps are drawn, evenly spread."""

    def __init__(self, of: Table | bytes, seat: int | None = None, lang: str = "en", frames: int = 20) -> None:
        self.table = saves.load(of, find) if isinstance(of, bytes) else of
        self.seat, self.lang = seat, lang
        self.table.record()  # raises in words what cannot be told again
        answers = len(self.table.inputs)
        many = max(2, min(frames, answers + 1))
        self.steps = sorted({round(nth * answers / (many - 1)) for nth in range(many)})

    def drawn(self) -> list[tuple[int, str, list[str]]]:
        """(after how many answers, the scene, what was told since the step before) of every step."""
        told, found = 0, []
        table = Table(self.table.game, self.table.seats, self.table.seed, self.table.options, self.table.pack)
        inputs = self.table.inputs
        for step in range(len(inputs) + 1):
            if step:
                saves.apply(table, inputs[step - 1], step)
            if step in self.steps:
                log = table.log(self.lang, self.seat)
                found.append((step, table.scene(self.seat, self.lang).filled(), log[told:]))
                told = len(log)
        return found

    def html(self) -> str:
        """One page, whole by itself."""
        frames = self.drawn()
        game = self.table.game
        rules, choices, pictures = [], [], []
        for nth, (step, drawing, log) in enumerate(frames):
            rules.append(f"body:has(#s{nth}:checked) #f{nth} {{ display: flex; }}")
            chosen = "" if nth else " checked"
            choices.append(Markup(f'<input type="radio" name="step" id="s{nth}" aria-label="{step}"{chosen}>'))
            lines = tag("div", [tag("div", line) for line in log[-8:]], class_="told")
            scene = tag("div", Markup(drawing), class_="picture")
            pictures.append(
                tag(
                    "section",
                    tag("b", f" {step} / {len(self.table.inputs)}"),
                    scene,
                    lines,
                    class_="frame",
                    id=f"f{nth}",
                )
            )
        css = "\n".join((stylesheet(), game.style, STEPPING, *rules))
        symbols = only_used(icons() + game.symbols, "".join(pictures))
        head = tag("head", tag("meta", charset="utf-8"), tag("title", game.title[self.lang]), tag("style", Markup(css)))
        defined = tag("svg", Markup(symbols), width="0", height="0", style="position: absolute", aria_hidden="true")
        body = tag("body", defined, tag("div", *choices, class_="steps"), *pictures)
        return "<!doctype html>" + tag("html", head, body, lang=self.lang)

    def _repr_html_(self) -> str:
        whole = b64encode(self.html().encode()).decode()
        title = escape(self.table.game.title[self.lang])
        return (
            f'<iframe title="{title}" sandbox="" style="width: 100%; aspect-ratio: 1280 / 900; border: 0" '
            f'src="data:text/html;charset=utf-8;base64,{whole}"></iframe>'
        )


class Plot:
    """What a study found about one thing that is told apart (`seat` among them), drawn."""

    def __init__(self, found: Study, what: str = "seat", least: int = 1) -> None:
        facts = {"seat": {f"seat {seat}": one for seat, one in found.seats.items()}} | found.facts
        if what not in facts:
            raise OptionError(f"this study tells no '{what}' apart: there are {', '.join(facts)}")
        shares = facts[what]
        rows = [(name, one.rate, one.interval) for name, one in shares.items() if one.seats >= least]
        self.what, self.rows = what, sorted(rows, key=lambda row: -row[1])

    def _repr_html_(self) -> str:
        page = tag("body", tag("b", self.what), dots(self.rows, self.what) if self.rows else None)
        whole = b64encode(f"<!doctype html><meta charset=utf-8><style>{STYLE}</style>{page}".encode()).decode()
        tall = 80 + 36 * len(self.rows)
        return (
            f'<iframe title="{escape(self.what)}" sandbox="" style="width: 100%; height: {tall}px; border: 0" '
            f'src="data:text/html;charset=utf-8;base64,{whole}"></iframe>'
        )
