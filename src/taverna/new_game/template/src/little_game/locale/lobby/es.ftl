game-about = Tres rondas, tres cartas, y la luz que más brilla se lleva el punto.
bot-careful = prudente
