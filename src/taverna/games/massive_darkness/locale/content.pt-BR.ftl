## Texto das cartas, feito das suas palavras

moment-attack = Ataque
moment-melee = Corpo a Corpo
moment-ranged = À Distância
moment-magic = Magia
moment-defence = Defesa
moment-melee-defence = Defesa Corpo a Corpo
moment-ranged-defence = Defesa à Distância
moment-magic-defence = Defesa contra Magia
moment-start = Início da Ativação
moment-kill = Após um golpe fatal
moment-dying = Quando você for morrer
moment-harm = Quando você for sofrer Dano
moment-found = Ao comprar

symbols-bam = { $n } Toma Essa
symbols-diamond = { $n } { $n ->
    [1] Diamante
   *[other] Diamantes
}
pay-xp = [{ $n } XP]
pay-life = [Sede de Sangue { $n }]
pay-tribute = [Tributo de Sangue { $n }]
pay-actions = [{ $n ->
    [1] 1 Ação
   *[other] { $n } Ações
}]
pay-combat-actions = [{ $n ->
    [1] 1 Ação de Combate
   *[other] { $n } Ações de Combate
}]
text-repeat = { $text } (Repetir { $n })
text-more = { $text } ({ $more })
text-nothing = nada acontece
per-activation = uma vez por Ativação, { $text }
per-round = uma vez por Rodada, { $text }
per-enemies-phase = uma vez por Fase dos Inimigos, { $text }
per-mission = uma vez por Missão, { $text }

need-shadow = [Modo Sombrio]
need-light = [Zona de Luz]
need-two-weapons = [Duas Armas]
need-two-handed = [Arma de Duas Mãos]
need-equipped = [Com { $tags }]
need-equipped-hammer-mace = [Maça ou Martelo Equipado]
need-equipped-shield = [Portador de Escudo]
need-equipped-sword = [Espada Equipada]
need-no-armour = [Sem Armadura Equipada]
need-wounded = [Ferido { $n }]
need-against = [Contra: { $figures }]
need-after-reroll = [Após uma Rerrolagem]
need-no-damage-done = [Se este Ataque não causar Dano]
tag-sword = Espada
tag-mace = Maça
tag-hammer = Martelo
tag-shield = Escudo
tag-armour = Armadura

who-self = esse Herói
who-opponent = o oponente
who-opponents-around = cada outro adversário nessa Zona
who-hero-here = um Herói na Zona
who-heroes-here = cada Herói na Zona
who-heroes = cada Herói
who-first-player = o Herói do Primeiro Jogador
who-enemy = um Inimigo

