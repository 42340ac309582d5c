game-about = Hunt together, bank your blood before the others do. Pick a card in secret, and hope the lantern's die is kind.
