"""The table in pieces: the map, what goes on, Heroes, Enemies."""
