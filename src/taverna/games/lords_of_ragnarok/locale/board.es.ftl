board-turn = Turno { $turn } · { $who } · { $phase }
board-last-turns = Ragnarok: { $turns ->
    [one] este es el último turno
   *[other] quedan { $turns } turnos
}
board-signs = r4 Resistencia 4 · { $letter }4 Ejércitos, su fuerza en total · @ Héroe · T Templo · ! Monstruo · [2] opción 2
board-at-sea = Drakkar de { $who }: { $sea }
board-region = { $region }
board-owner = de { $who }
board-resistance = neutral, Resistencia { $n }
board-temple = Templo
board-forge = { $rune } { $full ->
    [yes] lista
   *[no] tomada
}
board-armies = Ejércitos de { $who } { $strengths }
board-hero = { $who } está aquí
board-seas = Mares:
board-wheel = Rueda de Acciones:
board-realms = Reinos:
board-monument = Monumento de { $deity }: nivel { $level }, Sacerdotes { $priests }/{ $slots }
board-neutral = neutral
board-boss = el Jefe
board-monster = { $monster } en { $where } ({ $ring }):
board-ragnarok = Requisitos de Ragnarok cumplidos: { $down } de 3
board-player = { $who }: { $values } · { $runes } · cartas de Combate { $cards } · Sacerdotes { $priests } · Ejércitos en Reserva { $armies }
board-progress = Regiones { $regions }/3 · Templos { $temples }/{ $needed } · muertes { $kills }/{ $hunts } · junto a Yggdrasil { $around }
board-exhausted = agotado
board-battle = Batalla en { $where }:
board-side = { $who } { $total }:
board-hunt = Cacería, ronda { $round }: { $who } contra { $monster }, que juega { $by }
board-attack = { $card }: Furia { $fury }, defensa { $total }
board-hand = Tus cartas de Combate:
board-card = { $card } ({ $weapon }, +{ $value }, Bajas { $casualties })
board-idle = quizá nadie pueda actuar ya: turnos sin Acción Especial: { $idle }
