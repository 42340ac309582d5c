# A mesa
scene-table = Mesa
scene-map = Mapa
scene-side = Heróis, Inimigos e a Missão
scene-mine = Seu Herói
scene-spread = Cartas e Habilidades para escolher
scene-party = Heróis
scene-foes = Inimigos
scene-gear = Equipamento
scene-skills = Habilidades
scene-stage = Estágio { $n }

# A Rodada
scene-round = Rodada { $n }
scene-phase-heroes = Heróis
scene-phase-enemies = Inimigos
scene-phase-experience = Experiência
scene-phase-event = Evento
scene-phase-end = Fim
scene-order-now = Vez de { $who }
scene-order-waits = { $who } ainda vai agir
scene-order-done = { $who } já agiu
scene-order-rests = { $who }
scene-order-dead = { $who } sem vida
scene-order-left = { $who } já saiu
scene-level = Nível Atual { $n }
scene-lifebringer = Portador da Vida: { $n ->
    [1] 1 marcador
   *[other] { $n } marcadores
}
scene-first = Primeiro Jogador: { $who }
scene-goal = Objetivo
scene-goals-met = Todos os objetivos cumpridos.

# Zonas
scene-zone-label = { $where }: { $room ->
    [yes] Sala
   *[no] Corredor
} { $dark ->
    [yes] na sombra
   *[no] na luz
}
scene-start = Zona Inicial
scene-exit = Saída
scene-stairs = escada para { $where }
scene-level-token = marcador de Nível { $n }
scene-door-closed = Porta { $door }: fechada
scene-door-open = Porta { $door }: aberta
scene-door-locked = Porta { $door }: trancada
scene-treasure = { $n ->
    [1] 1 marcador de Tesouro
   *[other] { $n } marcadores de Tesouro
}
scene-special = { $n ->
    [1] 1 marcador de Tesouro Especial
   *[other] { $n } marcadores de Tesouro Especial
}
scene-covered = um marcador virado para baixo
scene-pillar = Pilar em { $where }
scene-pillar-life = Pilar em { $where }{ $n ->
    [0] {""}
   *[other] , Vida { $n }
}
scene-collapse = { $tile }: { $n ->
    [1] falta 1 marcador para desabar
   *[other] faltam { $n } marcadores para desabar
}

# Figuras
scene-hero-label = { $who }, { $sheet }, em { $where }: Vida { $life } de { $most }, { $xp } XP.
scene-mob-label = { $foe } em { $where }: { $life ->
    [0] Chefe morto
   *[other] Chefe com Vida { $life }
}, { $n ->
    [1] 1 Servo
   *[other] { $n } Servos
}.
scene-foe-label = { $foe } em { $where }: Vida { $life } de { $most }.
scene-carries = Equipamento: { $cards }.
scene-dead = Sem vida
scene-gone = Já saiu
scene-unseen = Na sombra
scene-stunned = Atordoamento
scene-slowed = 1 Ação a menos
scene-in-shadow = Modo Sombrio
scene-in-light = Na luz
scene-attack-with = { $combat }: atacar { $foe }

# O que os Inimigos fariam
scene-intent-attack = Vai atacar { $whom }.
scene-intent-either = Vai atacar { $names }: vocês escolhem.
scene-intent-move-attack = Vai até { $where } e ataca { $whom }.
scene-intent-move = Vai até { $where }, atrás de { $whom }.
scene-intent-go = Vai até { $where }.
scene-intent-open = Vai até { $zones }: vocês escolhem.
scene-intent-unsure = Há mais de um caminho: vocês escolhem.
scene-intent-pillar = Vai atacar o Pilar em { $where }.
scene-intent-trample = Vai atropelar { $whom }.
scene-intent-stay = Vai ficar onde está.
scene-intent-none = Não vai fazer nada.
scene-intent-sleep = Ainda não age.
scene-intent-stand-up = Vai se levantar.
scene-intent-hide = Não vai achar ninguém na sombra.
scene-intent-leave = Vai escapar pela Saída.

