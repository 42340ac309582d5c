# Perguntas de combate e de Inimigos
ask-boost = Antes da rolagem: você usa algo?
ask-more-dice = Qual dado você acrescenta?
ask-fewer-dice = Qual dado não é rolado?
ask-reroll = Rerrolar?
ask-mark = Quais dados você rerrola?
ask-fill-blank = Qual dado vazio ganha{ $sign-id ->
    [hits] {" "}{ $amount } ⚔
    [shields] {" "}{ $amount } ▼
    [bam] {" "}{ $amount } ✶
    [diamond] {" "}{ $amount } ◆
   *[either] {" "}um símbolo
}?
ask-flip-blank = Qual dado vazio você vira?
ask-enchantment = { $defending ->
    [attack] Ataque: qual Encantamento você ativa?
   *[other] Defesa: qual Encantamento você ativa?
}
ask-remove-die = Qual dado é removido?
ask-boss-damage = Quanto do Dano vai para o Chefe?
ask-minion = Qual Servo de { $foe } sofre primeiro?
ask-tribute = Quem paga o Tributo de Sangue?
ask-hero-here = Qual Herói da sua Zona?
ask-blast = Qual Zona?
ask-mob = Qual Turba?
ask-patrol = Onde a Patrulha aparece?
ask-darken = Qual peça fica no escuro?
ask-enemy-order = Qual Inimigo é ativado agora?
ask-agent-order = Qual Agente chama reforços agora?
ask-counter-order = Qual Inimigo contra-ataca agora?
ask-enemy-target = Quem é atacado por { $foe }?
ask-enemy-aim = Movimento de { $foe }: em direção a quem?
ask-enemy-combat = Ataque de { $foe }: de que tipo?
ask-enemy-lure = Movimento de { $foe }: em direção a qual isca?
ask-enemy-path = Movimento de { $foe }: por onde?

# Opções
option-none = Nada
option-keep = Manter o resultado
option-reroll = { $defending ->
    [attack] { $skill }: rerrolar dados de Ataque
   *[other] { $skill }: rerrolar dados de Defesa
}
option-reroll-die = { $skill }: rerrolar { $die }
option-die-gains = { $die } + { $gains }
option-die = { $die }
option-boss-damage = { $n } no Chefe
option-minion = { $n ->
    [1] O que tem 1 de Vida
   *[other] O que tem { $n } de Vida
}

# O que acontece em combate
event-hero-attacked = { $who } ataca { $foe } ({ $combat }).
event-pillar-attacked = { $who } ataca o Pilar em { $where } ({ $combat }).
event-enemy-attacked = Ataque contra { $whom }: { $foe } ({ $combat }).
event-enemy-hit-pillar = { $foe } contra o Pilar em { $where }: Vida { $left }.
event-boosted = { $who } usa { $skill }.
event-dice-rolled = Ataque: { $attack }. Defesa: { $defence }. Acertos { $hits }, Escudos { $shields }.
event-dice-lost = { $amount ->
    [1] 1 dado a mais se perde: { $colour }.
   *[other] { $amount } dados a mais se perdem: { $colour }.
}
event-rerolled = { $who } rerrola com { $skill }: { $dice }.
event-enemy-rerolled = Rerrolagem de { $foe }: { $dice }.
event-blank-filled = { $skill }: um dado vazio de { $who } ganha { $amount }{ $sign-id ->
    [hits] {" "}⚔
    [shields] {" "}▼
    [bam] {" "}✶
   *[diamond] {" "}◆
} ({ $die }).
event-blank-flipped = { $skill }: { $who } vira um dado vazio para { $die }.
event-enchanted = { $who } ativa o Encantamento de { $skill }.
event-enemy-enchanted = { $foe }: Encantamento de { $card }.
event-die-added = Mais um dado é rolado: { $die }.
event-die-removed = Um dado é removido: { $die }.
event-damage-known = Acertos { $hits }, Escudos { $shields }: { $damage } de Dano.
event-retaliated = Revide de { $who }: { $amount } de Dano em { $foe }.
event-enemy-retaliated = Revide de { $foe }: { $amount } de Dano em { $whom }.
event-minion-wounded = Um Servo de { $foe } sofre { $amount } de Dano: Vida { $left }.
event-guardian-wounded = { $foe }: { $amount } de Dano, Vida { $left }.
event-minions-fell = { $amount ->
    [1] Cai um Servo de { $foe }
   *[other] Caem { $amount } Servos de { $foe }
}; { $left ->
    [1] resta 1
   *[other] restam { $left }
}.
event-guardian-fell = Morte de { $foe } ({ $rank }).
event-damage-wasted = { $amount } de Dano se perde no último Servo de { $foe }.
event-pillar-wounded = O Pilar em { $where } sofre { $amount } de Dano: Vida { $left }.
event-enemy-stunned = { $foe }: Atordoamento.
event-enemy-stood-up = { $foe }: uma Ativação gasta para se levantar.
event-enemy-healed = { $foe }: cura de { $amount }, Vida { $left }.
event-slowed = { $whom } perde 1 Ação da próxima Ativação.

# O que os Inimigos fazem
event-counterattack-began = Contra-Ataque a { $whom }: { $foe }.
event-hid-from-counterattack = { $who } se esconde nas sombras: sem Contra-Ataque de { $foe }.
event-enemy-moved = { $foe }: de { $start } para { $where }, em direção a { $whom }.
event-enemy-moved-to-light = { $foe }: de { $start } para { $where }, em direção a { $whom }, na luz.
event-enemy-moved-to-start = { $foe }: de { $start } para { $where }, em direção à Zona Inicial.
event-enemy-moved-to-exit = { $foe }: de { $start } para { $where }, em direção à Saída.
event-enemy-moved-by-order = { $foe }: de { $start } para { $where }, como diz a Missão.
event-enemy-stayed = { $foe }: sem movimento.
event-enemy-left = { $foe }: fuga pela Saída.
event-dragged = { $foe } arrasta { $whom } para { $where }.
event-trampled = { $foe } atropela { $whom }.
event-trampled-enemy = { $foe } atropela { $other }.
event-lure-destroyed = { $foe } destrói a isca em { $where }.
event-mob-appeared = { $foe } em { $where }: um Chefe e { $minions ->
    [1] 1 Servo
   *[other] { $minions } Servos
}.
event-guardian-appeared = { $foe } em { $where }: Vida { $life }.
event-guardian-equipped = Equipamento de { $foe }: { $card }.
event-guardian-drew-trap = { $card } é descartada; outra carta é comprada.
event-no-miniatures = Faltam miniaturas: quem já está no tabuleiro é ativado ({ $foe }).
event-called-reinforcements = { $foe } chama reforços.
event-lights-went-out = As luzes se apagam na peça { $tile }.
event-lifebringer-filled = O Portador da Vida ganha um marcador: { $left }.
