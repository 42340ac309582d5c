# Perguntas
ask-choose-hero = Seleção de Heróis: com qual Herói você vai jogar?
ask-choose-origin = Escolha sua Origem.
ask-start-sea = Em que Mar seu Drakkar começa?
ask-start-territory = Onde seu Herói e dois Exércitos desembarcam?
ask-prayer = Oração: envie um Sacerdote, forje uma Runa ou siga.
ask-oracle = Comprar 1 carta de Combate e descartar 1?
ask-hero = Herói: mova seu Herói, mova seu Drakkar, cure ou siga.
ask-rune-action = Ações de Runa: gaste Runas em uma ação ou siga.
ask-pay = Quais Runas você gasta?
ask-maneuver = Manobras: Ative um Exército ou siga.
ask-activate = Exército de força { $strength } em { $where }: mova-o ou reforce-o.
ask-activate-army = Qual Exército você Ativa?
ask-special-action = Escolha sua Ação Especial.
ask-realm-bonus = { $realm } recompensa seus aliados: o que você escolhe?
ask-march-army = Marchar: qual Exército vai agora?
ask-march-on = Este Exército pode marchar mais um Território.
ask-prepare = Preparar: escolha.
ask-temple-where = Onde você constrói o Templo?
ask-monsters = Ative um Monstro ou comece uma Caçada.
ask-more-monsters = Outro Monstro?
ask-usurp-recruit = Recrutar um Exército no Território usurpado?
ask-monument = Qual Monumento você constrói?
ask-blessing = Seleção de Bênçãos: escolha uma.
ask-recruit-where = Onde você coloca o novo Exército?
ask-strengthen = Qual Exército ganha 1 de força?
ask-place-army = Qual Exército você coloca em outro lugar?
ask-army-where = Onde você o coloca?
ask-place-hero = Onde você coloca seu Herói?
ask-hero-where = Para onde vai seu Herói?
ask-drakkar-where = Para onde navega seu Drakkar?
ask-ally = Com qual Reino você forma uma Aliança?
ask-tame = De qual Monstro você assume o controle?
ask-release = Você tem dois anéis: qual Monstro você liberta?
ask-raise-attribute = Qual Atributo sobe?
ask-lower-attribute = Qual dos seus Atributos mais altos cai?
ask-wound = Seu Herói recebe um Ferimento: qual Atributo passa a valer 2 até ser curado?
ask-heal = Qual Atributo você cura?
ask-gain-rune = Qual Runa você ganha?
ask-discard-rune = Qual Runa você descarta?
ask-discard-card = Descarte { $amount ->
    [1] 1 carta de Combate
   *[other] { $amount } cartas de Combate
}: qual primeiro?
ask-retreat = { $armies ->
    [one] Seu Exército de força { $strength } recua de { $where }: para onde?
   *[other] Seus { $armies } Exércitos (força { $strength } no total) recuam juntos de { $where }: para onde?
}
ask-retreat-one = O { $monster } ataca: qual dos seus Exércitos recua?
ask-monster-act = { $monster }: mover ou atacar?
ask-monster-move = Para onde vai o { $monster }?
ask-trample = O { $monster } pisoteia: qual Exército?
ask-weaken-army = Qual Exército perde força?
ask-drag-drakkar = O { $monster } arrasta um Drakkar: qual?
ask-drag-where = Para onde o Drakkar de { $whom } é arrastado?
ask-activate-monster = Qual Monstro você Ativa?
ask-boss-place = Onde o Chefe aparece?
ask-toll = O Chefe exige um tributo: 1 Runa ou 1 carta de Combate.
ask-battle-order = Várias Batalhas: qual primeiro?
ask-self-wound = Causar um Ferimento a si mesmo antes do combate?
ask-use-artifact = Exaurir { $artifact }?
ask-battle-card = Batalha: jogue uma carta de Combate ou passe.
ask-berserk = Somar +2 e 1 símbolo de Baixa a mais?
ask-pay-rune = Gastar uma Runa para +{ $amount }?
ask-feint = Finta: qual carta você recupera?
ask-feint-card = Qual carta ocupa o lugar de { $card }?
ask-cancel-shield = Qual Escudo você racha?
ask-spare-army = Qual Exército é poupado da perda?
ask-casualty = Baixas: qual Exército perde 1 de força ({ $amount ->
    [1] falta 1
   *[other] faltam { $amount }
})?
ask-monster-attack = Você joga { $monster ->
    [Loki] por Loki
   *[other] pelo { $monster }
}: escolha o Ataque.
ask-defend = { $card }, Fúria { $fury }: sua defesa é { $total }. Jogue cartas ou termine.
ask-rune-or-wounds = Gaste uma Runa ou receba { $amount ->
    [1] 1 Ferimento
   *[other] { $amount } Ferimentos
}.
ask-discard-or-wounds = Descarte { $cards } cartas de Combate ou receba { $wounds } Ferimentos.
ask-pick-discard = Qual carta de { $whom } é descartada?
ask-hero-round = Golpeie { $monster ->
    [Loki] Loki
   *[other] o { $monster }
}: jogue uma carta que combine com um espaço de Ferimento ou termine sua rodada.
ask-second-weapon = O Chefe exige duas Armas ao mesmo tempo: jogue a segunda.
ask-hunt-effect = Usar o efeito em Caçada de { $card }?
ask-wound-space = Qual espaço de Ferimento { $monster ->
    [Loki] de Loki
   *[other] do { $monster }
} você cobre?
ask-extra-card = Com qual carta você causa o Ferimento extra?

