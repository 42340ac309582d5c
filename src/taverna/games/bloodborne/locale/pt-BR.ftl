# Perguntas
ask-play-card = Escolha uma carta. Ela fica virada para baixo até todos escolherem.
ask-transform = Transformar: você já viu as cartas dos outros; escolha sua arma.
ask-weaken = De quem é o ataque corpo a corpo que você enfraquece?
ask-send-last = Quem ataca por último nesta rodada?
ask-upgrade = Pegue um dos Aprimoramentos Disponíveis, ou nenhum.
ask-remove-card = Você só pode ter 7 cartas: escolha uma para remover do jogo.
ask-use-up-card = { $monster }: escolha uma carta da mão para a sua pilha de cartas usadas.

# Opções
option-play-card = Jogar { $card }
option-transform = Transformar em { $card }
option-weaken = Enfraquecer { $whom }
option-send-last = Mandar { $whom } para o fim da fila
option-upgrade = Pegar { $card }
option-no-upgrade = Não pegar Aprimoramento
option-remove-card = Remover { $card } do jogo
option-remove-used = Remover { $card } do jogo, a da sua pilha de usadas
option-remove-played = Remover { $card } do jogo, a da mesa
option-use-up-card = Pôr { $card } na pilha de usadas
option-use-up-card-short = Gastar { $card }

# O que aconteceu
event-final-boss-drawn = A masmorra pertence { $monster-id ->
    [the-hollow-moon] à Lua Oca
    [the-sleepless-king] ao Rei Insone
    [mother-of-tides] à { $monster }
   *[other] a { $monster }
}.
event-round-began = Rodada { $round }. Primeiro Jogador: { $who }.
event-monster-revealed = { the-monster-first } { $monster-id ->
    [twin-gravewardens] aparecem
   *[other] aparece
} com { $echoes ->
    [1] 1 Eco de Sangue
   *[other] { $echoes } Ecos de Sangue
}.
event-final-boss-came = O Chefão Final: { the-monster } surge com { $echoes } Ecos de Sangue.
event-played = { $who } joga { $card }.
event-transformed = { $who } transforma a arma: { $card }.
event-no-weapon = { $who } não tem mais nenhuma arma para transformar.
event-cancelled = A carta { $card } de { $who } não tem efeito.
event-regrew = { the-monster-first } { $monster-id ->
    [twin-gravewardens] recuperam
   *[other] recupera
} { $amount ->
    [1] 1 Eco de Sangue
   *[other] { $amount } Ecos de Sangue
}.
event-hit = { $who } acerta { the-monster-hit } com { $card } e coleta { $amount ->
    [1] 1 Eco de Sangue
   *[other] { $amount } Ecos de Sangue
}.
event-missed = { $who } não causa dano com { $card }.
event-weakened = { $who } enfraquece em { $amount } o ataque corpo a corpo de { $whom }.
event-sent-last = { $who } faz { $whom } atacar por último.
event-rolled = { $who } rola o { $die }: { $faces }, total { $total }.
event-hurt = { $who } leva { $amount } de dano (fica com { $hp } HP).
event-kept-off = { $who } evita { $amount } de dano.
event-paid-hp = { $card } custa { $amount } HP a { $who } (fica com { $hp } HP).
event-healed = { $who } recupera { $amount } HP ({ $hp } HP).
event-died = { $who } morre { $lost ->
    [0] sem nada a perder
    [1] e perde 1 Eco de Sangue Coletado
   *[other] e perde { $lost } Ecos de Sangue Coletados
}.
event-eliminated = { $who } está fora do jogo.
event-scavenged = { $who } pega { $amount ->
    [1] 1 Eco de Sangue
   *[other] { $amount } Ecos de Sangue
} de { $whom }.
event-killed = { the-monster-first } { $monster-id ->
    [twin-gravewardens] morreram
   *[other] morreu
}!
event-trophy = { $who } ganha um Troféu: { $type } (agora vale { $worth }).
event-escaped = { the-monster-first } { $monster-id ->
    [twin-gravewardens] escapam
   *[other] escapa
} com { $echoes ->
    [1] 1 Eco de Sangue
   *[other] { $echoes } Ecos de Sangue
}.
event-stays = { the-monster-first } { $monster-id ->
    [twin-gravewardens] continuam
   *[other] continua
} em jogo com { $echoes ->
    [1] 1 Eco de Sangue
   *[other] { $echoes } Ecos de Sangue
}.
event-lost-echoes = { $who } perde { $amount ->
    [1] 1 Eco de Sangue Coletado
   *[other] { $amount } Ecos de Sangue Coletados
}.
event-used-up = { $who } põe { $card } na pilha de cartas usadas.
event-stored = { $who } armazena { $amount ->
    [1] 1 Eco de Sangue
   *[other] { $amount } Ecos de Sangue
}.
event-recovered = { $who } recupera { $amount ->
    [0] Sonho do Caçador
    [1] 1 carta usada e Sonho do Caçador
   *[other] { $amount } cartas usadas e Sonho do Caçador
}.
event-upgraded = { $who } pega o Aprimoramento { $card }.
event-removed-card = A carta { $card } de { $who } sai do jogo.
event-rested = { $who } descansa: { $hp } HP.
event-refilled = Novos Aprimoramentos Disponíveis: { $cards }.
event-took-back = { $who } devolve { $card } à mão.
event-scored = { $who }: { $stored } armazenados e { $trophies } de Troféus somam { $total }.
event-won = Livre do pesadelo com { $total } Ecos de Sangue: { $who }.

