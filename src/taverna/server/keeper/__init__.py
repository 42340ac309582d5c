"""Whoever keeps a host: reads reports, closes tables, takes names away, bans addresses; every act is written down."""
