# What a bot would do, and why
advice-wins = Wins about { $chance } of the time (give or take { $spread }).
advice-succeeds = The group succeeds about { $chance } of the time (give or take { $spread }).
advice-brings = Brings, on average: { $what }.
advice-costs = Costs, on average: { $what }.
advice-part = { $much } { $what } (in { $often })
advice-sure = { $much } { $what }
advice-alike = As good as the first, as far as can be told.
advice-less = { $points ->
    [one] One point
   *[other] { $points } points
} behind the first.
advice-habit = A practised player does this without a second thought.
