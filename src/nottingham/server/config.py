"""How a server is run: every figure that whoever hosts it may want to change.

Each field is a flag of `nottingham serve` and an environment variable (`docs/hosting.md` lists them).
"""

from msgspec import Struct


class Limits(Struct, frozen=True):
    """How much one address, one person and one message may ask for."""

    message_bytes: int = 16 * 1024
    """The longest message or request."""
    messages_per_second: float = 15.0
    """By one socket, on average; a burst of three seconds' worth is let through."""
    requests_per_second: float = 10.0
    """By one address, on average; a burst of six seconds' worth is let through."""
    sockets_per_address: int = 60
    sockets: int = 10_000
    """In all."""
    tables_per_hour: int = 30
    """Laid by one address."""
    people_per_hour: int = 60
    """New people from one address."""
    outbox_bytes: int = 1024 * 1024
    """What may wait for a client that doesn't read, before it is closed."""


class Keep(Struct, frozen=True):
    """For how many days what nobody touches is kept."""

    keys: int = 180
    gathering: int = 7
    playing: int = 90
    over: int = 365
    people: int = 365


class Config(Struct, frozen=True):
    """One server."""

    database: str
    """A file, or the address of a database that other servers may share: postgresql://…"""
    host: str = "127.0.0.1"
    port: int = 8470
    origins: tuple[str, ...] = ()
    """Origins of pages that may talk to the server besides its own, such as https://nottingham.example."""
    proxies: str = ""
    """Addresses of proxies whose word on the client's address counts, separated by commas."""
    redis: str | None = None
    """Where servers that share a database get word of each other: redis://…"""
    log_level: str = "info"
    limits: Limits = Limits()
    keep: Keep = Keep()
