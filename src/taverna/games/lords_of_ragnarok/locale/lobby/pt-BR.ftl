game-about = Exércitos, deuses e monstros no fim do mundo.
