# Preguntas
ask-choose-hero = Selección de Héroes: ¿con qué Héroe vas a jugar?
ask-choose-origin = Elige tu Origen.
ask-start-sea = ¿En qué Mar empieza tu Drakkar?
ask-start-territory = ¿Dónde desembarcan tu Héroe y dos Ejércitos?
ask-prayer = Plegaria: envía un Sacerdote, forja una Runa o sigue.
ask-oracle = ¿Robar 1 carta de Combate y descartar 1?
ask-hero = Héroe: mueve a tu Héroe, mueve tu Drakkar, cura o sigue.
ask-rune-action = Acciones de Runa: gasta Runas en una acción o sigue.
ask-pay = ¿Qué Runas gastas?
ask-maneuver = Maniobras: Activa un Ejército o sigue.
ask-activate = Ejército de fuerza { $strength } en { $where }: muévelo o refuérzalo.
ask-activate-army = ¿Qué Ejército Activas?
ask-special-action = Elige tu Acción Especial.
ask-realm-bonus = { $realm } recompensa a sus aliados: ¿qué eliges?
ask-march-army = Marchar: ¿qué Ejército va ahora?
ask-march-on = Este Ejército puede marchar un Territorio más.
ask-prepare = Preparar: elige.
ask-temple-where = ¿Dónde construyes el Templo?
ask-monsters = Activa un Monstruo o empieza una Cacería.
ask-more-monsters = ¿Otro Monstruo?
ask-usurp-recruit = ¿Reclutas un Ejército en el Territorio usurpado?
ask-monument = ¿Qué Monumento construyes?
ask-blessing = Selección de Bendiciones: elige una.
ask-recruit-where = ¿Dónde colocas el nuevo Ejército?
ask-strengthen = ¿Qué Ejército gana 1 de fuerza?
ask-place-army = ¿Qué Ejército colocas en otro lugar?
ask-army-where = ¿Dónde lo colocas?
ask-place-hero = ¿Dónde colocas a tu Héroe?
ask-hero-where = ¿Adónde va tu Héroe?
ask-drakkar-where = ¿Adónde navega tu Drakkar?
ask-ally = ¿Con qué Reino formas una Alianza?
ask-tame = ¿De qué Monstruo tomas el control?
ask-release = Tienes dos anillos: ¿a qué Monstruo liberas?
ask-raise-attribute = ¿Qué Atributo sube?
ask-lower-attribute = ¿Cuál de tus Atributos más altos baja?
ask-wound = Tu Héroe recibe una Herida: ¿qué Atributo vale 2 hasta que se cure?
ask-heal = ¿Qué Atributo curas?
ask-gain-rune = ¿Qué Runa ganas?
ask-discard-rune = ¿Qué Runa descartas?
ask-discard-card = Descarta { $amount ->
    [one] 1 carta de Combate
   *[other] { $amount } cartas de Combate
}: ¿cuál primero?
ask-retreat = { $armies ->
    [one] Tu Ejército de fuerza { $strength } se retira de { $where }: ¿adónde?
   *[other] Tus { $armies } Ejércitos (fuerza { $strength } en total) se retiran juntos de { $where }: ¿adónde?
}
ask-retreat-one = El { $monster } ataca: ¿cuál de tus Ejércitos se retira?
ask-monster-act = { $monster }: ¿mover o atacar?
ask-monster-move = ¿Adónde va el { $monster }?
ask-trample = El { $monster } pisotea: ¿a qué Ejército?
ask-weaken-army = ¿Qué Ejército pierde fuerza?
ask-drag-drakkar = El { $monster } arrastra un Drakkar: ¿cuál?
ask-drag-where = ¿Adónde se arrastra el Drakkar de { $whom }?
ask-activate-monster = ¿Qué Monstruo Activas?
ask-boss-place = ¿Dónde aparece el Jefe?
ask-toll = El Jefe exige un tributo: 1 Runa o 1 carta de Combate.
ask-battle-order = Varias Batallas: ¿cuál primero?
ask-self-wound = ¿Te haces una Herida antes del combate?
ask-use-artifact = ¿Agotas { $artifact }?
ask-battle-card = Batalla: juega una carta de Combate o pasa.
ask-berserk = ¿Sumar +2 y 1 símbolo de Baja más?
ask-pay-rune = ¿Gastas una Runa para +{ $amount }?
ask-feint = Finta: ¿qué carta recuperas?
ask-feint-card = ¿Qué carta ocupa el lugar de { $card }?
ask-cancel-shield = ¿Qué Escudo partes?
ask-spare-army = ¿Qué Ejército se libra de la pérdida?
ask-casualty = Bajas: ¿qué Ejército pierde 1 de fuerza ({ $amount ->
    [one] queda 1
   *[other] quedan { $amount }
})?
ask-monster-attack = Juegas por { $monster ->
    [Loki] Loki
   *[other] el { $monster }
}: elige su Ataque.
ask-defend = { $card }, Furia { $fury }: tu defensa es { $total }. Juega cartas o termina.
ask-rune-or-wounds = Gasta una Runa o recibe { $amount ->
    [one] 1 Herida
   *[other] { $amount } Heridas
}.
ask-discard-or-wounds = Descarta { $cards } cartas de Combate o recibe { $wounds } Heridas.
ask-pick-discard = ¿Qué carta de { $whom } se descarta?
ask-hero-round = Golpea { $monster ->
    [Loki] a Loki
   *[other] al { $monster }
}: juega una carta que coincida con un espacio de Herida o termina tu ronda.
ask-second-weapon = El Jefe exige dos Armas a la vez: juega la segunda.
ask-hunt-effect = ¿Usas el efecto en Cacería de { $card }?
ask-wound-space = ¿Qué espacio de Herida { $monster ->
    [Loki] de Loki
   *[other] del { $monster }
} cubres?
ask-extra-card = ¿Con qué carta causas la Herida adicional?

