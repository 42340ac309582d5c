# O que dizem as cartas, os itens e as cartas de atributos, a partir dos dados (veja cards_text.py).
print-card = { $card }, iniciativa { $initiative }. { $top } { $bottom }
print-top = Em cima: { $text }.
print-bottom = Embaixo: { $text }.
print-x = { $letter }: { $what }
print-or = { $rest } ou { $last }
print-and = { $rest } e { $last }
print-only-if = Se { $test }: { $text }
print-head-if = { $head }, se { $test }
print-with-characters = Com { $n } personagens: { $text }
print-instead = em vez disso { $text }

print-poison = Veneno
print-wound = Ferimento
print-immobilize = Imobilizar
print-disarm = Desarmar
print-stun = Atordoar
print-muddle = Confundir
print-curse = Maldição
print-invisible = Invisível
print-strengthen = Fortalecer
print-bless = Bênção
print-element-fire = Fogo
print-element-ice = Gelo
print-element-air = Ar
print-element-earth = Terra
print-element-light = Luz
print-element-dark = Escuridão
print-element-any = qualquer elemento
print-elements-any = { $n ->
    [1] um elemento qualquer
   *[other] { $n } elementos quaisquer
 }
print-rank-normal = normal
print-rank-elite = elite
print-rank-boss = chefe

print-move = Mover { $value }
print-jump = Salto
print-fly = Voo
print-straight = em linha reta
print-loots = saqueie cada hexágono em que entrar
print-clears = destrua obstáculos e desarme armadilhas no caminho
print-to-beside-obstacle = termine ao lado de um obstáculo
print-attack = Ataque { $value }
print-range = Alcance { $value }
print-targets = Alvo { $value }
print-pierce = Perfurar { $value }
print-push = Empurrar { $value }
print-pull = Puxar { $value }
print-heal = Curar { $value }
print-self = Próprio
print-repeated = { $value } vezes
print-shield = Escudo { $value }
print-retaliate = Retaliar { $value }
print-retaliate-xp = { $n } EXP a cada vez
print-damage = { $value } de dano
print-suffer = { $own ->
    [yes] Sofra { $value } de dano
   *[no] Sofre { $value } de dano
 }
print-kill = Mate { $whom }
print-kill-instead = em vez disso, mate { $whom }
print-kill-target = se o alvo for { $ranks }, em vez disso mate-o
print-loot = Saquear { $value }
print-most = até { $n } fichas e peças
print-money = { $value } fichas de dinheiro da reserva
print-summon = Invocar: { $name }
print-summon-hp = com tantos pontos de vida quanto quem invoca, até o seu máximo
print-summon-stats = Vida { $hp }, Mover { $move }, Ataque { $attack }, Alcance { $range }
print-summon-monster = Invoca: { $monster } { $rank ->
    [elite] elite
   *[normal] normal
 }{ $many ->
    [yes] {" "}× { $n }
   *[no] {""}
 }
print-recover = Recupere { $most ->
    [0] todas as suas cartas { $kind ->
        [lost] perdidas
       *[discarded] descartadas
     }
    [1] uma carta { $kind ->
        [lost] perdida
       *[discarded] descartada
     }
   *[other] até { $most } cartas { $kind ->
        [lost] perdidas
       *[discarded] descartadas
     }
 }
print-recover-ally = { $whom } pode recuperar { $most ->
    [0] todas as cartas
    [1] uma das cartas
   *[other] até { $most } das cartas
 } { $kind ->
    [lost] perdidas
   *[discarded] descartadas
 } dele
print-recover-neighbour = { $whom } pode recuperar uma carta perdida de um aliado ao lado dele
print-then-lose = e depois perde { $n ->
    [1] uma carta
   *[other] { $n } cartas
 }
print-refresh-ally = { $whom } pode renovar { $most ->
    [0] todos os itens
    [1] um dos itens
   *[other] até { $most } dos itens
 } { $small ->
    [yes] pequenos{" "}
   *[no] {""}
 }{ $kind ->
    [spent] gastos
    [consumed] consumidos
   *[any] gastos ou consumidos
 } dele
