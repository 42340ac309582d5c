"""What is printed on map, cards and sheets, as records made of a few effect words.

Three families of words. A `Boon` is something a player receives: from Origins, Deities, Realms, Rewards and Artifacts.
A `Blow` is something a Monster does, in its Territory Attack, its Special Attack or on a Monster Attack card. A
`BattleWord` or `HuntWord` is what a Combat card does in its place. What works all the time, a Hero's ability or a
Blessing, is a `Gift`: numbers that the rules look up where they matter.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

from taverna.core.content import Raw, Record, records
from taverna.core.errors import ContentError
from taverna.core.words import Text

Rune = Literal["uruz", "othala", "algiz"]
RUNES: tuple[Rune, ...] = ("uruz", "othala", "algiz")
Attribute = Literal["authority", "strength", "wisdom"]
ATTRIBUTES: tuple[Attribute, ...] = ("authority", "strength", "wisdom")
Weapon = Literal["spear", "sword", "axe", "hammer", "bow", "shield", "rune"]
Symbol = Literal["monument", "city", "shrine", "forge"]
Action = Literal["march", "build-temple", "recruit", "monsters", "usurp", "prepare", "build-monument"]
ACTIONS: tuple[Action, ...] = (
    "march",
    "build-temple",
    "recruit",
    "monsters",
    "usurp",
    "prepare",
    "build-monument",
)
Reward = Literal["realm", "priest", "army", "rune"]
Face = Literal["move", "attack", "either"]


class Word(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """One thing a card does."""


# -- boons -----------------------------------------------------------------------------------------------------------
class DrawCards(Word, frozen=True, tag="draw"):
    """Draw Combat cards."""

    amount: int


class GainRunes(Word, frozen=True, tag="runes"):
    """Gain Runes of one's choice from the Supply; `different`: no two of one type; `forged`: only types that some
    Forge on the board shows."""

    amount: int
    different: bool = False
    forged: bool = False


class RaiseAttribute(Word, frozen=True, tag="raise-attribute"):
    """An Attribute rises by 1; without a name, the player chooses which."""

    attribute: Attribute | None = None


class GainPriest(Word, frozen=True, tag="priest"):
    """A Priest from the Supply."""


class HealWounds(Word, frozen=True, tag="heal"):
    """Heal so many Wounds."""

    amount: int


class StrengthenArmy(Word, frozen=True, tag="strengthen"):
    """One of one's Armies, anywhere, gains 1 strength; `activate`: and is then Activated."""

    activate: bool = False


class StrengthenStart(Word, frozen=True, tag="strengthen-start"):
    """All one's Armies on the board gain 1 strength, and control of their Territory is checked again."""


class ActivateArmy(Word, frozen=True, tag="activate"):
    """Activate one Army; `coasts`: every coastal Territory counts as adjacent to it."""

    coasts: bool = False


class RecruitArmy(Word, frozen=True, tag="recruit"):
    """Recruit an Army; with `strength`, of that strength and into any Territory one controls."""

    strength: int | None = None


class PlaceHero(Word, frozen=True, tag="place-hero"):
    """Place one's Hero in any Territory; `holy`: one with a Temple or Shrine."""

    holy: bool = False


class PlaceArmy(Word, frozen=True, tag="place-army"):
    """Place one of one's Armies that is on the board into any Territory one controls."""


class MoveDrakkar(Word, frozen=True, tag="move-drakkar"):
    """Move one's Drakkar up to so many Seas."""

    seas: int


class MoveHero(Word, frozen=True, tag="move-hero"):
    """Move one's Hero up to so many Territories."""

    territories: int


class FormAlliance(Word, frozen=True, tag="alliance"):
    """Form an Alliance: with any Realm, one touching the Hero's Territory, or one touching a Territory one controls."""

    reach: Literal["any", "hero", "controlled"]
    draws: bool = True  # 1 Combat card if nobody was there before


class TameMonster(Word, frozen=True, tag="tame"):
    """Take control of a neutral Monster at most so many Territories from the Hero, without a Rune."""

    reach: int