# Opciones
option-choose-hero = { $what }
option-choose-origin = { $what }
option-start-sea = Empezar en el { $what }
option-start-territory = Desembarcar en { $what }
option-send-priest = Enviar un Sacerdote a { $what }
option-forge-rune = Tomar la Runa de la Forja
option-forge-rune-short = Tomar la Runa
option-use = Agotar { $what }
option-swap = Cambiar { $what } por { $with }
option-hammer-throw = Descartar { $with } para herir al { $what }
option-skip = No, gracias
option-skip-phase = Seguir
option-done = Listo
option-yes = Sí
option-no = No
option-stay = Quedarse aquí
option-move-hero = Mover a tu Héroe a { $what }
option-move-drakkar = Navegar al { $what }
option-heal = Curar la { $what }
option-surgeon = Curar además 1 Herida (Cirujano de Campaña)
option-wake-boss = 1 Runa: Activar al Jefe
option-tame = Tomar el control del { $what }
option-ally = Aliarte con { $what }
option-rune-army = 2 Runas: +1 de fuerza a uno de tus Ejércitos
option-rune-army-short = Reforzar un Ejército (2 Runas)
option-rune-monster = 2 Runas: Activar un Monstruo
option-rune-draw = 2 Runas: robar 1 carta de Combate
option-rune-draw-short = Robar 1 carta (2 Runas)
option-rune-hero = 2 Runas: colocar a tu Héroe en cualquier Territorio
option-rune-hero-short = Colocar a tu Héroe (2 Runas)
option-rune-attribute = 3 Runas: subir uno de tus Atributos más bajos
option-rune-attribute-short = Subir un Atributo (3 Runas)
option-rune-draw-two = 3 Runas: robar 2 cartas de Combate
option-rune-draw-two-short = Robar 2 cartas (3 Runas)
option-pay = Gastar { $runes }
option-maneuver = Activar el Ejército de fuerza { $strength } en { $where }
option-maneuver-short = Ejército { $strength }, { $where }
option-recruit-army = Reclutar un Ejército
option-activate = Mover a { $what }
option-raise = Aumentar su fuerza en 1
option-activate-army = El Ejército de fuerza { $strength } en { $where }
option-activate-army-short = Ejército { $strength }, { $where }
option-special-action = { $what }
option-instead-draw = Robar una carta de Combate en su lugar
option-march-army = Marchar con el Ejército de fuerza { $strength } en { $where }
option-march-army-short = Ejército { $strength }, { $where }
option-march-on = Seguir a { $what }
option-prepare-heal = Curar 1 Herida
option-prepare-draw = Robar 1 carta de Combate
option-prepare-rune = Ganar 1 Runa
option-prepare-army = +1 de fuerza a un Ejército en una de tus Ciudades
option-prepare-army-short = Reforzar un Ejército
option-temple-where = Construir en { $what }
option-awaken = Activar al { $what }
option-hunt = Cazar { $what ->
    [Loki] a Loki
   *[other] al { $what }
}
option-usurp-recruit = Reclutar en { $what }
option-monument = { $what }: al nivel { $level }
option-blessing = { $what }
option-recruit-where = Reclutar en { $what }
option-strengthen = El Ejército de fuerza { $strength } en { $where }
option-strengthen-short = Ejército { $strength }, { $where }
option-place-army = El Ejército de fuerza { $strength } en { $where }
option-place-army-short = Ejército { $strength }, { $where }
option-army-where = Colocarlo en { $what }
option-place-hero = { $what }
option-hero-where = { $what }
option-drakkar-where = { $what }
option-release = Liberar al { $what }
option-raise-attribute = Subir la { $what }
option-lower-attribute = Bajar la { $what }
option-wound = Herir la { $what }
option-gain-rune = Ganar { $what }
option-discard-rune = Descartar { $what }
option-discard-card = Descartar { $what }
option-retreat = Retirarse a { $what }
option-retreat-one = El Ejército de fuerza { $strength } en { $where }
option-retreat-one-short = Ejército { $strength }, { $where }
option-monster-act = { $what }
option-monster-move = A { $what }
option-trample = El Ejército de fuerza { $strength } de { $whom }
option-trample-short = Ejército de { $whom } ({ $strength })
option-weaken-army = El Ejército de fuerza { $strength } de { $whom } en { $where }
option-weaken-army-short = Ejército { $strength }, { $where }
option-drakkar = El Drakkar de { $whom }
option-drag-where = Al { $what }
option-activate-monster = { $what }
option-boss-place = { $what }
option-toll = Descartar { $what }
option-card = Descartar una carta de Combate
option-battle-order = Batalla en { $what }
option-battle-card = Jugar { $what } (+{ $value }, Bajas { $casualties })
option-pass = Pasar
option-pay-rune = Gastar { $what }
option-feint = Recuperar { $what }
option-feint-card = Poner { $what }
option-cancel-shield = Partir { $what }
option-spare-army = El Ejército de fuerza { $strength }
option-casualty = El Ejército de fuerza { $strength }
option-monster-attack = { $what } (Furia { $fury }, Punto Débil { $weak })
option-defend = Defenderte con { $what } (+{ $value })
option-rune-or-wounds = Gastar { $what }
option-cards = Descartar las cartas
option-wounds = Recibir las Heridas
option-pick-discard = { $what }
option-hero-round = Golpear con { $what } ({ $weapon })
option-second-weapon = Y { $what } ({ $weapon })
option-pair = { $what } y { $with } juntas: cualquier Arma
option-wild = { $what } convierte { $with } en cualquier Arma
option-thunderclap = Trueno: descartar 2 cartas para cubrir un espacio cualquiera
option-blood-price = Precio de Sangre: recibir 1 Herida para robar 2 cartas de Combate
option-end-round = Terminar tu ronda
option-give-up = Abandonar la Cacería
option-wound-space = { $weapons }
option-wound-space-reward = { $weapons }, Recompensa: { $reward }
option-extra-card = { $what }
option-bonus-draw = Robar { $amount ->
    [one] 1 carta de Combate
   *[other] { $amount } cartas de Combate
}
option-bonus-runes = Ganar { $amount ->
    [one] 1 Runa
   *[other] { $amount } Runas
}
option-bonus-raise-attribute = Subir un Atributo
option-bonus-priest = Ganar 1 Sacerdote
option-bonus-heal = Curar { $amount ->
    [one] 1 Herida
   *[other] { $amount } Heridas
}
option-bonus-strengthen = +1 de fuerza a uno de tus Ejércitos
option-bonus-strengthen-start = +1 de fuerza a todos tus Ejércitos
option-bonus-activate = Activar un Ejército
option-bonus-recruit = Reclutar un Ejército
option-bonus-place-hero = Colocar a tu Héroe donde quieras
option-bonus-place-army = Colocar uno de tus Ejércitos en un Territorio tuyo
option-bonus-place-army-short = Colocar un Ejército
option-bonus-move-drakkar = Mover tu Drakkar
option-bonus-move-hero = Mover a tu Héroe
option-bonus-alliance = Formar una Alianza
option-bonus-tame = Tomar el control de un Monstruo
option-bonus-first-turn = Jugar el primer turno

