board-final = Chefão Final: { $monster }. { $text }
board-monster = Monstro: { $monster } · Ecos de Sangue: { $echoes } · { $die } · { $types } · cartas na masmorra: { $dungeon }
board-no-monster = Nenhum Monstro em jogo · cartas na masmorra: { $dungeon }
board-upgrades = Aprimoramentos Disponíveis (mais { $deck } no baralho):
board-hunter = { $who }: { $hp } { $number } HP · { $collected } Coletados · { $stored } Armazenados{ $state ->
    [out] { " · fora do jogo" }
    [dead] { " · morreu" }
    [chosen] { " · já escolheu" }
   *[none] { "" }
}
board-played = na mesa: { $cards }
board-used = usadas: { $cards }
board-hand = Sua mão:
