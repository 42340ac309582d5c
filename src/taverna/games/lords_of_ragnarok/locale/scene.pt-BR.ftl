# A mesa
scene-table = A mesa
scene-map = O mapa
scene-side = Vitória, jogadores e Monstros
scene-seats = Jogadores
scene-monsters = Monstros no mapa
scene-mine = Seu lugar
scene-hand = Suas cartas de Combate
scene-no-cards = Você não tem cartas de Combate.
scene-you = você
scene-turn = Turno { $n }: { $who }
scene-selection = Seleção de Heróis
scene-phase-prayer = Oração
scene-phase-hero = Herói
scene-phase-runes = Runas
scene-phase-maneuvers = Manobras
scene-phase-special = Especial
scene-asked-you = É o turno de { $who }, mas quem decide agora é você.
scene-asked-other = Quem decide agora é { $whom }.
scene-last-turns = Ragnarok: { $n ->
    [1] o último turno
   *[other] faltam { $n } turnos
}
scene-deciding = decide
scene-on-turn = no turno

# Rótulos do mapa
scene-land-label = { $n } { $where }, { $region }
scene-owned = de { $who }
scene-neutral = neutro, Resistência { $n }
scene-temple = Templo
scene-forge = Forja de { $rune }, { $full ->
    [yes] com Runa
   *[no] vazia
}
scene-yggdrasil = junto a Yggdrasil
scene-armies = { $who }: { $n ->
    [1] 1 Exército
   *[other] { $n } Exércitos
}, força total { $total }
scene-hero-here = { $who } está aqui
scene-army-label = Exército de { $who } de força { $n } em { $where }
scene-sea-label = { $sea }: toca { $lands }.
scene-ships = Drakkars aqui: { $ships }.
scene-drakkar-label = Drakkar de { $who } no { $sea }
scene-realm-label = { $realm }: dá seu bônus com { $action }; a Aliança custa { $rune }. { $text }
scene-allies = Aliados: { $allies }.
scene-action-label = { $action } ({ $realm }). Marcadores, de baixo para cima: { $stack }.
scene-build-label = { $action }: limpa a roda
scene-monument-label = Monumento de { $deity } ({ $attribute }): nível { $level } de 3, Sacerdotes { $priests } de { $slots }: { $there }
scene-beast-label = { $monster } em { $where }: { $left } de { $all } espaços de Ferimento abertos.
scene-ring = Controlado por { $who }.
scene-wheel-march = Marchar
scene-wheel-build-temple = Templo
scene-wheel-recruit = Recrutar
scene-wheel-monsters = Monstros
scene-wheel-usurp = Usurpar
scene-wheel-prepare = Preparar
scene-wheel-build-monument = Monumento

# O que acontece agora
scene-draft = Seleção de Bênçãos
scene-choose-hero = Heróis disponíveis
scene-choose-origin = Origens disponíveis
scene-rune-actions = Ações de Runa por um conjunto
scene-rune-ways = Com 1 Runa: clique em um Reino junto ao seu Herói, ou no Monstro ou Chefe onde seu Herói está.
scene-prepare = Preparar: duas escolhas
scene-event-place = Um Monstro chega a { $n } { $where }
scene-event-act = Os Monstros de { $rune } agem
scene-event-boss = { $monster } age
scene-rolled = O dado: { $face }
scene-battle = Batalha em { $where }
scene-attacks = ataca
scene-defends = defende
scene-army-strength = Exércitos { $n }
scene-casualties = Baixas { $n } de no máximo { $most }
scene-passed = passou
scene-battle-leads = { $who } está na frente por { $n }.
scene-battle-tie = Empate: { $who } defende e venceria.
scene-battle-won = { $who } venceu.
scene-battle-owed = Baixas a distribuir: { $n }.
scene-battle-rule = No empate vence quem defende. Cada Exército derrotado perde 1; cada um sofre as Baixas que jogou.
scene-hunt = { $who } caça { $monster }
scene-hunt-by = { $whom } joga por { $monster }.
scene-hunt-round = Rodada { $n }: { $hero ->
    [yes] o Herói golpeia
   *[no] o Monstro escolhe seu Ataque
}
scene-monster-hand = Ataques de { $monster }
scene-monster-holds = O Monstro tem { $n ->
    [1] 1 carta de Ataque
   *[other] { $n } cartas de Ataque
}.
scene-shown-hand = Mão revelada de { $who }
scene-fury = Fúria
scene-weak-point = Ponto Fraco
scene-blocked = Bloqueado com um Escudo
scene-defence = Defesa { $total } contra Fúria { $fury }: { $held ->
    [yes] repelido
   *[no] não basta
}
scene-weak = { $total } + Sabedoria { $wisdom } contra { $needed }: { $found ->
    [yes] mais 1 carta
   *[no] não encontra
}
scene-attack-facts = Fúria { $fury } · Ponto Fraco { $weak } · compra { $draws }
scene-space-reward = { $weapons }, Recompensa: { $reward }
scene-space-covered = { $space }: coberto por { $who }

