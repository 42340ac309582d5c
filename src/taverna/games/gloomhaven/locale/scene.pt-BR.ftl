# A mesa, desenhada.
scene-table = A mesa
scene-map = Mapa
scene-hexes = Hexágonos
scene-figures = Figuras
scene-side = Monstros e grupo
scene-mine = Meu tabuleiro
scene-hand = Minhas cartas
scene-play = Cartas em jogo
scene-piles = Minhas pilhas
scene-items = Meus itens
scene-elements = Elementos
scene-monsters = Monstros
scene-party = Grupo
scene-scenario = Cenário
scene-order = Ordem de iniciativa
scene-round = Rodada { $n }
scene-phase-goals = Objetivos de batalha
scene-phase-hands = Preparação do cenário
scene-phase-selection = Seleção das cartas
scene-phase-initiative = Iniciativa
scene-phase-turns = Turnos
scene-phase-end = Fim da rodada
scene-phase-over = Fim
scene-state-now = agindo
scene-state-past = já agiu
scene-state-ready = pronto
scene-state-choosing = escolhendo
scene-state-out = exausto
scene-initiative = Iniciativa { $n }
scene-element-strong = { $element }: forte
scene-element-waning = { $element }: enfraquecendo
scene-element-inert = { $element }: inerte
scene-element-coming = forte no fim deste turno
scene-hex = Hexágono { $hex }
scene-floor = chão
scene-cost = { $n ->
    [1] 1 ponto de movimento
   *[other] { $n } pontos de movimento
 }
scene-door-open = porta aberta
scene-door-closed = porta fechada
scene-door-locked = porta trancada
scene-trap = armadilha, { $n } de dano
scene-trap-plain = armadilha
scene-hazard = terreno perigoso, { $n } de dano
scene-difficult = terreno difícil
scene-obstacle = obstáculo
scene-money = { $n ->
    [1] uma ficha de dinheiro
   *[other] { $n } fichas de dinheiro
 }
scene-treasure = tesouro { $n }
scene-treasure-goal = tesouro de objetivo
scene-plate = placa de pressão
scene-look-altar = altar (obstáculo)
scene-look-barrel = barril (obstáculo)
scene-look-bookcase = estante (obstáculo)
scene-look-boulder = rocha (obstáculo)
scene-look-bush = arbusto (obstáculo)
scene-look-cabinet = armário (obstáculo)
scene-look-crate = caixote (obstáculo)
scene-look-crystal = cristal (obstáculo)
scene-look-dark-pit = fosso escuro (obstáculo)
scene-look-door = porta (obstáculo)
scene-look-nest = ninho (obstáculo)
scene-look-stump = toco (obstáculo)
scene-look-fountain = fonte (obstáculo)
scene-look-pillar = pilar (obstáculo)
scene-look-rock-column = coluna de pedra (obstáculo)
scene-look-sarcophagus = sarcófago (obstáculo)
scene-look-shelf = prateleira (obstáculo)
scene-look-stalagmites = estalagmites (obstáculo)
scene-look-table = mesa (obstáculo)
scene-look-totem = totem (obstáculo)
scene-look-tree = árvore (obstáculo)
scene-look-wall-section = trecho de parede (obstáculo)
scene-hp = { $n } de { $most } pontos de vida
scene-shield = Escudo { $n }
scene-card-level = Nível da carta
scene-half-top = { $card }, ação de cima: { $text }
scene-half-bottom = { $card }, ação de baixo: { $text }
scene-plain-attack = { $card } como Ataque 2 padrão
scene-plain-move = { $card } como Mover 2 padrão
scene-monster-card = { $monster }: suas cartas
scene-shuffles = o baralho é embaralhado no fim da rodada
scene-stat-hp = Pontos de vida
scene-stat-move = Mover
scene-stat-attack = Ataque
scene-stat-range = Alcance
scene-level = Nível { $n }
scene-level-short = Nível { $n }
scene-you = você
scene-left = saiu
scene-exhausted = exausto
scene-thinking = decide
scene-ready = pronto
scene-hand-size = Cartas na mão: { $n }
scene-discarded-size = Cartas descartadas: { $n }
scene-lost-size = Cartas perdidas: { $n }
scene-xp = Experiência: { $n }
scene-tokens = Fichas de dinheiro: { $n }
scene-rounds-left = Rodadas antes da exaustão, com descansos curtos e sem perder cartas em ações: { $n }
scene-goal-worth = { $n ->
    [1] Vale uma marca.
   *[other] Vale { $n } marcas.
 }
scene-goal-met = Do jeito que está, foi cumprido.
scene-goal-open = Ainda não foi cumprido.
scene-modifiers = Modificadores: restam { $n }
scene-item-label = { $item } ({ $state ->
    [spent] gasto
    [consumed] consumido
   *[ready] pronto
 }): { $text }
scene-item-state = { $item } ({ $state ->
    [spent] gasto
    [consumed] consumido
   *[ready] pronto
 })
