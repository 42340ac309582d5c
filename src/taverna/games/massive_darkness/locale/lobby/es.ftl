game-about = Héroes contra la mazmorra; quédate en la sombra. Once misiones, una a una o como historia.
