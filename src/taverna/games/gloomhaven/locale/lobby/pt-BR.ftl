game-about = Duas cartas por turno, e a masmorra fica com o resto. Seis classes, vinte cenários, masmorras aleatórias e a campanha inteira.
