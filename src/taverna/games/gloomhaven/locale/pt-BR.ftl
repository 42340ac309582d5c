# Perguntas
ask-leading = Escolha sua primeira carta ou declare um descanso longo.
ask-second = Escolha sua segunda carta.
ask-turn = Seu turno: jogue uma ação ou use um item.
ask-move = Mover: para onde? { $points ->
    [1] Resta 1 ponto de movimento.
   *[other] Restam { $points } pontos de movimento.
}
ask-attack = { $card-id ->
    [none] Ataque { $value }: quem?
   *[other] { $card }, Ataque { $value }: quem?
}{ $left ->
    [1] {""}
   *[other] {" "}Restam { $left } alvos.
}
ask-area = Onde fica a área?
ask-path = Por onde até { $figure }?
ask-heal = Curar quem?
ask-affect = Quem é afetado?
ask-kill = Matar quem?
ask-command = Quem age?
ask-augment = Consumir elementos para um aumento?
ask-which-element = Qual elemento você consome?
ask-infuse = Qual elemento é infundido?
ask-use-bonus = Usar { $card }?
ask-use-item-own-attack = Usar um item neste ataque?
ask-use-item-own-attack-action = Usar um item nesta ação de ataque?
ask-use-item-ally-attack-action = Usar um item no ataque de { $figure }?
ask-use-item-attacked = { $figure } ataca você: usar um item?
ask-use-item-damaged = { $damage } de dano: usar um item?
ask-use-item-condition = Você receberia { $condition }: usar um item?
ask-use-item-turn-end = Fim do seu turno: usar um item?
ask-before-rest = Antes do descanso longo: usar um item?
ask-use-item-long-rest = Descanso longo: usar um item?
ask-use-item-short-rest = Descanso curto: usar um item?
ask-use-item-enemy-consumes = { $figure } vai consumir um elemento: usar um item?
ask-use-item = Usar um item?
ask-spare = { $figure } vai sofrer { $damage } de dano. Perder uma carta da mão para anular?
ask-negate = { $cause-id ->
    [attack] { $figure } ataca você:{" "}
    [retaliate] { $figure } retalia:{" "}
    [deed] { $figure }:{" "}
    [trap] Uma armadilha:{" "}
    [hazard] Terreno perigoso:{" "}
    [wound] Seu ferimento:{" "}
    [rest] O descanso:{" "}
    [treasure] O tesouro:{" "}
   *[none] {""}
}{ $damage } de dano. Sofrer ({ $left ->
    [0] seria sua exaustão
    [1] restaria 1 ponto de vida
   *[other] restariam { $left } pontos de vida
}) ou perder cartas para negar o dano?
ask-lose-discarded = Qual carta descartada você perde? ({ $nth } de 2)
ask-effect = { $figure } recebe { $condition }?
ask-push = Empurrar { $figure }: para onde?
ask-pull = Puxar { $figure }: para onde?
ask-part-loot = Saquear?
ask-part-heal = Curar-se?
ask-part-condition = Aplicar esta condição?
ask-part-shield = Ganhar Escudo?
ask-part-retaliate = Ganhar Retaliar?
ask-part-bonus = Pôr este bônus em jogo?
ask-part = Realizar esta parte?
ask-one-of = Qual destas?
ask-move-or-attack = Mover ou atacar?
ask-loot = Saquear o quê?
ask-create-trap = Onde fica a armadilha?
ask-disarm-trap = Qual armadilha você desarma?
ask-create-obstacle = Onde fica o obstáculo?
ask-obstacle-shape = Como fica o obstáculo?
ask-destroy-obstacle = Qual obstáculo você destrói?
ask-move-obstacle = Qual obstáculo você move?
ask-obstacle-where = Para onde vai o obstáculo?
ask-choose-hex = Escolha um hexágono.
ask-summon = Onde aparece a criatura invocada?
ask-teleport = Teletransportar para onde?
ask-refresh = Qual item você renova?
ask-cure = Qual condição é removida?
ask-end-augment = Qual Aumento termina?
ask-rest-lose = Descanso longo: qual carta descartada você perde?
ask-short-rest = { $cards ->
    [1] Descanso curto? 1 carta descartada.
   *[other] Descanso curto? { $cards } cartas descartadas.
}
ask-redraw = O descanso custaria { $card }. Perder essa carta, ou sofrer 1 de dano e perder outra ao acaso?
ask-initiative = Sua iniciativa é { $initiative }. Mudar?
ask-extra-card-top = Qual carta da mão você joga pela ação de cima?
ask-extra-card-bottom = Qual carta da mão você joga pela ação de baixo?
ask-extra-lead = Outro turno: qual é a primeira carta? Ela deve vir depois de { $initiative }.