scene-perks = Vantagens (perks)
scene-shop = Loja (preço em ouro)
scene-pile-discarded = Descartadas ({ $n })
scene-pile-lost = Perdidas ({ $n })
scene-pile-aside = Deixadas de fora ({ $n })
scene-pile-active = Ativas ({ $n })
scene-trap-damage = Dano de armadilha: { $n }
scene-hazard-damage = Dano do terreno perigoso: { $n }
scene-token-value = Ouro por ficha de dinheiro: { $n }
scene-bonus-xp = Experiência pelo sucesso: { $n }
scene-special-rules = Regras especiais ({ $n })
scene-won = Cenário vencido
scene-failed = Cenário perdido
scene-decided-exhausted = Acabou na rodada { $n }, quando já não restava ninguém de pé.
scene-decided-lost = Perdido na rodada { $n }: o objetivo ficou fora de alcance.
scene-decided-kills = Feito na rodada { $n }; a lâmina mais afiada foi { $who }, com { $kills ->
    [1] uma morte
   *[other] { $kills } mortes
}.
scene-result-xp = Experiência
scene-result-gold = Ouro
scene-result-kills = Mortes
scene-damage = { $n } de dano
scene-condition-poison = Ataques inimigos contra ele ficam 1 mais fortes. Uma cura só tira o veneno.
scene-condition-wound = Sofre 1 de dano no início de cada turno, até ser curado.
scene-condition-immobilize = Não pode realizar ações de Mover.
scene-condition-disarm = Não pode realizar ações de Ataque.
scene-condition-stun = Não pode fazer nada no seu turno.
scene-condition-muddle = Ataca com Desvantagem.
scene-condition-curse = Uma carta de Maldição no baralho.
scene-condition-invisible = Os inimigos não o veem.
scene-condition-strengthen = Ataca com Vantagem.
scene-condition-bless = Uma carta de Bênção no baralho.

# O que uma opção significaria
peek-rounds = { $then ->
    [1] Depois resta 1 rodada antes da exaustão (agora { $now }).
   *[other] Depois restam { $then } rodadas antes da exaustão (agora { $now }).
 }
peek-rest = Descanso longo
peek-rest-cards = { $n ->
    [1] Perca uma carta descartada e pegue 1 de volta. Curar 2, e os itens gastos ficam prontos.
   *[other] Perca uma carta descartada e pegue { $n } de volta. Curar 2, e os itens gastos ficam prontos.
 }
peek-way = { $n ->
    [1] 1 hexágono
   *[other] { $n } hexágonos
 }, { $cost ->
    [1] 1 ponto
   *[other] { $cost } pontos
 }; { $left ->
    [1] resta 1
   *[other] restam { $left }
 }
peek-door = Abre a porta: o que há atrás é desconhecido, e não dá para desfazer.
peek-money = { $n ->
    [1] 1 ficha de dinheiro para saquear no fim do turno
   *[other] { $n } fichas de dinheiro para saquear no fim do turno
 }
peek-treasure = um tesouro para saquear no fim do turno
peek-focus = Se você parar aqui, o foco deles é
peek-attack-by = { $n ->
    [1] { $names } ataca.
   *[other] { $names } atacam.
 }
peek-near-by = { $n ->
    [1] { $names } se aproxima.
   *[other] { $names } se aproximam.
 }
peek-no-focus = Sem foco: { $names }
peek-tied = Alguns deixariam uma escolha para vocês.
peek-act = Para ali e não ataca ninguém.
peek-act-attack = Para ali e ataca { $names }.
peek-attack = Ataque contra { $name }
peek-kill = Chance de matar:
peek-damage = Dano e sua chance
peek-mean = { $n } de dano em média
peek-back = { $n } de dano por Retaliar, se viver
peek-deck = { $n ->
    [1] Exato, pela última carta do baralho de modificadores.
   *[other] Exato, pelas { $n } cartas que restam no baralho de modificadores.
 }
peek-step-base = Ataque
peek-step-card = carta
peek-step-bonus = bônus
peek-step-poison = Veneno
peek-step-times = multiplicado
peek-step-shield = Escudo
peek-step-pierce = Perfurar
peek-area = { $n ->
    [1] Atinge um inimigo
   *[other] Atinge { $n } inimigos
 }
peek-area-odds = { $mean } de dano em média, morre { $kill }
peek-area-turn = R gira a área onde ela couber de várias formas.
scene-class-level = { $of } · nível { $n }
scene-story = A história
scene-cards-left = { $n ->
    [one] Resta { $n } carta de habilidade no baralho
   *[other] Restam { $n } cartas de habilidade no baralho
}
scene-element-means-strong = Pode ser consumido por quem agir agora ou mais tarde nesta rodada.
scene-element-means-waning = Ainda pode ser consumido nesta rodada; depois se vai.
scene-element-means-inert = Não está no ar. Uma ação que o infunde o deixa forte no fim daquele turno.
peek-look-strikes = Atacaria { $who } se ninguém se movesse
peek-look-nears = Iria até { $who } se ninguém se movesse
