list-last = { $rest } and { $last }
list-nothing = nothing

why-table-turn-01 = It is not your decision now.
why-table-held-01 = Your choice lies face down until everyone has chosen; take it back if you want another.
why-table-question-01 = This is no answer to the open question.
why-table-question-01-question = You are asked now: “{ $question }” This is no answer to it.
why-table-question-01-question-rule = You are asked now: “{ $question }” This is no answer to it: { $rule }
why-table-question-02 = That question is no longer open.
why-table-undo-01 = You cannot take that back: something has become known, or someone else has acted, since.
why-table-advice-01 = Nobody asks for advice at this table: it is for rivals, and its maker has not allowed it.
why-table-over-01 = The game is over.

setting-true = Yes
setting-false = No

percent = { $n }%
percent-least = <1%
percent-most = >99%

# The stage of every table
stage-closer = Closer
stage-further = Further
stage-whole = The whole board
stage-small-map = Where you are on the board
stage-board = The board
stage-track = Whose turn it is
stage-going = What is going on
stage-side = The goal and everyone
stage-mat = My mat
stage-hand = My hand
plate-won = You won
plate-lost = You lost
plate-over = The game is over

# Parts of a table as text
sheet-table = table
sheet-now = now
sheet-map = map
sheet-lands = lands
sheet-figures = figures
sheet-monsters = monsters
sheet-players = players
sheet-hand = hand
sheet-goal = goal
sheet-wheel = wheel
sheet-market = market
sheet-upgrades = upgrades
sheet-round = round
sheet-choice = choice
sheet-signs = signs