# Opções
option-figure = { $figure } ({ $hp }/{ $most })
option-named = { $what }
option-number = { $n }
option-card = { $card } ({ $initiative }). Em cima: { $top }. Embaixo: { $bottom }
option-card-short = Escolher { $card } ({ $initiative })
option-top = { $card }, em cima: { $text }
option-bottom = { $card }, embaixo: { $text }
option-attack-card = { $card } como Ataque
option-move-card = { $card } como Mover
option-hand-card = Perder { $card } da mão
option-end-card = Encerrar { $card } na área ativa
option-drop-card = Encerrar { $card } na área ativa
option-drop-card-short = Encerrar { $card }
option-deed-bottom = Abrir mão da ação inferior de { $card } em { $hex }: { $text }
option-deed-top = Abrir mão da ação superior de { $card } em { $hex }: { $text }
option-toil = Gastar { $n } de movimento em { $hex }: { $text }
option-item = Usar { $item }: { $text }
option-hex = Hexágono { $hex }
option-move-to = Até { $hex }
option-move-via = Passando por { $hex }
option-elements = { $elements }
option-by = { $n } (iniciativa { $initiative })
option-area = Em { $hex }, giro { $turn }
option-along = Por { $hexes }
option-shape = Em { $hexes }
option-act = Para em { $hex }
option-act-attack = Para em { $hex } e ataca { $targets }
option-act-attack-short = { $hex }: ataca { $targets }
option-augment = Aumento { $n }
option-augment-of = { $text }
option-way = Opção { $n }
option-rest = Descanso longo
option-end = Encerrar o turno
option-stop = Já basta
option-effects = Escolher quais efeitos se aplicam
option-keep-augments = Manter o que está ativo; nada novo
option-skip = Não
option-none = Agora não
option-use = Usar
option-perform = Sim
option-suffer = Sofrer o dano
option-suffer-exhausted = Sofrer: você fica exausto
option-discarded = Perder duas cartas descartadas
option-crush = Contra a parede ou o obstáculo
option-move = Mover
option-attack = Atacar
option-short-rest = Descanso curto
option-no-rest = Sem descanso
option-keep = Perder essa carta
option-redraw = 1 de dano, outra carta
option-perk-add = Acrescentar { $adds }
option-perk-remove = Remover { $removes }
option-perk-replace = Trocar { $removes } por { $adds }
option-perk-items = Ignorar os efeitos negativos de itens e acrescentar { $adds }
option-perk-items-only = Ignorar os efeitos negativos de itens
option-perk-scenario = Ignorar os efeitos negativos de cenário e acrescentar { $adds }
option-perk-scenario-only = Ignorar os efeitos negativos de cenário

# Acontecimentos
event-chose-cards = { $who } já escolheu duas cartas.
event-declared-rest = { $who } declara um descanso longo.
event-revealed = { $who }: iniciativa { $initiative }, com { $lead } e { $second }.
event-turn-began = Vez de { $figure }.
event-played-top = { $who } joga a ação de cima de { $card }.
event-played-bottom = { $who } joga a ação de baixo de { $card }.
event-played-attack = { $who } joga { $card } como Ataque padrão.
event-played-move = { $who } joga { $card } como Mover padrão.
event-stunned = { $figure } sofre atordoamento e nada faz.
event-card-discarded = { $card } vai para o descarte.
event-card-lost = { $who } perde { $card }.
event-card-active = { $card } fica na área ativa de { $who }.
event-card-recovered = { $who } recupera { $card }.
event-card-taken = { $who } mostra { $card } para outro turno.
event-bonus-used = { $card } é usada.
event-bonus-ended = { $card } termina.
event-rested = { $who } descansa e recupera { $cards ->
    [1] 1 carta
   *[other] { $cards } cartas
}.
event-short-rested = { $who } faz um descanso curto e recupera { $cards ->
    [1] 1 carta
   *[other] { $cards } cartas
}.
event-rest-drew = O descanso aponta { $card }.
event-moved = { $figure } anda { $hexes ->
    [1] 1 hexágono
   *[other] { $hexes } hexágonos
}.
event-pushed = { $figure } leva um empurrão.
event-pulled = { $figure } leva um puxão.
event-teleported = { $figure } aparece em outro lugar.
event-trap-sprung = { $figure } dispara uma armadilha.
event-hazard-entered = { $figure } entra em terreno perigoso.
event-attacked = { $figure } ataca { $target }: { $value }, compra { $used }, { $damage } de dano.
event-suffered = { $figure } sofre { $damage } de dano; { $left ->
    [1] resta 1
   *[other] restam { $left }
}.
event-negated = { $figure } nega { $damage } de dano.
event-retaliated = { $figure } retalia contra { $target }: { $damage } de dano.
event-healed = { $figure } recupera { $hp } de vida.
event-condition-gained = { $figure } recebe { $condition }.
event-condition-ended = { $figure } se livra de { $condition }.
event-died = { $figure } morre.
event-exhausted = Exaustão de { $who }.
event-fallen = { $who } morre para sempre.
event-shield-gained = { $figure } ganha Escudo { $value }.
event-retaliate-gained = { $figure } ganha Retaliar { $value }.
event-infused = Agora em Forte: { $elements }.
event-consumed = { $figure } consome { $elements }.
event-gained-xp = { $who } ganha { $xp } EXP.
event-looted-money = { $figure } saqueia { $tokens ->
    [1] 1 ficha de dinheiro
   *[other] { $tokens } fichas de dinheiro
}.
event-treasure-looted = { $who } saqueia um tesouro.
event-item-used = { $who } usa { $item }.
event-item-refreshed = { $who } renova { $item }.
event-trap-made = { $figure } põe uma armadilha.
event-trap-disarmed = { $figure } desarma uma armadilha.
event-obstacle-made = { $figure } cria um obstáculo.
event-obstacle-moved = { $figure } move um obstáculo.
event-obstacle-destroyed = { $figure } destrói um obstáculo.
event-turned = { $figure } lutará contra os seus nesta rodada.
event-commanded = { $figure } comanda { $target }.
event-modifier-added = { $card } é embaralhada no baralho de { $figure }.