# Opções
option-choose-hero = { $what }
option-choose-origin = { $what }
option-start-sea = Começar no { $what }
option-start-territory = Desembarcar em { $what }
option-send-priest = Enviar um Sacerdote a { $what }
option-forge-rune = Pegar a Runa da Forja
option-forge-rune-short = Pegar a Runa
option-use = Exaurir { $what }
option-swap = Trocar { $what } por { $with }
option-hammer-throw = Descartar { $with } para ferir o { $what }
option-skip = Não, obrigado
option-skip-phase = Seguir
option-done = Pronto
option-yes = Sim
option-no = Não
option-stay = Ficar aqui
option-move-hero = Mover seu Herói para { $what }
option-move-drakkar = Navegar para o { $what }
option-heal = Curar a { $what }
option-surgeon = Curar mais 1 Ferimento (Cirurgião de Campanha)
option-wake-boss = 1 Runa: Ativar o Chefe
option-tame = Assumir o controle do { $what }
option-ally = Aliar-se a { $what }
option-rune-army = 2 Runas: +1 de força a um dos seus Exércitos
option-rune-army-short = Fortalecer um Exército (2 Runas)
option-rune-monster = 2 Runas: Ativar um Monstro
option-rune-draw = 2 Runas: comprar 1 carta de Combate
option-rune-draw-short = Comprar 1 carta (2 Runas)
option-rune-hero = 2 Runas: colocar seu Herói em qualquer Território
option-rune-hero-short = Colocar seu Herói (2 Runas)
option-rune-attribute = 3 Runas: aumentar um dos seus Atributos mais baixos
option-rune-attribute-short = Aumentar um Atributo (3 Runas)
option-rune-draw-two = 3 Runas: comprar 2 cartas de Combate
option-rune-draw-two-short = Comprar 2 cartas (3 Runas)
option-pay = Gastar { $runes }
option-maneuver = Ativar o Exército de força { $strength } em { $where }
option-maneuver-short = Exército { $strength }, { $where }
option-recruit-army = Recrutar um Exército
option-activate = Mover para { $what }
option-raise = Aumentar sua força em 1
option-activate-army = O Exército de força { $strength } em { $where }
option-activate-army-short = Exército { $strength }, { $where }
option-special-action = { $what }
option-instead-draw = Comprar uma carta de Combate em vez disso
option-march-army = Marchar com o Exército de força { $strength } em { $where }
option-march-army-short = Exército { $strength }, { $where }
option-march-on = Seguir para { $what }
option-prepare-heal = Curar 1 Ferimento
option-prepare-draw = Comprar 1 carta de Combate
option-prepare-rune = Ganhar 1 Runa
option-prepare-army = +1 de força a um Exército em uma das suas Cidades
option-prepare-army-short = Fortalecer um Exército
option-temple-where = Construir em { $what }
option-awaken = Ativar o { $what }
option-hunt = Caçar { $what ->
    [Loki] Loki
   *[other] o { $what }
}
option-usurp-recruit = Recrutar em { $what }
option-monument = { $what }: para o nível { $level }
option-blessing = { $what }
option-recruit-where = Recrutar em { $what }
option-strengthen = O Exército de força { $strength } em { $where }
option-strengthen-short = Exército { $strength }, { $where }
option-place-army = O Exército de força { $strength } em { $where }
option-place-army-short = Exército { $strength }, { $where }
option-army-where = Colocá-lo em { $what }
option-place-hero = { $what }
option-hero-where = { $what }
option-drakkar-where = { $what }
option-release = Libertar o { $what }
option-raise-attribute = Aumentar a { $what }
option-lower-attribute = Reduzir a { $what }
option-wound = Ferir a { $what }
option-gain-rune = Ganhar { $what }
option-discard-rune = Descartar { $what }
option-discard-card = Descartar { $what }
option-retreat = Recuar para { $what }
option-retreat-one = O Exército de força { $strength } em { $where }
option-retreat-one-short = Exército { $strength }, { $where }
option-monster-act = { $what }
option-monster-move = Para { $what }
option-trample = O Exército de força { $strength } de { $whom }
option-trample-short = Exército de { $whom } ({ $strength })
option-weaken-army = O Exército de força { $strength } de { $whom } em { $where }
option-weaken-army-short = Exército { $strength }, { $where }
option-drakkar = O Drakkar de { $whom }
option-drag-where = Para o { $what }
option-activate-monster = { $what }
option-boss-place = { $what }
option-toll = Descartar { $what }
option-card = Descartar uma carta de Combate
option-battle-order = Batalha em { $what }
option-battle-card = Jogar { $what } (+{ $value }, Baixas { $casualties })
option-pass = Passar
option-pay-rune = Gastar { $what }
option-feint = Recuperar { $what }
option-feint-card = Pôr { $what }
option-cancel-shield = Rachar { $what }
option-spare-army = O Exército de força { $strength }
option-casualty = O Exército de força { $strength }
option-monster-attack = { $what } (Fúria { $fury }, Ponto Fraco { $weak })
option-defend = Defender-se com { $what } (+{ $value })
option-rune-or-wounds = Gastar { $what }
option-cards = Descartar as cartas
option-wounds = Receber os Ferimentos
option-pick-discard = { $what }
option-hero-round = Golpear com { $what } ({ $weapon })
option-second-weapon = E { $what } ({ $weapon })
option-pair = { $what } e { $with } juntas: qualquer Arma
option-wild = { $what } torna { $with } qualquer Arma
option-thunderclap = Trovoada: descartar 2 cartas para cobrir um espaço qualquer
option-blood-price = Preço de Sangue: receber 1 Ferimento para comprar 2 cartas de Combate
option-end-round = Terminar sua rodada
option-give-up = Desistir da Caçada
option-wound-space = { $weapons }
option-wound-space-reward = { $weapons }, Recompensa: { $reward }
option-extra-card = { $what }
option-bonus-draw = Comprar { $amount ->
    [1] 1 carta de Combate
   *[other] { $amount } cartas de Combate
}
option-bonus-runes = Ganhar { $amount ->
    [1] 1 Runa
   *[other] { $amount } Runas
}
option-bonus-raise-attribute = Aumentar um Atributo
option-bonus-priest = Ganhar 1 Sacerdote
option-bonus-heal = Curar { $amount ->
    [1] 1 Ferimento
   *[other] { $amount } Ferimentos
}
option-bonus-strengthen = +1 de força a um dos seus Exércitos
option-bonus-strengthen-start = +1 de força a todos os seus Exércitos
option-bonus-activate = Ativar um Exército
option-bonus-recruit = Recrutar um Exército
option-bonus-place-hero = Colocar seu Herói onde quiser
option-bonus-place-army = Colocar um dos seus Exércitos em um Território seu
option-bonus-place-army-short = Colocar um Exército
option-bonus-move-drakkar = Mover seu Drakkar
option-bonus-move-hero = Mover seu Herói
option-bonus-alliance = Formar uma Aliança
option-bonus-tame = Assumir o controle de um Monstro
option-bonus-first-turn = Jogar o primeiro turno