# Quanto falta para cada fim
scene-victory = Quanto falta para vencer
scene-way-great-jarl = Regiões
scene-way-great-gothi = Templos
scene-way-slayer = Mortes
scene-way-ragnarok = Yggdrasil
scene-near = poderia vencer
scene-threat-great-jarl = { $who } poderia tomar os últimos Territórios de 3 Regiões no próximo turno.
scene-threat-great-gothi = { $who } poderia conseguir o último Templo no próximo turno.
scene-threat-slayer = { $who } poderia caçar o Chefe no próximo turno.
scene-threat-ragnarok = { $who } domina em volta de Yggdrasil: venceria no Ragnarok.
scene-requirements = Ragnarok: { $n } de 3 cumpridos
scene-req-down = (feito)
scene-req-met = (já vale: conta no próximo Monumento)
scene-track = Templos construídos: { $n } de { $most }

# Jogadores
scene-cards = { $n ->
    [1] 1 carta
   *[other] { $n } cartas
} de Combate na mão
scene-priests = Sacerdotes na Reserva: { $n }
scene-reserve = Exércitos na Reserva: { $n } de { $most }
scene-kills = Mortes: { $n }
scene-known = Sabe-se da mão: { $cards }
scene-spent = exaurido
scene-open = vista por todos
scene-look-casualties = Baixas
scene-attribute = { $name } { $n }{ $hurt ->
    [yes] , Ferida ({ $track } ao curar)
   *[no] { "" }
}
scene-rune-label = { $rune }: você tem { $n }, restam { $supply } no Suprimento
scene-card-label = { $card }, { $weapon }, +{ $value }, Baixas { $casualties }. { $text }
scene-won = { $who } vence: { $how }
scene-draw = Ninguém mais pode agir: empate
scene-decided = No turno { $n }, com { $have }; quem vinha mais perto pelo mesmo caminho era { $whom }, com { $near }.

