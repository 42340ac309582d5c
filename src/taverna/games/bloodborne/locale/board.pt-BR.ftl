board-final = Chefão Final: { $monster }. { $text }
board-monster = Monstro: { $monster } · restam { $echoes } Ecos de Sangue · { $die } · { $types } · { $dungeon } cartas na masmorra
board-no-monster = Nenhum Monstro em jogo · { $dungeon } cartas na masmorra
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
