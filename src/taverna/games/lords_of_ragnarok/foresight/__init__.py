"""What a seat can know ahead, as data: how far each player is from each end (`ends`), and what an option would mean
(`options`). All of it is asked of the rules themselves, on the table that the seat's view shows, whose hidden cards are
blank; so what is foretold is what then happens."""
