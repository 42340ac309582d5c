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
board-legend = * luz · . sombra · = puerta cerrada · ' puerta abierta · > inicio · X salida · L ficha de nivel, l inactiva · $ tesoro, ! especial · o ficha · ? boca abajo · I pilar · i colocado · @ Héroes · # Enemigos
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