class FirstTurn(Word, frozen=True, tag="first-turn"):
    """Take the first turn of the game."""


Boon = (
    DrawCards
    | GainRunes
    | RaiseAttribute
    | GainPriest
    | HealWounds
    | StrengthenArmy
    | StrengthenStart
    | ActivateArmy
    | RecruitArmy
    | PlaceHero
    | PlaceArmy
    | MoveDrakkar
    | MoveHero
    | FormAlliance
    | TameMonster
    | FirstTurn
)


# -- what a Monster does to a Territory ------------------------------------------------------------------------------
class WeakenEach(Word, frozen=True, tag="weaken-each"):
    """Each Army here loses strength."""

    amount: int


class WeakenOne(Word, frozen=True, tag="weaken-one"):
    """One Army here loses strength; `nearby`: and one in an adjacent Territory too."""

    amount: int
    nearby: bool = False


class RetreatOne(Word, frozen=True, tag="retreat-one"):
    """The owner of the Armies here chooses one of them to retreat."""


class RetreatAll(Word, frozen=True, tag="retreat-all"):
    """All Armies here must retreat."""


class Plunder(Word, frozen=True, tag="plunder"):
    """Who controls this Territory discards Combat cards and Runes."""

    cards: int
    runes: int


class DragDrakkar(Word, frozen=True, tag="drag-drakkar"):
    """Move one Drakkar that touches this Territory 1 or 2 Seas."""

    seas: int


TerritoryBlow = WeakenEach | WeakenOne | RetreatOne | RetreatAll | Plunder | DragDrakkar


# -- what a Monster does to a Hunter ---------------------------------------------------------------------------------
class DealWounds(Word, frozen=True, tag="wounds"):
    """The Hero takes Wounds; `unless_rune`: unless the hunter spends a Rune; `undefended`: so many more if no Combat
    card was played in defence."""

    amount: int
    unless_rune: bool = False
    undefended: int = 0


class DiscardCards(Word, frozen=True, tag="discard"):
    """The hunter discards Combat cards: so many, or half the hand (rounded up); `random`: not of their choice;
    `if_wounded`: only if the Hero was Wounded before this attack."""

    amount: int = 0
    half: bool = False
    random: bool = False
    if_wounded: bool = False


class DiscardOrWounds(Word, frozen=True, tag="discard-or-wounds"):
    """The hunter discards so many Combat cards or takes so many Wounds."""

    cards: int
    wounds: int


class DiscardWeapons(Word, frozen=True, tag="discard-weapons"):
    """The hunter discards one Combat card of each Weapon they hold, at most so many."""

    most: int


class PickFromHand(Word, frozen=True, tag="pick-from-hand"):
    """The hunter shows the hand and the Monster picks so many cards to discard."""

    amount: int


class LoseRune(Word, frozen=True, tag="lose-rune"):
    """The hunter discards a Rune."""


class NoCard(Word, frozen=True, tag="no-card"):
    """The hunter does not draw the card of step 5."""


class LowerAttribute(Word, frozen=True, tag="lower-attribute"):
    """The hunter's highest Attribute drops by 1 on its track, never below 2."""


class EndHunt(Word, frozen=True, tag="end-hunt"):
    """The Hunt is over."""


class UseSpecial(Word, frozen=True, tag="special"):
    """The Special Attack of the Monster's sheet."""


class Regrow(Word, frozen=True, tag="regrow"):
    """The hunter's newest marker on a Wound space without Reward comes off."""


HunterBlow = (
    DealWounds
    | DiscardCards
    | DiscardOrWounds
    | DiscardWeapons
    | PickFromHand
    | LoseRune
    | NoCard
    | LowerAttribute
    | EndHunt
    | UseSpecial
    | Regrow
)


# -- Combat cards ----------------------------------------------------------------------------------------------------
If = Literal["defend", "attack", "armies", "monument", "hero", "outnumbered", "city", "drakkar"]


