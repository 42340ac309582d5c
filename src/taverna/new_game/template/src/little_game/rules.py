"""The rules. Where a person decides, a rule yields a question and goes on with the answer."""

from __future__ import annotations

from typing import Any, NoReturn

from taverna.core import CHECKPOINT, Ask, AskAll, Chance, Flow, GameOver, Offer, Result

from .state import Drew, Found, Options, Played, Player, Table, Took, Won

ROUNDS = 3


def deal(seats: int, seed: int, options: Options, content: dict[str, Any]) -> Table:
    """Everyone gets as many cards as there are rounds; the others are the deck (LITTLE-DEAL-01)."""
    chance, deck = Chance(seed), sorted(content)
    players = [Player(seat, [chance.draw(deck) for _ in range(ROUNDS)]) for seat in range(seats)]
    return Table(chance=chance, players=players, deck=deck, consolation=options.consolation)


def run(g: Table) -> Flow:
    """Three rounds (LITTLE-END-01). A game can be entered anew at every CHECKPOINT: all it needs is in the state."""
    while g.round < ROUNDS:
        yield CHECKPOINT
        g.round += 1
        yield from play_round(g)
    finish(g)


def play_round(g: Table) -> Flow:
    """Everyone plays a card in secret; the brightest takes a point (LITTLE-PLAY-01, LITTLE-TAKE-01)."""
    cards = yield AskAll(Ask(player.seat, "play", hand_of(g, player.seat)) for player in g.players)
    g.spent += g.trick
    g.trick = []
    for player in g.players:
        card = cards[player.seat]
        player.hand.remove(card)
        g.trick.append(card)
        g.emit(Played(who=player.seat, card=card))
    order = sorted(g.players, key=lambda player: g.light(cards[player.seat]))
    order[-1].points += 1
    g.emit(Took(who=order[-1].seat, card=cards[order[-1].seat]))
    if g.consolation:
        draw(g, order[0])


def hand_of(g: Table, seat: int) -> Offer:
    """What can be played, and why other cards cannot (LITTLE-PLAY-02)."""
    return Offer(lambda: g.players[seat].hand, elsewhere=("LITTLE-PLAY-02", lambda: g.trick + g.spent))


def draw(g: Table, player: Player) -> None:
    """Whoever played the dimmest card draws one (LITTLE-DRAW-01)."""
    if g.deck:
        card = g.chance.draw(g.deck)
        player.hand.append(card)
        g.emit(Drew(who=player.seat))
        g.emit(Found(who=player.seat, card=card))


def finish(g: Table) -> NoReturn:
    """Most points win; a tie is a shared victory (LITTLE-END-01)."""
    scores = {player.seat: player.points for player in g.players}
    winners = [seat for seat, points in scores.items() if points == max(scores.values())]
    g.emit(Won(who=tuple(winners), points=max(scores.values())))
    raise GameOver(Result(winners, scores, "victory" if len(winners) == 1 else "shared"))