# Por que não
why-gh-select-05 = Essa carta está no descarte.
why-gh-select-07 = Essa carta está perdida.
why-gh-select-08 = Essa carta está na sua área ativa.
why-gh-select-10 = Com menos de duas cartas na mão, só resta descansar.
why-gh-select-03 = Isso está na mão de outro jogador.
why-gh-rest-01 = Um descanso pede duas cartas descartadas.
why-gh-round-03 = Você joga as duas cartas que escolheu.
why-gh-turn-01 = Uma ação de cima e uma de baixo, de cartas diferentes.
why-gh-dmg-04 = As cartas escolhidas para a rodada não podem ser perdidas.
why-gh-move-01 = Longe demais.
why-gh-move-02 = Nenhum caminho leva até lá.
why-gh-move-04 = Já tem alguém ali.
why-gh-fly-02 = Já tem alguém ali.
why-gh-obst-01 = Há um obstáculo ali.
why-gh-jump-02 = Um salto não pode terminar ali.
why-gh-atk-02 = Não é um inimigo.
why-gh-atk-03 = Fora do alcance.
why-gh-atk-05 = Um ataque corpo a corpo só chega ao hexágono ao lado.
why-gh-los-01 = Fora da linha de visão.
why-gh-invis-01 = Está invisível.
why-gh-target-02 = Já foi atacado por esta habilidade.
why-gh-equip-09 = Esse item está gasto.
why-gh-equip-10 = Esse item está consumido.
why-gh-equip-16 = Esse item não é seu.
why-gh-use-01 = Esse item não pode ser usado agora.
why-gh-stun-01 = Você está atordoado.
why-gh-elem-06 = Esse elemento não está disponível.
why-gh-goal-04 = Objetivos de batalha são secretos.
why-gh-mon-01 = Os monstros agem conforme suas cartas.
why-gh-aoe-03 = O padrão não chega até ali.
why-gh-aoe-05 = O padrão não chega até ali.
why-gh-aoe-06 = Fora da linha de visão.
why-gh-aoe-08 = Uma área não atinge aliados.
why-gh-effect-04 = Fora do alcance.
why-gh-heal-01 = Só dá para curar a si mesmo ou um aliado.
why-gh-heal-02 = Fora do alcance.
why-gh-invis-05 = Está invisível.
why-gh-push-01 = Um empurrão afasta do atacante a cada hexágono.
why-gh-push-05 = Há algo no caminho.
why-gh-pull-01 = Um puxão aproxima do atacante a cada hexágono.
why-gh-lock-01 = A porta está trancada.
why-gh-piece-19 = Não está ali nesta rodada.
why-gh-piece-24 = Ninguém pode atacá-lo.
why-gh-piece-27 = Para o que se faz ali, um personagem ao lado abre mão de uma ação.
why-gh-piece-28 = Para o que se faz ali, um personagem ao lado gasta pontos de movimento.
why-gh-piece-29 = As regras deste cenário deixam livre esta posição inicial.
why-gh-piece-34 = Foi largado no chão.
why-gh-piece-43 = Neste cenário ninguém pode consumir elementos.
why-gh-los-05 = Fora da linha de visão.
why-gh-shop-06 = Ainda não está na loja.
why-gh-target-03 = Um aliado não é um alvo.
why-gh-turn-08 = Ninguém é aliado de si mesmo.
why-gh-turn-09 = Só afeta aliados.
why-gh-recover-02 = Isso nunca pode ser recuperado.
why-gh-recover-04 = A habilidade recupera outro tipo de carta ou item.

