# Who sits where
seat-person = Player { $n }
seat-bot = Bot { $n }
seat-sat = { $name } takes seat { $n }.
seat-left = { $name } leaves seat { $n }.
seat-freed = Seat { $n }, { $name }’s, was freed by whoever made the table.
seat-bot-in = A bot plays in seat { $n }.
seat-stand-in = A bot plays for { $name } (seat { $n }).
seat-back = { $name } plays again in seat { $n }.
seat-device = Seat { $n }, { $name }’s, is now open on one more device.
seat-advised = { $name } asks for advice.
seat-ahead = You had said ahead how this is answered.
seat-named = Seat { $n } is called { $name } now.
seat-closed = The keeper of this host has closed this table. What was played is kept.
seat-reopened = The keeper of this host has opened this table again.
seat-unnamed = The keeper of this host has taken the name from seat { $n }.

# Taking back
undo-can = Undo: back to before “{ $what }”
undo-nothing = You have nothing to take back yet.
undo-not = You cannot take “{ $what }” back: something has become known, or someone else has acted, since.
undo-over = The game is over.
undo-watching = Whoever watches has nothing to take back.

# What can be said with one press
react-good = Well played!
react-wow = Wow!
react-laugh = Ha ha!
react-thanks = Thank you!
react-think = Hmm…
react-moment = One moment…

# Told outside
notice-turn = { $who }: your turn at { $game }.
notice-over = { $game } is over.

# What went wrong
error-bad-request = That request cannot be read.
error-bad-message = That message cannot be read.
error-bad-options = The game cannot be set up like that.
error-bad-record = That file cannot be replayed.
error-no-token = Show the token of your seat, or open its invite link first.
error-not-your-seat = That seat is not yours.
error-not-host = Only whoever made the table can do that.
error-not-over = That is open only when the game is over.
error-other-site = Requests from other sites are not taken.
error-no-page = There is no such page.
error-no-table = There is no such table.
error-no-game = There is no such game here.
error-no-seat = There is no such seat.
error-no-sequel = Nothing follows this table: it is no evening of a campaign, or it is not over.
error-no-frame = There is no such moment in this game.
error-not-allowed = That cannot be done here.
error-refused = That is not on offer now.
error-answered = You have already answered that differently.
error-no-undo = You cannot take that back.
error-record-only = This is a recording: play on from it at a table of its own.
error-undo-spent = You have taken back so much at this table that there is room left only for playing on.
error-full = This table has seen too many moves to take another.
error-kept-full = You keep so many tables on this host that it takes no more of yours: delete some under “My tables”.
error-crowded = Too many are watching this table.
error-changed-rules = The rules have changed since this table was last played; it cannot go on here.
error-too-large = That is too large.
error-slow-down = Too fast: wait a moment.
error-much-today = Very many tables were made from your address today: go on with one of them, or come back later.
error-rules-bug = Something is wrong with a rule here. The table is as it was; try another way.
error-failed = Something went wrong here. It has been noted.
error-elsewhere = Another part of this host is taking this table over. Try again in a moment.
error-storage = It could not be written to disk, so it has not happened. Try again.
error-taken = That seat is taken. Whoever made the table can free it; everyone is told.
error-reserved = That seat is kept for whoever has its link.
error-picked = Somebody else has chosen that already.
error-nobody = Nobody sits here yet.
error-used-up = This link has been used, or another one was. Ask for a new one; if the seat is yours, open the table on the device you sat down with.
error-closed = The keeper of this host has closed this table: nothing is played or said here.
error-not-keeper = Only the keeper of this host can do that, with its key.
error-banned = The keeper of this host lets nobody in from your address.
error-bad-network = An address or a network is wanted, as 192.0.2.7, 192.0.2.0/24 or 2001:db8::/48, and not too wide a one.
error-own-network = You are there yourself: you would shut yourself out.
error-no-packs = It brings content of its own (a pack), and the keeper of this host does not take that.
error-passkey = This passkey opens nothing here, or it came too late. Try again.
error-passkeys-full = You have as many passkeys as anyone may. Remove one first.
told-freed = Whoever made the table has freed your seat ({ $n }). You are watching now.

# how well a bot plays
level-random = anything goes
level-beginner = beginner
level-apprentice = apprentice
level-skilled = skilled
level-expert = expert
