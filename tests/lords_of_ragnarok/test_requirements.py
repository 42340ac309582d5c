"""Hero requirements for Artefacts and special victory."""
