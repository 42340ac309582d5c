"""Figures cut like linocuts, by lantern light: busts, tokens, standees and props, written as points. Knows no game.

    shapes    points, outlines, cuts, wedges, rims: what is computed from a line of points
    kit       the block that figures are cut in, and the `Figure`
    faces     heads and what hangs from them
    parts     shoulders, hands, weapons
    standee   legs and feet
    props     things that stand and lie on a board; `things`: more of them
    floors, walls, light   what they stand on
    sprite    all figures of a game as symbols, and how a drawing uses them

The grid is 100 x 100 and the lantern stands at the upper left, always. A head is at about 50,38 and 40 to 50 high;
shoulders run out of the frame below 100 (they are drawn to 106); nothing but horns and hats stands above 8.
"""
