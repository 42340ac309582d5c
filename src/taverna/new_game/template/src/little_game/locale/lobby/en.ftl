game-about = Three rounds, three cards, and the brightest light takes the point.
bot-careful = careful