# Heróis
scene-life = Vida { $n } de { $most }
scene-xp = { $n } XP sem gastar, no máximo { $most }
scene-xp-left = { $n } XP.
scene-micro = { $n } micro-XP
scene-not-acting = À espera da próxima Ativação
scene-counter = Contra-ataca no fim: { $foes }
scene-deciding = decide
scene-on-turn = age agora
scene-all-of = Tudo o que { $who } tem
scene-actions = { $n ->
    [1] 1 Ação
   *[other] { $n } Ações
}
scene-points = { $n ->
    [1] 1 Ponto de Movimento
   *[other] { $n } Pontos de Movimento
}
scene-extra-combat = { $n ->
    [1] 1 combate grátis
   *[other] { $n } combates grátis
}
scene-extra-move = { $n ->
    [1] 1 movimento grátis
   *[other] { $n } movimentos grátis
}
scene-do-pick-up = Pegar
scene-do-trade = Trocar
scene-do-transmute = Transmutar
scene-do-stand-up = Levantar
scene-do-lever = Alavanca
scene-do-leave = Sair
scene-do-stop = Parar aqui
scene-do-rest = Encerrar Ativação
scene-slot-body = Corpo
scene-slot-hand = Mão
scene-slot-hands = Mãos
scene-slot-pack = Inventário
scene-combats = Ataques
scene-level-of = Nível { $n }
scene-tier-lower = Inferior
scene-tier-higher = Superior
scene-dice = { $n }× { $colour }
scene-yellow = amarelo
scene-red = vermelho
scene-blue = azul
scene-green = verde
scene-nothing = Nada

# Habilidades
scene-shadow-mode = Modo Sombrio
scene-skill-shadow = Habilidade em Modo Sombrio
scene-skill-special = Habilidade Especial
scene-skill-free = Habilidade Gratuita da Classe
scene-skill-signature = Habilidade Exclusiva
scene-used = já usada
scene-step-have = Nível { $level }: adquirida
scene-step-early = Adquirida; vale a partir do Nível { $level }
scene-step-next = Nível { $level }: custa { $cost } XP
scene-step-later = Nível { $level }: custa { $cost } XP, depois da anterior
scene-step-short = Nível { $level }, { $cost } XP:
scene-learn = Aprender { $line }, Nível { $level }, por { $cost } XP
scene-learned-all = { $line }: nada mais a aprender
scene-lesson = { $who } aprende: { $sheet }
scene-lesson-how = Clique no custo de uma Habilidade para aprendê-la. As de Nível acima de { $n } só valem mais tarde.

# Combate
scene-combat-hero = { $who } ataca { $foe }
scene-combat-foe = { $foe } contra { $whom }
scene-before-roll = Antes da rolagem
scene-attack-dice = Ataque
scene-defence-dice = Defesa
scene-no-dice = nenhum dado
scene-symbols-left = Símbolos que restam
scene-beyond = Além dos dados
scene-lost-dice = O limite de três tirou: { $dice }.
scene-at-work = Em efeito: { $things }.
scene-hits = { $n ->
    [1] 1 Acerto
   *[other] { $n } Acertos
}
scene-shields = { $n ->
    [1] 1 Escudo
   *[other] { $n } Escudos
}
scene-bam = { $n } Toma Essa
scene-diamond = { $n ->
    [1] 1 Diamante
   *[other] { $n } Diamantes
}
scene-blank = vazio
scene-die = Dado { $colour }: { $shows }.
scene-rerolled = { $n ->
    [1] Rerrolado.
   *[other] Rerrolado { $n } vezes.
}
scene-flipped = Virado.
scene-gone-die = Removido.
scene-damage = { $n } de Dano
scene-damage-so-far = { $n } de Dano até aqui
scene-more-damage = sendo +{ $n } de Dano
scene-halved = pela metade

# Cartas e trocas
scene-event = Evento: { $card }
scene-door-card = Atrás da porta: { $card }
scene-found = { $who } encontrou
scene-found-who = Fique com a carta ou dê a um Herói na Zona.
scene-trading = { $who } reorganiza e troca
scene-reorganising = { $who } pode reorganizar de graça
scene-trade-how = { $others ->
    [yes] Clique em uma carta para equipar ou guardar; use as setas para passá-la adiante. Ou arraste a carta até o lugar dela.
   *[no] Clique em uma carta para equipar ou guardar, ou arraste-a até o lugar dela.
}
scene-melting = Para transmutar:
scene-instead-of = No lugar de { $card }
scene-equip = Equipar
scene-stow = Guardar
scene-give = Passar

# O Mercado
scene-market = O Mercado
scene-market-how = Cada tipo de troca só uma vez; passem cartas entre si antes da primeira e de novo quando todos estiverem prontos.
scene-outfit = Antes de tentar de novo
scene-outfit-how = Qualquer carta pode ser trocada por uma de Equipamento Inicial.
scene-stock = Para trocar
scene-supply = Equipamento Inicial
scene-ready = tudo pronto
scene-for-xp = Por { $n } XP
scene-for-cards = Trocar ({ $n })
scene-for-starting = Por carta inicial
scene-hand-to = Para { $whom }