word-dice-yellow-more = +{ $n } { $n ->
    [1] dado amarelo
   *[other] dados amarelos
}
word-dice-red-more = +{ $n } { $n ->
    [1] dado vermelho
   *[other] dados vermelhos
}
word-dice-blue-more = +{ $n } { $n ->
    [1] dado azul
   *[other] dados azuis
}
word-dice-green-more = +{ $n } { $n ->
    [1] dado verde
   *[other] dados verdes
}
word-dice-attack-more = +{ $n } { $n ->
    [1] Dado de Ataque
   *[other] Dados de Ataque
}
word-dice-defence-more = +{ $n } { $n ->
    [1] Dado de Defesa
   *[other] Dados de Defesa
}
word-dice-yellow-fewer = Atacante -{ $n } { $n ->
    [1] dado amarelo
   *[other] dados amarelos
}
word-dice-red-fewer = Atacante -{ $n } { $n ->
    [1] dado vermelho
   *[other] dados vermelhos
}
word-dice-attack-fewer = Atacante -{ $n } { $n ->
    [1] Dado de Ataque
   *[other] Dados de Ataque
}
word-dice-blue-fewer = Defensor -{ $n } { $n ->
    [1] dado azul
   *[other] dados azuis
}
word-dice-green-fewer = Defensor -{ $n } { $n ->
    [1] dado verde
   *[other] dados verdes
}
word-dice-defence-fewer = Defensor -{ $n } { $n ->
    [1] Dado de Defesa
   *[other] Dados de Defesa
}
word-no-dice-attack = o Atacante não rola dados
word-no-dice-defence = o Defensor não rola dados
word-hits-more = +{ $n } { $n ->
    [1] Acerto
   *[other] Acertos
}
word-hits-fewer = Atacante -{ $n } { $n ->
    [1] Acerto
   *[other] Acertos
}
word-shields-more = +{ $n } { $n ->
    [1] Escudo
   *[other] Escudos
}
word-shields-fewer = Defensor -{ $n } { $n ->
    [1] Escudo
   *[other] Escudos
}
word-symbol-bam = +{ $n } Toma Essa
word-symbol-diamond = +{ $n } { $n ->
    [1] Diamante
   *[other] Diamantes
}
word-cancel-attack-bam = cancele um Toma Essa do Ataque
word-cancel-attack-diamond = cancele um Diamante do Ataque
word-cancel-attack-all = cancele todos os Toma Essa e Diamantes do Ataque
word-cancel-defence-bam = cancele um Toma Essa da Defesa
word-cancel-defence-diamond = cancele um Diamante da Defesa
word-cancel-defence-all = cancele todos os Toma Essa e Diamantes da Defesa
word-damage = +{ $n } de Dano
word-reroll-attack-all = +1 Rerrolagem no Ataque
word-reroll-defence-all = +1 Rerrolagem na Defesa
word-reroll-either-all = +1 Rerrolagem no Ataque ou na Defesa
word-reroll-own-all = role de novo todos os seus dados
word-reroll-attack-any = role de novo quantos Dados de Ataque quiser
word-reroll-defence-any = role de novo quantos Dados de Defesa quiser
word-reroll-either-any = role de novo quantos Dados de Ataque ou de Defesa quiser
word-reroll-own-any = role de novo quantos dos seus dados quiser
word-reroll-attack-some = role de novo { $n ->
    [1] um Dado de Ataque
   *[other] até { $n } Dados de Ataque
}
word-reroll-defence-some = role de novo { $n ->
    [1] um Dado de Defesa
   *[other] até { $n } Dados de Defesa
}
word-reroll-either-some = role de novo { $n ->
    [1] um dado
   *[other] até { $n } Dados de Ataque ou de Defesa
}
word-reroll-own-some = role de novo { $n ->
    [1] um dos seus dados
   *[other] até { $n } dos seus dados
}
word-blanks-only = { $text } (só Resultados Vazios)
word-fill-blanks-attack = { $most ->
    [1] um Dado de Ataque com Resultado Vazio
   *[other] até { $most } Dados de Ataque com Resultado Vazio
} +{ $n } { $n ->
    [1] Acerto
   *[other] Acertos
}
word-fill-blanks-defence = { $most ->
    [1] um Dado de Defesa com Resultado Vazio
   *[other] até { $most } Dados de Defesa com Resultado Vazio
} +{ $n } { $n ->
    [1] Escudo
   *[other] Escudos
}
word-fill-blanks-attack-bam = { $most ->
    [1] um Dado de Ataque com Resultado Vazio
   *[other] até { $most } Dados de Ataque com Resultado Vazio
} +{ $n } Toma Essa
word-fill-blanks-attack-diamond = { $most ->
    [1] um Dado de Ataque com Resultado Vazio
   *[other] até { $most } Dados de Ataque com Resultado Vazio
} +{ $n } { $n ->
    [1] Diamante
   *[other] Diamantes
}
word-fill-blanks-defence-bam = { $most ->
    [1] um Dado de Defesa com Resultado Vazio
   *[other] até { $most } Dados de Defesa com Resultado Vazio
} +{ $n } Toma Essa
word-fill-blanks-defence-diamond = { $most ->
    [1] um Dado de Defesa com Resultado Vazio
   *[other] até { $most } Dados de Defesa com Resultado Vazio
} +{ $n } { $n ->
    [1] Diamante
   *[other] Diamantes
}
word-or = { $one } ou { $other }
word-flip-blanks-attack = vire { $n ->
    [1] um Resultado Vazio
   *[other] até { $n } Resultados Vazios
} nos Dados de Ataque
word-flip-blanks-attack-all = vire todos os Resultados Vazios nos Dados de Ataque
word-flip-blanks-defence = vire { $n ->
    [1] um Resultado Vazio
   *[other] até { $n } Resultados Vazios
} nos Dados de Defesa
word-flip-blanks-defence-all = vire todos os Resultados Vazios nos Dados de Defesa
word-double-hits = dobre o número de Acertos rolados
word-reach-boss = o Dano pode ir para o Chefe, mesmo com Servos
word-retaliate = Revide { $n }
word-half-damage = sofra metade do Dano, arredondada para cima
word-stun = fique Atordoado
word-stun-other = { $who } fica Atordoado
word-heal = cure { $n } de Dano
word-heal-other = { $who } cura { $n } de Dano
word-heal-per-hero = cure { $n } de Dano por Herói
word-heal-per-hero-other = { $who } cura { $n } de Dano por Herói
word-heal-all = cure completamente
word-heal-all-other = { $who } se cura completamente
word-hurt = sofra { $n } de Dano
word-hurt-other = { $who } sofre { $n } de Dano
word-lose-xp = perca { $n } XP
word-lose-xp-other = { $who } perde { $n } XP
word-xp = ganhe { $n } XP
word-xp-other = { $who } ganha { $n } XP
word-lose-action = perca 1 Ação na próxima Ativação
word-lose-action-other = { $who } perde 1 Ação na próxima Ativação
word-blast = { $n } de Dano em cada figura Inimiga de uma Zona a Alcance 0-{ $reach }
word-kill-minions = mate todos os Servos de uma Turba no Campo de Visão
word-kill = mate instantaneamente
word-actions-any = +{ $n } { $n ->
    [1] Ação
   *[other] Ações
}
word-actions-move = +{ $n } { $n ->
    [1] Ação de Mover
   *[other] Ações de Mover
}
word-actions-combat = +{ $n } { $n ->
    [1] Ação de Combate
   *[other] Ações de Combate
}
word-move-points = +{ $n } { $n ->
    [1] Ponto de Movimento
   *[other] Pontos de Movimento
} por Ação de Mover
word-step-now = ganhe { $n ->
    [1] 1 Ponto de Movimento
   *[other] { $n } Pontos de Movimento
} na hora
word-free-combat = uma Ação de Combate grátis
word-ignore-damage = ignore { $n } de Dano
word-survive = continue vivo com { $n } de Vida
word-maximum-life = +{ $n } de Vida Máxima
word-evasive = Evasivo
word-taunt = Provocar
word-shadow-mode = você conta como em Modo Sombrio em qualquer lugar
word-shadow-skills = suas Habilidades de Modo Sombrio também valem em Zonas de Luz
word-unseen = os Inimigos ignoram você além do Alcance { $n }
word-range = { $combat } chega ao Alcance { $least }-{ $most }
word-sword-and-spell = Espada e Encantamento
word-charge = Investida
word-safe-shot = Tiro Seguro
word-leap = Teletransporte { $n }
word-command = Comandar
word-draw-treasure-same = compre { $n ->
    [1] 1 carta de Tesouro
   *[other] { $n } cartas de Tesouro
} deste Nível
word-draw-treasure-same-other = { $who } compra { $n ->
    [1] 1 carta de Tesouro
   *[other] { $n } cartas de Tesouro
} deste Nível
word-draw-treasure-current = compre { $n ->
    [1] 1 carta de Tesouro
   *[other] { $n } cartas de Tesouro
} do Nível Atual
word-draw-treasure-current-other = { $who } compra { $n ->
    [1] 1 carta de Tesouro
   *[other] { $n } cartas de Tesouro
} do Nível Atual
word-patrol-guard-ahead = um Guarda do Nível Atual aparece no marcador do próximo Nível
word-patrol-guard-here = um Guarda do Nível Atual aparece no marcador do Nível Atual
word-patrol-guard-behind = um Guarda do Nível Atual aparece no marcador do Nível anterior
word-patrol-roaming-ahead = um Monstro Vagante aparece no marcador do próximo Nível; se já houver um em jogo, ele é Ativado
word-patrol-roaming-here = um Monstro Vagante aparece no marcador do Nível Atual; se já houver um em jogo, ele é Ativado
word-patrol-roaming-behind = um Monstro Vagante aparece no marcador do Nível anterior; se já houver um em jogo, ele é Ativado
word-activate-mobs = cada Turba é Ativada uma vez
word-embolden = até a Fase Final da próxima Rodada, todos os Inimigos têm: { $text }
word-darken = até a próxima Fase de Evento, a peça com mais Heróis fica toda em Sombra
word-fill-lifebringer = se o Portador da Vida tiver menos de { $n } marcadores, ganha 1 para cada { $heroes } Heróis

