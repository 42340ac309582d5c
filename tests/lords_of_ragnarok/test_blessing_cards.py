"""Blessings, one by one."""
