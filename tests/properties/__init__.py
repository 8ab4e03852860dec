"""What holds of every game: each test is written once and runs for all games and numbers of seats."""