print-refresh = Renove { $most ->
    [0] todos os itens { $small ->
        [yes] pequenos { $kind ->
            [spent] gastos
            [consumed] consumidos
           *[any] gastos ou consumidos
         }
       *[no] { $kind ->
            [spent] gastos
            [consumed] consumidos
           *[any] gastos ou consumidos
         }
     }
    [1] um item { $small ->
        [yes] pequeno { $kind ->
            [spent] gasto
            [consumed] consumido
           *[any] gasto ou consumido
         }
       *[no] { $kind ->
            [spent] gasto
            [consumed] consumido
           *[any] gasto ou consumido
         }
     }
   *[other] até { $most } itens { $small ->
        [yes] pequenos { $kind ->
            [spent] gastos
            [consumed] consumidos
           *[any] gastos ou consumidos
         }
       *[no] { $kind ->
            [spent] gastos
            [consumed] consumidos
           *[any] gastos ou consumidos
         }
     }
 }
print-infuse = Infunda { $elements }
print-attacks-infuse = ao atacar, infunde { $elements }
print-consuming = consuma { $elements }
print-area = área de { $n } hexágonos
print-consume = consuma { $elements }: { $text }
print-create-trap = { $n ->
    [1] Crie uma armadilha{ $near ->
        [yes] {" "}em um hexágono adjacente
       *[no] {""}
     }: { $harm }
   *[other] Crie { $n } armadilhas: { $harm }
 }
print-nearest-enemy = no hexágono vazio adjacente mais perto de um inimigo
print-trap-xp = { $n } EXP quando um inimigo a dispara
print-disarm-trap = { $near ->
    [yes] Desarme uma armadilha adjacente
   *[no] Desarme uma armadilha
 }
print-trap-hits = os efeitos dela atingem { $whom }
print-obstacle-killed = Crie um obstáculo onde o inimigo morreu
print-create-obstacle = { $n ->
    [1] Crie um obstáculo { $size ->
        [1] de um hexágono
       *[other] de { $size } hexágonos
     }
   *[other] Crie { $n } obstáculos de um hexágono
 }
print-destroy-obstacle = { $n ->
    [0] Destrua todos os obstáculos
    [1] { $near ->
        [yes] Destrua um obstáculo adjacente
       *[no] Destrua um obstáculo
     }
   *[other] Destrua { $n } obstáculos
 }
print-move-obstacle = Mova um obstáculo adjacente de um hexágono até um hexágono vazio no alcance { $n }
print-choose-hex = Escolha um hexágono no alcance { $n }
print-command = { $enemy ->
    [yes] Force { $whom } a realizar, como você decidir{ $more }
   *[no] { $many ->
        [yes] { $whom } podem realizar{ $more }
       *[no] { $whom } pode realizar{ $more }
     }
 }
print-command-targets-enemies = tratando os próprios aliados como inimigos
print-command-end-beside = terminando ao seu lado
print-command-with-augments = com os efeitos dos seus Aumentos
print-turncoat = { $whom } luta contra os próprios aliados nesta rodada
print-turncoat-controlled = { $whom } luta contra os próprios aliados nesta rodada e você decide como
print-cure = { $most ->
    [0] Remova todas as condições negativas
    [1] Remova uma condição negativa
   *[other] Remova { $most } condições negativas
 }
print-lose-cards = { $n ->
    [1] perca uma carta
   *[other] perca { $n } cartas
 }
print-one-of = Uma destas
print-teleport = Vá a um hexágono vazio, onde quer que fique
print-special = Especial { $n }
print-scenario-rule = Uma regra do cenário
print-through = o Empurrar pode entrar em obstáculos: cada um é destruído, 2 de dano ao alvo, 1 EXP
print-crush = { $n } de dano e 1 EXP por hexágono em que uma parede ou obstáculo barrar o Empurrar
print-ranged = à distância
print-all-on-one = todos no mesmo inimigo
print-advantage = Vantagem
print-disadvantage = Desvantagem
print-attackers-disadvantage = quem o ataca tem Desvantagem
print-ignores-shield = ignora Escudo
print-immune = imune a { $conditions }
print-rolling = { $card }, adicional
print-xp = { $n } EXP
print-xp-amount = { $value } EXP
print-xp-per-target = { $n } EXP por alvo
print-xp-per-kill = { $n } EXP por morte
print-slots = { $n ->
    [1] uma vez
   *[other] { $n } vezes
 }{ $xp ->
    [0] {""}
   *[other] , { $xp } EXP ao todo
 }