# Inimigos e a Missão
scene-no-foes = Nenhum Inimigo no tabuleiro.
scene-rank-mob = Turba
scene-rank-agent = Agente
scene-rank-roaming = Monstro Vagante
scene-minions = { $n ->
    [1] 1 Servo
   *[other] { $n } Servos
}
scene-minion-life = Servo com Vida { $n }
scene-boss-dead = O Chefe morreu.
scene-mission = Missão: { $mission }
scene-goal-met = Cumprido
scene-goal-now = Agora
scene-goal-later = Depois
scene-special-rules = { $n ->
    [1] 1 regra especial
   *[other] { $n } regras especiais
}

# O fim
scene-won = Vitória: { $mission }
scene-lost = Derrota: { $mission }
scene-decided-dead = { $n ->
    [one] { $who } caiu, e já não havia como voltar.
   *[other] { $who } caíram, e já não havia como voltar.
}
scene-decided-goal = O que era preciso fazer já não podia ser feito.
scene-decided-xp = Quem mais aprendeu no caminho foi { $who }: { $n } XP.
scene-after-rounds = { $n ->
    [1] Depois de 1 Rodada.
   *[other] Depois de { $n } Rodadas.
}
scene-head-class = Classe
scene-head-life = Vida
scene-head-xp = XP
scene-head-skills = Habilidades

# Antes de confirmar
peek-number = { $whole },{ $part }
peek-attack = { $combat }: { $foe }
peek-odds = Chance de cada quantidade de Dano
peek-mean = { $n } de Dano em média
peek-mean-suffered = { $n } de Dano sofrido em média
peek-minions = Caem em média { $n } de { $most ->
    [1] 1 Servo
   *[other] { $most } Servos
}; todos: { $all }.
peek-boss-open = O Dano pode alcançar o Chefe apesar dos Servos; morte do Chefe: { $chance }.
peek-boss-safe = O Chefe não sofre Dano enquanto houver Servos, a não ser que o ataque o alcance.
peek-kill = Morte de { $foe }: { $chance }.
peek-retaliation = Revide se a rolagem for fraca: { $chance }.
peek-counter = { $sure ->
    [yes] Contra-ataca depois da sua Ativação: { $mean } de Dano em média, morte { $death }.
   *[no] Se sobreviver, contra-ataca: { $mean } de Dano em média, morte { $death }.
}
peek-counter-hides = Não vai achar você na sombra: sem Contra-Ataque.
peek-counter-none = O Contra-Ataque não alcançaria você.
peek-attack-note = As escolhas grátis são as melhores; Habilidades Exclusivas, Consumíveis e rerrolagens de dados avulsos não entram na conta.
peek-move = Para { $where }
peek-in-shadow = Modo Sombrio: quem não vê você não procura você.
peek-in-light = Na luz: os Inimigos vão procurar você.
peek-held = Há um Inimigo lá: você não sai de perto dele.
peek-level = Se a Ação terminar lá, o Nível Atual sobe para { $n }.
peek-threat = { $foe }: ataque certo em você, { $mean } de Dano em média, morte { $death }.
peek-threat-maybe = { $foe }: talvez um ataque em você, { $mean } de Dano em média, morte { $death }.
peek-escapes = Não atacam mais você: { $foes }.
peek-no-threat = Como está, ninguém atacaria você.
peek-stop = { $n ->
    [1] Perde-se 1 Ponto de Movimento.
   *[other] Perdem-se { $n } Pontos de Movimento.
}
peek-unspent = { $n ->
    [1] Perde-se 1 Ação.
   *[other] Perdem-se { $n } Ações.
}
peek-counterattacks = Contra-Ataques, já
peek-enemies-next = Depois, a Fase dos Inimigos
peek-enemies-now = Se a Fase dos Inimigos fosse agora
peek-harm = ({ $mean } de Dano, morte { $death })
peek-rest-note = Contado para cada Inimigo com o tabuleiro como está.
peek-door = Atrás dela: { $n ->
    [1] 1 Sala desconhecida.
   *[other] { $n } Salas desconhecidas.
}
peek-door-known = Não há nada de novo atrás dela.
peek-no-undo = Não dá para desfazer.
peek-treasure = { $n ->
    [1] 1 carta de Tesouro de Nível { $level }
   *[other] { $n } cartas de Tesouro de Nível { $level }
}
peek-transmute = Três cartas viram uma, de um Nível acima da mais baixa: do Nível { $least } ao { $most }.
peek-dice-change = Seus dados então
peek-struck = { $foe } contra { $whom }
peek-death = Morte de { $whom }: { $chance }.
peek-learn = { $line }, Nível { $level }
peek-xp-left = Sobram { $n } XP
peek-works-later = Só vale quando o Nível Atual for { $n }.
peek-less-wanted = Então os Inimigos prefeririam { $names }.
peek-still-wanted = Você ainda teria mais XP que todos: os Inimigos preferem você.
