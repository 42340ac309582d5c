game-about = Caza en grupo y pon a salvo tu sangre antes que los demás. Elige una carta en secreto y reza para que el dado del farol sea amable.