class Plus(Word, frozen=True, tag="plus"):
    """More Battle strength, if something is so."""

    amount: int
    when: If


class PlusPerWeapon(Word, frozen=True, tag="plus-per-weapon"):
    """More Battle strength for each other card of a Weapon already played by oneself."""

    weapon: Weapon


class RivalDiscards(Word, frozen=True, tag="rival-discards"):
    """The opponent discards a Combat card, if they hold at least so many."""

    least: int


class CancelCasualty(Word, frozen=True, tag="cancel-casualty"):
    """One of one's own Casualty symbols does not count."""


class Feint(Word, frozen=True, tag="feint"):
    """Take back one other card one played and put one from hand in its place: its Battle effect is not resolved."""


class NoShields(Word, frozen=True, tag="no-shields"):
    """The opponent cannot play Shield cards for the rest of this Battle."""


class CancelShield(Word, frozen=True, tag="cancel-shield"):
    """The value of one Shield card of the opponent does not count."""


class Berserk(Word, frozen=True, tag="berserk"):
    """May add strength and Casualty symbols."""

    amount: int
    casualties: int


class WeakenRival(Word, frozen=True, tag="weaken-rival"):
    """One opposing Army here loses 1 strength, not below 1."""


class LighterLoss(Word, frozen=True, tag="lighter-loss"):
    """Ignore one Casualty for losing."""


class PayRune(Word, frozen=True, tag="pay-rune"):
    """May spend a Rune for Battle strength."""

    amount: int


BattleWord = (
    Plus
    | PlusPerWeapon
    | RivalDiscards
    | CancelCasualty
    | Feint
    | NoShields
    | CancelShield
    | Berserk
    | WeakenRival
    | LighterLoss
    | PayRune
    | DrawCards
)


class Peek(Word, frozen=True, tag="peek"):
    """After this Wound look at the Monster's hand."""


class FewerCards(Word, frozen=True, tag="fewer-cards"):
    """The Monster draws 1 card fewer next time, at least 1."""


class ExtraWound(Word, frozen=True, tag="extra-wound"):
    """May take a Wound to deal one more Wound with any card."""


class OneMore(Word, frozen=True, tag="one-more"):
    """May discard a card to cover one more space of this card's Weapon too."""


HuntWord = DrawCards | Peek | FewerCards | ExtraWound | OneMore


