"""Which symbol stands for what, and symbols among words and on the map."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from taverna.core import scene
from taverna.core.scene import Markup, tag

from ..state import Figure

sign = lru_cache(maxsize=1024)(scene.sign)
icon = lru_cache(maxsize=8192)(scene.icon)

CLASS_ICON = {
    name: f"gh-{name}"
    for name in (
        *("brute", "tinkerer", "spellweaver", "scoundrel", "cragheart", "mindthief"),
        *(
            "sunkeeper",
            "berserker",
            "quartermaster",
            "nightshroud",
            "sawbones",
            "plagueherald",
            "summoner",
            "soothsinger",
            "doomstalker",
            "elementalist",
            "beast-tyrant",
            "bladeswarm",
        ),
    )
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
    "lent": "hand",
    "song": "gh-soothsinger",
    "doom": "gh-doomstalker",
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
LOOK_ICON = {
    "altar": "gh-altar",
    "barrel": "gh-barrel",
    "bookcase": "gh-bookcase",
    "boulder": "rock",
    "bush": "gh-bush",
    "cabinet": "gh-cabinet",
    "crate": "gh-crate",
    "crystal": "gh-stalagmite",
    "dark-pit": "",
    "fountain": "gh-fountain",
    "mirror": "gh-mirror",
    "nest": "gh-nest",
    "pillar": "gh-pillar",
    "rock-column": "gh-standing-stone",
    "sarcophagus": "gh-coffin",
    "shelf": "gh-shelf",
    "stalagmites": "gh-stalagmite",
    "stone-pillar": "gh-pillar",
    "table": "gh-table",
    "throne": "gh-throne",
    "totem": "gh-totem",
    "tree": "gh-stump",
    "stump": "gh-stump",
    "wall-section": "",
}
GROUND_ICON = {
    "rubble": "gh-rubble",
    "water": "wave",
    "thorns": "gh-thorns",
    "hot-coals": "ember",
    "web": "gh-web",
}
TRAP_ICON = {"spikes": "trap", "bear": "gh-jaws", "poison": "poison"}
ITEM_ICON = {"ready": "gh-item", "spent": "used", "consumed": "gh-lost"}
PILE_ICON = {"discarded": "used", "lost": "gh-lost", "aside": "deck"}
SLOT_ICON = {
    "head": "gh-helm",
    "body": "shield",
    "legs": "gh-move",
    "one-hand": "sword",
    "two-hand": "greatsword",
    "small": "flask",
}
DEED_ICON = {
    "ready": "check", "event": "book", "donate": "rose", "another": "person", "stay": "undo", "retire": "crown",
    "catch-up": "upgrade", "yes": "check", "no": "close", "home": "lantern", "onward": "next",
    "random-dungeon": "gh-rubble", "kit": "gh-item",
}  # fmt: skip


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
