"""Massive Darkness: Heroes against the Darkness, by mission or by campaign."""
