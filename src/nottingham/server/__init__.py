"""The server: HTTP and WebSocket, people and their secrets, limits, and messages between servers. Knows no rules."""