block-room = um Guarda
block-ambush = Emboscada! Um Guarda na Zona de quem abriu
block-treasure = { $n ->
    [1] 1 Tesouro
   *[other] { $n } Tesouros
}
block-special = { $n ->
    [1] 1 Tesouro Especial
   *[other] { $n } Tesouros Especiais
}
block-nothing = nada
block-zone = Zona { $n }: { $text }.

## Páginas de Missão

goal-pick-up = { $n ->
    [1] Peguem: { $mark }.
   *[other] Peguem: { $mark } ({ $n }).
}
goal-escape = Escapem com todos os Heróis pela Saída.
goal-escape-role = { $mark } sai pela Saída.
goal-escape-artifact = { $mark } sai pela Saída com o Artefato.
goal-hold-zone = Terminem uma Rodada em { $zone } com { $thing } ({ $n }) e sem Inimigos nessa Sala.
goal-kill = { $n ->
    [1] Matem: { $mark }.
   *[other] Matem: { $mark } ({ $n }).
}
goal-destroy = Destruam todos: { $mark }.
goal-open-door = Abram a porta { $door }.
goal-lure-onto = Atraiam “{ $mark }” até “{ $token }”.
goal-clear-board = A partir da Rodada { $n }, matem até o último Inimigo.

when-setup = Preparação
when-picked = Quando um Herói pega “{ $mark }”
when-all-picked = Quando todos os marcadores “{ $mark }” foram pegos
when-entered = Quando um Herói entra pela primeira vez em { $zones }
when-stage-reached = Quando um Herói chega pela primeira vez ao Estágio { $n }
when-chamber-opened = Quando a Câmara de { $zone } é aberta
when-round-start = No início de cada Rodada
when-round-start-rounds = { $n ->
    [1] No início da Rodada { $rounds }
   *[other] No início das Rodadas { $rounds }
}
when-round-start-stage = No início de cada Rodada, depois de alcançar o Estágio { $n }
when-levers-held = Se uma Rodada começa com um Herói em cada “{ $mark }” (com um só Herói, basta uma)
when-lever-pulled = Quando um Herói gasta 1 Ação em “{ $mark }”
when-killed = Quando “{ $mark }” é morto
when-enemy-at-any-time = Quando { $mark } está em { $zones }
when-enemy-at-enemies-phase = Se { $mark } está em { $zones } no início da Fase dos Inimigos
when-enemy-leaves = Quando { $mark } se move para fora da Zona de Saída
when-pillars-down = Quando o último “{ $mark }” é destruído
when-role-dies = Se { $mark } morrer

