"""People before browsers: the built page, a real server, and everything done by clicking what is there."""