# O que aconteceu
event-boss-placed = { $boss } aparece em { $where }.
event-monster-placed = { $card }: o { $monster } chega a { $where }.
event-no-monster-placed = { $card }: não resta nenhum Monstro de { $rune } para colocar.
event-chose-hero = { $who } joga com { $hero }.
event-chose-origin = A Origem de { $who } é { $origin }.
event-first-turn = { $who } jogará o primeiro turno.
event-turn-began = Turno { $turn }: { $who }.
event-sent-priest = { $who } envia um Sacerdote a { $deity }.
event-forged-rune = { $who } pega { $rune } da Forja de { $where }.
event-gained-rune = { $who } ganha { $rune }.
event-discarded-rune = { $who } descarta { $rune }.
event-spent-runes = { $who } gasta { $runes }.
event-swapped-rune = { $who } troca { $old } por { $new }.
event-drew-cards = { $who } compra { $cards }.
event-monster-drew = { $by } compra pelo Monstro: { $cards }.
event-monster-discarded = { $monster ->
    [Loki] Loki
   *[other] O { $monster }
} descarta { $cards }.
event-saw-hand = O Monstro tem: { $cards }.
event-used-blessing = { $who } usa { $blessing }.
event-offered = { $who } escolhe entre os Heróis { $heroes } e entre as Origens { $origins }.
event-drew = { $who } compra { $amount ->
    [1] 1 carta de Combate
   *[other] { $amount } cartas de Combate
}.
event-discarded = { $who } descarta { $card }.
event-reshuffled = Os descartes formam um novo baralho de { $amount ->
    [1] 1 carta de Combate
   *[other] { $amount } cartas de Combate
}.
event-gained-priests = { $who } ganha { $amount ->
    [1] 1 Sacerdote
   *[other] { $amount } Sacerdotes
}.
event-raised = A { $attribute } de { $who } sobe para { $value }.
event-lowered = A { $attribute } de { $who } cai para { $value }.
event-wounded = { $who } recebe um Ferimento na { $attribute }.
event-healed = { $who } cura a { $attribute }.
event-hero-moved = { $who } vai de { $start } para { $where }.
event-hero-placed = { $who } agora está em { $where }.
event-drakkar-moved = O Drakkar de { $who } está agora no { $where }.
event-army-moved = { $who } move um Exército de força { $strength } de { $start } para { $where }.
event-army-placed = { $who } coloca um Exército de força { $strength } em { $where }.
event-recruited = { $who } tem um novo Exército de força { $strength } em { $where }.
event-strengthened = Um Exército de { $who } em { $where } sobe para força { $strength }.
event-weakened = Um Exército de { $who } em { $where } cai para força { $strength }.
event-army-destroyed = { $who } perde um Exército em { $where }.
event-retreated = Um Exército de { $who } recua de { $start } para { $where }.
event-took-control = { $who } assume o controle de { $where }.
event-gained-artifact = { $who } ganha o Artefato { $artifact }.
event-used-artifact = { $who } exaure { $artifact }.
event-allied = { $who } forma uma Aliança com { $realm }.
event-tamed = { $who } assume o controle do { $monster }.
event-released = { $who } liberta o { $monster }.
event-special-action = { $who } escolhe { $action }.
event-no-special-action = { $who } não pode fazer nenhuma Ação Especial.
event-came-to-nothing = { $action } não pode mais ser executada.
event-covered = { $by } cobre o marcador de { $who }.
event-realm-bonus = { $who } recebe o bônus de { $realm }.
event-temple-built = { $who } constrói o Templo { $slot } em { $where }.
event-draft-began = Seleção de Bênçãos: { $cards }.
event-gained-blessing = { $who } pega { $blessing }.
event-usurped = { $who } usurpa { $where }.
event-monument-built = { $who } constrói o nível { $level } do Monumento de { $deity }.
event-requirement-met = O Ragnarok se aproxima: { $requirement } ({ $down } de 3).
event-ragnarok-began = O Ragnarok começa! Cada jogador tem um último turno; { $who } joga o último de todos.
event-wheel-cleared = Os Sacerdotes se retiram, a roda é esvaziada, os Artefatos são recarregados.
event-event-drawn = Compra-se o { $card }.
event-monster-rolled = { $who } rola o dado pelo { $monster }: { $face }.
event-monster-moved = O { $monster } se move de { $start } para { $where }.
event-trampled = O { $monster } pisoteia um Exército de { $whom } em { $where }.
event-territory-attack = O { $monster } ataca { $where }.
event-boss-stays = { $boss } não encontra outro lugar.
event-battle-began = Batalha em { $where }: { $who } ataca { $whom }.
event-battle-card = { $who } joga { $card }.
event-passed = { $who } passa.
event-feinted = { $who } recupera { $back } e põe { $card } no lugar.
event-shield-cancelled = { $who } racha { $card }: seu valor não conta.
event-battle-won = { $who } vence a Batalha em { $where } contra { $whom }: { $total } a { $against }.
event-hunt-began = { $who } caça { $monster ->
    [Loki] Loki
   *[other] o { $monster }
}; { $by } decide por ele.
event-monster-attacked = { $monster ->
    [Loki] Loki
   *[other] O { $monster }
} ataca: { $card }, Fúria { $fury }.
event-defended = { $who } se defende com { $card }: { $total } contra { $fury }.
event-attack-stopped = { $who } detém { $card }.
event-special-attack = Ataque Especial { $monster ->
    [Loki] de Loki
   *[other] do { $monster }
}!
event-hand-shown = { $who } mostra: { $cards }.
event-weak-point = { $who } encontra o Ponto Fraco: { $total } contra { $needed }.
event-attack-deck-empty = O baralho de Ataques acabou: { $monster ->
    [Loki] Loki
   *[other] o { $monster }
} escapa.
event-hunt-card = { $who } golpeia com { $card }.
event-wound-dealt = { $who } causa um Ferimento { $monster ->
    [Loki] em Loki
   *[other] no { $monster }
} ({ $weapons }); { $left ->
    [0] era o último que faltava
    [1] falta 1
   *[other] faltam { $left }
}.
event-rewarded = Recompensa para { $who }: { $reward }.
event-peeked = { $who } olha a mão { $monster ->
    [Loki] de Loki
   *[other] do { $monster }
}.
event-regrew = { $monster ->
    [Loki] Loki
   *[other] O { $monster }
} cura um Ferimento.
event-hunt-failed = A Caçada de { $who } contra { $monster ->
    [Loki] Loki
   *[other] o { $monster }
} fracassa: { $why ->
    [0] todos os Atributos já estavam feridos.
    [1] o Ataque pôs fim a ela.
    [2] o baralho de Ataques acabou.
    [3] nenhum Ferimento foi causado nesta rodada.
   *[other] o alvo sobrevive.
}
event-killed = { $who } mata { $monster ->
    [Loki] Loki
   *[other] o { $monster }
}!
event-gained-slayer = { $who } ganha uma ficha de Matador.
event-regenerated = { $monster ->
    [Loki] Loki
   *[other] O { $monster }
} se regenera.
event-counted = { $who } controla { $amount ->
    [1] 1 Território
   *[other] { $amount } Territórios
} junto a Yggdrasil.
event-exhausted = Todos os Monumentos estão de pé e ninguém mais pode agir: a partida termina por exaustão após { $turns } turnos.
event-won = { $who } vence: { $how }!