print-plus-attack = { $value } Ataque
print-plus-move = { $value } Mover
print-plus-heal = { $value } Curar
print-plus-damage = { $value } de dano
print-plus-push = { $value } Empurrar
print-plus-pull = { $value } Puxar
print-plus-shield = { $value } Escudo
print-plus-retaliate = { $value } Retaliar
print-plus-loot = { $value } Saquear
print-plus-recover = { $value } carta
print-plus-plain = { $value }
print-for-round = { $text } (Próprio, nesta rodada)
print-plus-range = { $value } Alcance
print-plus-targets = +{ $value } Alvo
print-plus-reach = alcança inimigos a até { $value } hexágonos
print-times = Ataque × { $n }
print-instead-whom = em vez disso, { $whom }
print-instead-area = em vez disso, uma área de { $n } hexágonos
print-negate = nenhum dano

print-fate-augment = Aumento
print-fate-round = nesta rodada
print-fate-persistent = persistente
print-fate-lost = perdida
print-fate-unrecoverable = não pode ser recuperada

print-who-enemy = { $count ->
    [all] todos os inimigos{ $near }
    [one] um inimigo{ $near }
   *[some] { $n } inimigos{ $near }
 }
print-who-ally = { $count ->
    [all] todos os aliados{ $near }
    [one] um aliado{ $near }
   *[some] { $n } aliados{ $near }
 }
print-who-ally-or-self = você ou um aliado{ $near }
print-who-self-and-allies = { $own ->
    [yes] você e todos os aliados{ $near }
   *[no] ele mesmo e todos os seus aliados{ $near }
 }
print-who-figures = { $count ->
    [all] todas as outras figuras{ $near }
    [one] outra figura{ $near }
   *[some] outras { $n } figuras{ $near }
 }
print-who-enemy-or-ally = { $count ->
    [all] todos os inimigos e aliados{ $near }
    [one] um inimigo ou aliado{ $near }
   *[some] { $n } inimigos ou aliados{ $near }
 }
print-adjacent = { $many ->
    [yes] adjacentes
   *[no] adjacente
 }
print-within = no alcance { $value }
print-in-its-range = no seu alcance
print-anywhere = em qualquer lugar do mapa
print-where-moved-through = por cujo hexágono você passou
print-where-room = na mesma sala
print-where-path = no caminho até o alvo, inclusive ele
print-where-area = na área
print-where-entered = ao lado dos hexágonos em que entrou
print-around-target = { $near ->
    [yes] ao lado do alvo
   *[no] no alcance { $value } do alvo
 }
print-around-killed = { $near ->
    [yes] ao lado do morto
   *[no] no alcance { $value } do morto
 }
print-around-obstacle = { $near ->
    [yes] { $several ->
        [yes] ao lado de algum desses obstáculos
       *[no] ao lado desse obstáculo
     }
   *[no] no alcance { $value } desse obstáculo
 }
print-around-chosen = { $near ->
    [yes] ao lado desse hexágono
   *[no] no alcance { $value } desse hexágono
 }

print-test-rank = { $ranks }
print-test-has = com { $conditions }
print-test-self-has = enquanto você tiver { $conditions }
print-test-alone = sem aliados dele ao lado
print-test-beside-ally = ao lado de um aliado seu
print-test-melee = corpo a corpo
print-test-ranged = de longo alcance
print-test-straight = você se moveu em linha reta
print-test-returned = você terminou onde começou
print-test-summoned = criaturas invocadas
print-test-targeting-self = um ataque contra você
print-test-adjacent = adjacente
print-test-single = um só alvo
print-test-hp-at-most = com { $n } de vida ou menos
print-test-moved-at-least = você se moveu { $n } hexágonos ou mais neste turno
print-test-moved-at-most = { $n ->
    [1] você se moveu no máximo um hexágono neste turno
   *[other] você se moveu no máximo { $n } hexágonos neste turno
 }
