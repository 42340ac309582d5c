board-turn = Turn { $turn } · { $who } · { $phase }
board-last-turns = Ragnarok: { $turns ->
    [one] this is the last turn
   *[other] { $turns } turns left
}
board-signs = r4 Resistance 4 · { $letter }4 Armies, all their strength · @ Hero · T Temple · ! Monster · [2] option 2
board-at-sea = { $who }’s Drakkar: { $sea }
board-region = { $region }
board-owner = of { $who }
board-resistance = neutral, Resistance { $n }
board-temple = Temple
board-forge = { $rune } { $full ->
    [yes] ready
   *[no] taken
}
board-armies = { $who }'s Armies { $strengths }
board-hero = { $who } is here
board-seas = Seas:
board-wheel = Action Wheel:
board-realms = Realms:
board-monument = Monument of { $deity }: level { $level }, Priests { $priests }/{ $slots }
board-neutral = neutral
board-boss = the Boss
board-monster = { $monster } in { $where } ({ $ring }):
board-ragnarok = Ragnarok Requirements met: { $down } of 3
board-player = { $who }: { $values } · { $runes } · Combat cards { $cards } · Priests { $priests } · Armies in Reserve { $armies }
board-progress = Regions { $regions }/3 · Temples { $temples }/{ $needed } · kills { $kills }/{ $hunts } · around Yggdrasil { $around }
board-exhausted = exhausted
board-battle = Battle in { $where }:
board-side = { $who } { $total }:
board-hunt = Hunt, round { $round }: { $who } against { $monster }, played by { $by }
board-attack = { $card }: Fury { $fury }, defence { $total }
board-hand = Your Combat cards:
board-card = { $card } ({ $weapon }, +{ $value }, Casualties { $casualties })
board-idle = nobody may be able to act any more: { $idle } turns without a Special Action
