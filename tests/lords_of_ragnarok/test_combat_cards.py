"""Combat cards, one by one."""