print-test-enemies-adjacent = houver { $n } ou mais inimigos adjacentes
print-test-characters = { $n } personagens
print-if-rank = o alvo for { $ranks }
print-if-has = o alvo tiver { $conditions }
print-if-self-has = você tiver { $conditions }
print-if-alone = o alvo não tiver aliados dele ao lado
print-if-beside-ally = { $own ->
    [yes] o alvo estiver ao lado de um aliado seu
   *[no] o alvo estiver ao lado de um aliado do atacante
 }
print-if-what = o alvo for { $names }

print-sum-times = { $n } × { $what }
print-sum-half-target = metade da vida máxima do alvo, arredondada para baixo
print-sum-half-target-up = metade da vida máxima do alvo, arredondada para cima
print-sum-half-own = metade da vida que lhe resta, arredondada para cima
print-sum-A = Ataque
print-sum-M = Mover
print-sum-R = Alcance
print-sum-H = vida máxima
print-sum-hp = a vida que lhe resta
print-sum-C = personagens
print-sum-L = nível do cenário
print-sum-moved = hexágonos que você se moveu neste turno
print-sum-moved-now = hexágonos que você se moveu com esta ação
print-sum-dealt = dano que você causou neste turno
print-sum-target-conditions = condições negativas do alvo
print-sum-target-shield = Escudo do alvo
print-sum-target-hp = vida do alvo
print-sum-target-max = vida máxima do alvo
print-sum-target-damage = dano que o alvo sofreu
print-sum-allies-by-target = aliados seus ao lado do alvo
print-sum-allies-in-2 = aliados no alcance 2
print-sum-enemies-adjacent = inimigos adjacentes
print-sum-obstacle-hexes = hexágonos dos obstáculos destruídos
print-sum-targets = inimigos visados
print-sum-killed = inimigos mortos
print-sum-damaged = inimigos que sofreram dano
print-sum-level = nível
print-sum-scouts = Batedores Vermling no mapa

print-bonus-taunt = Ataques contra aliados adjacentes visam você em vez deles
print-bonus-moves-as-attacks = Você pode tratar habilidades de Mover como Ataques do mesmo valor
print-bonus-augments-ranged = Os seus Aumentos valem também em ataques de longo alcance
print-bonus-augments-two = Dois Aumentos podem ficar ativos
print-bonus-destroys-obstacle = cada uso destrói um obstáculo adjacente
print-on-attack = { $manner ->
    [melee] Nos seus ataques corpo a corpo
    [ranged] Nos seus ataques de longo alcance
   *[any] Nos seus ataques
 }
print-on-attack-whom = { $manner ->
    [melee] Nos ataques corpo a corpo de { $whom }
    [ranged] Nos ataques de longo alcance de { $whom }
   *[any] Nos ataques de { $whom }
 }
print-on-attack-with = { $manner ->
    [melee] Nos seus ataques corpo a corpo e nos de { $whom }
    [ranged] Nos seus ataques de longo alcance e nos de { $whom }
   *[any] Nos seus ataques e nos de { $whom }
 }
print-on-attack-action = { $manner ->
    [melee] Em cada ação sua de Ataque corpo a corpo
    [ranged] Em cada ação sua de Ataque de longo alcance
   *[any] Em cada ação sua de Ataque
 }
print-on-attacked = { $manner ->
    [melee] Quando um ataque corpo a corpo visar você
    [ranged] Quando um ataque de longo alcance visar você
   *[any] { $own ->
        [yes] Quando você for atacado
       *[no] Quando ele for atacado
     }
 }
print-on-damaged = { $next ->
    [yes] Na próxima vez que você for sofrer dano
   *[no] { $attack ->
        [yes] Quando um ataque for causar dano a você
       *[no] Quando você for sofrer dano
     }
 }
print-on-heal = Nas suas curas
print-on-turn-start = No início dos seus turnos
print-on-turn-end = No fim dos seus próximos turnos
print-on-death = Ao morrer

