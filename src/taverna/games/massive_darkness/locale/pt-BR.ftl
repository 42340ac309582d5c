# Perguntas
ask-act = { $who } — Ações: { $actions }, Pontos de Movimento: { $points }. E agora?
ask-found = Quem fica com { $card }?
ask-reorganise = { $who } pode reorganizar de graça.
ask-trade = { $who } reorganiza e troca com quem está na Zona.
ask-give-to = Quem recebe { $card }?
ask-agree = Você dá { $card } para { $whom }?
ask-transmute = { $left ->
    [one] Transmutar: escolha a última carta para descartar.
   *[other] Transmutar: escolha uma carta para descartar; faltam { $left }.
}
ask-learn = { $who } tem { $xp } XP. Qual Habilidade?
ask-next-room = Qual Sala é a Zona { $number } da carta de Porta?
ask-target = Quem você ataca?
ask-role = Qual Herói é { $role }?
ask-share-damage = { $left ->
    [one] Quem sofre o último Dano da Escuridão?
   *[other] Quem sofre o próximo Dano da Escuridão? Restam { $left }.
}
ask-pillar = Qual Pilar cai?

# Opções
option-move = Mover para { $what }
option-open = Abrir a porta { $what }
option-pick-up = Pegar tudo o que há aqui
option-leave = Sair pela Saída
option-lay = Colocar { $what } aqui
option-lever = Acionar: { $what }
option-attack = { $combat }: atacar { $foe } em { $where }
option-attack-pillar = { $combat }: atacar o Pilar em { $where }
option-charge = { $skill }: investir contra { $where }
option-safe-shot = { $skill }: mover para { $where } e atirar
option-leap = { $skill }: ir para { $where }
option-command = Comandar { $whom }
option-use = Usar { $what }
option-stop = Parar aqui
option-rest = Terminar sua Ativação
option-stand-up = Levantar
option-trade = Reorganizar/Trocar
option-transmute = Transmutar três cartas
option-done = Pronto
option-equip = Equipar { $what }
option-equip-over = Equipar { $what } no lugar de { $other }
option-stow = Guardar { $what }
option-give = Passar { $what } de { $by }
option-yes = Sim
option-no = Não
option-hero = { $whom }
option-enemy = { $foe } em { $where }
option-learn = { $what }, Nível { $level }, por { $cost } XP
option-thing = { $what }
option-pillar = O Pilar em { $what }

# O que acontece
event-mission-began = A Missão começa: { $mission }.
event-chose-hero = { $who } parte: { $sheet }, com { $weapon }.
event-round-began = Rodada { $round }. Primeiro Jogador: { $who }.
event-phase-began = { $phase ->
    [enemies] Fase dos Inimigos.
    [experience] Fase de Experiência.
    [event] Fase de Evento.
   *[end] Fase Final.
}
event-activated = { $who } tem { $actions } Ações.
event-rested = { $who } não faz mais nada.
event-first-player-passed = { $who } pega o marcador de Primeiro Jogador.
event-level-rose = O Nível Atual sobe para { $level }.
event-won = Vitória! { $mission }: missão cumprida.
event-lost = { $reason ->
    [lifebringer] Derrota: o Portador da Vida não tem mais marcadores.
    [collapse] Derrota: um Herói fica soterrado na masmorra.
    [last-round] Derrota: o tempo acabou e a Escuridão venceu.
   *[mission] Derrota: a Missão não pode mais ser cumprida.
}
event-wounded = { $who } sofre { $amount } de Dano: Vida { $life }.
event-ignored = { $who } ignora { $amount } de Dano.
event-survived = { $who } não morre: Vida { $life }.
event-died = { $who } morre em { $where }.
event-healed = { $who } cura { $amount }: Vida { $life }.
event-stunned = { $who } sofre Atordoamento.
event-stood-up = { $who } se levanta.
event-maximum-raised = A Vida Máxima de { $who } agora é { $most }.
event-resurrected = O Portador da Vida ressuscita { $who } em { $where }; marcadores restantes: { $left }.
event-gained-xp = { $who } ganha { $amount } XP ({ $xp }).
event-gained-micro-xp = { $who } ganha { $amount } micro-XP ({ $micro }).
event-lost-xp = { $who } perde { $amount } XP ({ $xp }).
event-learned = { $who } aprende { $line }, Nível { $level }, por { $cost } XP.
event-moved = { $who } vai de { $start } para { $where }.
event-left = { $who } sai da masmorra.
event-opened-door = { $who } abre a porta { $door }.
event-door-opened = A porta { $door } se abre.
event-door-card-drawn = Atrás dela: { $card }.
event-treasure-laid = Marcadores de Tesouro em { $where }: { $normal } dos normais, { $special } dos especiais.
event-picked-up = { $who } pega o que há em { $where }.
event-picked-token = { $who } pega: { $token }.
event-drew = { $who } encontra { $card }.
event-drew-trap = { $who } revela { $card }.
event-got = { $who } fica com { $card }.
event-gave = { $by } dá { $card } para { $who }.
event-equipped = { $who } equipa { $card }.
event-stowed = { $who } guarda { $card }.
event-traded = { $who } reorganiza e troca.
event-refused = { $who } prefere ficar com { $card }.
event-transmuted = { $who } transmuta { $cards } em um Tesouro de Nível { $level }.
event-used = { $who } usa { $card }.
event-used-skill = { $who } usa { $skill }.
event-used-signature = { $who } usa a Habilidade Exclusiva { $skill }.
event-commanded = { $by } comanda { $who }.
event-laid-thing = { $who } coloca { $thing } em { $where }.
event-pulled-lever = { $who } aciona a alavanca em { $where }.
event-event-drawn = Evento: { $card }.
event-effect-ended = { $card } acaba.
event-role-chosen = { $role }: { $who }.
event-got-thing = { $who } recebe { $thing } ({ $amount }).
event-objective-met = Objetivo { $number } cumprido.
event-tile-cracked = A peça { $tile } racha; restam { $left }.
event-tile-fell = A peça { $tile } desaba com tudo o que está nela.
event-bridge-fell = { $token } cai com tudo o que está em cima.
event-pillar-fell = O Pilar em { $where } cai.
event-things-burnt-out = O que estava colocado no tabuleiro se apaga ({ $amount }).

# Ajustes
setting-mission = Missão
setting-heroes = Heróis, por assento
setting-classes = Classes, por assento
setting-weapons = Armas iniciais, por assento
setting-first-player = Primeiro Jogador
setting-first-player-none = O primeiro assento
setting-lifebringer = Marcadores no Portador da Vida
setting-control = Quem age por um Herói
setting-control-owner = Seu dono
setting-control-anyone = Qualquer um na mesa
setting-reinforcements-activate = Reforços sem miniaturas ativam os iguais
setting-stunned-guard-loot = Um Inimigo atordoado impede de pegar
setting-counterattack-moves = Um Inimigo que não pode contra-atacar se move mesmo assim
setting-charge-among-enemies = Investida pode começar entre Inimigos
setting-dead-gain-xp = Heróis mortos recebem o XP de todos
setting-last-round = Última rodada
