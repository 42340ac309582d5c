"""What a seat sees, drawn: the board, the cards, the mats. `scene.py` puts it together."""
