game-about = Heróis contra a masmorra; fique nas sombras. Onze missões, uma a uma ou como história.
