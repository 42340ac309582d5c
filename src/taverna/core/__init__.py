"""The table: flow, options, events, randomness, secrets, saves. Knows no game."""

from .ask import (
    CHECKPOINT,
    Ask,
    AskAll,
    AskAny,
    Flow,
    GameOver,
    Judged,
    Offer,
    Offers,
    Option,
    Question,
    Result,
    together,
)
from .catalogue import Catalogue, Clause, Refusal
from .chance import Chance
from .content import Raw, Record, read_folder, records
from .errors import ContentError, IllegalAnswer, OptionError, RulesBug, SaveError, TavernaError
from .game import Game, GameInfo, Options
from .scene import Markup, Scene, icon, sign, tag
from .secrets import Pool
from .state import Event, State
from .table import Table
from .words import LANGS, Say, Text, Words

__all__ = [
    "CHECKPOINT",
    "LANGS",
    "Ask",
    "AskAll",
    "AskAny",
    "Catalogue",
    "Chance",
    "Clause",
    "ContentError",
    "Event",
    "Flow",
    "Game",
    "GameInfo",
    "GameOver",
    "IllegalAnswer",
    "Judged",
    "Markup",
    "Offer",
    "Offers",
    "Option",
    "OptionError",
    "Options",
    "Pool",
    "Question",
    "Raw",
    "Record",
    "Refusal",
    "Result",
    "RulesBug",
    "SaveError",
    "Say",
    "Scene",
    "State",
    "Table",
    "TavernaError",
    "Text",
    "Words",
    "icon",
    "read_folder",
    "records",
    "sign",
    "tag",
    "together",
]
