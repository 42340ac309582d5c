game-about = Heroes against the dungeon; stay in the shadows. Eleven missions, one by one or as a story.
