game-about = Duas cartas por turno, e a masmorra fica com o resto. Seis classes, mais de setenta cenários, masmorras aleatórias e a campanha inteira.
