"""Browser tests: the built page, a real server, and everything done by clicking."""