# Por que não
why-lr-turn-01 = As fases do turno têm uma ordem fixa.
why-lr-activate-02 = Um Exército só se move para um Território adjacente.
why-lr-activate-03 = Só se reforça um Exército em um Território seu com Cidade.
why-lr-boss-05 = Exércitos não podem entrar no Território de Loki.
why-lr-recruit-02 = Recruta-se junto ao seu Drakkar ou em um Território seu com Cidade.
why-lr-battle-05 = Uma carta do seu oponente proíbe Escudos no resto desta Batalha.
why-lr-battle-06 = Seus Exércitos aqui não suportam tantos símbolos de Baixa.
why-lr-hround-01 = Isso não combina com nenhum espaço de Ferimento descoberto.
why-lr-wspace-02 = Com essa carta não se completam as duas Armas de nenhum espaço de Ferimento.
why-lr-select-11 = Você começa junto ao seu Drakkar.
why-lr-select-12 = Lá há Exércitos ou um marcador de outro jogador.
why-lr-pray-01 = Só se envia um Sacerdote por fase de Oração.
why-lr-priest-01 = Você não tem Sacerdotes na sua Reserva.
why-lr-pray-02 = Esse Monumento não tem espaço de Sacerdote vazio.
why-lr-pray-07 = Seu Herói não está em uma Forja com Runa.
why-lr-herophase-01 = Você já usou sua ação de Herói.
why-lr-herophase-02 = É longe demais para o seu Herói.
why-lr-runeact-03 = Falta a você a Runa que ela custa.
why-lr-runeact-04 = Falta a você um conjunto de Runas diferentes.
why-lr-runeact-05 = Seu Herói não está no Território do Chefe.
why-lr-runeact-06 = Seu Herói não está no Território desse Monstro.
why-lr-runeact-07 = Esse Reino não toca o Território do seu Herói.
why-lr-runeact-08 = Você não tem nenhum Exército no tabuleiro que possa crescer.
why-lr-runeact-09 = Você só pode Ativar um Monstro neutro ou um seu.
why-lr-runeact-12 = Só sobe um dos seus Atributos mais baixos, abaixo de 6.
why-lr-tame-03 = Esse Monstro já tem quem o controle.
why-lr-ally-03 = Você já é aliado desse Reino.
why-lr-limit-01 = Não resta nenhum.
why-lr-maneuver-01 = Nesta fase você Ativa um Exército seu.
why-lr-maneuver-02 = Aqui você só Recruta se não tiver Exércitos no tabuleiro.
why-lr-wheel-02 = Você não conseguiria executar essa ação.
why-lr-wheel-03 = Seu marcador já está nessa ação.
why-lr-wheel-10 = Você ainda não tem marcador na roda.
why-lr-build-02 = Esse Monumento está concluído.
why-lr-enlist-01 = Você não tem mais Exércitos para Recrutar.
why-lr-march-01 = Você Marcha com Exércitos seus no tabuleiro: pelo menos um, cada um uma vez.
why-lr-temple-01 = Um Templo precisa de um Território seu com Santuário e sem Templo.
why-lr-beasts-01 = Com esta ação você Ativa Monstros ou caça um; aqui isso não é possível.
why-lr-usurp-01 = Seu Herói deve ser o único Herói em um Território que não seja seu.
why-lr-usurp-02 = Sua Força é menor que a Resistência Local.
why-lr-usurp-03 = Sua Força é menor que a dos Exércitos de lá.
why-lr-own-01 = Isso não é seu ou não pode ser usado agora.
why-lr-hunt-01 = Uma Caçada exige a ação Monstros e o seu Herói no mesmo Território.
why-lr-move-02 = Agora não se pode mover nada para lá.
why-lr-sea-01 = Só Drakkars navegam pelos Mares, na fase de Herói.
why-lr-realm-01 = Os Reinos são só para Alianças.
why-lr-deck-01 = Só se compra dos baralhos quando uma regra manda.
why-lr-army-01 = Esse Exército já tem força 6.
why-lr-herophase-03 = É longe demais para o seu Drakkar.
why-lr-herophase-04 = Esse Atributo não tem Ferimento.
why-lr-prepare-02 = Você não tem Ferimento para curar.
why-lr-prepare-03 = Só se reforça um Exército abaixo de 6 em um Território seu com Cidade.
why-lr-beasts-02 = Você só pode Ativar Monstros diferentes, neutros ou seus.
why-lr-win-06 = Só quem já matou 2 Monstros pode caçar o Chefe.
why-lr-two-02 = Só quem já matou um Monstro pode caçar o Chefe.
why-lr-move-05 = Um Monstro se move para um Território adjacente, nunca de Drakkar.
why-lr-trample-04 = Um Monstro neutro sempre usa a Pisada.
why-lr-boss-06 = A cartela de Loki não permite que ele vá para lá.
why-lr-retreat-01 = Exércitos recuam para um Território adjacente do próprio dono.
why-lr-wound-01 = Esse Atributo já está ferido.
why-lr-hround-05 = Primeiro cause um Ferimento; depois você pode terminar a rodada.
why-lr-huntend-04 = Você já causou um Ferimento nesta rodada: termine a rodada.

