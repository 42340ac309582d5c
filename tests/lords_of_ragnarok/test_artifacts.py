"""Artefacts, one by one."""
