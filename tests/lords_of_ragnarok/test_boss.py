"""Loki, and hunting him."""
