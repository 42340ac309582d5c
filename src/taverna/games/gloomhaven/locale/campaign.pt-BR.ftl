# Perguntas entre cenários
ask-quest = Fique com uma missão pessoal; a outra volta para o baralho.
ask-create = Um novo personagem: qual classe, em qual nível?
ask-level-up = Nível { $level }: qual carta você ganha?
ask-mark-perk = Qual vantagem você marca?
ask-city = { $hero } em Gloomhaven, com { $gold } de ouro. O que vai fazer?
ask-city-retire = { $hero } cumpriu sua missão pessoal. Faça o que ainda falta e se aposente. Restam { $gold } de ouro.
ask-event = { $title }: o que vocês fazem?
ask-result = Vocês precisam escolher uma destas.
ask-agree-event = { $who } propõe: { $option } Todos de acordo?
ask-agree-travel = { $who } quer ir para { $scenario }. De acordo?
ask-agree-casual = { $who } quer jogar { $scenario } no modo casual. De acordo?
ask-agree-random-dungeon = { $who } quer explorar uma masmorra aleatória. De acordo?
ask-agree-home = { $who } quer voltar a Gloomhaven. De acordo?
ask-agree-onward = { $who } quer seguir viagem sem passar por Gloomhaven. De acordo?
ask-agree-who = { $who } acha que deve ser { $whom }. De acordo?
ask-agree-who-item = { $who } daria { $item } para { $whom }. De acordo?
ask-agree-open = { $who } escolheria { $scenario }. De acordo?
ask-travel = Para onde vai o grupo?
ask-home = Voltar a Gloomhaven ou seguir direto para o próximo cenário?
ask-home-brief = Voltar a Gloomhaven ou seguir direto para o próximo cenário? Depois de um cenário casual não há nova visita à cidade.
ask-share = { $paying ->
    [yes] O grupo ainda deve { $left } de ouro. Quanto você paga?
   *[no] { $left } de ouro para dividir. Quanto fica com você?
}
ask-equip = O que você veste? Só dá para usar o que está equipado.
ask-who-item = Quem fica com { $item }?
ask-open = Qual destes cenários é desbloqueado?
ask-discard = Qual carta você descarta antes de começar?
ask-give-up = O que você entrega? Começa o cenário consumido.

# Opções
option-quest = { $quest }: { $tasks } Abre: { $box }.
option-create = { $class }, nível { $level }, { $gold } de ouro
option-create-at = Nível { $level }, { $gold } de ouro
option-ready = Pronto
option-event = Evento de cidade
option-donate = Doar 10 de ouro para o Santuário do Grande Carvalho
option-retire = Aposentar-se
option-another = Trocar de personagem
option-stay = Ficar com este personagem
option-waiting = { $hero } volta, nível { $level }, { $gold } de ouro
event-page-read = Dos Registros da Cidade: { $text }
event-hero-died = { $hero } morreu para sempre.
event-heroes-changed = { $hero } entra no lugar de { $gone }.
event-hero-came = { $hero } entra no grupo.
option-catch-up = Subir de nível até a prosperidade da cidade
option-kit = Comprar o equipamento sugerido para começar
option-shop-buy = Comprar { $item } por { $gold } de ouro: { $text }
option-shop-sell = Vender { $item } por { $gold } de ouro
option-enhance-top = { $card }, em cima, { $text }: { $sticker } em { $line } por { $gold } de ouro
option-enhance-bottom = { $card }, embaixo, { $text }: { $sticker } em { $line } por { $gold } de ouro
option-yes = De acordo
option-no = Não
option-home = Voltar a Gloomhaven
option-onward = Seguir direto
option-scenario = #{ $number } { $scenario }
option-casual = #{ $number } { $scenario }, no modo casual
option-random-dungeon = Explorar uma masmorra aleatória
option-seat = { $who }
option-gold = { $gold } de ouro
option-wear = Equipar { $item }: { $text }
option-take-off = Desequipar { $item }

