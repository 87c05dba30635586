"""Hong Kong mahjong: Old Style and New Style."""