print-moment-own-turn = No seu turno
print-moment-own-move = Numa habilidade de Mover
print-moment-own-attack = Num ataque
print-moment-own-melee = Num ataque corpo a corpo
print-moment-own-ranged = Num ataque de longo alcance
print-moment-own-attack-action = Numa ação inteira de Ataque
print-moment-own-heal = Numa cura
print-moment-attacked = Quando você for atacado
print-moment-damaged = Quando um ataque causar dano a você
print-moment-drew = Depois de comprar um modificador de ataque
print-moment-condition = Quando você for receber uma condição negativa
print-moment-long-rest = Num descanso longo
print-moment-short-rest = Num descanso curto
print-moment-round-start = Antes de escolher cartas
print-moment-initiative = Depois de revelar as cartas
print-moment-killed = Quando você matar
print-moment-exhausted = Quando você for ficar exausto
print-moment-adjacent-enemy-attacks = Quando um inimigo adjacente atacar
print-moment-always = Sempre
print-moment-loot = Quando você saquear
print-moment-turn-end = No fim do seu turno
print-moment-ally-attack-action = Numa ação de Ataque de um aliado
print-moment-enemy-consumes = Quando um inimigo for consumir um elemento
print-moment-own-loot = Num Saquear 1
print-moment-own-obstacle = Quando você cria um obstáculo
print-moment-summon-damaged = Quando um ataque causa dano a uma invocação sua
print-item-for-it = Em troca
print-item-default-move = o Mover padrão é { $n }
print-item-default-attack = o Ataque padrão é { $n }
print-item-small-items = espaço para mais { $n } itens pequenos
print-item-initiative = iniciativa { $n } maior ou menor
print-item-without-minus = { $n } cartas de −1 a menos no seu baralho
print-item-immovable = nem inimigos nem efeitos do cenário podem empurrar ou puxar você
print-item-uses = { $n } usos
print-item-once-a-turn = uma vez por turno
print-item-minus = { $n ->
    [1] põe uma carta de −1 no seu baralho
   *[other] põe { $n } cartas de −1 no seu baralho
 }
print-item-forced = usado sempre que possível
print-after-spent = fica gasto depois de usado
print-after-consumed = é consumido com o uso
print-after-kept = continua pronto

# As palavras das classes das caixas lacradas.
print-for-price = Em troca ({ $price }): { $text }
print-suffer-up-to = Você pode sofrer até { $value } de dano
print-set-hp = seus pontos de vida passam a ser { $n }; isso não é dano
print-exhaust = você fica exausto
print-discard-cards = { $n ->
    [1] descarte uma carta
   *[other] descarte { $n } cartas
 }
print-extra-turn = { $whom } pode fazer imediatamente mais um turno com duas cartas da mão
print-command-xp-each = { $n } EXP por cada um que fizer
print-refresh-hands = de uma ou de duas mãos
print-grounds = o alvo não pode mais voar
print-takes-on = Quando { $whom } for sofrer dano, você pode sofrê-lo no lugar, { $n } a menos
print-test-below-half = você tem menos pontos de vida que a metade do seu máximo, arredondada para cima
print-test-outmatched = com menos pontos de vida que a metade dos que você perdeu
print-test-deadly = isso deixaria você sem pontos de vida
print-test-not-strong = { $element } não está forte
print-bonus-hardy = Você é imune a todas as condições negativas
print-bonus-rests-well = Se fizer um descanso curto no fim desta rodada, você ganha tudo o que um longo dá
print-bonus-overheal = Você pode ser curado até { $n } pontos de vida; seu máximo continua o mesmo para todos os efeitos
print-bonus-spikes = Cada Retaliar seu aumenta em { $n }
print-bonus-with-item = Uma vez em cada uma das suas ações de Ataque, se usar um item: +{ $n } de Ataque na ação toda
print-on-move = Nos seus Movimentos
print-on-move-whom = Nos Movimentos de { $whom }
print-on-attacked-with = { $manner ->
    [melee] Quando um ataque corpo a corpo tiver você ou { $whom } como alvo
    [ranged] Quando um ataque à distância tiver você ou { $whom } como alvo
   *[any] Quando um ataque tiver você ou { $whom } como alvo
 }
