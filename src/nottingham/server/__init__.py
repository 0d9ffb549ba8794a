"""HTTP and WebSocket: who is asking, how often he may, and the way to his table. Knows no rules."""
