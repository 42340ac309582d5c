# The hall: landing, galleries, plates at the end, legend.
hall-alone = Play alone
hall-learn = Learn
hall-friends = With friends
hall-watch = Watch bots
hall-gallery = Gallery
hall-campaign = Campaign
