# Preguntas de combate y de Enemigos
ask-boost = Antes de tirar: ¿usas algo?
ask-more-dice = ¿Qué dado añades?
ask-fewer-dice = ¿Qué dado no se tira?
ask-reroll = ¿Repetir la tirada?
ask-mark = ¿Qué dados vuelves a tirar?
ask-fill-blank = ¿Qué dado en blanco gana{ $sign-id ->
    [hits] {" "}{ $amount } ⚔
    [shields] {" "}{ $amount } ▼
    [bam] {" "}{ $amount } ✶
    [diamond] {" "}{ $amount } ◆
   *[either] {" "}un símbolo
}?
ask-flip-blank = ¿Qué dado en blanco giras?
ask-enchantment = { $defending ->
    [attack] Ataque: ¿qué encantamiento activas?
   *[other] Defensa: ¿qué encantamiento activas?
}
ask-remove-die = ¿Qué dado se retira?
ask-boss-damage = ¿Cuánto daño va al Jefe?
ask-minion = ¿Qué secuaz de { $foe } sufre primero?
ask-tribute = ¿Quién paga el Tributo de sangre?
ask-hero-here = ¿Qué Héroe de tu Zona?
ask-blast = ¿Qué Zona?
ask-mob = ¿Qué turba?
ask-patrol = ¿Dónde aparece la patrulla?
ask-darken = ¿Qué loseta queda a oscuras?
ask-enemy-order = ¿Qué Enemigo se activa ahora?
ask-agent-order = ¿Qué Agente pide refuerzos ahora?
ask-counter-order = ¿Qué Enemigo contraataca ahora?
ask-enemy-target = ¿A quién atacan? ({ $foe })
ask-enemy-aim = Movimiento de { $foe }: ¿hacia quién?
ask-enemy-combat = Ataque de { $foe }: ¿de qué tipo?
ask-enemy-lure = Movimiento de { $foe }: ¿hacia qué señuelo?
ask-enemy-path = Movimiento de { $foe }: ¿por dónde?

# Opciones
option-none = Nada
option-keep = Conservar el resultado
option-reroll = { $defending ->
    [attack] { $skill }: repetir dados de ataque
   *[other] { $skill }: repetir dados de defensa
}
option-reroll-die = { $skill }: repetir { $die }
option-die-gains = { $die } + { $gains }
option-die = { $die }
option-boss-damage = { $n } al Jefe
option-minion = { $n ->
    [one] El que tiene 1 de Vida
   *[other] El que tiene { $n } de Vida
}

# Lo que pasa en combate
event-hero-attacked = { $who } ataca a { $foe } ({ $combat }).
event-pillar-attacked = { $who } ataca el pilar de { $where } ({ $combat }).
event-enemy-attacked = Atacan a { $whom }: { $foe } ({ $combat }).
event-enemy-hit-pillar = { $foe } contra el pilar de { $where }: Vida { $left }.
event-boosted = { $who } usa { $skill }.
event-dice-rolled = Ataque: { $attack }. Defensa: { $defence }. Impactos { $hits }, escudos { $shields }.
event-dice-lost = { $amount ->
    [one] Se pierde 1 dado de más: { $colour }.
   *[other] Se pierden { $amount } dados de más: { $colour }.
}
event-rerolled = { $who } repite la tirada con { $skill }: { $dice }.
event-enemy-rerolled = Repetición de tirada de { $foe }: { $dice }.
event-blank-filled = { $skill }: un dado en blanco de { $who } gana { $amount }{ $sign-id ->
    [hits] {" "}⚔
    [shields] {" "}▼
    [bam] {" "}✶
   *[diamond] {" "}◆
} ({ $die }).
event-blank-flipped = { $skill }: { $who } gira un dado en blanco a { $die }.
event-enchanted = { $who } activa el encantamiento de { $skill }.
event-enemy-enchanted = { $foe }: encantamiento de { $card }.
event-die-added = Se tira un dado más: { $die }.
event-die-removed = Se retira un dado: { $die }.
event-damage-known = Impactos { $hits }, escudos { $shields }: { $damage } de daño.
event-retaliated = Represalia de { $who }: { $amount } de daño a { $foe }.
event-enemy-retaliated = Represalia de { $foe }: { $amount } de daño a { $whom }.
event-minion-wounded = Un secuaz de { $foe } sufre { $amount } de daño: Vida { $left }.
event-guardian-wounded = { $foe }: { $amount } de daño, Vida { $left }.
event-minions-fell = { $amount ->
    [one] Cae un secuaz de { $foe }
   *[other] Caen { $amount } secuaces de { $foe }
}; { $left ->
    [one] queda 1
   *[other] quedan { $left }
}.
event-guardian-fell = Muerte de { $foe } ({ $rank }).
event-damage-wasted = Se pierde { $amount } de daño en el último secuaz de { $foe }.
event-pillar-wounded = El pilar de { $where } sufre { $amount } de daño: Vida { $left }.
event-enemy-stunned = { $foe }: Aturdimiento.
event-enemy-stood-up = { $foe }: una Activación gastada en levantarse.
event-enemy-healed = { $foe }: curación de { $amount }, Vida { $left }.
event-slowed = { $whom } pierde 1 Acción de su próxima Activación.

# Lo que hacen los Enemigos
event-counterattack-began = Contraataque a { $whom }: { $foe }.
event-hid-from-counterattack = { $who } se oculta en las sombras: sin contraataque de { $foe }.
event-enemy-moved = { $foe }: de { $start } a { $where }, hacia { $whom }.
event-enemy-moved-to-light = { $foe }: de { $start } a { $where }, hacia { $whom }, a la luz.
event-enemy-moved-to-start = { $foe }: de { $start } a { $where }, hacia la Zona inicial.
event-enemy-moved-to-exit = { $foe }: de { $start } a { $where }, hacia la Salida.
event-enemy-moved-by-order = { $foe }: de { $start } a { $where }, como dice la misión.
event-enemy-stayed = { $foe }: sin movimiento.
event-enemy-left = { $foe }: huida por la Salida.
event-dragged = { $foe } arrastra a { $whom } a { $where }.
event-trampled = { $foe } arrolla a { $whom }.
event-trampled-enemy = { $foe } arrolla a { $other }.
event-lure-destroyed = { $foe } destruye el señuelo de { $where }.
event-mob-appeared = { $foe } en { $where }: un Jefe y { $minions ->
    [one] 1 secuaz
   *[other] { $minions } secuaces
}.
event-guardian-appeared = { $foe } en { $where }: Vida { $life }.
event-guardian-equipped = Equipo de { $foe }: { $card }.
event-guardian-drew-trap = Se descarta { $card } y se roba otra carta.
event-no-miniatures = No quedan miniaturas: se activa quien ya está en el tablero ({ $foe }).
event-called-reinforcements = { $foe } pide refuerzos.
event-lights-went-out = Se apagan las luces de la loseta { $tile }.
event-lifebringer-filled = El Portador de la Vida gana una ficha: { $left }.
