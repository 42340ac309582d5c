game-about = Três rodadas, três cartas, e a luz que mais brilha leva o ponto.
bot-careful = prudente
