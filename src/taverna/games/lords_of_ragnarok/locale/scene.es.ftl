# La mesa
scene-table = La mesa
scene-map = El mapa
scene-side = Victoria, jugadores y Monstruos
scene-seats = Jugadores
scene-monsters = Monstruos en el mapa
scene-mine = Tu sitio
scene-hand = Tus cartas de Combate
scene-no-cards = No tienes cartas de Combate.
scene-you = tú
scene-turn = Turno { $n }: { $who }
scene-selection = Selección de Héroes
scene-phase-prayer = Plegaria
scene-phase-hero = Héroe
scene-phase-runes = Runas
scene-phase-maneuvers = Maniobras
scene-phase-special = Especial
scene-asked-you = Es el turno de { $who }, pero ahora decides tú.
scene-asked-other = Ahora decide { $whom }.
scene-last-turns = Ragnarok: { $n ->
    [one] el último turno
   *[other] quedan { $n } turnos
}
scene-deciding = decide
scene-on-turn = en su turno

# Rótulos del mapa
scene-land-label = { $n } { $where }, { $region }
scene-owned = de { $who }
scene-neutral = neutral, Resistencia { $n }
scene-temple = Templo
scene-forge = Forja de { $rune }, { $full ->
    [yes] con Runa
   *[no] vacía
}
scene-yggdrasil = junto a Yggdrasil
scene-armies = { $who }: { $n ->
    [one] 1 Ejército
   *[other] { $n } Ejércitos
}, fuerza total { $total }
scene-hero-here = { $who } está aquí
scene-army-label = Ejército de { $who } de fuerza { $n } en { $where }
scene-sea-label = { $sea }: toca { $lands }.
scene-ships = Drakkars aquí: { $ships }.
scene-drakkar-label = Drakkar de { $who } en el { $sea }
scene-realm-label = { $realm }: da su bonificación con { $action }; la Alianza cuesta { $rune }. { $text }
scene-allies = Aliados: { $allies }.
scene-action-label = { $action } ({ $realm }). Marcadores, de abajo arriba: { $stack }.
scene-build-label = { $action }: vacía la rueda
scene-monument-label = Monumento de { $deity } ({ $attribute }): nivel { $level } de 3, Sacerdotes { $priests } de { $slots }: { $there }
scene-beast-label = { $monster } en { $where }: { $left } de { $all } espacios de Herida abiertos.
scene-ring = Lo controla { $who }.
scene-wheel-march = Marchar
scene-wheel-build-temple = Templo
scene-wheel-recruit = Reclutar
scene-wheel-monsters = Monstruos
scene-wheel-usurp = Usurpar
scene-wheel-prepare = Preparar
scene-wheel-build-monument = Monumento

# Lo que pasa ahora
scene-draft = Selección de Bendiciones
scene-choose-hero = Héroes disponibles
scene-choose-origin = Orígenes disponibles
scene-rune-actions = Acciones de Runa por un conjunto
scene-rune-ways = Con 1 Runa: haz clic en un Reino junto a tu Héroe, o en el Monstruo o Jefe donde está tu Héroe.
scene-prepare = Preparar: dos elecciones
scene-event-place = Llega un Monstruo a { $n } { $where }
scene-event-act = Actúan los Monstruos de { $rune }
scene-event-boss = Actúa { $monster }
scene-rolled = El dado: { $face }
scene-battle = Batalla en { $where }
scene-attacks = ataca
scene-defends = defiende
scene-army-strength = Ejércitos { $n }
scene-casualties = Bajas { $n } de { $most } como máximo
scene-passed = ha pasado
scene-battle-leads = { $who } va ganando por { $n }.
scene-battle-tie = Empate: { $who } defiende y ganaría.
scene-battle-won = { $who } ha ganado.
scene-battle-owed = Bajas por asignar: { $n }.
scene-battle-rule = En caso de empate gana quien defiende. Cada Ejército derrotado pierde 1; cada cual sufre las Bajas que jugó.
scene-hunt = { $who } da caza a { $monster }
scene-hunt-by = { $whom } juega por { $monster }.
scene-hunt-round = Ronda { $n }: { $hero ->
    [yes] golpea el Héroe
   *[no] el Monstruo elige su Ataque
}
scene-monster-hand = Ataques de { $monster }
scene-monster-holds = El Monstruo tiene { $n ->
    [one] 1 carta de Ataque
   *[other] { $n } cartas de Ataque
}.
scene-shown-hand = Mano descubierta de { $who }
scene-fury = Furia
scene-weak-point = Punto Débil
scene-blocked = Bloqueado con un Escudo
scene-defence = Defensa { $total } contra Furia { $fury }: { $held ->
    [yes] rechazado
   *[no] no basta
}
scene-weak = { $total } + Sabiduría { $wisdom } contra { $needed }: { $found ->
    [yes] 1 carta más
   *[no] no lo encuentra
}
scene-attack-facts = Furia { $fury } · Punto Débil { $weak } · roba { $draws }
scene-space-reward = { $weapons }, Recompensa: { $reward }
scene-space-covered = { $space }: cubierto por { $who }