what-guard = um Guarda
what-roaming = um Monstro Vagante
what-level = { $text } (Nível { $n })
what-lower = { $text } (Inferior)
what-higher = { $text } (Superior)

deed-xp = { $who } ganha { $n } XP
deed-give-thing = { $who } recebe { $thing } ({ $n })
deed-give-artifact = { $who } compra uma carta de Artefato aleatória
deed-give-treasure = { $who } compra { $n ->
    [1] 1 carta
   *[other] { $n } cartas
} de Tesouro de Nível { $level }
deed-choose-hero = os jogadores escolhem um Herói: { $mark }
deed-hide-tokens = virados para baixo e ao acaso em { $zones }: { $tokens }
deed-spawn = { $n ->
    [1] façam aparecer { $what } em { $zones }
   *[other] façam aparecer { $what } em cada uma de { $zones }
}
deed-spawn-level = { $text }, com Tesouro de Nível { $n }
deed-spawn-none = { $text }, sem Tesouro
deed-spawn-roaming = { $text }, com uma carta de Monstro Vagante Superior como Equipamento
deed-spawn-apart = { $text }; não conta como Monstro Vagante para as cartas de Evento
deed-add-treasure = completem os marcadores de Tesouro em { $zones } até cada uma ter { $n }
deed-open-door = a porta { $door } se abre, sem carta de Porta
deed-raise-level = o Nível Atual sobe 1
deed-share-damage = os Heróis dividem entre si { $n } de Dano por Herói inicial
deed-destroy-pillar = um “{ $mark }” é destruído
deed-drop-bridge = { $mark } cai e todo Participante sobre ela morre
deed-lose = os jogadores perdem
deed-lose-unless = os jogadores perdem, a menos que { $mark } tenha morrido
deed-no-door-card = não se compra carta de Porta

