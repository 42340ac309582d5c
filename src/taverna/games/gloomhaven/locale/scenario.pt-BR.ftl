# Perguntas em volta dos turnos das figuras
ask-battle-goal = Fique com um objetivo de batalha; o outro volta ao baralho.
ask-gain-card = Nível { $level }: qual carta você ganha?
ask-perk = Nível { $level }: qual vantagem você escolhe?
ask-buy = Você tem { $gold } de ouro. Compra um item?
ask-hand = Troque uma carta da sua mão ou siga com esta.
ask-start = Onde você começa?
ask-tie = Mesma iniciativa: quem vai primeiro?
ask-monster = { $figure } pode agir de várias formas. Qual?
ask-standee = Faltam fichas de monstro: qual lugar é ocupado?
ask-spawn-where = O hexágono está ocupado. Onde o monstro aparece?
ask-summon-where = { $figure } invoca: onde?
ask-escort = { $figure } pode ir por vários caminhos. Para onde?
ask-flood = Qual hexágono é inundado?
ask-go-beside = Para qual hexágono?
ask-give-up-item = De qual item você abre mão?
ask-flee = { $figure } foge. Para onde?
ask-who = Quem é afetado?
ask-take-over = Pegar o que outro carrega? De quem?
ask-roll = As rochas da fileira { $row } rolam. Onde para a primeira?
ask-lose-card = Qual carta você perde?
ask-recover = Qual carta você recupera?
ask-spend-item = Qual item é gasto?
ask-consume-item = Qual item é consumido?
ask-refresh-item = Qual item você renova?
ask-entrance = Por qual entrada vocês começam?
ask-promote = Qual inimigo vira elite?
ask-return = Qual inimigo volta?

option-done = Pronto
option-hand-swap = Sai { $out }, entra { $into }
option-gate = Entrada do tipo { $what }

# O que aconteceu
event-scenario-began = { $scenario }, nível do cenário { $level }.
event-goal-kept = { $who } fica com um objetivo de batalha.
event-start-place = { $who } ocupa uma posição inicial.
event-round-began = Rodada { $round }.
event-door-opened = { $figure } abre uma porta.
event-controlled = { $who } está sob controle e age contra o grupo nesta rodada.
event-left-map = { $who } deixa o mapa.
event-boulder-rolled = Uma rocha segue rolando.
event-brought = { $figure } vai parar em outro lugar.
event-vanished = { $figure } some do tabuleiro.
event-came-back = { $figure } está de volta.
event-woke = { $figure } acorda.
event-unharmed = { $figure } não sofre dano nenhum.
event-took-over = { $figure } assume o que { $target } carregava.
event-toiled = { $who } gasta aqui { $points ->
    [one] { $points } ponto de movimento
   *[other] { $points } pontos de movimento
}; { $left ->
    [one] falta { $left }
   *[other] faltam { $left }
}.
event-door-closed = A porta { $door } se fecha.
event-door-unlocked = A porta { $door } não está mais trancada.
event-room-revealed = Uma sala é revelada. { $monsters ->
    [0] Não há ninguém.
    [1] Há uma figura.
   *[other] Há { $monsters } figuras.
}
event-room-told = { $text }
event-room-named = { $room } ({ $adjective }).
event-card-turned = { $monster }: iniciativa { $initiative }.
event-order-set = A ordem de iniciativa está definida.
event-spawned = { $figure } aparece.
event-summoned-monster = { $summoner } invoca: { $figure }.
event-summoned = { $summoner } invoca: { $figure }.
event-no-standee = { $monster }: não há mais ficha ou hexágono vazio.
event-focused = { $figure } foca em { $target }.
event-no-focus = { $figure } não acha um foco.
event-piece-happened = { $text }
event-penalty-fell = { $text }
event-got-gold = { $who } ganha { $gold } de ouro.
event-deck-shuffled = { $monster }: o baralho de habilidades é embaralhado.
event-succeeded = Objetivo cumprido! A rodada vai até o fim.
event-failed = O cenário está perdido. A rodada vai até o fim.
event-scored = { $who }: { $xp } de experiência, { $gold } de ouro, { $checks ->
    [0] nenhuma marca
    [1] 1 marca
   *[other] { $checks } marcas
}.

setting-penalties = Penalidades da masmorra aleatória
setting-penalties-suggested = Nenhuma, depois menor, depois maior
setting-penalties-none = Nenhuma
setting-penalties-minor = Menor em cada sala
setting-penalties-major = Maior em cada sala

setting-scenario-solo-brute = Em solo (Bruto): De Volta à Colina Negra
setting-scenario-solo-tinkerer = Em solo (Engenhoqueiro): Uma Intrusão Inoportuna
setting-scenario-solo-spellweaver = Em solo (Tecelã Arcana): Laboratório Corrompido
setting-scenario-solo-cragheart = Em solo (Coração de Pedra): Defesa de Pedra
setting-scenario-solo-nightshroud = Em solo (Manto da Noite): A Colheita da Noite
setting-scenario-solo-plagueherald = Em solo (Arauto da Praga): Cripta Empestada
setting-scenario-solo-berserker = Em solo (Berserker): Insultos Antinaturais
setting-scenario-solo-scoundrel = Em solo (Malandra): Assalto ao Arsenal
setting-scenario-solo-mindthief = Em solo (Ladra de Mentes): Libertação dos Roedores
setting-scenario-solo-sunkeeper = Em solo (Guardiã do Sol): Escolta da Caravana
setting-scenario-solo-quartermaster = Em solo (Intendente): Taxa de Armazenagem
setting-scenario-solo-summoner = Em solo (Invocadora): Plano das Feras Selvagens
setting-scenario-solo-soothsinger = Em solo (Cantora Serena): Duelo de Bardos
setting-scenario-solo-doomstalker = Em solo (Caçador da Perdição): Caçada Corrompida
setting-scenario-solo-sawbones = Em solo (Serra-Ossos): Depois da Batalha
setting-scenario-solo-elementalist = Em solo (Elementalista): Segredos Elementais
setting-scenario-solo-beast-tyrant = Em solo (Tirana das Feras): O Urso Enjaulado
