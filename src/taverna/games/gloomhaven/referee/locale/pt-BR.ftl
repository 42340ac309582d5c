referee-lang = pt-BR
# Positions to begin with
referee-preset-targets = Até onde ele anda
referee-preset-steps = Atrás de quem ele vai
referee-preset-archer = O arqueiro e a armadilha
referee-preset-room = Sala vazia

# Tools
referee-tools = Pintar
referee-tool-floor = Piso
referee-tool-wall = Parede
referee-tool-edge = Divisória
referee-tool-door = Porta fechada
referee-tool-obstacle = Obstáculo
referee-tool-trap = Armadilha
referee-tool-hazard = Perigoso
referee-tool-difficult = Difícil
referee-tool-acting = O monstro
referee-tool-character = Personagem
referee-tool-summon = Invocação
referee-tool-friend = Aliados dele
referee-tool-hand = Mover
referee-tool-erase = Apagar
referee-hint = Clique ou arraste no tabuleiro. No teclado: as setas andam de hexágono em hexágono, Enter pinta e a tecla de cada ferramenta a escolhe.
referee-note-summon = Uma invocação é de um personagem: coloque um antes.

# The card and the figures
referee-card = Carta de habilidade do monstro
referee-movement = Movimento
referee-monster = O monstro
referee-figures = Personagens
referee-ask = O que você quer saber?
referee-ask-monster-turn = O que o monstro faz?
referee-ask-sight = O que se vê de um hexágono?
referee-ask-reach = Até onde uma figura chega?
referee-outside = Fora do tabuleiro
referee-outside-wall = Paredes
referee-outside-open = Aberto: nada tapa a visão
referee-wall-hexes = O hexágono da área ao alcance
referee-wall-hexes-yes = pode ser parede
referee-wall-hexes-no = é chão
referee-move = Movimento
referee-none = nenhum
referee-jump = Salto
referee-flying = Voa
referee-attack = Ataque
referee-attack-melee = Corpo a corpo
referee-attack-ranged = De longo alcance
referee-attack-none = Sem ataque
referee-range = Alcance
referee-targets = Alvos
referee-area = Área
referee-area-self = Hexágonos atingidos em volta do monstro; deixe vazia para um ataque comum.
referee-area-free = Uma forma que cai em qualquer lugar ao alcance; deixe vazia para um ataque comum.
referee-area-hex = Hexágono { $x }, { $y } da área
referee-muddle = Confuso
referee-immobilize = Imobilizado
referee-disarm = Desarmado
referee-stun = Atordoado
referee-strengthen = Fortalecido
referee-initiative = Iniciativa
referee-invisible = Invisível
referee-owner = A invocação em { $at } é de

# The board
referee-board = Tabuleiro
referee-answer = O que as regras permitem
referee-ground-void = fora do tabuleiro
referee-ground-floor = piso
referee-ground-wall = parede
referee-ground-door = porta fechada
referee-ground-obstacle = obstáculo
referee-ground-trap = armadilha
referee-ground-hazard = terreno perigoso
referee-ground-difficult = terreno difícil
referee-edge = Lado entre { $a } e { $b }: livre
referee-edge-there = Lado entre { $a } e { $b }: divisória
referee-in-sight = à vista
referee-not-in-sight = fora de vista
referee-cost = custa { $cost } { $cost ->
    [1] ponto de movimento
   *[other] pontos de movimento
  }{ $traps ->
    [0] {""}
    [1] , aciona uma armadilha
   *[other] , aciona { $traps } armadilhas
  }{ $hazards ->
    [0] {""}
    [1] , atravessa um terreno perigoso
   *[other] , atravessa { $hazards } terrenos perigosos
  }
referee-from-here = a visão parte daqui
referee-is-focus = foco do monstro
referee-is-attacked = sofre um ataque
referee-is-stop = o monstro para aqui
referee-label-character = personagem { $name }, iniciativa { $initiative }{ $invisible ->
    [yes] , invisível
   *[no] {""}
  }
