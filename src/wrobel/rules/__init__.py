"""What a win is worth, who pays, and under which options. Pure functions of what is given."""
