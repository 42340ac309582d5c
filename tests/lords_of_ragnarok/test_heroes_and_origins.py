"""Heroes, Origins and their abilities."""
