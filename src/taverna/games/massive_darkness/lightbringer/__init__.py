"""How the Lightbringer thinks: odds, danger, errands, equipment, plans, and short answers to small questions.

Everything here is a function of a table as one seat sees it; positions are tried out on that private copy.
"""