# Qué pasó
event-boss-placed = { $boss } aparece en { $where }.
event-monster-placed = { $card }: el { $monster } llega a { $where }.
event-no-monster-placed = { $card }: no queda ningún Monstruo de { $rune } por colocar.
event-chose-hero = { $who } juega con { $hero }.
event-chose-origin = El Origen de { $who } es { $origin }.
event-first-turn = { $who } jugará el primer turno.
event-turn-began = Turno { $turn }: { $who }.
event-sent-priest = { $who } envía un Sacerdote a { $deity }.
event-forged-rune = { $who } toma { $rune } de la Forja de { $where }.
event-gained-rune = { $who } gana { $rune }.
event-discarded-rune = { $who } descarta { $rune }.
event-spent-runes = { $who } gasta { $runes }.
event-swapped-rune = { $who } cambia { $old } por { $new }.
event-drew-cards = { $who } roba { $cards }.
event-monster-drew = { $by } roba por el Monstruo: { $cards }.
event-monster-discarded = { $monster ->
    [Loki] Loki
   *[other] El { $monster }
} descarta { $cards }.
event-saw-hand = El Monstruo tiene: { $cards }.
event-used-blessing = { $who } usa { $blessing }.
event-offered = { $who } elige entre los Héroes { $heroes } y entre los Orígenes { $origins }.
event-drew = { $who } roba { $amount ->
    [one] 1 carta de Combate
   *[other] { $amount } cartas de Combate
}.
event-discarded = { $who } descarta { $card }.
event-reshuffled = Los descartes forman un nuevo mazo de { $amount ->
    [one] 1 carta de Combate
   *[other] { $amount } cartas de Combate
}.
event-gained-priests = { $who } gana { $amount ->
    [one] 1 Sacerdote
   *[other] { $amount } Sacerdotes
}.
event-raised = La { $attribute } de { $who } sube a { $value }.
event-lowered = La { $attribute } de { $who } baja a { $value }.
event-wounded = { $who } recibe una Herida en la { $attribute }.
event-healed = { $who } cura la { $attribute }.
event-hero-moved = { $who } va de { $start } a { $where }.
event-hero-placed = { $who } se coloca en { $where }.
event-drakkar-moved = El Drakkar de { $who } está ahora en el { $where }.
event-army-moved = { $who } mueve un Ejército de fuerza { $strength } de { $start } a { $where }.
event-army-placed = { $who } coloca un Ejército de fuerza { $strength } en { $where }.
event-recruited = { $who } tiene un nuevo Ejército de fuerza { $strength } en { $where }.
event-strengthened = Un Ejército de { $who } en { $where } sube a fuerza { $strength }.
event-weakened = Un Ejército de { $who } en { $where } baja a fuerza { $strength }.
event-army-destroyed = { $who } pierde un Ejército en { $where }.
event-retreated = Un Ejército de { $who } se retira de { $start } a { $where }.
event-took-control = { $who } toma el control de { $where }.
event-gained-artifact = { $who } gana el Artefacto { $artifact }.
event-used-artifact = { $who } agota { $artifact }.
event-allied = { $who } forma una Alianza con { $realm }.
event-tamed = { $who } toma el control del { $monster }.
event-released = { $who } libera al { $monster }.
event-special-action = { $who } elige { $action }.
event-no-special-action = { $who } no puede hacer ninguna Acción Especial.
event-came-to-nothing = { $action } ya no se puede llevar a cabo.
event-covered = { $by } cubre el marcador de { $who }.
event-realm-bonus = { $who } recibe la bonificación de { $realm }.
event-temple-built = { $who } construye el Templo { $slot } en { $where }.
event-draft-began = Selección de Bendiciones: { $cards }.
event-gained-blessing = { $who } toma { $blessing }.
event-usurped = { $who } usurpa { $where }.
event-monument-built = { $who } construye el nivel { $level } del Monumento de { $deity }.
event-requirement-met = El Ragnarok se acerca: { $requirement } ({ $down } de 3).
event-ragnarok-began = ¡Comienza el Ragnarok! Cada jugador tiene un último turno; { $who } juega el último de todos.
event-wheel-cleared = Los Sacerdotes se retiran, la rueda se vacía, los Artefactos se recargan.
event-event-drawn = Se roba el { $card }.
event-monster-rolled = { $who } tira el dado por el { $monster }: { $face }.
event-monster-moved = El { $monster } se mueve de { $start } a { $where }.
event-trampled = El { $monster } pisotea un Ejército de { $whom } en { $where }.
event-territory-attack = El { $monster } ataca { $where }.
event-boss-stays = { $boss } no encuentra otro lugar.
event-battle-began = Batalla en { $where }: { $who } ataca a { $whom }.
event-battle-card = { $who } juega { $card }.
event-passed = { $who } pasa.
event-feinted = { $who } recupera { $back } y pone { $card } en su lugar.
event-shield-cancelled = { $who } parte { $card }: su valor no cuenta.
event-battle-won = { $who } gana la Batalla en { $where } contra { $whom }: { $total } a { $against }.
event-hunt-began = { $who } caza { $monster ->
    [Loki] a Loki
   *[other] al { $monster }
}; { $by } decide por él.
event-monster-attacked = { $monster ->
    [Loki] Loki
   *[other] El { $monster }
} ataca: { $card }, Furia { $fury }.
event-defended = { $who } se defiende con { $card }: { $total } contra { $fury }.
event-attack-stopped = { $who } detiene { $card }.
event-special-attack = ¡Ataque Especial { $monster ->
    [Loki] de Loki
   *[other] del { $monster }
}!
event-hand-shown = { $who } muestra: { $cards }.
event-weak-point = { $who } encuentra el Punto Débil: { $total } contra { $needed }.
event-attack-deck-empty = El mazo de Ataques se ha agotado: { $monster ->
    [Loki] Loki
   *[other] el { $monster }
} escapa.
event-hunt-card = { $who } golpea con { $card }.
event-wound-dealt = { $who } causa una Herida { $monster ->
    [Loki] a Loki
   *[other] al { $monster }
} ({ $weapons }); { $left ->
    [0] era la última que faltaba
    [1] falta 1
   *[other] faltan { $left }
}.
event-rewarded = Recompensa para { $who }: { $reward }.
event-peeked = { $who } mira la mano { $monster ->
    [Loki] de Loki
   *[other] del { $monster }
}.
event-regrew = { $monster ->
    [Loki] Loki
   *[other] El { $monster }
} se cura una Herida.
event-hunt-failed = La Cacería de { $who } contra { $monster ->
    [Loki] Loki
   *[other] el { $monster }
} fracasa: { $why ->
    [0] todos los Atributos estaban ya heridos.
    [1] el Ataque le puso fin.
    [2] el mazo de Ataques se ha agotado.
    [3] no se causó ninguna Herida en esta ronda.
   *[other] la presa sobrevive.
}
event-killed = ¡{ $who } mata { $monster ->
    [Loki] a Loki
   *[other] al { $monster }
}!
event-gained-slayer = { $who } gana una ficha de Matamonstruos.
event-regenerated = { $monster ->
    [Loki] Loki
   *[other] El { $monster }
} se regenera.
event-counted = { $who } controla { $amount ->
    [one] 1 Territorio
   *[other] { $amount } Territorios
} junto a Yggdrasil.
event-exhausted = Todos los Monumentos están en pie y nadie puede actuar: la partida termina por agotamiento tras { $turns } turnos.
event-won = ¡{ $who } gana: { $how }!