referee-label-character-short = Personagem { $name }
referee-who-character = personagem { $name }
referee-whom-character = personagem { $name }
referee-label-summon = uma invocação de { $name }
referee-who-summon = invocação de { $name }
referee-whom-summon = a invocação de { $name }
referee-label-friend = outro monstro
referee-who-friend = outro monstro
referee-whom-friend = outro monstro
referee-label-acting = o monstro que age
referee-who-acting = o monstro que age
referee-whom-acting = o monstro que age
referee-list = { $rest } e { $last }

# The answer
referee-allowed = { $count ->
    [1] Só um desfecho é permitido
   *[other] { $count } desfechos são permitidos: vocês escolhem
  }
referee-said-choice = Desfecho { $one } de { $count }: { $does }
referee-said-nothing = Nada a dizer.
referee-said-no-focus = Ele não tem foco: não se move nem ataca.
referee-said-stunned = Está atordoado: não faz nada.
referee-said-sight = De { $at } { $count ->
    [1] se vê outro hexágono.
   *[other] se veem outros { $count } hexágonos.
  }
referee-said-sight-figures = De { $at } { $count ->
    [1] se vê outro hexágono
   *[other] se veem outros { $count } hexágonos
  }; entre as figuras: { $figures }.
referee-said-reach = { $count ->
    [0] Com Movimento { $move }, a figura em { $at } não pode parar em nenhum outro hexágono.
    [1] Com Movimento { $move }, a figura em { $at } pode parar em outro hexágono.
   *[other] Com Movimento { $move }, a figura em { $at } pode parar em outros { $count } hexágonos.
  }
referee-moves = Anda { $steps ->
    [1] um hexágono
   *[other] { $steps } hexágonos
  } até { $stop } e não ataca ninguém.
referee-moves-attacks = Anda { $steps ->
    [1] um hexágono
   *[other] { $steps } hexágonos
  } até { $stop } e ataca { $targets }.
referee-stays = Fica em { $stop } e não ataca ninguém.
referee-stays-attacks = Fica em { $stop } e ataca { $targets }.
referee-focus = Foco
referee-choice = Escolha
referee-step-no-focus = Ninguém.
referee-step-focus = É { $who }, em { $at }.
referee-step-move = { $steps ->
    [0] Fica em { $stop }.
    [1] Um hexágono, até { $stop }.
   *[other] { $steps } hexágonos, até { $stop }.
  }
referee-step-choice = As regras deixam em aberto: os jogadores decidem.
referee-step-attack = Contra { $targets }.
referee-step-attack-worse = Contra { $targets }; com Desvantagem contra { $worse }.
referee-step-no-attack = Contra ninguém.

# Signs on the board
referee-legend-focus = Foco
referee-legend-attacked = Sofre o ataque
referee-legend-sight = Linha de visão, de canto a canto
referee-legend-stop = Onde ele para
referee-legend-worse = Desvantagem
referee-legend-other = Outros desfechos
referee-legend-seen = À vista
referee-legend-hidden = Fora de vista
referee-legend-cost = Pontos de movimento
referee-legend-hurt = Armadilha ou perigo no caminho

# What is wrong
referee-wrong-no-floor = O tabuleiro ainda não tem piso: pinte um pouco.
referee-wrong-too-large = É grande demais: um tabuleiro tem no máximo { $most } hexágonos de piso.
referee-wrong-too-wide = É largo demais: um tabuleiro mede no máximo { $most } hexágonos de ponta a ponta.
referee-wrong-no-monster = Ponha o monstro no tabuleiro: quem vai agir?
referee-wrong-no-card = O monstro não tem carta de habilidade.
referee-wrong-no-from = Escolha o hexágono de onde olhar: use Mover e clique nele.
referee-wrong-no-ask = A posição não diz o que se pergunta.
referee-wrong-not-floor = { $at } não é piso.
referee-wrong-wall = { $at } é uma parede: ninguém pode estar ali.
referee-wrong-door = { $at } é uma porta fechada: ninguém pode estar ali.
referee-wrong-occupied = Há duas figuras em { $at }.
referee-wrong-twice = { $at } aparece duas vezes.
referee-wrong-neighbours = { $a } e { $b } não são vizinhos: não pode haver divisória entre eles.
referee-wrong-owner = Uma invocação é de um personagem que não está no tabuleiro.
referee-wrong-missing = Falta algo aqui:
referee-wrong-unknown = O árbitro não conhece isto:
referee-wrong-unreadable = Este endereço não traz uma posição que se possa ler. Comece por uma das acima.
referee-wrong-too-much = Uma área tão grande num tabuleiro tão grande demora demais para calcular aqui.
referee-wrong-other = Isto não encaixa ({ $reason }):

