table-advice = What would you do?
advice-thinks = A bot is thinking it over…
advice-stop = Stop thinking
new-advice = Advice from a bot
new-advice-usual = where all play together or one plays alone
new-advice-on = allowed to everyone
new-advice-off = to nobody
back-title = Looking back
back-thinks = The game is being looked back on: this takes up to a minute…
back-nothing = Of this game nothing can be told in hindsight.
back-curve = How likely each was to win.
back-curve-together = How likely the group was to succeed.
back-decisions = Decisions that turned it
back-round = round { $n }
back-done = Done: { $what }.
back-better = Better: { $what }
back-lost = ({ $points ->
    [one] one point
   *[other] { $points } points
} more likely to win).
back-go = Go there
back-try = Try again from here
back-no-turns = No decision stands out.
back-weighed = { $n ->
    [one] One decision was
   *[other] { $n } decisions were
} weighed, each from what was seen then.
back-balance = Luck beside skill
back-who = Who
back-luck = Luck
back-given = Given away
back-luck-together = Luck moved the group's chance by { $points } points.
back-swings = Most luck, good or bad:
back-rolled = Points of the chance to win. Luck: what came against what was to be expected, at { $n ->
    [one] one moment
   *[other] { $n } moments
}. Given away: against the best decision each time.
back-table = The same in numbers
back-rounds = Round
back-group = The group
back-end = End
back-turn = turn { $n }
back-turns = Turn
back-which = What the curve shows
back-chance = Chance to win