class Block(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a Shield does in defence: blocks the Attack whatever its Fury (LR-MROUND-05)."""

    unblockable: bool = False  # even those marked unblockable
    wounds: int = 0  # taken afterwards


class CombatCard(Record, frozen=True):
    """Weapon, value, Casualty symbols and two effects (LR-CARD-01)."""

    weapon: Weapon
    value: int
    casualties: int = 0
    battle: BattleWord | None = None
    hunt: HuntWord | None = None
    any_space: bool = False  # in a Hunt it may cover a space of any Weapon
    no_reward: bool = False  # … but then gives no Reward
    pair: bool = False  # with another card of its Weapon it may cover any space
    block: Block | None = None


class AttackCard(Record, frozen=True):
    """Fury, Weak Point, Monster draw and effect (LR-CARD-02). `hand_fury`: and 1 more per card in the hunter's hand
    when it is played, up to so much in all."""

    fury: int
    weak_point: int
    draws: int
    does: tuple[HunterBlow, ...]
    hand_fury: int | None = None
    unblockable: bool = False


class Gift(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a Hero's Special Ability or a Blessing changes for its owner."""

    # Heroes
    region_attack: int = 0  # attacking in the Hero's Region: Battle strength per Army
    hero_realms: bool = False  # Realms touching the Hero's Territory count as allied for bonuses
    region_city_rune: int = 0  # Runes on gaining a City Territory in the Hero's Region without a Battle
    region_win: bool = False  # after winning a Battle in the Hero's Region one Army that fought gains 1
    wound_draw: int = 0  # Combat cards drawn on taking a Wound
    region_wound: bool = False  # before a Hunt or Battle in the Hero's Region: may take a Wound
    # Odin
    recruit_action: int = 0  # strength of an Army Recruited with the Recruit action
    march_two: bool = False  # when Marching one Army may move 2 Territories
    city_defence: int = 0  # Battle strength defending a City Territory
    neutral_rune: int = 0  # Runes on taking a neutral Territory, once per turn
    hero_battle: int = 0  # Battle strength where one's Hero is
    build_activate: bool = False  # after Build Monument may Activate an Army
    far_retreat: bool = False  # retreat to any own Territory within 2
    resistance: int = 0  # Local Resistance is so much lower for one's Armies
    casualties_off: int = 0  # Casualty symbols ignored in each Battle
    untrampled: bool = False  # Trample never lowers one's Armies
    recruit_authority: int = 0  # Authority when Recruiting
    narrow_rule: int = 0  # with so few Territories or fewer, Maneuvers Activate 2 Armies
    # Thor
    hunt_draw: int = 0  # more Combat cards at the start of a Hunt
    thunderclap: int = 0  # once per Hunt: discard so many cards to cover any one space
    unbowed: bool = False  # a failed Hunt gives no Wound
    blood_price: int = 0  # once per Hunt: take a Wound to draw so many Combat cards
    reward_rune: int = 0  # once per Hunt: Runes on covering a Reward space
    hammer_value: int = 0  # value of one's Hammer cards
    first_fury: int = 0  # Fury of the first Attack of each Hunt is so much lower
    weak_point: int = 0  # Wisdom for Weak Points
    kill_attribute: int = 0  # Attributes raised on killing a Monster
    temple_heal: int = 0  # Wounds healed besides the Hero action in an own Territory with a Temple
    tame_marked: bool = False  # taking control of a Monster that bears one's marker costs no Rune
    challenge: bool = False  # with the Monsters action may Activate 1 Monster and then hunt
    # Freya
    rune_limit: int = 0
    covered_runes: int = 0  # more Runes when one's marker on the wheel is covered
    drakkar_range: int = 0  # Seas more in the Hero phase
    temple_draw: int = 0  # Combat cards on building a Temple
    priest_draw: int = 0  # on sending a Priest may draw so many Combat cards and discard as many
    far_sight: bool = False  # may ally with Realms touching a Territory adjacent to the Hero
    any_rune: bool = False  # once per turn a 1-Rune action may be paid with any Rune
    instead_draw: int = 0  # instead of a Realm bonus may draw so many Combat cards
    usurp: int = 0  # Usurp treats Resistance and Army strength as so much lower
    hero_range: int = 0  # Territories more in the Hero phase
    swap_rune: bool = False  # once per turn swap a Rune with the Supply
    card_limit: int = 0


class Blessing(Record, frozen=True):
    """An ability until the end of the game (LR-BLESSING-04)."""

    deity: str
    gift: Gift


class Hero(Record, frozen=True):
    """A Hero piece with its Special Ability (LR-HERO-01)."""

    gift: Gift


class Origin(Record, frozen=True):
    """A bonus received once, in Hero Selection (LR-HERO-02)."""

    does: tuple[Boon, ...]


When = Literal["free", "after-cards", "before-defence", "hunt"]


class Artifact(Record, frozen=True):
    """A Divine or Monster Artifact (LR-ARTIFACT-03): used between phases of one's turn (`free`), in a Battle after
    cards were played or before one defends (`strength`), or in a Hunt so that a card counts as any Weapon."""

    when: When
    does: tuple[Boon, ...] = ()
    strength: int = 0
    optional: bool = False  # each of its boons may be declined


class Deity(Record, frozen=True):
    """The Attribute, the bonus by Monument level, and the Divine Artifact beside it."""

    attribute: Attribute
    levels: tuple[tuple[Boon, ...], ...]  # for levels 1, 2 and 3
    artifact: str
    slots: int
    slots_two: int  # with two players


class Space(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Wound space: one Weapon (two on a Boss) and maybe a Reward (LR-WSPACE-01, LR-WSPACE-02)."""

    weapons: tuple[Weapon, ...]
    reward: Reward | None = None


class Monster(Record, frozen=True):
    """A Monster sheet (LR-CARD-03)."""

    rune: Rune
    spaces: tuple[Space, ...]
    territory_attack: tuple[TerritoryBlow, ...]
    special_attack: tuple[HunterBlow, ...]
    artifact: str
    attack_text: Text
    special_text: Text


class Boss(Record, frozen=True):
    """A Boss sheet: how far it goes when Activated, and what it keeps away (LR-BOSS-02, LR-BOSS-06)."""

    rune: Rune
    spaces: tuple[Space, ...]
    special_attack: tuple[HunterBlow, ...]
    special_text: Text
    reach: int  # placed in a Territory within this distance that has no Hero; every Army there retreats
    toll: bool = False  # then each player controlling a Territory adjacent to it discards 1 Rune or 1 Combat card
    bars_armies: bool = False  # Armies cannot be moved into its Territory


class EventCard(Record, frozen=True):
    """Territory number, Place Rune, the two Activate Runes, Boss symbol."""

    number: int
    place: Rune
    activate: tuple[Rune, Rune]
    boss: bool = False


class Monumental(Word, frozen=True, tag="monument"):
    """One Monument is at this level."""

    level: int


class Kills(Word, frozen=True, tag="kills"):
    """One player is credited with so many kills."""

    amount: int


class Regions(Word, frozen=True, tag="regions"):
    """One player controls so many Regions."""

    amount: int


class TempleLands(Word, frozen=True, tag="temples"):
    """One player controls so many Territories with Temples."""

    amount: int


class AlliedRealms(Word, frozen=True, tag="realms"):
    """So many Realms hold an Alliance marker."""

    amount: int


Condition = Monumental | Kills | Regions | TempleLands | AlliedRealms


class Requirement(Record, frozen=True):
    """A Ragnarok Requirement card; `players`: the icon on it."""

    players: tuple[int, ...]
    condition: Condition


class TempleTrack(Record, frozen=True):
    """One side of a Temple track card: spaces, and the Draft keywords under some of them."""

    players: tuple[int, ...]
    side: Literal["a", "b"]
    slots: int
    drafts: tuple[int, ...]


class Realm(Record, frozen=True):
    """An area for Alliances: its Special Action, its Rune, and the bonus, one of several where it says or.
    `at` is its place on the map of 1000 by 700, `at_two` on the map for two players."""

    action: Action
    rune: Rune
    bonus: tuple[Boon, ...]
    at: tuple[int, int]
    at_two: tuple[int, int]


class SpecialAction(Record, frozen=True):
    """A space of the Action Wheel; `order` clockwise, `order_two` on the side for two players."""

    order: int
    order_two: int


class Region(Record, frozen=True):
    """Territories of one colour and icon (LR-REGION-01)."""

    colour: str
    icon: str


Point = tuple[int, int]


class Territory(Record, frozen=True):
    """Number, Local Resistance, symbols, neighbours by number; `at` and `outline` on a map of 1000 by 700."""

    number: int
    region: str
    resistance: int
    symbols: tuple[Symbol, ...]
    next_to: tuple[int, ...]
    realms: tuple[str, ...]
    yggdrasil: bool
    at: Point
    outline: tuple[Point, ...]
    deity: str | None = None  # whose Monument stands here


class Sea(Record, frozen=True):
    """A Sea: Territories it touches by number, and the Seas next to it."""

    touches: tuple[int, ...]
    next_to: tuple[str, ...]
    at: Point
    outline: tuple[Point, ...]


class RuneType(Record, frozen=True):
    """A type of Rune: how many tokens and how many Forge tokens there are."""

    tokens: int
    forges: int


class Die(Record, frozen=True):
    """The Monster die."""

    faces: tuple[Face, ...]


class Term(Record, frozen=True):
    """A word of the game that has a name and nothing else."""


class Map(msgspec.Struct, frozen=True):
    """One side of the board, with what rules look up."""

    territories: dict[str, Territory]
    seas: dict[str, Sea]
    by_number: dict[int, str]
    next_to: dict[str, tuple[str, ...]]  # Territory -> Territories
    within_two: dict[str, tuple[str, ...]]  # Territory -> Territories at distance 0 to 2
    coasts: dict[str, tuple[str, ...]]  # Sea -> Territories
    near: dict[str, dict[str, tuple[str, ...]]]  # Sea of the Drakkar -> Territory -> Territories adjacent to it then
    sailing: dict[str, tuple[str, ...]]  # Sea -> Seas
    reached: dict[tuple[str, str, int], tuple[str, ...]]  # Sea, Territory, steps -> where one can get: kept once known
    seas_of: dict[str, tuple[str, ...]]  # Territory -> Seas
    coastal: tuple[str, ...]
    cities: frozenset[str]
    shrines: frozenset[str]
    forges: tuple[str, ...]
    regions: dict[str, tuple[str, ...]]  # Region -> Territories
    region_of: dict[str, str]
    around: tuple[str, ...]  # Territories adjacent to Yggdrasil
    realms: dict[str, tuple[str, ...]]  # Realm -> Territories it touches
    realms_of: dict[str, tuple[str, ...]]  # Territory -> Realms
    monuments: dict[str, str]  # Deity -> Territory
    deity_of: dict[str, str]  # Territory -> Deity


class Content(msgspec.Struct, frozen=True):
    """Everything in the box."""

    maps: dict[int, Map]  # by number of players
    regions: dict[str, Region]
    realms: dict[str, Realm]
    actions: dict[str, SpecialAction]
    runes: dict[str, RuneType]
    die: Die
    heroes: dict[str, Hero]
    origins: dict[str, Origin]
    deities: dict[str, Deity]
    artifacts: dict[str, Artifact]
    monsters: dict[str, Monster]
    bosses: dict[str, Boss]
    combat: dict[str, CombatCard]
    attacks: dict[str, AttackCard]
    events: dict[str, EventCard]
    blessings: dict[str, Blessing]
    requirements: dict[str, Requirement]
    tracks: dict[str, TempleTrack]
    gifts: dict[str, Gift]  # of Heroes and Blessings
    given: dict[str, dict[str, int]]  # name of a gift -> who gives it, and how much
    realm_of: dict[str, str]  # Special Action -> Realm
    named: dict[str, Text]

    def spaces(self, foe: str) -> tuple[Space, ...]:
        """The Wound spaces of a Monster or Boss."""
        sheet = self.monsters.get(foe)
        return sheet.spaces if sheet is not None else self.bosses[foe].spaces


def build(raw: Raw) -> Content:
    """Check all records, and that they name only each other."""
    regions = records(raw, "regions", Region)
    realms = records(raw, "realms", Realm)
    actions = records(raw, "actions", SpecialAction)
    runes = records(raw, "runes", RuneType)
    dice = records(raw, "die", Die)
    heroes = records(raw, "heroes", Hero)
    origins = records(raw, "origins", Origin)
    deities = records(raw, "deities", Deity)
    artifacts = records(raw, "artifacts", Artifact)
    monsters = records(raw, "monsters", Monster)
    bosses = records(raw, "bosses", Boss)
    combat = records(raw, "combat", CombatCard)
    attacks = records(raw, "attacks", AttackCard)
    events = records(raw, "events", EventCard)
    blessings = records(raw, "blessings", Blessing)
    requirements = records(raw, "requirements", Requirement)
    tracks = records(raw, "tracks", TempleTrack)
    terms = records(raw, "terms", Term)
    _need("actions.yaml", actions, ACTIONS)
    _need("runes.yaml", runes, RUNES)
    _need("die.yaml", dice, ("monster-die",))
    _need("origins.yaml", origins, ("odinson",))
    _need("bosses.yaml", bosses, ("loki",))
    for file, made, least in (
        ("heroes", heroes, 5),
        ("origins", origins, 6),
        ("combat", combat, 30),
        ("attacks", attacks, 8),
        ("blessings", blessings, 15),
    ):
        if len(made) < least:
            raise ContentError(f"{file}.yaml", "", "", f"a game needs at least {least} records")
    for rune in RUNES:
        if sum(monster.rune == rune for monster in monsters.values()) != 2:
            raise ContentError("monsters.yaml", "", "rune", f"expected a pair of Monsters with {rune}")
    for file, names in (
        ("monsters", {id: monster.artifact for id, monster in monsters.items()}),
        ("deities", {id: deity.artifact for id, deity in deities.items()}),
    ):
        for id, artifact in names.items():
            if artifact not in artifacts:
                raise ContentError(f"{file}.yaml", id, "artifact", f"no Artifact '{artifact}'")
    for id, monster in monsters.items():
        if any(len(space.weapons) != 1 for space in monster.spaces) or not monster.spaces:
            raise ContentError("monsters.yaml", id, "spaces", "each Wound space of a Monster has one Weapon")
    for id, boss in bosses.items():
        if any(len(space.weapons) != 2 for space in boss.spaces) or not boss.spaces:
            raise ContentError("bosses.yaml", id, "spaces", "each Wound space of a Boss has two Weapons")
    linked = [realm.action for realm in realms.values()]
    if sorted(linked) != sorted(action for action in actions if action != "build-monument"):
        raise ContentError("realms.yaml", "", "action", "each Special Action but Build Monument has one Realm")
    for seats in (2, 3, 4):
        if sum(seats in card.players for card in requirements.values()) != 5:
            raise ContentError("requirements.yaml", "", "players", f"expected 5 cards for {seats} players")
        for side in ("a", "b"):
            if sum(seats in track.players and track.side == side for track in tracks.values()) != 1:
                raise ContentError("tracks.yaml", "", "players", f"expected one side {side} for {seats} players")
    wide = _map(raw, "territories", "seas", regions, realms, deities)
    narrow = _map(raw, "territories_two", "seas_two", regions, realms, deities)
    for seats, board in ((2, narrow), (3, wide), (4, wide)):
        if sum(card.number in board.by_number for card in events.values()) < seats + 1:
            raise ContentError("events.yaml", "", "number", f"too few Event cards for {seats} players")
        if len(board.forges) > sum(rune.forges for rune in runes.values()):
            raise ContentError("runes.yaml", "", "forges", "too few Forge tokens for the board")
    everything: dict[str, Record] = {}
    for group in (
        regions,
        realms,
        actions,
        runes,
        dice,
        heroes,
        origins,
        deities,
        artifacts,
        monsters,
        bosses,
        combat,
        attacks,
        events,
        blessings,
        requirements,
        tracks,
        terms,
        wide.territories,
        wide.seas,
        narrow.territories,
        narrow.seas,
    ):
        for id, record in group.items():
            if id in everything and group not in (narrow.territories, narrow.seas):
                raise ContentError("", id, "id", "stands in two files")
            everything[id] = record
    gifts = {**{id: hero.gift for id, hero in heroes.items()}, **{id: card.gift for id, card in blessings.items()}}
    return Content(
        maps={2: narrow, 3: wide, 4: wide},
        regions=regions,
        realms=realms,
        actions=actions,
        runes=runes,
        die=dice["monster-die"],
        heroes=heroes,
        origins=origins,
        deities=deities,
        artifacts=artifacts,
        monsters=monsters,
        bosses=bosses,
        combat=combat,
        attacks=attacks,
        events=events,
        blessings=blessings,
        requirements=requirements,
        tracks=tracks,
        gifts=gifts,
        given={
            name: {id: int(amount) for id, gift in gifts.items() if (amount := getattr(gift, name))}
            for name in Gift.__struct_fields__
        },
        realm_of={realm.action: id for id, realm in realms.items()},
        named={id: record.name for id, record in everything.items()},
    )


def _map(
    raw: Raw,
    territories_file: str,
    seas_file: str,
    regions: dict[str, Region],
    realms: dict[str, Realm],
    deities: dict[str, Deity],
) -> Map:
    """One side of the board, checked: every border is there from both sides (LR-MAP-01..04, LR-REGION-01)."""
    territories = records(raw, territories_file, Territory)
    seas = records(raw, seas_file, Sea)
    by_number = {t.number: id for id, t in territories.items()}
    for id, t in territories.items():
        for number in t.next_to:
            if number not in by_number or t.number not in territories[by_number[number]].next_to:
                raise ContentError(f"{territories_file}.yaml", id, "next_to", f"{number} does not border it")
        if t.region not in regions:
            raise ContentError(f"{territories_file}.yaml", id, "region", f"there is no '{t.region}'")
        for realm in t.realms:
            if realm not in realms:
                raise ContentError(f"{territories_file}.yaml", id, "realms", f"there is no '{realm}'")
        if not t.symbols or (t.deity is None) == ("monument" in t.symbols):
            raise ContentError(f"{territories_file}.yaml", id, "symbols", "expected symbols, and a deity by a monument")
    if {t.deity for t in territories.values() if t.deity} != set(deities):
        raise ContentError(f"{territories_file}.yaml", "", "deity", "each Deity needs its Territory")
    for id, sea in seas.items():
        for number in sea.touches:
            if number not in by_number:
                raise ContentError(f"{seas_file}.yaml", id, "touches", f"there is no Territory {number}")
        for other in sea.next_to:
            if other not in seas or id not in seas[other].next_to:
                raise ContentError(f"{seas_file}.yaml", id, "next_to", f"'{other}' is not next to it")
    next_to = {id: tuple(by_number[n] for n in t.next_to) for id, t in territories.items()}
    coasts = {id: tuple(by_number[n] for n in sea.touches) for id, sea in seas.items()}
    by_region = {
        region: tuple(id for id, t in territories.items() if t.region == region)
        for region in regions
        if any(t.region == region for t in territories.values())
    }
    in_realm = {realm: tuple(id for id, t in territories.items() if realm in t.realms) for realm in realms}
    return Map(
        territories=territories,
        seas=seas,
        by_number=by_number,
        next_to=next_to,
        within_two={
            id: tuple(dict.fromkeys((id, *near, *(far for one in near for far in next_to[one]))))
            for id, near in next_to.items()
        },
        coasts=coasts,
        near={
            sea: {id: _near(id, next_to[id], coast) for id in territories} for sea, coast in {"": (), **coasts}.items()
        },
        sailing={id: sea.next_to for id, sea in seas.items()},
        reached={},
        seas_of={id: tuple(sea for sea, touched in coasts.items() if id in touched) for id in territories},
        coastal=tuple(id for id in territories if any(id in touched for touched in coasts.values())),
        cities=frozenset(id for id, t in territories.items() if "city" in t.symbols),
        shrines=frozenset(id for id, t in territories.items() if "shrine" in t.symbols),
        forges=tuple(id for id, t in territories.items() if "forge" in t.symbols),
        regions=by_region,
        region_of={id: t.region for id, t in territories.items()},
        around=tuple(id for id, t in territories.items() if t.yggdrasil),
        realms=in_realm,
        realms_of={id: tuple(realm for realm, lands in in_realm.items() if id in lands) for id in territories},
        monuments={t.deity: id for id, t in territories.items() if t.deity},
        deity_of={id: t.deity for id, t in territories.items() if t.deity},
    )


def _near(at: str, land: tuple[str, ...], coast: tuple[str, ...]) -> tuple[str, ...]:
    """Adjacent by land, and from a coast also by the Drakkar that sails there (LR-SEA-03)."""
    return tuple(dict.fromkeys((*land, *(there for there in coast if there != at)))) if at in coast else land


def _need(file: str, there: Iterable[str], ids: Iterable[str]) -> None:
    for id in ids:
        if id not in there:
            raise ContentError(file, id, "", "is missing")