print-on-damaged-with = Quando você ou { $whom } for sofrer dano
print-on-attack-action-whom = { $manner ->
    [melee] Nas habilidades de Ataque corpo a corpo de { $whom }
    [ranged] Nas habilidades de Ataque à distância de { $whom }
   *[any] Nas habilidades de Ataque de { $whom }
 }
print-on-healed = Quando você for curado
print-on-hurt = Quando você tiver sofrido dano
print-on-round-end = No fim de cada rodada
print-on-long-rest = Quando você fizer um descanso longo
print-sum-missing = pontos de vida que você perdeu
print-sum-lost-cards = cartas que você perdeu
print-sum-paid = dano que você sofreu
print-sum-damage-done = dano causado
print-sum-target-missing = pontos de vida que o alvo perdeu
print-sum-fifth-done = 1 para cada 5 de dano causado
print-sum-three-and-paid = 3 mais o dano que você sofreu
print-sum-four-and-paid = 4 mais o dano que você sofreu
print-this-turn = { $head } pelo resto deste turno
print-test-augmented = elementos foram consumidos com esta ação
print-test-plain = nenhum foi consumido com esta ação
print-bonus-sees-hidden = Você pode ter inimigos invisíveis como alvo
print-on-before-attack = Antes das suas ações de Ataque
print-times-move = Movimento × { $n }
print-last-part = como última parte da ação
print-on-turn-end-each = No fim de cada um dos seus turnos
print-fate-lent = colocada na área ativa de um aliado adjacente, como se fosse dele
print-give-card = Dê a { $whom } uma carta { $card } da sua reserva ({ $text })
print-recover-some = { $whom } podem recuperar cada um até { $most } das suas cartas { $kind ->
    [lost] perdidas
   *[discarded] descartadas
 }
print-bonus-as-heals = Você pode realizar seus Ataques e Movimentos como Curas do mesmo valor +{ $n }, sem as condições do Ataque; Alcance 1 se não houver outro
print-on-own-turn = Uma vez em cada um dos seus próximos turnos
print-on-heal-before = Antes de cada uma das suas Curas
print-test-missing-at-least = com { $n } ou mais pontos de vida a menos
print-test-conditions-at-least = com { $n } ou mais condições negativas
print-sum-allies-adjacent = aliados adjacentes a você
print-targeted = essa figura
print-bonus-hardy-all = Você e todos os aliados são imunes a todas as condições negativas
print-test-beside-has = ao lado de um aliado deles com { $conditions }
print-cure-only = Remova { $conditions }
print-again = em vez disso, { $n } de dano a quem já tiver
print-bonus-flying = Você pode voar
print-on-null-by-curse = Quando uma Maldição anula um ataque de { $whom }
print-sum-half-damaged = 1 para cada 2 aliados feridos
print-on-attack-action-next = Na sua próxima ação de Ataque
print-who-summon = { $count ->
    [all] todos os aliados invocados{ $near }
    [one] um aliado invocado{ $near }
   *[some] { $n } aliados invocados{ $near }
 }
print-who-self-and-summons = você e todos os aliados invocados{ $near }
print-test-own = seus
print-test-beside-summon = ao lado de um aliado invocado seu
print-on-move-with = Nos seus movimentos e nos de { $whom }
print-on-damaged-whom = Quando { $whom } fosse sofrer dano
print-sum-summons = aliados invocados
print-swap = Troque de lugar com { $whom }
print-cleanse-deck = Retire todas as cartas de Maldição do seu baralho de modificadores de ataque e embaralhe os descartes de volta nele
print-at-end = No fim do turno dele
print-song = 1 EXP no início de cada um dos seus turnos
print-fate-song = Canção
print-bonus-songs-two = Duas Canções podem estar ativas, mas só uma delas dá experiência
print-once-a-turn = em um ataque por turno
print-on-attacked-whom = { $manner ->
    [melee] Quando um ataque corpo a corpo visa { $whom }
    [ranged] Quando um ataque à distância visa { $whom }
   *[any] Quando um ataque visa { $whom }
 }
