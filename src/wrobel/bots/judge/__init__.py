"""The judge: what every legal action of a view is worth, and how sure that is."""