# Por qué no
why-lr-turn-01 = Las fases del turno tienen un orden fijo.
why-lr-activate-02 = Un Ejército solo se mueve a un Territorio adyacente.
why-lr-activate-03 = Solo se refuerza un Ejército en un Territorio tuyo con Ciudad.
why-lr-boss-05 = Los Ejércitos no pueden entrar en el Territorio de Loki.
why-lr-recruit-02 = Se recluta junto a tu Drakkar o en un Territorio tuyo con Ciudad.
why-lr-battle-05 = Una carta de tu oponente prohíbe los Escudos el resto de esta Batalla.
why-lr-battle-06 = Tus Ejércitos aquí no pueden soportar tantos símbolos de Baja.
why-lr-hround-01 = Eso no coincide con ningún espacio de Herida descubierto.
why-lr-wspace-02 = Con esa carta no se completan las dos Armas de ningún espacio de Herida.
why-lr-select-11 = Empiezas junto a tu Drakkar.
why-lr-select-12 = Allí hay Ejércitos o un marcador de otro jugador.
why-lr-pray-01 = Solo se envía un Sacerdote por fase de Plegaria.
why-lr-priest-01 = No tienes Sacerdotes en tu Reserva.
why-lr-pray-02 = Ese Monumento no tiene espacios de Sacerdote libres.
why-lr-pray-07 = Tu Héroe no está en una Forja con Runa.
why-lr-herophase-01 = Ya has usado tu acción de Héroe.
why-lr-herophase-02 = Está demasiado lejos para tu Héroe.
why-lr-runeact-03 = Te falta la Runa que cuesta.
why-lr-runeact-04 = Te falta un conjunto de Runas distintas.
why-lr-runeact-05 = Tu Héroe no está en el Territorio del Jefe.
why-lr-runeact-06 = Tu Héroe no está en el Territorio de ese Monstruo.
why-lr-runeact-07 = Ese Reino no toca el Territorio de tu Héroe.
why-lr-runeact-08 = No tienes ningún Ejército en el tablero que pueda crecer.
why-lr-runeact-09 = Solo puedes Activar un Monstruo neutral o uno tuyo.
why-lr-runeact-12 = Solo sube uno de tus Atributos más bajos, por debajo de 6.
why-lr-tame-03 = Ese Monstruo ya tiene quien lo controle.
why-lr-ally-03 = Ya eres aliado de ese Reino.
why-lr-limit-01 = No queda ninguno.
why-lr-maneuver-01 = En esta fase Activas un Ejército tuyo.
why-lr-maneuver-02 = Aquí solo Reclutas si no tienes Ejércitos en el tablero.
why-lr-wheel-02 = No podrías llevar a cabo esa acción.
why-lr-wheel-03 = Tu marcador ya está en esa acción.
why-lr-wheel-10 = Aún no tienes ningún marcador en la rueda.
why-lr-build-02 = Ese Monumento está terminado.
why-lr-enlist-01 = No te quedan Ejércitos por Reclutar.
why-lr-march-01 = Marchas con Ejércitos tuyos del tablero: al menos uno, cada uno una vez.
why-lr-temple-01 = Un Templo necesita un Territorio tuyo con Santuario y sin Templo.
why-lr-beasts-01 = Con esta acción Activas Monstruos o cazas uno; aquí eso no es posible.
why-lr-usurp-01 = Tu Héroe debe ser el único Héroe en un Territorio que no sea tuyo.
why-lr-usurp-02 = Tu Fuerza es menor que la Resistencia Local.
why-lr-usurp-03 = Tu Fuerza es menor que la de los Ejércitos de allí.
why-lr-own-01 = Eso no es tuyo o no se puede usar ahora.
why-lr-hunt-01 = Una Cacería requiere la acción Monstruos y a tu Héroe en el mismo Territorio.
why-lr-move-02 = Ahora no se puede mover nada allí.
why-lr-sea-01 = Solo los Drakkar navegan por los Mares, en la fase de Héroe.
why-lr-realm-01 = Los Reinos son solo para Alianzas.
why-lr-deck-01 = De los mazos solo se roba cuando lo dice una regla.
why-lr-army-01 = Ese Ejército ya tiene fuerza 6.
why-lr-herophase-03 = Está demasiado lejos para tu Drakkar.
why-lr-herophase-04 = Ese Atributo no tiene ninguna Herida.
why-lr-prepare-02 = No tienes ninguna Herida que curar.
why-lr-prepare-03 = Solo se refuerza un Ejército por debajo de 6 en un Territorio tuyo con Ciudad.
why-lr-beasts-02 = Solo puedes Activar Monstruos distintos, neutrales o tuyos.
why-lr-win-06 = Solo quien ha matado 2 Monstruos puede cazar al Jefe.
why-lr-two-02 = Solo quien ha matado un Monstruo puede cazar al Jefe.
why-lr-move-05 = Un Monstruo se mueve a un Territorio adyacente, nunca en Drakkar.
why-lr-trample-04 = Un Monstruo neutral siempre da el Pisotón.
why-lr-boss-06 = La hoja de Loki no le permite llegar allí.
why-lr-retreat-01 = Los Ejércitos se retiran a un Territorio adyacente de su dueño.
why-lr-wound-01 = Ese Atributo ya está herido.
why-lr-hround-05 = Primero causa una Herida; luego puedes terminar la ronda.
why-lr-huntend-04 = Ya has causado una Herida en esta ronda: termina la ronda.

