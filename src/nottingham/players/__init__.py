"""Players without a person: bots that see a View and the events of their seat, never a State."""
