game-about = Armies, gods and monsters at the end of the world.
