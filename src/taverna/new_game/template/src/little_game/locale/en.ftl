ask-play = Choose a card to play. It stays face down until everyone has chosen.
option-play = Play { $card }

event-played = { $who } plays { $card }.
event-took = { $card } is the brightest: a point for { $who }.
event-drew = { $who } draws a card.
event-found = The card you drew: { $card }.
event-won = { $points ->
    [one] With one point the game goes to { $who }.
   *[other] With { $points } points the game goes to { $who }.
}

why-little-play-02 = A card that was played is not played again.
why-little-draw-01 = Nobody takes from the deck: whoever played the dimmest card draws one.

setting-consolation = Whoever played the dimmest card draws one

board-round = Rounds begun: { $round }. Cards in the deck: { $deck }.
board-player = { $who }: { $points }
board-trick = Played: { $cards }
board-hand = Your hand: { $cards }

scene-points = { $points ->
    [one] one point
   *[other] { $points } points
}
scene-round = Rounds begun: { $round }. Cards in the deck: { $deck }.
scene-result = The game goes to { $winners }.