print-on-damaged-next-whom = Na próxima vez que { $whom } fosse sofrer dano
print-on-turn-start-whom = No início dos turnos de { $whom }, eles podem realizar
print-on-before-attack-whom = Antes das ações de Ataque de { $whom }, eles podem realizar
print-on-curse-given = Quando você dá Maldição a um inimigo, dê mais uma
print-fate-doom = Perdição: sobre um inimigo qualquer, até que morra ou outra seja jogada
print-doom-attacked = Nos ataques contra o inimigo condenado
print-doom-its-death = Quando o inimigo condenado morre
print-doom-hurt = Cada vez que o inimigo condenado sofre dano
print-doom-turn-start = No início de cada turno do inimigo condenado
print-doom-owner-turn = No início dos seus próximos turnos um marcador avança; depois do último
print-doom-doomed-dies = Quando um inimigo condenado morre
print-doom-doom-ends = Quando um inimigo condenado morre no alcance 2 de outro inimigo, uma Perdição passa para esse
print-bonus-dooms-two = Duas Perdições podem estar ativas sobre o mesmo inimigo
print-bonus-spreads = Se o inimigo condenado morrer no alcance 2 de outro inimigo, todas as suas Perdições passam para esse
print-bonus-reveals = Todos os inimigos perdem Invisível e não podem ganhá-lo
print-bonus-saps = O Ataque, o Movimento e o Alcance do inimigo condenado são { $n } menores
print-test-undamaged = sem dano
print-test-doomed = condenado
print-test-by-self = seus
print-test-by-ally = de aliados
print-test-by-self-and-allies = seus ou de aliados
print-test-by-summon = de aliados invocados
print-trap-blast = quando é acionada, os inimigos ao lado dela: { $harm }
print-transfer-dooms = Todas as suas Perdições passam para { $whom }
print-to-towards-friend = diretamente para o hexágono mais próximo ao lado de um dos seus aliados
print-sum-target-range-left = quanto o alcance do ataque excede a distância
print-sum-half-targets = 1 para cada 2 inimigos visados
print-teleport-killed = Teletransporte-se para o hexágono dele
print-if-doomed = o alvo está condenado
print-if-undamaged = o alvo não sofreu dano
print-any-range = qualquer Alcance
print-doom-only = Só sobre um inimigo { $ranks }
print-infuse-may = Você pode infundir { $elements }
print-chain = depois mais { $n } { $n ->
    [one] inimigo
   *[other] inimigos
 }, cada um no alcance 2 do anterior e com 1 a menos
print-plus-chain = mais um inimigo na corrente
print-vantage = Você pode realizar Ataques como se estivesse no hexágono dele
print-test-exactly = a exatamente alcance { $n }
print-on-consumed = Ao fim de cada ação sua em que você consome um elemento, você pode realizar
print-who-companion = seu companheiro
print-recover-summons = só cartas que invocam
print-swap-two = { $whom } trocam de lugar
print-redistribute = Redistribua como quiser todo o dano de { $whom }; ninguém morre com isso
print-all-adjacent = Ataca todos os inimigos adjacentes
print-forgo = { $half ->
    [top] Nas rodadas em que você abre mão da ação de cima antes de o seu companheiro agir
   *[bottom] Nas rodadas em que você abre mão da ação de baixo antes de o seu companheiro agir
 }, { $text }
print-moment-song = Depois de realizar uma Canção
print-moment-doom = Depois de realizar uma Perdição
print-moment-command = Depois de comandar o seu companheiro
print-equip = Equipe itens para { $n } mãos, além dos que já estão equipados
print-bonus-festers = Os inimigos sofrem { $n } de dano a mais por Ferimento
print-on-attack-its = Nos ataques dele
print-if-conditions-at-least = o alvo tem { $n ->
    [1] uma condição negativa
    [one] { $n } condição negativa
   *[other] pelo menos { $n } condições negativas
 }
print-sum-neighbours = figuras adjacentes a ela
