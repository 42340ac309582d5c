game-about = Ejércitos, dioses y monstruos en el fin del mundo.
