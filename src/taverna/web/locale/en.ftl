# Every page
page-skip = Skip to the content
page-language = Language: English
page-theme = Light or dark
page-new = New table
page-rules = Rules
page-close = Close
page-back = Back to the tavern
page-notice = An unofficial fan project. Not made, endorsed or licensed by the publishers or authors of these games; all trademarks belong to their owners. No art or text of the publishers is used: buy the games, they are worth it.

# Landing
page-tagline = Pull up a chair
page-pitch = Big board games at one table, with friends or bots. No account: open it and play. The rules are kept for you, and every “no” tells you why.
page-play-now = Play now against bots
page-my-tables = My tables on this device
page-table-over = Finished: watch it again
page-table-on = Go on playing
page-games = The games
page-players = { $n } players

# New table
page-new-of = New table: { $game }
page-seats = Who plays?
page-seat-who = Who sits at seat { $n }
page-seat-name = Name at seat { $n }
page-seat-me = I, on this device
page-seat-person = A friend, by link
page-seat-bot = Bot: { $bot }
page-bot-random = anything goes
page-name = Name (if you like)
page-seats-hint = Several seats on this device? The page draws a curtain between hands. Links for your friends are at the table, under “Who sits here”.
page-options = Options of the game
page-more = More settings
page-settle = When there is only one choice
page-settle-on = the table makes it
page-settle-off = ask me anyway (to learn)
page-takeover = A bot plays for someone who leaves
page-takeover-usual = after two minutes
page-takeover-never = never
page-create = Set the table

# Records
page-records = Watch a record, bring a campaign
page-records-about = A finished game can be downloaded as a record: watch it move by move, or play on from any moment. The file of a campaign goes on where it was.
page-bring-campaign = Go on with a campaign
page-campaign = Start a campaign
page-record-file = Record file
page-watch-it = Watch it

# Rules
page-rules-of = Rules: { $game }
page-rules-about = Every rule in our own words, with its page in the printed rulebook. The clauses are in English; their terms lead to the glossary.
page-search = Search the rules
page-none = No rule says that.
page-page = p. { $n }
page-reading = How we read it:
page-glossary = Glossary
page-examples = Worked examples

# At the table
table-board = The table
table-undo = Undo
table-confirm = Confirm
table-seat = Your seat
table-log = What happened
table-help = Keys and help
table-settings = Settings
table-first-click = Commit on first click
table-calm = No animations
table-seats = Who sits here
table-watch-link = Copy the link to watch
table-list = All options as a list
table-rule = The rule
table-lost = Connection lost; trying again.
table-back = Connected again.
table-waiting = Waiting for { $who }.
table-over = The game is over.
table-watching = You are watching.
table-since = Since you left
table-pass = Pass the device to { $who }
table-curtain = The hand behind this curtain is secret. Everyone else looks away.
table-uncover = I am here: show my hand
table-watch = Spectator
table-copied = Link copied.
table-read-all = Read it among all the rules
table-person = a person
table-bot = a bot
table-to-bot = Let a bot play
table-to-person = Give it to a person
table-invite = Copy the invite link
table-invite-near = Links made here lead to this machine alone. So that friends on other machines can come, start “taverna serve --host 0.0.0.0” and open this table at this machine’s address in your network before you copy a link.
table-rename = Rename
table-away = away
table-take-along = Take the campaign along as a file
table-next = Go on with the campaign
join-title = You are invited to { $game }
join-seat = seat { $n }
join-yours = your seat
join-free = nobody yet
join-hint = The seat belongs to this browser from then on. Come back by the same link, or find the table on the first page.
join-sit = Take seat { $n }
next-title = How does the campaign go on?
next-who = Who sets out next?
next-seats = For how many?
next-seats-same = As it is
next-seats-hint = As it is: each party with all its heroes, a new one with as many seats as here. With more seats new heroes join, and bots play them until you give them to someone under “Who sits here”; with fewer, the last ones stay in town.
next-back = Back to the table
table-replay = Watch the replay
table-offered = can be chosen
table-key-tab = To the board, the buttons and the log
table-key-arrows = From one thing on the board to the next
table-key-enter = Select; again: confirm
table-key-esc = Drop the selection
table-key-n = To the next thing on offer
table-key-r = Another way to use the same thing
table-key-u = Undo
table-key-l = Options as a list
table-key-w = Why can I not have this?
table-side = Everyone, the goal and your mat
table-look = What is this?
table-acts = What you can do
table-key-i = What is this?
table-key-zoom = Closer, further, the whole board
table-key-pan = Move over the board
table-key-c = Names of the places, shown or not
table-key-help = This help

# Replay
replay-title = Replay
replay-as = As seen by
replay-share = Copy the link to this moment
replay-download = Download the record
replay-prev = One step back
replay-next = One step on
replay-play = Play
replay-at = Moment of the game
replay-speed = Speed
replay-fork = Play on from here

# The referee
referee-title = { $game } referee
referee-nav = Referee
referee-presets = Positions to begin with
referee-undo = Undo
referee-share = Copy link
referee-no-script = Painting needs scripts. Everything else, also the other outcomes, works without.
referee-held = In your hand:
