"""Which prop a tile is, by its look (GH-DOOR-08: it never matters to the rules)."""

from __future__ import annotations

OBSTACLES = {
    "altar": "altar",
    "barrel": "barrel",
    "bookcase": "bookshelf",
    "boulder": "boulder",
    "bush": "bush",
    "cabinet": "cabinet",
    "crate": "crate",
    "crystal": "stalagmite",
    "dark-pit": "portal",
    "door": "door-stone",
    "fountain": "fountain",
    "log": "log",
    "mirror": "looking-glass",
    "nest": "nest",
    "pillar": "pillar",
    "rock-column": "rock-column",
    "sarcophagus": "sarcophagus",
    "shelf": "shelf",
    "stalagmites": "stalagmite",
    "stone": "boulder",
    "stone-pillar": "pillar",
    "stump": "stump",
    "table": "table",
    "throne": "throne",
    "totem": "totem",
    "tree": "tree",
    "wall-section": "wall-section",
}
GROUND = {"rubble": "rubble", "water": "water", "thorns": "thorns", "hot-coals": "hot-coals", "web": "web", "log": "log", "stairs": "stairs"}
TRAPS = {"spikes": "spike-trap", "bear": "bear-trap", "poison": "gas-trap"}
DOORS = {"stone": "door-stone", "wooden": "door-closed", "dark-fog": "fog-dark", "light-fog": "fog-light", "breakable-wall": "wall-section"}
