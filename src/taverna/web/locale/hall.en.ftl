# The hall: landing, galleries, plates at the end, legend.
hall-alone = Play alone
hall-learn = Learn
hall-friends = With friends
hall-watch = Watch bots
hall-gallery = Gallery
hall-campaign = Campaign
hall-gallery-about = Who you can be and what you can play: what it feels like, how hard it is, and what it teaches.
hall-hard = Difficulty { $n } of 3
hall-minutes = about { $n } minutes
hall-first = For a first evening
hall-first-about = If nobody at the table has played before, these make a good start.
hall-first-tag = good to start with
hall-teaches = Teaches:
hall-cards = { $n ->
    [one] One card to begin with
   *[other] { $n } cards to begin with
}
hall-brings = What it brings
hall-play-this = Play this
hall-in-the-book = In the book of rules
table-legend = What the signs mean
