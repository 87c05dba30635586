"""The processes of a server: itself, the one where bots think, those that read logs."""