rule-no-events = Não se compram cartas de Evento.
rule-no-reinforcements = Os Agentes não chamam Reforços.
rule-fixed-level = O Nível Atual não sobe ao entrar em peças.
rule-locked = Os Heróis não podem abrir a porta { $door }.
rule-locked-key = A porta { $door } só pode ser aberta depois de achar: { $mark } ({ $n }).
rule-dormant-opened = { $mark } não é Ativado até que a sua Câmara seja aberta.
rule-dormant-pillars = { $mark } não é Ativado até que os Pilares da sua peça sejam destruídos.
rule-untouchable = Os Heróis não podem atacar nem causar Dano: { $mark }.
rule-orders = Na Fase dos Inimigos, { $mark }: { $steps }.
rule-orders-toward = Move-se em direção { $where }.
rule-orders-lure = Se avistar { $thing }, vai até lá e destrói; se então avistar outro, segue adiante.
rule-orders-tramples = Os Heróis na sua Zona são mortos e a sua Ativação acaba; outros Inimigos ali são mortos, sem dar XP.
rule-orders-drags = Arrasta consigo os Heróis mortos e Atordoados.
rule-orders-counter = No Contra-Ataque: { $steps }.
rule-pillars-heroes = Cada “{ $mark }” tem { $n } de Vida e nenhuma Defesa; os Heróis podem atacá-lo como a um Inimigo.
rule-pillars-enemies = Cada “{ $mark }” tem { $n } de Vida; um Inimigo que o ataca causa 1 de Dano sem rolar dados.
rule-pillars-blocks = Os Heróis não podem se mover nem atacar através de um “{ $mark }”.
rule-pillars-lures = Para os Inimigos, um “{ $mark }” conta como o Herói com mais XP.
rule-stage-gate = A Escada { $stairs } só pode ser usada depois de matar { $mark }.
rule-collapse = Marcadores de Dano nas peças: { $tiles }. Cada vez que o marcador de Primeiro Jogador é passado, a peça de menor Nível perde um; uma peça sem marcadores desaba com todos que estiverem nela. Perder um Herói assim é derrota.
step-attack = ataca
step-move = move 1 Zona
where-start = à Zona Inicial
where-exit = à Saída
where-zone = a { $zone }
