"""Riichi (Japanese) mahjong: its yaku, options and presets."""
