"""Where the compiled units land: the types that all games share, and one unit for each game."""