# Cuánto falta para cada final
scene-victory = Cuánto falta para ganar
scene-way-great-jarl = Regiones
scene-way-great-gothi = Templos
scene-way-slayer = Muertes
scene-way-ragnarok = Yggdrasil
scene-near = podría ganar
scene-threat-great-jarl = { $who } podría tomar los últimos Territorios de 3 Regiones en su próximo turno.
scene-threat-great-gothi = { $who } podría lograr el último Templo en su próximo turno.
scene-threat-slayer = { $who } podría dar caza al Jefe en su próximo turno.
scene-threat-ragnarok = { $who } domina en torno a Yggdrasil: el Ragnarok sería suyo.
scene-requirements = Ragnarok: { $n } de 3 cumplidos
scene-req-down = (hecho)
scene-req-met = (se cumple ya: cuenta con el próximo Monumento)
scene-track = Templos construidos: { $n } de { $most }

# Jugadores
scene-cards = { $n ->
    [one] 1 carta
   *[other] { $n } cartas
} de Combate en mano
scene-priests = Sacerdotes en la Reserva: { $n }
scene-reserve = Ejércitos en la Reserva: { $n } de { $most }
scene-kills = Muertes: { $n }
scene-known = Se sabe de su mano: { $cards }
scene-spent = agotado
scene-open = la han visto todos
scene-look-casualties = Bajas
scene-attribute = { $name } { $n }{ $hurt ->
    [yes] , con Herida ({ $track } al curar)
   *[no] { "" }
}
scene-rune-label = { $rune }: tienes { $n }, quedan { $supply } en el Suministro
scene-card-label = { $card }, { $weapon }, +{ $value }, Bajas { $casualties }. { $text }
scene-won = Gana { $who }: { $how }
scene-draw = Nadie puede actuar ya: empate
scene-decided = En el turno { $n }, con { $have }; el más cercano por el mismo camino era { $whom }, con { $near }.

