"""One seat's sight of one table, in one language: the view read back into a table whose hidden cards are blank."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, lru_cache
from typing import Any

import msgspec

from taverna.core import scene as drawing
from taverna.core.chance import Chance
from taverna.core.scene import Markup, tag
from taverna.core.words import Words

from ..printed import Printer
from ..records.abilities import ELEMENTS
from ..records.content import Content
from ..state import Character, Figure, Table

View = dict[str, Any]
NOT_OURS = ("seat", "asked", "result")

sign = lru_cache(maxsize=1024)(drawing.sign)
icon = lru_cache(maxsize=8192)(drawing.icon)

CLASS_ICON = {
    name: f"gh-{name}" for name in ("brute", "tinkerer", "spellweaver", "scoundrel", "cragheart", "mindthief")
}
ELEMENT_ICON = {
    "fire": "flame",
    "ice": "snow",
    "air": "gh-air",
    "earth": "peak",
    "light": "sun",
    "dark": "moon",
    "any": "gh-any",
}
CONDITION_ICON = {
    "poison": "poison",
    "wound": "wound",
    "immobilize": "gh-immobilize",
    "disarm": "gh-disarm",
    "stun": "stun",
    "muddle": "muddle",
    "curse": "gh-curse",
    "invisible": "gh-invisible",
    "strengthen": "strengthen",
    "bless": "gh-bless",
}
HELPFUL = ("invisible", "strengthen", "bless")
LINE_ICON = {
    "attack": "sword",
    "heal": "heart",
    "shield": "shield",
    "fly": "feather",
    "loot": "coin",
    "coin": "coin",
    "trap": "trap",
    "rock": "rock",
    "skull": "skull",
    "star": "star",
    "deck": "deck",
    "item-spent": "used",
    "item-consumed": "gh-lost",
    "item-kept": "check",
}
FATE_ICON = {
    "lost": "gh-lost",
    "round": "hourglass",
    "persistent": "gh-persistent",
    "augment": "gh-mindthief",
    "unrecoverable": "lock",
}
MONSTER_ICON = {
    "bandit-guard": "gh-hood",
    "bandit-archer": "bow",
    "city-guard": "gh-helm",
    "city-archer": "gh-arrow",
    "inox-guard": "gh-horns",
    "inox-archer": "gh-arrow",
    "inox-shaman": "gh-staff",
    "vermling-scout": "gh-rat",
    "vermling-shaman": "gh-staff",
    "living-bones": "skull",
    "living-corpse": "gh-zombie",
    "living-spirit": "gh-ghost",
    "cultist": "gh-cultist",
    "hound": "gh-hound",
    "cave-bear": "gh-paw",
    "giant-viper": "gh-snake",
    "forest-imp": "gh-bush",
    "black-imp": "gh-imp",
    "ooze": "gh-ooze",
    "lurker": "gh-lurker",
    "rending-drake": "gh-drake",
    "spitting-drake": "gh-wings",
    "flame-demon": "flame",
    "frost-demon": "snow",
    "earth-demon": "peak",
    "wind-demon": "gh-air",
    "sun-demon": "sun",
    "night-demon": "moon",
    "stone-golem": "gh-golem",
    "ancient-artillery": "cannon",
    "harrower-infester": "gh-mantis",
    "savvas-icestorm": "gh-crystal",
    "savvas-lavaflow": "gh-lava",
    "deep-terror": "gh-tentacle",
    "bandit-commander": "gh-hood",
    "inox-bodyguard": "gh-horns",
    "inox-necromancer": "gh-staff",
    "captain-of-the-guard": "gh-helm",
    "lieutenant": "gh-helm",
    "elder-drake": "gh-drake",
    "the-sightless-eye": "gh-eye",
    "winged-horror": "gh-wings",
    "dark-rider": "gh-rider",
    "giant-ooze": "gh-ooze",
    "lurker-king": "gh-lurker",
    "arcane-golem": "gh-golem",
    "siege-cannon": "cannon",
    "hungry-soul": "gh-ghost",
    "ghost-wolf": "gh-hound",
    "song-of-the-deep": "gh-tentacle",
    "high-flame": "flame",
    "deep-earth": "peak",
    "prime-demon": "gh-imp",
    "prime-demon-besieged": "gh-imp",
    "prime-lieutenant": "gh-imp",
    "the-gloom": "moon",
}
SUMMON_ICON = {
    "rat-swarm": "gh-rat",
    "monstrous-rat": "gh-rat",
    "rat-king": "crown",
    "mystic-ally": "gh-spellweaver",
    "burning-avatar": "flame",
    "battle-bot": "bot",
    "kill-bot": "bot",
    "decoy": "person",
    "jade-falcon": "gh-wings",
    "skeleton": "skull",
}

_KEPT: dict[tuple[Any, ...], tuple[Content, dict[tuple[Any, ...], Any]]] = {}
MOST_KEPT = 40_000


def table_of(view: View, content: Content) -> Table:
    """A table with what the view shows; cards that it does not show are blank."""
    plain = {name: _open(value) for name, value in view.items() if name not in NOT_OURS}
    plain["chance"] = {}
    g = msgspec.convert(plain, Table)
    g.chance = Chance()
    g.furnish(content)
    return g


def _open(value: Any) -> Any:
    if isinstance(value, dict):
        if value.keys() == {"size", "known"}:
            return [*value["known"], *[""] * (value["size"] - len(value["known"]))]
        return {key: _open(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [_open(inner) for inner in value]
    return value


class Sight:
    """What one seat sees."""

    def __init__(self, view: View, seat: int | None, words: Words, content: Content) -> None:
        self.view = view
        self.seat = seat
        self.words = words
        self.content = content
        self.g = table_of(view, content)
        self.me: Character | None = None if seat is None else self.g.characters[seat]
        self.asked: list[int] = view["asked"]
        about = (id(content), words.lang)
        found = _KEPT.get(about)
        if found is None or found[0] is not content:
            if len(_KEPT) > 12:
                _KEPT.clear()
            found = _KEPT[about] = (content, {})
        self._made = found[1]

    def kept(self, make: Callable[[], Any], *key: Any) -> Any:
        """What was made before from the same facts. The key names every fact that shows."""
        found = self._made.get(key)
        if found is None:
            if len(self._made) > MOST_KEPT:
                self._made.clear()
            found = self._made[key] = make()
        return found

    def say(self, key: str, **args: Any) -> str:
        """A message, formatted once."""
        said: str = self.kept(lambda: self.words.format(key, args), "say", key, *args.items())
        return said

    @cached_property
    def printer(self) -> Printer:
        return Printer(self.words, self.content)

    # -- who is who --------------------------------------------------------------------------------------------------
    def name(self, id: str) -> str:
        return self.words.name(id)

    def named(self, figure: Figure) -> str:
        """What a figure is called; a monster with the number of its standee."""
        name: str = self.kept(lambda: self.words.name(f"@{figure.id}"), "figure", *self._who(figure))
        return name

    def _who(self, figure: Figure) -> tuple[Any, ...]:
        return figure.id, figure.what, figure.number, figure.name, self.g.scenario

    def glyph(self, figure: Figure) -> str:
        """The symbol of a figure."""
        if figure.kind == "character":
            return CLASS_ICON.get(figure.what, "person")
        if figure.kind == "summon":
            return SUMMON_ICON.get(figure.what, "gh-summon")
        if figure.kind == "objective":
            return "gh-star-hex"
        return MONSTER_ICON.get(figure.what, "crown")

    def standing(self) -> list[Figure]:
        """Everyone on the map."""
        return [figure for figure in self.g.figures.values() if figure.at is not None]


def conditions_of(figure: Figure) -> list[str]:
    """Harm first, then help; Bless and Curse are cards, not tokens."""
    return sorted(figure.conditions, key=lambda one: (one in HELPFUL, one))


def line_icon(name: str) -> str:
    """The symbol of a printed line."""
    if name.startswith("c-"):
        return CONDITION_ICON[name[2:]]
    return LINE_ICON.get(name) or f"gh-{name}"


def elements(some: tuple[str, ...], class_: str = "sign") -> list[Markup]:
    """Element symbols in a row, each in its own colour."""
    return [sign(ELEMENT_ICON[one], None, f"{class_} e-{one}") for one in some]


def badge(drawn: str, n: Any, label: str, class_: str = "gh-count") -> Markup:
    """A symbol with a number."""
    return tag("span", sign(drawn), tag("strong", n), class_=class_, role="img", aria_label=label, title=label)


__all__ = ["ELEMENTS", "Sight", "conditions_of", "elements", "icon", "line_icon", "sign", "table_of"]
