"""Event cards, one by one."""