# Quantidades e lugares
some-gold = { $n } de ouro
some-xp = { $n } de experiência
some-checks = { $many ->
    [1] { $n } marca
   *[other] { $n } marcas
}
some-damage = { $n } de dano
some-bless = cartas de Bênção: { $n }
some-curse = cartas de Maldição: { $n }
some-minus = cartas de -1: { $n }
some-discard = cartas a descartar: { $n }
some-spend-head = um item de Cabeça já usado
some-spend-body = um item de Corpo já usado
some-spend-legs = um item de Pernas já usado
some-spend-one-hand = um item de Uma Mão já usado
some-spend-two-hand = um item de Duas Mãos já usado
some-spend-small = um Item Pequeno já usado
some-sticker-plus = +1
some-sticker-jump = Salto
some-sticker-any = qualquer elemento
some-sticker-hex = mais um hexágono
some-line-value = linha principal
some-line-range = Alcance
some-line-area = área
some-line-push = Empurrar
some-line-pull = Puxar
some-line-pierce = Perfurar
some-line-targets = Alvo
some-line-shield = Escudo
some-line-retaliate = Retaliar
some-line-conditions = linha principal
some-line-summon-hp = pontos de vida da criatura invocada
some-line-summon-move = Mover da criatura invocada
some-line-summon-attack = Ataque da criatura invocada
some-line-summon-range = Alcance da criatura invocada
print-envelope-a = Envelope A
print-envelope-b = Envelope B
print-envelope-x = Envelope X

# Acontecimentos
event-hero-changed = { $hero }: { $changes }.
event-laid-ahead = { $hero } começará o próximo cenário com { $waits }.
event-got-item = { $hero } fica com { $item }.
event-reputation-changed = A reputação do grupo agora é { $now }.
event-prosperity-changed = A trilha de prosperidade de Gloomhaven agora está em { $now }.
event-achievement-gained = Conquista: { $achievement }.
event-achievement-lost = Conquista perdida: { $achievement }.
event-scenario-opened = Novo no mapa: { $scenario }.
event-scenario-done = Cenário concluído: { $scenario }.
event-design-gained = A loja agora tem { $item }.
event-event-added = { $road ->
    [yes] Uma carta nova entra nos eventos de estrada.
   *[no] Uma carta nova entra nos eventos de cidade.
}
event-box-opened = Aberto: { $box }.
event-event-read = { $title }. { $text }
event-event-decided = O grupo decide: { $option }
event-outcome-read = { $text }
event-item-parted = { $hero } abre mão de { $item }.
event-event-put-away = { $kept ->
    [yes] A carta volta para o fundo do baralho.
   *[no] A carta sai do jogo.
}
event-hero-created = { $named ->
    [yes] { $hero } entra para o grupo: { $what }.
   *[no] { $hero } entra para o grupo.
 }
event-quest-kept = { $hero } tem uma missão pessoal.
event-levelled-up = { $hero } chega ao nível { $level } e ganha { $card }.
event-perk-marked = { $hero } marca uma vantagem.
event-bought = { $hero } compra { $item } por { $gold } de ouro.
event-sold = { $hero } vende { $item } por { $gold } de ouro.
event-donated = { $hero } doa 10 de ouro para o Santuário do Grande Carvalho.
event-enhanced = { $hero } melhora { $card } com { $sticker } por { $gold } de ouro.
event-retired = { $hero } se aposenta.
event-travelled = { $casual ->
    [yes] O grupo vai para { $scenario }, no modo casual.
   *[no] O grupo parte para { $scenario }.
}
event-came-home = O grupo volta a Gloomhaven.
event-rewarded = { $scenario }: vitória. O grupo recebe sua recompensa.

