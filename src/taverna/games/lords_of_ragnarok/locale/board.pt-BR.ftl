board-turn = Turno { $turn } · { $who } · { $phase }
board-last-turns = Ragnarok: { $turns ->
    [1] este é o último turno
   *[other] faltam { $turns } turnos
}
board-signs = r4 Resistência 4 · { $letter }4 Exércitos, força somada · @ Herói · T Templo · ! Monstro · [2] opção 2
board-at-sea = Drakkar de { $who }: { $sea }
board-region = { $region }
board-owner = de { $who }
board-resistance = neutro, Resistência { $n }
board-temple = Templo
board-forge = { $rune } { $full ->
    [yes] pronta
   *[no] retirada
}
board-armies = Exércitos de { $who } { $strengths }
board-hero = { $who } está aqui
board-seas = Mares:
board-wheel = Roda de Ações:
board-realms = Reinos:
board-monument = Monumento de { $deity }: nível { $level }, Sacerdotes { $priests }/{ $slots }
board-neutral = neutro
board-boss = o Chefe
board-monster = { $monster } em { $where } ({ $ring }):
board-ragnarok = Requisitos de Ragnarok cumpridos: { $down } de 3
board-player = { $who }: { $values } · { $runes } · cartas de Combate { $cards } · Sacerdotes { $priests } · Exércitos na Reserva { $armies }
board-progress = Regiões { $regions }/3 · Templos { $temples }/{ $needed } · mortes { $kills }/{ $hunts } · junto a Yggdrasil { $around }
board-exhausted = exaurido
board-battle = Batalha em { $where }:
board-side = { $who } { $total }:
board-hunt = Caçada, rodada { $round }: { $who } contra { $monster }, jogado por { $by }
board-attack = { $card }: Fúria { $fury }, defesa { $total }
board-hand = Suas cartas de Combate:
board-card = { $card } ({ $weapon }, +{ $value }, Baixas { $casualties })
board-idle = talvez ninguém possa mais agir: turnos sem Ação Especial: { $idle }