# Por que não
why-bb-play-04 = Essa carta está na sua pilha de cartas usadas: só dá para jogar cartas da mão.
why-bb-transform-01 = Para transformar é preciso uma Arma Corpo a Corpo ou uma Arma de Fogo.
why-bb-transform-04 = Quem transforma tem que lutar: nesta rodada você não pode ir para o Sonho.
why-bb-upgrade-01 = Aprimoramentos são só para quem jogou Sonho do Caçador ou morreu nesta rodada, no passo 7.
why-bb-upgrade-02 = Os Aprimoramentos são escolhidos na ordem de turno: ainda não é a sua vez.
why-bb-upgrade-04 = O baralho de Aprimoramentos só repõe os Disponíveis, no fim do passo 7.
why-bb-upgrade-09 = Sonho do Caçador nunca se perde desse jeito.
why-bb-cards-06 = O Monstro exige outra carta: Sonho do Caçador não se gasta assim.
why-bb-dream-06 = Só Sonho do Caçador devolve as cartas usadas à sua mão.
why-bb-death-02 = Seu Caçador está morto até o passo 7 desta rodada e não joga nenhuma carta.
why-bb-end-02 = As pilhas de cartas usadas ficam à vista de todos, mas essas cartas não são suas.
why-bb-end-04 = O próximo Monstro vem quando este morrer ou escapar.
why-bb-hit-01 = O Monstro é atacado no passo 5, com as armas jogadas.
why-bb-final-01 = O Chefão Final espera o baralho da Masmorra do Cálice acabar.

# Opções da partida
setting-final-boss = Chefão Final
setting-final-boss-none = Sorteado
setting-first-player = Primeiro Jogador
setting-first-player-none = Sorteado

