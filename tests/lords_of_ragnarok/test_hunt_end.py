"""How a Hunt ends: kill, rewards, refresh."""