# Opções do jogo
setting-mode = O que se joga
setting-mode-scenario = Um cenário
setting-mode-campaign = Uma campanha
setting-names = Nome do herói
setting-party-name = Nome do grupo
setting-consent = O que o grupo decide
setting-consent-all = precisa do acordo de todos
setting-consent-anyone = fica com quem falar primeiro
setting-casual-visits = Um cenário casual permite uma nova visita a Gloomhaven

why-gh-create-01 = Primeiro alguém precisa ocupar este lugar.
why-gh-quest-01 = Você fica com uma das duas missões pessoais que recebeu, antes de qualquer outra coisa.
why-gh-lvlup-01 = Você tem experiência suficiente: suba de nível primeiro.
why-gh-lvlup-02 = Só se sobe de nível na cidade.
why-gh-lvlup-04 = Você ganha uma carta da sua classe que ainda não tem, no máximo do seu novo nível.
why-gh-lvlup-05 = Marque primeiro a vantagem (perk) que você ganhou.
why-gh-lvlup-06 = Todas as caixas dessa vantagem (perk) estão marcadas.
why-gh-visit-01 = Isso só pode ser feito em uma visita a Gloomhaven.
why-gh-retire-01 = Quem cumpre a missão pessoal em Gloomhaven se aposenta nessa visita, e mais ninguém.
why-gh-retire-02 = Quem precisa se aposentar, ou já se aposentou, não joga mais cenários.
why-gh-retire-14 = Sem missão pessoal ninguém se aposenta.
why-gh-city-01 = Um evento de cidade por visita.
why-gh-donate-01 = Cada personagem pode doar 10 de ouro uma vez por visita.
why-gh-prosp-04 = Você não está abaixo do nível de prosperidade da cidade.
why-gh-game-03 = Cada classe é jogada por uma só pessoa do grupo.
why-gh-shop-01 = Seu ouro não chega.
why-gh-shop-08 = A loja ainda não tem isso: projetos e uma cidade mais próspera trazem mais itens.
why-gh-quest-04 = Este item é seu pela missão e não pode ser vendido.
why-gh-shop-05 = Os itens são do seu personagem: nada se troca.
why-gh-shop-10 = Todos os exemplares desse item já têm dono.
why-gh-equip-08 = Você já tem um exemplar desse item.
why-gh-death-05 = Esse personagem está morto.
why-gh-box-01 = Essa classe ainda está na caixa selada.
why-gh-create-04 = Um personagem novo começa no máximo no nível de prosperidade da cidade.
why-gh-party-06 = Este personagem é de outro grupo.
why-gh-create-08 = O equipamento sugerido é para um personagem recém-criado, enquanto houver algo dele para comprar.
why-gh-casual-01 = Só se jogam cenários que estão no mapa.
why-gh-map-02 = Esse cenário ainda não foi desbloqueado.
why-gh-camp-02 = Faltam as conquistas que ele exige.
why-gh-camp-03 = Esse cenário já foi concluído: só pode ser jogado no modo casual.
why-gh-enh-01 = Para melhorar cartas é preciso a conquista “O Poder da Melhoria”.
why-gh-enh-02 = Essa carta não está na sua reserva.
why-gh-enh-03 = Seu ouro não chega.
why-gh-enh-05 = O +1 só vai onde há um número.
why-gh-enh-06 = Uma condição negativa só vai em uma linha principal que tenha inimigos como alvo.
why-gh-enh-07 = Uma condição positiva só vai em uma linha principal que afete aliados ou você.
why-gh-enh-08 = Mover não conta como afetar você.
why-gh-enh-09 = O Salto só vai em um Mover que ainda não o tenha.
why-gh-enh-10 = Um elemento só vai em uma linha principal.
why-gh-enh-12 = Um hexágono só vai no padrão de um ataque em área.
why-gh-enh-18 = A classe já tem tantas cartas melhoradas quantas a prosperidade da cidade permite.
why-gh-enh-22 = Essa melhoria não existe.
why-gh-enh-23 = Já há uma melhoria nesse lugar.