# A mesa
scene-table = A mesa
scene-seats = Os Caçadores
scene-mine = Seu Caçador
scene-hand = Sua mão
scene-my-used = Sua pilha de cartas usadas
scene-played = Cartas jogadas nesta rodada
scene-upgrades = Aprimoramentos Disponíveis
scene-round = Rodada { $round }
scene-step-1 = Jogar
scene-step-2 = Transformar
scene-step-3 = Imediatos
scene-step-4 = O Monstro ataca
scene-step-5 = Os Caçadores atacam
scene-step-6 = Fuga
scene-step-7 = Sonho
scene-step-8 = Fim
scene-final-boss = Chefão Final
scene-final-waits = Espera com { $echoes } Ecos de Sangue
scene-final-here = Já está em jogo
scene-final-label = Chefão Final: { $name }. { $text }
scene-slain = O Monstro morreu.
scene-no-monster = O Monstro foi embora.
scene-monster-label = { $rank }: { $name }. { $types }, { $die }. Restam { $echoes } de { $full } Ecos de Sangue. { $text }
scene-rolled = Rolagem
scene-faces = O dado dele
scene-total = = { $total }
scene-dungeon = Masmorra do Cálice
scene-left = { $monsters ->
    [1] 1 Monstro
   *[other] { $monsters } Monstros
}, { $bosses ->
    [1] 1 Chefão
   *[other] { $bosses } Chefões
}
scene-upgrade-deck = Baralho de Aprimoramentos
scene-pile-label = { $name }: { $size ->
    [1] resta 1 carta
   *[other] restam { $size } cartas
}. { $more }
scene-die-letter-green = Vd
scene-die-letter-yellow = Am
scene-die-letter-red = Vm
scene-locked = Carta de { $who }
scene-card-label = { $name }. { $kind }, dano { $damage }. { $text }
scene-played-label = Jogada por { $who }: { $card }
scene-source-rulebook = Valores como estão no manual.
scene-source-public = Valores conhecidos publicamente.
scene-source-stand-in = Valores inventados por nós: o manual não mostra esta carta.
scene-source-pack = Valores de um pacote desta mesa.
scene-out = Fora do jogo
scene-dead = Morreu
scene-ready = Pronto
scene-deciding = Decidindo
scene-waiting = Esperando
scene-you = você
scene-seat-label = { $name }{ $you ->
    [yes] { " " }(você)
   *[no] { "" }
}{ $first ->
    [yes] , Primeiro Jogador
   *[no] { "" }
}. { $hp } HP, { $collected } Coletados, { $stored } Armazenados, Troféus valendo { $trophies }. { $state }.
scene-hp = { $hp } de 8 HP
scene-collected = Ecos de Sangue Coletados: { $n } (perdidos na morte)
scene-stored = Ecos de Sangue Armazenados: { $n } (a salvo)
scene-trophy = { $type }: { $n ->
    [1] 1 Troféu
   *[other] { $n } Troféus
}, valendo { $worth }
scene-in-hand = na mão
scene-used = { $n ->
    [1] usada
   *[other] usadas
}
scene-used-pile = Pilha de cartas usadas
scene-may-hold = Tem na mão, pelo que todos viram
scene-nothing = Nada
scene-risk = O dado do Monstro
scene-odds = Chance de cada total: { $odds }
scene-risk-fight = Morrer se lutar
scene-risk-dream = Morrer se for ao Sonho
scene-at-risk = Ecos que você perderia
scene-won = { $n ->
    [one] { $who } escapou do pesadelo
   *[other] { $who } escaparam do pesadelo
}
scene-decided-stored = Quem decidiu foram os Ecos de Sangue Armazenados: { $n } contra { $other }.
scene-decided-trophies = Quem decidiu foram os Troféus: { $n } contra { $other }.
scene-decided-shared = Iguais em tudo: a noite é de mais de um.
scene-decided-tie = Iguais em pontos: decidiu quem tinha mais Ecos de Sangue Armazenados.
scene-hunter = Caçador
scene-col-stored = Armazenados
scene-col-trophies = Troféus
scene-col-total = Total
preview-damage = Causa no máximo { $n } de dano aqui.
preview-left = Ecos de Sangue que sobram quando você ataca, conforme quantos atacam antes
preview-dying = { $chance } de chance de o ataque matar você.
preview-store = Armazena { $n ->
    [1] 1 Eco de Sangue
   *[other] { $n } Ecos de Sangue
}.
preview-at-risk = { $n ->
    [0] Você não tem Ecos de Sangue Coletados a perder.
    [1] 1 Eco de Sangue Coletado em risco.
   *[other] { $n } Ecos de Sangue Coletados em risco.
}

# what a person may answer ahead
ahead-upgrade = Não pegar Aprimoramento