# Opciones de la partida
setting-boss = Jefe
setting-boss-loki = Loki
setting-temple-track = Lado de la pista de Templos
setting-temple-track-a = A (primera partida, 2 Selecciones)
setting-temple-track-b = B (3 Selecciones)
setting-first-player = Quién empieza la Selección de Héroes
setting-first-player-none = Al azar
setting-priests-start = Dónde empiezan los Sacerdotes
setting-priests-start-supply = En el Suministro
setting-priests-start-reserve = En la Reserva, como está impreso
setting-retreat-into-battle = Los Ejércitos pueden retirarse a una Batalla pendiente
setting-retreat-to-boss = Los Ejércitos pueden retirarse al Territorio del Jefe
setting-recruit-at-boss = Se puede Reclutar en el Territorio del Jefe
setting-placed-monster-acts = Un Monstruo recién colocado puede actuar en el mismo Evento
setting-lowest-attribute = El Atributo más bajo se mide por
setting-lowest-attribute-value = su valor actual
setting-lowest-attribute-track = su lugar en la pista
setting-exhaustion = Cuando nadie puede actuar
setting-exhaustion-draw = la partida es un empate
setting-exhaustion-yggdrasil = se cuentan los Territorios junto a Yggdrasil
setting-idle-rounds = Cuántas rondas sin Acción Especial terminan la partida

# what a person may answer ahead
ahead-use-artifact = No usar Artefactos en las Batallas
