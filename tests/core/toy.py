"""The Fair of Lanterns: a small game that uses everything the core has.

Each round: everyone draws, bids a card in secret (`AskAll`), lays tokens in secret at their own pace (`together`), the
first player visits a rival and sees a card, stows a card on the deck, anyone decides how the evening goes on
(`AskAny`), and the next first player bows (a forced answer). It ends from deep inside, when somebody is rich or the
deck is out.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, NoReturn

import msgspec

from taverna.core import (
    CHECKPOINT,
    Ask,
    AskAll,
    AskAny,
    Chance,
    Event,
    Flow,
    Game,
    GameOver,
    Markup,
    Offer,
    Options,
    Pool,
    Record,
    Result,
    Say,
    Scene,
    State,
    Text,
    records,
    tag,
    together,
)

RICH = 9
TOKENS = ["blank", "blank", "coin", "purse", "scroll"]
DIE = (1, 2, 3, 4, 5, 6)
NAMES = ["Ana", "Bo", "Cleo", "Dov"]


class Card(Record, frozen=True):
    worth: int


class ToyOptions(Options, frozen=True):
    rich: int = RICH


# -- what is on the table --------------------------------------------------------------------------------------------
class Player(msgspec.Struct):
    seat: int
    hand: list[str]
    gold: int = 0
    goods: list[str] = []
    tray: list[str] = []  # tokens not laid: with the plan, hidden from the others
    plan: list[str] = []  # two tokens laid face down, blanks until chosen
    laid: list[str] = []  # the tokens turned up last, open
    seen: dict[int, list[int]] = {}  # which places of this hand a rival has looked at


class Fair(State):
    players: list[Player]
    deck: list[str]  # a bag
    rich: int = RICH
    top: list[str] = []  # put on the deck face down, last in first out
    top_by: list[int] = []  # and by whom
    bids: dict[str, str] = {}
    discard: list[str] = []
    shelf: list[str] = []
    first: int = 0
    round: int = 0

    def worth(self, card: str) -> int:
        return int(self.content[card].worth)

    def in_turn_order(self) -> list[Player]:
        return self.players[self.first :] + self.players[: self.first]


# -- what can happen -------------------------------------------------------------------------------------------------
class Dealt(Event, frozen=True):
    clause = "TOY-DRAW-01"
    who: int


class Drew(Event, frozen=True):
    """Only the one who drew may read it."""

    clause = "TOY-DRAW-01"
    who: int
    card: str

    def seen_by(self, seat: int | None) -> bool:
        return seat == self.who


class Bid(Event, frozen=True):
    clause = "TOY-BID-01"
    who: int
    card: str


class Earned(Event, frozen=True):
    clause = "TOY-GOLD-01"
    who: int
    amount: int


class Planned(Event, frozen=True):
    clause = "TOY-PLAN-01"
    who: int
    tokens: tuple[str, ...]


class Showed(Event, frozen=True):
    """Only those two may read which card it was."""

    clause = "TOY-SHOW-01"
    who: int
    whom: int
    card: str

    def seen_by(self, seat: int | None) -> bool:
        return seat in (self.who, self.whom)


class Stowed(Event, frozen=True):
    clause = "TOY-STOW-01"
    who: int


class Bought(Event, frozen=True):
    clause = "TOY-SHOP-01"
    who: int
    good: str


class Bowed(Event, frozen=True):
    clause = "TOY-BOW-01"
    who: int


class Won(Event, frozen=True):
    clause = "TOY-END-01"
    who: tuple[int, ...]


# -- the rules -------------------------------------------------------------------------------------------------------
def run(g: Fair) -> Flow:
    """Rounds until someone is rich or the deck is out (TOY-END-01)."""
    while True:
        yield CHECKPOINT
        g.round += 1
        for player in g.in_turn_order():
            draw(g, player)
        yield from bidding(g)
        yield from planning(g)
        yield from visit(g)
        yield from stow(g)
        yield from evening(g)
        yield from bow(g)


def draw(g: Fair, player: Player) -> None:
    """The card on top if one was put there, else any (TOY-DRAW-01)."""
    if g.top:
        g.chance.reveal()
        g.top_by.pop()
        card = g.top.pop()
    elif g.deck:
        card = g.chance.draw(g.deck)
    else:
        finish(g)
    player.hand.append(card)
    g.emit(Dealt(who=player.seat))
    g.emit(Drew(who=player.seat, card=card))


def bidding(g: Fair) -> Flow:
    """Everyone bids a card in secret; the highest earns 2, a tie goes to the first in turn order (TOY-BID-01)."""
    order = [player.seat for player in g.in_turn_order()]
    bids = yield AskAll(Ask(seat, "bid", hand_of(g, seat)) for seat in order)
    for seat in order:
        leave_hand(g.players[seat], bids[seat])
        g.bids[str(seat)] = bids[seat]
        g.emit(Bid(who=seat, card=bids[seat]))
    gain(g, max(order, key=lambda seat: g.worth(bids[seat])), 2)
    g.discard += g.bids.values()
    g.bids.clear()


def hand_of(g: Fair, seat: int) -> Offer:
    player = g.players[seat]
    return Offer(lambda: player.hand, elsewhere=("TOY-BID-02", lambda: g.discard))


def leave_hand(player: Player, card: str) -> None:
    """What rivals had seen of this hand they lose track of."""
    player.hand.remove(card)
    player.seen = {}


def planning(g: Fair) -> Flow:
    """Everyone lays up to two tokens face down, at their own pace; then all are turned up (TOY-PLAN-01)."""
    yield from together({player.seat: lay_tokens(g, player.seat) for player in g.players})
    g.chance.reveal()
    for player in g.in_turn_order():
        player.laid = player.plan
        g.emit(Planned(who=player.seat, tokens=tuple(player.laid)))
        player.tray = list(TOKENS[2:])
        player.plan = list(TOKENS[:2])
    for player in g.in_turn_order():
        for token in player.laid:
            carry_out(g, player, token)


def lay_tokens(g: Fair, seat: int) -> Flow:
    for place, prompt in enumerate(("plan-first", "plan-second")):
        token = yield Ask(seat, prompt, lambda: [*(t for t in g.players[seat].tray if t != "blank"), "stop"])
        if token == "stop":
            return
        player = g.players[seat]
        at = player.tray.index(token)
        player.tray[at], player.plan[place] = player.plan[place], player.tray[at]


def carry_out(g: Fair, player: Player, token: str) -> None:
    if token in ("coin", "purse"):
        gain(g, player.seat, 1)
    elif token == "scroll":
        draw(g, player)


def visit(g: Fair) -> Flow:
    """The first player looks at a card of a rival, who chooses which (TOY-SHOW-01)."""
    me = g.first
    whom = yield Ask(me, "visit", [*(p.seat for p in g.players if p.seat != me), "nobody"])
    if whom == "nobody":
        return
    host = g.players[whom]
    if len(host.hand) == len(host.seen.get(me, [])):
        return
    offer = Offer(lambda: g.players[whom].hand, ("TOY-SHOW-02", lambda card: card not in seen_by(g.players[whom], me)))
    card = yield Ask(whom, "show", offer, {"who": me})
    g.chance.reveal()
    host = g.players[whom]
    host.seen.setdefault(me, []).append(host.hand.index(card))
    g.emit(Showed(who=whom, whom=me, card=card))


def seen_by(player: Player, seat: int | None) -> list[str]:
    """What a rival knows of this hand."""
    return [player.hand[place] for place in player.seen.get(-1 if seat is None else seat, [])]


def stow(g: Fair) -> Flow:
    """The first player may put a card on the deck, never the best one held (TOY-STOW-01, TOY-STOW-02)."""
    me = g.players[g.first]
    if len(me.hand) < 2:
        return
    card = yield Ask(me.seat, "stow", lambda: [*stowable(g, me)(), "keep"])
    if card != "keep":
        leave_hand(g.players[g.first], card)
        g.top.append(card)
        g.top_by.append(g.first)
        g.emit(Stowed(who=g.first))


def stowable(g: Fair, me: Player) -> Offer:
    return Offer(lambda: me.hand, ("TOY-STOW-02", lambda card: card != max(me.hand, key=g.worth)))


def evening(g: Fair) -> Flow:
    """Whoever speaks first decides for all: market, dice or home (TOY-EVENING-01)."""
    seat, choice = yield AskAny(Ask(p.seat, "evening", ["market", "dice", "home"]) for p in g.players)
    if choice == "market":
        yield from together({player.seat: shop(g, player.seat) for player in g.players})
    elif choice == "dice":
        gain(g, seat, g.chance.roll(DIE) // 3)


def shop(g: Fair, seat: int) -> Flow:
    """First come, first served (TOY-SHOP-01)."""
    good = yield Ask(seat, "shop", lambda: [*g.shelf, "nothing"])
    if good != "nothing":
        g.shelf.remove(good)
        g.players[seat].goods.append(good)
        g.emit(Bought(who=seat, good=good))


def bow(g: Fair) -> Flow:
    """The next first player bows: there is no choice (TOY-BOW-01)."""
    g.first = (g.first + 1) % len(g.players)
    yield Ask(g.first, "bow", ["bow"])
    g.emit(Bowed(who=g.first))


def gain(g: Fair, seat: int, amount: int) -> None:
    """Who is rich ends the game here and now (TOY-GOLD-01, TOY-END-01)."""
    if amount:
        g.players[seat].gold += amount
        g.emit(Earned(who=seat, amount=amount))
        if g.players[seat].gold >= g.rich:
            finish(g)


def finish(g: Fair) -> NoReturn:
    scores = {player.seat: player.gold for player in g.players}
    winners = [seat for seat in scores if scores[seat] == max(scores.values())]
    g.emit(Won(who=tuple(winners)))
    raise GameOver(Result(winners, scores, "victory" if len(winners) == 1 else "shared"))


# -- the game --------------------------------------------------------------------------------------------------------
class Toy(Game[Fair]):
    id = "toy"
    title = Text(en="The Fair of Lanterns", es="La Feria de los Faroles", pt_BR="A Feira das Lanternas")
    seats = range(2, 5)
    options_type = ToyOptions
    folder = Path(__file__).parent / "toy_box"
    state_type = Fair

    def begin(self, seats: int, seed: int, options: ToyOptions, content: Any) -> Fair:
        chance = Chance(seed)
        deck = [card for card in content if content[card].worth]
        players = [
            Player(seat, [chance.draw(deck) for _ in range(3)], tray=list(TOKENS[2:]), plan=list(TOKENS[:2]))
            for seat in range(seats)
        ]
        return Fair(chance=chance, players=players, deck=deck, rich=options.rich, shelf=["lamp", "kite", "drum"])

    def run(self, g: Fair) -> Flow:
        return run(g)

    def hidden(self, g: Fair, seat: int | None) -> list[Pool]:
        others = [player for player in g.players if player.seat != seat]
        known = [card for player in others for card in seen_by(player, seat)]
        known += [card for card, by in zip(g.top, g.top_by, strict=True) if by == seat]
        return [
            Pool([g.deck, g.top, *(player.hand for player in others)], known),
            *(Pool([player.tray, player.plan]) for player in others),
        ]

    def cards(self, g: Fair) -> list[str]:
        hands = [card for player in g.players for card in player.hand + player.goods]
        tokens = [f"{player.seat}:{token}" for player in g.players for token in player.tray + player.plan]
        return sorted([*hands, *tokens, *g.deck, *g.top, *g.bids.values(), *g.discard, *g.shelf])

    def build(self, raw: Any) -> dict[str, Card]:
        return records(raw, "cards", Card)

    def name(self, content: Any, id: str) -> Text | None:
        return content[id].name if id in content else None

    def seat_name(self, g: Fair, seat: int) -> str:
        return NAMES[seat]

    def wording(self, g: Fair, ask: Ask, value: Any) -> Say:
        if value in ("stop", "nobody", "keep", "market", "dice", "home", "nothing", "bow"):
            return Say(f"option-{value}")
        return Say(f"option-{ask.prompt}", {"whom" if ask.prompt == "visit" else "thing": value})

    def targets(self, g: Fair, ask: Ask, value: Any) -> list[str]:
        place = {"visit": "seat", "shop": "shelf", "plan-first": "token", "plan-second": "token"}
        return [f"{place.get(ask.prompt, 'hand')}/{value}"]

    def refuse(self, g: Fair, seat: int, target: str) -> str | None:
        return {"shelf": "TOY-SHOP-01", "deck": "TOY-DRAW-01"}.get(target.partition("/")[0])

    def board(self, view: dict[str, Any], seat: int | None, words: Any, content: Any) -> list[str]:
        return [f"{words.seat(player['seat'])}: {player['gold']}" for player in view["players"]]

    def scene(self, view: dict[str, Any], seat: int | None, words: Any, content: Any) -> Scene:
        scene = Scene({"deck/deck": tag("p", view["deck"]["size"] + view["top"]["size"])})
        for player in view["players"]:
            hand = player["hand"] if player["seat"] == seat else player["hand"]["known"]
            names = [words.name(card) for card in hand]
            scene[f"seats/{player['seat']}"] = tag("p", words.seat(player["seat"]), ": ", words.listed(names))
        scene.frame = Markup("<div><!--deck--></div><div><!--seats--></div>")
        return scene


GAME = Toy()