# Opções do jogo
setting-scenario = Cenário
setting-difficulty = Dificuldade
setting-difficulty-easy = Fácil
setting-difficulty-normal = Normal
setting-difficulty-hard = Difícil
setting-difficulty-very-hard = Muito difícil
setting-character-level = Nível dos personagens
setting-character-level-1 = 1
setting-character-level-2 = 2
setting-character-level-3 = 3
setting-character-level-4 = 4
setting-character-level-5 = 5
setting-character-level-6 = 6
setting-character-level-7 = 7
setting-character-level-8 = 8
setting-character-level-9 = 9
setting-level = Nível do cenário
setting-level-none = O recomendado
setting-level-0 = 0
setting-level-1 = 1
setting-level-2 = 2
setting-level-3 = 3
setting-level-4 = 4
setting-level-5 = 5
setting-level-6 = 6
setting-level-7 = 7
setting-items = Itens
setting-items-suggested = Os sugeridos para cada classe
setting-items-shop = Comprados na loja
setting-items-none = Nenhum
setting-choose-hands = Os jogadores escolhem a mão
setting-solo = Uma pessoa joga com todos os personagens
setting-open-information = Informações abertas
setting-reduced-randomness = Aleatoriedade reduzida
setting-permanent-death = Morte permanente
setting-shared-decks = Tipos de monstro com o mesmo baralho
setting-shared-decks-one-card = usam a mesma carta
setting-shared-decks-own-card = compram uma carta cada
setting-redraw-damage = O dano por trocar a carta de um descanso curto pode ser negado
setting-redraw-damage-hand = só com uma carta da mão
setting-redraw-damage-any = também com cartas descartadas
setting-redraw-damage-none = nunca
setting-broken-rest = Um descanso longo já anunciado, se restarem menos de duas cartas descartadas,
setting-broken-rest-taken = é feito mesmo assim
setting-broken-rest-lost = se perde com o turno
setting-name-targets = Todos os alvos de um ataque são anunciados antes da primeira carta
setting-stunned-items = Um personagem atordoado
setting-stunned-items-none = não usa itens
setting-stunned-items-others-turns = só usa itens nos turnos dos outros
setting-held-back = Atordoar e Desarmar impedem habilidades
setting-held-back-always = o tempo todo
setting-held-back-own-turn = só no próprio turno
setting-wall-hexes = Um hexágono de parede de uma área pode ser o que está ao alcance
setting-unperformed = Uma carta usada para uma ação com o símbolo de carta perdida, se nada dela foi realizado,
setting-unperformed-lost = é perdida
setting-unperformed-discarded = é descartada

pick-classes = Classe
# Perguntas das classes das caixas lacradas.
ask-suffer-up-to = Quanto dano você sofre em troca? No máximo { $most }.
ask-take-damage = { $figure } vai sofrer dano. Você sofre { $damage } no lugar?
ask-extra-turn = Mais um turno agora: qual é a primeira carta?
ask-discard-card = Qual carta da sua mão você descarta?
event-grounded = { $figure } não pode mais voar.

# what a person may answer ahead
ahead-negate = Sofrer sempre o dano, a não ser que eu caia
ahead-short-rest = Sem descanso curto
ahead-redraw = O descanso curto perde a carta que sair
ask-give-card = Quem recebe a carta?
ask-lend = Na área ativa de quem você coloca a carta?
ask-attack-or-heal = Atacar ou curar?
ask-move-or-heal = Mover ou curar?
option-bonus-card = Usar { $card }
event-card-given = { $who } recebe { $card }.
option-heal = Curar
ask-end-song = Qual Canção termina?
ask-doom = Qual inimigo recebe a Perdição?
ask-end-doom = Qual Perdição termina?
ask-which-doom = Qual Perdição passa adiante?
ask-vantage = Do hexágono de quem você ataca?
ask-companion = Onde começa { $summon }?
ask-forgo = Abrir mão de uma ação do seu turno por { $card }?
ask-forgo-top = Abrir mão da ação de cima do seu turno por { $card }?
ask-forgo-bottom = Abrir mão da ação de baixo do seu turno por { $card }?
ask-redistribute = Quanto do dano fica com { $figure }? Faltam { $left } para distribuir.
event-redistributed = { $figure } redistribui o dano.
ask-same-side = Qual carta você joga pela mesma metade?
ask-equip-hands = O que mais você equipa? Mãos livres: { $left }.
