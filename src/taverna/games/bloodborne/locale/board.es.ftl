board-final = Jefe Final: { $monster }. { $text }
board-monster = Monstruo: { $monster } · quedan { $echoes } Ecos de Sangre · { $die } · { $types } · { $dungeon } cartas en la mazmorra
board-no-monster = No hay Monstruo en juego · { $dungeon } cartas en la mazmorra
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
