board-round = { $mission } · Ronda { $round } · { $phase }
board-phase-setup = Preparación
board-phase-start = Inicio de la ronda
board-phase-heroes = Fase de los Héroes
board-phase-enemies = Fase de los Enemigos
board-phase-experience = Fase de Experiencia
board-phase-event = Fase de Evento
board-phase-end = Fase final
board-phase-market = Mercado
board-phase-outfit = Antes de volver a intentarlo
board-phase-after = Después de la Misión
board-level = Nivel actual { $level } · Portador de la Vida { $left } · Primer jugador: { $who }
board-event = Evento: { $card }
board-collapse = Losetas en pie: { $tokens }
board-sign-light = * luz
board-sign-shadow = . sombra
board-sign-closed = = puerta cerrada
board-sign-opened = ' puerta abierta
board-sign-start = > inicio
board-sign-exit = X salida
board-sign-level = L ficha de nivel (l: inactiva)
board-sign-treasure = $ tesoro
board-sign-special = ! especial
board-sign-token = o ficha
board-sign-covered = ? boca abajo
board-sign-pillar = I pilar
board-sign-laid = i colocado
board-sign-heroes = @1 Héroes por asiento
board-sign-enemies = #1 Enemigos por número
board-sign-option = [2] opción 2
board-hero = { $name } ({ $sheet }) en { $where }: Vida { $life }/{ $most }, XP { $xp }{ $state ->
    [dead] , sin vida
    [left] , fuera
    [stunned] , con Aturdimiento
   *[up] {""}
}
board-acting = Acciones { $actions }, Puntos de movimiento { $points }
board-worn = Equipado: { $cards }
board-pack = Inventario: { $cards }
board-skills = Habilidades: { $skills }
board-enemy = { $id } { $foe } en { $where }: Vida { $life }
board-minions = Secuaces { $lives }
board-gear = equipo: { $cards }
board-stunned = Aturdimiento
board-pillar = Pilar en { $where }: Vida { $life }
board-token = { $where }: { $token }
board-combat = Combate, { $combat }: { $who }
board-attack = Ataque { $dice } · Defensa { $defence }
board-stock = Mercado, con sus Niveles: { $cards }
board-found = Recién encontrado: { $cards }
board-die-yellow = amarillo
board-die-red = rojo
board-die-blue = azul
board-die-green = verde
