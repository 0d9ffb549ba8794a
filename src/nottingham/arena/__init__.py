"""Many games: tournaments, ratings, statistics and their reports."""
