board-final = Final Boss: { $monster }. { $text }
board-monster = Monster: { $monster } · { $echoes } Blood Echoes left · { $die } · { $types } · { $dungeon } cards left in the dungeon
board-no-monster = No Monster in play · { $dungeon } cards left in the dungeon
board-upgrades = Available Upgrades ({ $deck } more in the deck):
board-hunter = { $who }: { $hp } { $number } HP · { $collected } Collected · { $stored } Stored{ $state ->
    [out] { " · out of the game" }
    [dead] { " · dead" }
    [chosen] { " · has chosen" }
   *[none] { "" }
}
board-played = on the table: { $cards }
board-used = used: { $cards }
board-hand = Your hand:
