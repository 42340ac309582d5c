"""What is printed on map, cards and sheets: the schema of the content. `build.py` makes the content of raw records."""
