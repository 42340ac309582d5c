# Perguntas
ask-aside = Outro Herói está agindo. Usar algo enquanto isso?
ask-act = { $who } — Ações: { $actions }, Pontos de Movimento: { $points }. E agora?
ask-found = Quem fica com { $card }?
ask-reorganise = { $who } pode reorganizar de graça.
ask-trade = { $who } reorganiza e troca com quem está na Zona.
ask-give-to = Quem recebe { $card }?
ask-agree = Você dá { $card } para { $whom }?
ask-transmute = { $left ->
    [1] Transmutar: escolha a última carta para descartar.
   *[other] Transmutar: escolha uma carta para descartar; faltam { $left }.
}
ask-learn = { $who } tem { $xp } XP. Qual Habilidade?
ask-next-room = Qual Sala é a Zona { $number } da carta de Porta?
ask-save = { $foe-id ->
    [none] { $amount } de Dano
   *[other] { $foe } causa { $amount } de Dano
}: { $who } está prestes a morrer. Usar algo antes?
ask-target = { $combat }: quem você ataca?
ask-role = Qual Herói é { $role }?
ask-share-damage = { $left ->
    [1] Quem sofre o último Dano da Escuridão?
   *[other] Quem sofre o próximo Dano da Escuridão? Restam { $left }.
}
ask-pillar = Qual Pilar cai?

# Opções
option-move = Mover para { $what }
option-open = Abrir a porta { $what }
option-pick-up = Pegar tudo o que há aqui
option-leave = Escapar pela Saída
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
event-phase-began = { $number ->
    [1] Fase dos Inimigos.
    [2] Fase de Experiência.
    [3] Fase de Evento.
   *[4] Fase Final.
}
event-activated = { $who } tem { $actions ->
    [1] 1 Ação
   *[other] { $actions } Ações
}.
event-rested = { $who } não faz mais nada.
event-first-player-passed = { $who } pega o marcador de Primeiro Jogador.
event-level-rose = O Nível Atual sobe para { $level }.
event-won = Vitória! { $mission }: missão cumprida.
event-lost = { $number ->
    [1] Derrota: o Portador da Vida não tem mais marcadores.
    [2] Derrota: um Herói fica soterrado na masmorra.
    [3] Derrota: o tempo acabou e a Escuridão venceu.
    [4] Derrota: os Heróis foram embora sem cumprir a Missão.
    [5] Derrota: ninguém mais tem o Artefato.
    [6] Derrota: caiu sem que ninguém o tivesse atraído.
    [7] Derrota: morreu: { $what }.
    [8] Derrota: escapou: { $what }.
    [9] Derrota: um Inimigo chegou a { $what }.
    [10] Derrota: foi destruído cedo demais: { $what }.
   *[0] Derrota: a Missão não pode mais ser cumprida.
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
event-tile-cracked = A peça { $tile } racha; marcadores restantes: { $left }.
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
setting-lifebringer-by-party = Mais marcadores no Portador da Vida com mais Heróis
setting-control = Quem age por um Herói
setting-control-owner = Seu dono
setting-control-anyone = Qualquer um na mesa
setting-reinforcements-activate = Reforços sem miniaturas ativam os iguais
setting-stunned-guard-loot = Um Inimigo atordoado impede de pegar
setting-counterattack-moves = Um Inimigo que não pode contra-atacar se move mesmo assim
setting-charge-among-enemies = Investida pode começar entre Inimigos
setting-dead-gain-xp = Heróis mortos recebem o XP de todos
setting-last-round = Última rodada (regra da casa)
setting-last-round-none = Nenhuma, como no manual

# Por que não
why-md-act-01 = Você não tem mais Ações para isso.
why-md-act-02 = Isso já foi usado tantas vezes quanto possível.
why-md-act-03 = Um Herói só age na própria Ativação.
why-md-act-08 = Primeiro termine sua Ação de Mover, ou pare.
why-md-stun-02 = Com Atordoamento, primeiro é preciso se levantar.
why-md-stun-03 = Não restam Ações para se levantar.
why-md-stand-01 = Só um Herói com Atordoamento se levanta.
why-md-move-01 = Anda-se uma Zona por vez, para uma vizinha.
why-md-move-02 = Nada de passos na diagonal: as Zonas só se tocam no canto.
why-md-move-03 = Um Inimigo na sua Zona prende você aqui.
why-md-move-05 = Há uma parede ou porta fechada no caminho.
why-md-door-01 = A porta precisa estar na sua Zona.
why-md-door-03 = Essa porta está aberta e assim fica.
why-md-door-14 = A Missão mantém esta porta fechada.
why-md-pick-01 = Não com um Inimigo na Zona.
why-md-pick-02 = Na sua Zona não há nada para pegar.
why-md-win-03 = Primeiro os objetivos anteriores.
why-md-m00-03 = Sai-se movendo a partir da Zona de Saída.
why-md-m03-04 = Só o Escolhido sai, e com o Artefato em mãos.
why-md-m04-07 = O que havia atrás dela desmoronou.
why-md-m05-11 = Nada do que vocês fizerem fere o Imortal.
why-md-m06-10 = Esta porta precisa das duas Chaves.
why-md-m07-06 = Esta porta só abre com as duas Alavancas acionadas.
why-md-m08-05 = Um Pilar barra o caminho.
why-md-m08-06 = Um Pilar barra o caminho: destruam-no primeiro.
why-md-m10-06 = Antes o Emissário Sombrio deste Estágio precisa cair.
why-md-m10-17 = Um Pilar barra o caminho.
why-md-fight-01 = Você não tem uma arma desse tipo equipada.
why-md-fight-02 = Isso não pode ser atacado agora.
why-md-equip-06 = Cartas só mudam de lugar na Ação Reorganizar/Trocar, ou quando uma regra permite.
why-md-equip-04 = As duas mãos estão ocupadas: diga o que ela substitui.
why-md-equip-07 = Isso sempre conta como Equipado.
why-md-equip-10 = Armas corpo a corpo só alcançam a sua própria Zona.
why-md-equip-11 = Armas de alcance precisam de um alvo à vista fora da sua Zona.
why-md-equip-12 = Armas mágicas alcançam 1 ou 2 Zonas no Campo de Visão.
why-md-skill-08 = Espada e Encantamento funciona na sua própria Zona.
why-md-sig-01 = A Habilidade Exclusiva custa XP que você não tem.
why-md-sig-02 = A Habilidade Exclusiva só se usa uma vez por Ativação.
why-md-cond-01 = A condição não é cumprida.
why-md-cond-02 = Você não pode pagar por isso.
why-md-trade-03 = Só Heróis na mesma Zona trocam cartas.
why-md-story-12 = A Missão ainda não chegou ao Nível dessa carta.
why-md-trans-01 = Transmutar exige três cartas de Equipamento.
why-md-class-03 = Esta linha não tem mais Habilidades.
why-md-xp-07 = Você não tem XP suficiente.
why-md-xp-10 = Habilidades se aprendem na Fase de Experiência.
why-md-level-08 = Essa Habilidade não pode ser usada agora.
why-md-token-02 = O que este marcador faz é a Missão que diz.
why-md-deck-01 = Cartas só são compradas quando uma regra manda.

pick-heroes = Herói
pick-classes = Classe
pick-weapons = Arma inicial

# o que se pode responder de antemão
ahead-aside = Não usar nada enquanto outros Heróis agem
ahead-agree = Quem trocar comigo pode ficar com minhas cartas
ahead-reorganise = Não perguntar se reorganizo de graça: fica o que estou usando