# Opções da partida
setting-boss = Chefe
setting-boss-loki = Loki
setting-temple-track = Lado da trilha de Templo
setting-temple-track-a = A (primeira partida, 2 Seleções)
setting-temple-track-b = B (3 Seleções)
setting-first-player = Quem começa a Seleção de Heróis
setting-first-player-none = Sorteado
setting-priests-start = Onde os Sacerdotes começam
setting-priests-start-supply = No Suprimento
setting-priests-start-reserve = Na Reserva, como está impresso
setting-retreat-into-battle = Exércitos podem recuar para uma Batalha pendente
setting-retreat-to-boss = Exércitos podem recuar para o Território do Chefe
setting-recruit-at-boss = Pode-se Recrutar no Território do Chefe
setting-placed-monster-acts = Um Monstro recém-colocado pode agir no mesmo Evento
setting-lowest-attribute = O Atributo mais baixo é medido por
setting-lowest-attribute-value = seu valor atual
setting-lowest-attribute-track = seu lugar na trilha
setting-exhaustion = Quando ninguém mais pode agir
setting-exhaustion-draw = a partida é um empate
setting-exhaustion-yggdrasil = contam-se os Territórios junto a Yggdrasil
setting-idle-rounds = Quantas rodadas sem Ação Especial encerram a partida

# what a person may answer ahead
ahead-use-artifact = Não usar Artefatos nas Batalhas
