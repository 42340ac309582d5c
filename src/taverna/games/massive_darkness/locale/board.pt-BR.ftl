board-round = { $mission } · Rodada { $round } · { $phase }
board-phase-setup = Preparação
board-phase-start = Início da Rodada
board-phase-heroes = Fase dos Heróis
board-phase-enemies = Fase dos Inimigos
board-phase-experience = Fase de Experiência
board-phase-event = Fase de Evento
board-phase-end = Fase Final
board-phase-market = Mercado
board-phase-outfit = Antes de tentar de novo
board-phase-after = Depois da Missão
board-level = Nível Atual { $level } · Portador da Vida { $left } · Primeiro Jogador: { $who }
board-event = Evento: { $card }
board-collapse = Peças de pé: { $tokens }
board-sign-light = * luz
board-sign-shadow = . sombra
board-sign-closed = = porta fechada
board-sign-opened = ' porta aberta
board-sign-start = > início
board-sign-exit = X saída
board-sign-level = L marcador de Nível (l: inativo)
board-sign-treasure = $ Tesouro
board-sign-special = ! especial
board-sign-token = o marcador
board-sign-covered = ? virado para baixo
board-sign-pillar = I Pilar
board-sign-laid = i colocado
board-sign-heroes = @1 Heróis por lugar
board-sign-enemies = #1 Inimigos por número
board-sign-option = [2] opção 2
board-hero = { $name } ({ $sheet }) em { $where }: Vida { $life }/{ $most }, XP { $xp }{ $state ->
    [dead] , sem vida
    [left] , fora
    [stunned] , com Atordoamento
   *[up] {""}
}
board-acting = Ações { $actions }, Pontos de Movimento { $points }
board-worn = Equipado: { $cards }
board-pack = Inventário: { $cards }
board-skills = Habilidades: { $skills }
board-enemy = { $id } { $foe } em { $where }: Vida { $life }
board-minions = Servos { $lives }
board-gear = equipamento: { $cards }
board-stunned = Atordoamento
board-pillar = Pilar em { $where }: Vida { $life }
board-token = { $where }: { $token }
board-combat = Combate, { $combat }: { $who }
board-attack = Ataque { $dice } · Defesa { $defence }
board-stock = Mercado, com os Níveis: { $cards }
board-found = Acabou de ser encontrado: { $cards }
board-die-yellow = amarelo
board-die-red = vermelho
board-die-blue = azul
board-die-green = verde
