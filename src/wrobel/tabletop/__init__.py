"""For real tiles: seating and standings. Pure functions, without files and clock."""
