board-round = { $mission } · Round { $round } · { $phase }
board-phase-setup = Setup
board-phase-start = Start of the Round
board-phase-heroes = Heroes' Phase
board-phase-enemies = Enemies' Phase
board-phase-experience = Experience Phase
board-phase-event = Event Phase
board-phase-end = End Phase
board-phase-market = Market
board-phase-outfit = Before the next try
board-phase-after = After the Mission
board-level = Current Level { $level } · Lifebringer { $left } · First Player: { $who }
board-event = Event: { $card }
board-collapse = Tiles still standing: { $tokens }
board-sign-light = * light
board-sign-shadow = . shadow
board-sign-closed = = closed door
board-sign-opened = ' open door
board-sign-start = > start
board-sign-exit = X exit
board-sign-level = L Level token (l: not Active)
board-sign-treasure = $ Treasure
board-sign-special = ! special
board-sign-token = o token
board-sign-covered = ? face down
board-sign-pillar = I Pillar
board-sign-laid = i laid down
board-sign-heroes = @1 Heroes by seat
board-sign-enemies = #1 Enemies by number
board-sign-option = [2] option 2
board-hero = { $name } ({ $sheet }) in { $where }: Life { $life }/{ $most }, XP { $xp }{ $state ->
    [dead] , dead
    [left] , out
    [stunned] , Stunned
   *[up] {""}
}
board-acting = Actions { $actions }, Movement Points { $points }
board-worn = Equipped: { $cards }
board-pack = Inventory: { $cards }
board-skills = Skills: { $skills }
board-enemy = { $id } { $foe } in { $where }: Life { $life }
board-minions = Minions { $lives }
board-gear = carries { $cards }
board-stunned = Stunned
board-pillar = Pillar in { $where }: Life { $life }
board-token = { $where }: { $token }
board-combat = Combat, { $combat }: { $who }
board-attack = Attack { $dice } · Defence { $defence }
board-stock = Market, with Levels: { $cards }
board-found = Just found: { $cards }
board-die-yellow = yellow
board-die-red = red
board-die-blue = blue
board-die-green = green