# O que uma opção significaria
preview-name = { $what }
preview-land = { $n } · { $where }
preview-weapons = { $weapons }
preview-usurp = Para Usurpar: sua Força { $strength } contra { $need }{ $able ->
    [yes] { "" }: basta
   *[no] { "" }: agora não é possível
}
preview-forge = Há uma Runa à espera na Forja: { $rune }
preview-near-realm = Junto a { $realm }: a Aliança custa { $rune }
preview-boss-closed = { $monster } está aqui; para caçá-lo você precisa de { $n ->
    [1] 1 morte
   *[other] { $n } mortes
}
preview-prey = { $monster } está aqui: { $left ->
    [1] falta 1 Ferimento
   *[other] faltam { $left } Ferimentos
} para matá-lo
preview-bridge = Une para você: { $lands }
preview-recruit-coast = Exércitos novos de força { $n } podem desembarcar ali
preview-raise = { $attribute } { $before } → { $after }
preview-level = Monumento de nível { $level }
preview-spaces = { $left ->
    [1] Falta 1 Ferimento
   *[other] Faltam { $left } Ferimentos
} para matá-lo
preview-hunt-hand = Você compra { $n }: { $total } cartas de Combate para a Caçada
preview-hunt-by = { $whom } vai jogar por ele
preview-hunt-boss = Matar o Chefe vence o jogo; se você falhar, ele se regenera
preview-hunt-mine = Seus marcadores nele: { $n }
preview-face = { $face }: { $n } de { $all }
preview-tame = Ele vai obedecer a você: você o Ativa e joga por ele nas Caçadas
preview-ally = Você recebe o bônus quando { $action } é escolhida pela primeira vez
preview-ally-first = Primeira Aliança aqui: compre 1 carta de Combate
preview-bonus = Bônus de { $realm } para { $who }, antes da ação
preview-no-bonus = Ninguém é aliado de { $realm }: sem bônus
preview-covered = Você cobre o marcador de { $who }: { $n ->
    [1] 1 Runa
   *[other] { $n } Runas
} para { $who }
preview-temple = Templos: { $have } de { $need }
preview-wins = Com isso você vence o jogo: { $how }!
preview-draft = Depois há uma Seleção de Bênçãos
preview-recruit = Um Exército novo de força { $n }
preview-march = { $n ->
    [1] 1 Exército se move
   *[other] Até { $n } Exércitos se movem
}; as Batalhas vêm no fim
preview-requirement = Requisito cumprido: { $what }
preview-ragnarok = O Ragnarok começa: cada um tem um último turno
preview-build-priests = Sacerdotes para você: { $n }
preview-build-runes = Forjas suas com Runa: { $n }
preview-build-event = A roda é limpa e um Evento desperta Monstros
preview-army = Exército de força { $strength } em { $where }
preview-weaken = Cai para { $n }
preview-destroyed = Este Exército é perdido
preview-raise-army = Ficar e subir para { $n }
preview-to-battle = { $where }: Batalha, { $mine } contra { $theirs } de { $who }
preview-to-own = { $where }: é seu, com { $mine } lá
preview-to-open = { $where }: { $who } não tem Exércitos: você toma
preview-to-neutral = { $where }: { $mine } contra Resistência { $need }: { $taken ->
    [yes] você toma
   *[no] não basta
}
preview-from-battle = De { $where }: Batalha, { $mine } contra { $theirs } de { $who }
preview-from-own = De { $where }: { $mine } de força lá
preview-from-open = De { $where }: { $who } não tem Exércitos: você toma
preview-from-neutral = De { $where }: { $mine } contra Resistência { $need }: { $taken ->
    [yes] você toma
   *[no] não basta
}
preview-region = { $region }: { $have } de { $all }{ $whole ->
    [yes] { "" }: a Região inteira
   *[no] { "" }
}
preview-artifact = Com ele vem o Artefato { $artifact }
preview-total = Ficaria { $mine } contra { $theirs }
preview-symbols = Símbolos de Baixa: { $n } de no máximo { $most }
preview-then = Depois o efeito é resolvido
preview-leads = Como está, { $who } vence
preview-tie = Como está há empate, e { $who } defende e vence
preview-defence = Defesa { $total } contra Fúria { $fury }: { $held ->
    [yes] repelido
   *[no] ainda não basta
}
preview-block = Este Escudo bloqueia o Ataque
preview-no-block = Este Ataque não pode ser bloqueado
preview-weak = Ponto Fraco: { $total } + Sabedoria { $wisdom } contra { $needed }: { $found ->
    [yes] você compra mais 1 carta
   *[no] não encontra
}
preview-strike = Serve em { $n ->
    [1] 1 espaço de Ferimento
   *[other] { $n } espaços de Ferimento
}; { $left ->
    [1] resta 1 aberto
   *[other] restam { $left } abertos
}
preview-wound-left = Depois { $left ->
    [1] falta 1
   *[other] faltam { $left }
} para matá-lo
preview-reward = Recompensa: { $reward }
preview-attack = Fúria { $fury } contra { $n ->
    [1] 1 carta
   *[other] { $n } cartas
} de { $who }
preview-attack-weak = Ponto Fraco { $needed }; { $who } tem Sabedoria { $wisdom }
preview-attack-draws = Depois o Monstro compra { $n }
preview-threat = Depois disso { $who } poderia vencer no próximo turno: { $how }
preview-threat-mine = Depois disso você poderia vencer no próximo turno: { $how }
