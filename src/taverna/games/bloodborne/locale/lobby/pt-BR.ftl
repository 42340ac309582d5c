game-about = Cace em grupo e guarde seu sangue antes dos outros. Escolha uma carta em segredo e torça para o dado da lanterna ser bonzinho.
