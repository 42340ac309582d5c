terminal-help = A number answers. h lists all you can type.
terminal-keys = A number answers. ? shows the rule, ? NUMBER an option whole, b the table, b PART one part of it, l the log, w why something cannot be chosen (w NAME: one thing), a what a bot would do, u takes back, s FILE saves, q leaves. Talk, clocks and drawings are in the browser: taverna play. Looking back at a finished game: taverna analyse FILE.
terminal-more = Not all fits: { $names }
terminal-why = w and a name, a number on the map or a place asks about one thing.
terminal-no-thing = There is no “{ $what }” on the table.
terminal-prompt = { "> " }
terminal-curtain = The next decision is { $name }'s. Pass the keyboard and press Enter.
terminal-unknown = Type a number from 1 to { $options }; h lists all you can type.
terminal-offered = That is on offer.
terminal-next = The campaign goes on. Press Enter for the next evening, or Ctrl+D to leave it here. 
terminal-onward = The campaign goes on. Who sets out next?
terminal-way = Number (Enter: 1; Ctrl+D leaves it here): { "" }
terminal-there = Who is there? Numbers, as 1 3 (Enter: those with a *): { "" }
terminal-join = How many join them, { $most } at most? (Enter: nobody) { "" }
terminal-newcomer = Newcomer, seat { $n }
terminal-name = { $what } (a name, or Enter): { "" }
terminal-seat = { $what }, seat { $n }
terminal-how-many = { $least } to { $most } can play.
terminal-numbers = Type numbers from { $least } to { $most }, or only Enter.
terminal-step = [{ $title }, { $n }/{ $of }]
terminal-advice = The guide would type { $n }. (g: say it again)
terminal-strayed = You did something else; that is allowed. The advice was because:
terminal-take-back = Type u to take it back.
terminal-lesson-over = You went your own way, and that is fine: now you know how a turn goes. Play on, or leave with q.
terminal-over = The game is over.
terminal-left = You have left the table.
terminal-saved = The game is kept in { $file }.
terminal-no-rule = There is no rule { $id }.
terminal-page = p. { $page }
terminal-reading = Open in the rulebook: { $question } We take: { $reading }
terminal-code = code
terminal-tests = tests
terminal-no-clause = There is no clause “{ $id }”, and none that speaks of it.
terminal-source = source: { $source ->
    [rulebook] stated in the rulebook
    [public] a public fact
    [pack] your pack
   *[stand-in] a stand-in of our own
}

# At a table of a host, from far
afar-help = A number answers. c TEXT says something to the table, p shows who is here and whom it waits for, b the table, b PART one part of it, l the log, u takes back, w KEY tells why something cannot be chosen, q leaves: the seat stays yours.
afar-watching = You are watching. p shows who is here, b the board, l the log, q leaves.
afar-unknown = That is not on offer now. p shows whom the table waits for.
afar-lost = The connection is lost. Trying to come back…
afar-back = Here again.
afar-gone = The table cannot be reached any more. q leaves.
afar-again = n plays again with the same people.
afar-begun = The next game with the same people has begun: n goes there.
afar-chosen = Face down you have chosen: { $what }
afar-waits = The table waits for { $who }.
afar-came = { $who } is here.
afar-went = { $who } is away.
afar-here = here
afar-away = away
afar-bot = bot
afar-standin = away, a bot plays
afar-nobody = nobody yet
afar-kept = kept for whoever has its link
afar-somebody = somebody
afar-thinking = thinking for { $n } min
afar-gathering = The table is gathering.
afar-ready = Press Enter when you are ready. { "" }
afar-is-ready = ready
afar-not-ready = not ready yet
afar-sit = Which seat, { $seats }? (Enter: { $first }) { "" }
afar-name = Your name: { "" }
