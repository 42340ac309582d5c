"""The effect words: for each of them, beside each other, how it is performed, told and weighed. To add one is to write
its struct in `records/words.py` and its block here; `lexicon.complete` names what is missing."""