# The clauses
referee-why-gh-ambig-01 = Onde as regras deixam empate, os jogadores decidem.
referee-why-gh-atk-04 = Atacar à distância um inimigo adjacente dá Desvantagem.
referee-why-gh-disarm-03 = Desarmado: escolhe o foco e anda como se não tivesse ataque.
referee-why-gh-focus-01 = O foco para o turno inteiro é decidido antes de agir.
referee-why-gh-focus-02 = O foco é o inimigo que ele consegue atacar com o menor movimento.
referee-why-gh-focus-04 = Sem ataque na carta, escolhe o foco como num ataque corpo a corpo.
referee-why-gh-focus-05 = Com movimento igual, o inimigo mais próximo, sem contar através de paredes.
referee-why-gh-focus-06 = Se o empate continua, quem vem antes na iniciativa.
referee-why-gh-focus-07 = Uma invocação vem antes de quem a invocou.
referee-why-gh-focus-09 = Não há como atacar inimigo algum: não se move nem ataca.
referee-why-gh-immob-01 = Imobilizado: não pode se mover.
referee-why-gh-invis-01 = Quem está invisível não pode ser foco nem alvo.
referee-why-gh-matk-02 = Ele sempre ataca o foco.
referee-why-gh-matk-03 = Com vários alvos, ataca o foco e quantos outros puder.
referee-why-gh-matk-04 = Os outros alvos são escolhidos na mesma ordem do foco.
referee-why-gh-mmove-01 = A carta não tem Movimento: ele fica.
referee-why-gh-mmove-02 = Não há ataque depois: chega o mais perto que puder do foco.
referee-why-gh-mmove-03 = Anda o mínimo para o seu melhor ataque.
referee-why-gh-mmove-04 = Corpo a corpo: vai ao hexágono mais próximo junto ao foco.
referee-why-gh-mmove-05 = Vários alvos: para onde acerta o foco e o maior número de outros.
referee-why-gh-mmove-06 = À distância: anda só o que o alcance pede.
referee-why-gh-mmove-07 = Junto ao foco, recua para atirar sem Desvantagem.
referee-why-gh-mmove-08 = Evitar Desvantagem contra o foco vem antes de mais alvos.
referee-why-gh-mmove-09 = Não consegue atacar neste turno: chega o mais perto que puder.
referee-why-gh-mmove-11 = Perto é o caminho que falta, não a distância em linha reta.
referee-why-gh-mmove-13 = Nenhum hexágono de onde atacar está ao alcance: escolhe o melhor e vai até ele.
referee-why-gh-mmove-14 = Com o mesmo número de alvos, cada alvo a mais é tomado como seria um foco; depois, o menor número com Desvantagem.
referee-why-gh-mtrap-01 = Para ele, armadilhas e terreno perigoso são obstáculos.
referee-why-gh-mtrap-02 = Não há nenhum outro caminho: passa pelo mínimo de armadilhas e perigos.
referee-why-gh-mtrap-03 = Existe um caminho livre, por mais longo que seja: não entra em armadilhas nem perigos.
referee-why-gh-muddle-01 = Confuso: Desvantagem em todos os ataques.
referee-why-gh-stun-01 = Atordoado: não faz nada.
