"""The settings of a server. Most are flags of `nottingham serve` and environment variables (see `docs/hosting.md`)."""

from msgspec import Struct


class Limits(Struct, frozen=True):
    """Limits for one address, one socket and one message."""

    message_bytes: int = 16 * 1024
    """The longest message or request."""
    messages_per_second: float = 15.0
    """From one socket, on average; three seconds' worth may come at once."""
    requests_per_second: float = 10.0
    """From one address, on average; six seconds' worth may come at once."""
    sockets_per_address: int = 60
    sockets: int = 10_000
    """In total."""
    tables_per_hour: int = 30
    """Created by one address."""
    games_per_hour: int = 60
    """Started from one address, rematches included."""
    people_per_hour: int = 60
    """Created by one address."""
    outbox_bytes: int = 1024 * 1024
    """How much may wait for a client that doesn't read, before it is disconnected."""


class Keep(Struct, frozen=True):
    """The days for which unused things are kept."""

    keys: int = 180
    gathering: int = 7
    playing: int = 90
    over: int = 365
    people: int = 365


class ServerConfig(Struct, frozen=True):
    """The settings of one server."""

    database: str
    """A SQLite file, or the URL of a database that servers can share: postgresql://…"""
    host: str = "127.0.0.1"
    port: int = 8470
    origins: tuple[str, ...] = ()
    """Origins whose pages may use the server, besides its own, such as https://nottingham.example."""
    proxies: str = ""
    """Addresses of trusted proxies, which report the client's address, separated by commas."""
    redis: str | None = None
    """The Redis over which servers that share a database exchange messages: redis://…"""
    log_level: str = "info"
    limits: Limits = Limits()
    keep: Keep = Keep()