# Qué supondría una opción
preview-name = { $what }
preview-land = { $n } · { $where }
preview-weapons = { $weapons }
preview-usurp = Para Usurpar: tu Fuerza { $strength } contra { $need }{ $able ->
    [yes] { "" }: basta
   *[no] { "" }: ahora no es posible
}
preview-forge = En la Forja espera una Runa: { $rune }
preview-near-realm = Junto a { $realm }: la Alianza cuesta { $rune }
preview-boss-closed = { $monster } está aquí; para darle caza necesitas { $n ->
    [one] 1 muerte
   *[other] { $n } muertes
}
preview-prey = { $monster } está aquí: { $left ->
    [one] falta 1 Herida
   *[other] faltan { $left } Heridas
} para matarlo
preview-bridge = Une para ti: { $lands }
preview-recruit-coast = Ahí pueden desembarcar Ejércitos nuevos de fuerza { $n }
preview-raise = { $attribute } { $before } → { $after }
preview-level = Monumento de nivel { $level }
preview-spaces = { $left ->
    [one] Falta 1 Herida
   *[other] Faltan { $left } Heridas
} para matarlo
preview-hunt-hand = Robas { $n }: { $total } cartas de Combate para la Cacería
preview-hunt-by = { $whom } jugará por él
preview-hunt-boss = Matar al Jefe gana la partida; si fallas, se regenera
preview-hunt-mine = Tus marcadores en él: { $n }
preview-face = { $face }: { $n } de { $all }
preview-tame = Te obedecerá: lo Activas tú y juegas por él en las Cacerías
preview-ally = Recibes su bonificación cuando se elige { $action } por primera vez
preview-ally-first = Primera Alianza aquí: robas 1 carta de Combate
preview-bonus = Bonificación de { $realm } para { $who }, antes de la acción
preview-no-bonus = Nadie está aliado con { $realm }: sin bonificación
preview-covered = Cubres el marcador de { $who }: { $n ->
    [one] 1 Runa
   *[other] { $n } Runas
} para { $who }
preview-temple = Templos: { $have } de { $need }
preview-wins = ¡Con esto ganas la partida: { $how }!
preview-draft = Después hay Selección de Bendiciones
preview-recruit = Un Ejército nuevo de fuerza { $n }
preview-march = { $n ->
    [one] Se mueve 1 Ejército
   *[other] Se mueven hasta { $n } Ejércitos
}; las Batallas, al final
preview-requirement = Requisito cumplido: { $what }
preview-ragnarok = Empieza el Ragnarok: cada cual tiene un último turno
preview-build-priests = Sacerdotes para ti: { $n }
preview-build-runes = Forjas tuyas con Runa: { $n }
preview-build-event = Se vacía la rueda y un Evento despierta Monstruos
preview-army = Ejército de fuerza { $strength } en { $where }
preview-weaken = Baja a { $n }
preview-destroyed = Este Ejército se pierde
preview-raise-army = Quedarse y subir a { $n }
preview-to-battle = { $where }: Batalla, { $mine } contra { $theirs } de { $who }
preview-to-own = { $where }: es tuyo, con { $mine } allí
preview-to-open = { $where }: { $who } no tiene Ejércitos: lo tomas
preview-to-neutral = { $where }: { $mine } contra Resistencia { $need }: { $taken ->
    [yes] lo tomas
   *[no] no basta
}
preview-from-battle = Desde { $where }: Batalla, { $mine } contra { $theirs } de { $who }
preview-from-own = Desde { $where }: { $mine } de fuerza allí
preview-from-open = Desde { $where }: { $who } no tiene Ejércitos: lo tomas
preview-from-neutral = Desde { $where }: { $mine } contra Resistencia { $need }: { $taken ->
    [yes] lo tomas
   *[no] no basta
}
preview-region = { $region }: { $have } de { $all }{ $whole ->
    [yes] { "" }: la Región entera
   *[no] { "" }
}
preview-artifact = Con él obtienes el Artefacto { $artifact }
preview-total = Quedaría { $mine } contra { $theirs }
preview-symbols = Símbolos de Baja: { $n } de { $most } como máximo
preview-then = Después se resuelve su efecto
preview-leads = Tal como está, gana { $who }
preview-tie = Tal como está hay empate, y { $who } defiende y gana
preview-defence = Defensa { $total } contra Furia { $fury }: { $held ->
    [yes] rechazado
   *[no] aún no basta
}
preview-block = Este Escudo bloquea el Ataque
preview-no-block = Este Ataque no se puede bloquear
preview-weak = Punto Débil: { $total } + Sabiduría { $wisdom } contra { $needed }: { $found ->
    [yes] robas 1 carta más
   *[no] no lo encuentras
}
preview-strike = Encaja en { $n ->
    [one] 1 espacio de Herida
   *[other] { $n } espacios de Herida
}; { $left ->
    [one] queda 1 abierto
   *[other] quedan { $left } abiertos
}
preview-wound-left = Después { $left ->
    [one] falta 1
   *[other] faltan { $left }
} para matarlo
preview-reward = Recompensa: { $reward }
preview-attack = Furia { $fury } contra { $n ->
    [one] 1 carta
   *[other] { $n } cartas
} de { $who }
preview-attack-weak = Punto Débil { $needed }; { $who } tiene Sabiduría { $wisdom }
preview-attack-draws = Después el Monstruo roba { $n }
preview-threat = Tras esto { $who } podría ganar en su próximo turno: { $how }
preview-threat-mine = Tras esto podrías ganar en tu próximo turno: { $how }
