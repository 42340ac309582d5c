game-about = Duas cartas por turno, e a masmorra fica com o resto. Dezoito classes, todos os 95 cenários, masmorras aleatórias e a campanha inteira.
