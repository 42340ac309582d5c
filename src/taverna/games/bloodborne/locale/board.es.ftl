board-final = Jefe Final: { $monster }. { $text }
board-monster = Monstruo: { $monster } · Ecos de Sangre: { $echoes } · { $die } · { $types } · cartas en la mazmorra: { $dungeon }
board-no-monster = No hay Monstruo en juego · cartas en la mazmorra: { $dungeon }
board-upgrades = Mejoras Disponibles (quedan { $deck } en el mazo):
board-hunter = { $who }: { $hp } { $number } HP · { $collected } Recogidos · { $stored } Almacenados{ $state ->
    [out] { " · fuera de la partida" }
    [dead] { " · ha muerto" }
    [chosen] { " · ya ha elegido" }
   *[none] { "" }
}
board-played = en la mesa: { $cards }
board-used = usadas: { $cards }
board-hand = Tu mano:
