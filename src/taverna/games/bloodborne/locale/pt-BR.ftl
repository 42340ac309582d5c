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
option-use-up-card = Pôr { $card } na pilha de usadas

# O que aconteceu
event-final-boss-drawn = A masmorra pertence a { $monster }.
event-round-began = Rodada { $round }. Primeiro Jogador: { $who }.
event-monster-revealed = { $monster } aparece com { $echoes ->
    [one] 1 Eco de Sangue
   *[other] { $echoes } Ecos de Sangue
}.
event-final-boss-came = O Chefão Final: { $monster } surge com { $echoes } Ecos de Sangue.
event-played = { $who } joga { $card }.
event-transformed = { $who } transforma a arma: { $card }.
event-no-weapon = { $who } não tem mais nenhuma arma para transformar.
event-cancelled = { $card } de { $who } foi anulada.
event-regrew = { $monster } recupera { $amount ->
    [one] 1 Eco de Sangue
   *[other] { $amount } Ecos de Sangue
}.
event-hit = { $who } acerta { $monster } com { $card } e coleta { $amount ->
    [one] 1 Eco de Sangue
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
    [one] e perde 1 Eco de Sangue Coletado
   *[other] e perde { $lost } Ecos de Sangue Coletados
}.
event-eliminated = { $who } está fora do jogo.
event-scavenged = { $who } pega { $amount ->
    [one] 1 Eco de Sangue
   *[other] { $amount } Ecos de Sangue
} de { $whom }.
event-killed = { $monster } foi derrotado!
event-trophy = { $who } ganha um Troféu: { $type } (agora vale { $worth }).
event-escaped = { $monster } escapa com { $echoes ->
    [one] 1 Eco de Sangue
   *[other] { $echoes } Ecos de Sangue
}.
event-stays = { $monster } continua em jogo com { $echoes ->
    [one] 1 Eco de Sangue
   *[other] { $echoes } Ecos de Sangue
}.
event-lost-echoes = { $who } perde { $amount ->
    [one] 1 Eco de Sangue Coletado
   *[other] { $amount } Ecos de Sangue Coletados
}.
event-used-up = { $who } põe { $card } na pilha de cartas usadas.
event-stored = { $who } armazena { $amount ->
    [one] 1 Eco de Sangue
   *[other] { $amount } Ecos de Sangue
}.
event-recovered = { $who } recupera { $amount ->
    [0] Sonho do Caçador
    [one] 1 carta usada e Sonho do Caçador
   *[other] { $amount } cartas usadas e Sonho do Caçador
}.
event-upgraded = { $who } pega o Aprimoramento { $card }.
event-removed-card = { $card } de { $who } sai do jogo.
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
why-bb-upgrade-04 = O baralho de Aprimoramentos só repõe os Disponíveis, no fim do passo 7.
why-bb-upgrade-09 = Sonho do Caçador nunca se perde desse jeito.
why-bb-dream-06 = Só Sonho do Caçador devolve as cartas usadas à sua mão.
why-bb-end-02 = As pilhas de cartas usadas ficam à vista de todos, mas essas cartas não são suas.
why-bb-end-04 = O próximo Monstro vem quando este morrer ou escapar.
why-bb-hit-01 = O Monstro é atacado no passo 5, com as armas jogadas.
why-bb-final-01 = O Chefão Final espera o baralho da Masmorra do Cálice acabar.

# Opções da partida
setting-final-boss = Chefão Final
setting-final-boss-none = Sorteado
setting-first-player = Primeiro Jogador
setting-first-player-none = Sorteado
