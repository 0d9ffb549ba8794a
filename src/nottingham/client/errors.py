"""The exceptions of the client. Their messages never contain a secret."""

from collections.abc import Mapping


class ClientError(Exception):
    """Any failure of a client; its text is one line for people."""


class BadLink(ClientError, ValueError):
    """The text is neither the link of a table nor the code of one."""


class Unreachable(ClientError, ConnectionError):
    """The server can't be reached, or what answers there is not a Nottingham server."""


class RequestRefused(ClientError):
    """The server refused a request, so nothing has changed.

    `error` is the category (`illegal`, `stale`, `impossible`, …) and `code` the exact reason; docs/server.md lists the
    categories. `rule` is the number of the rule that forbids a move.
    """

    def __init__(
        self,
        error: str,
        code: str,
        message: str,
        *,
        rule: str | None = None,
        details: Mapping[str, int | str] | None = None,
    ) -> None:
        super().__init__(message)
        self.error = error
        self.code = code
        self.message = message
        self.rule = rule
        self.details = details or {}


class ConnectionEnded(ClientError):
    """The server has closed the connection for good. `code` is the reason, such as `revoked` or `no_spectators`."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message


class AnswerLost(ClientError):
    """The connection broke before the answer came, and the request must not be sent twice.

    Look at the table to see whether it was carried out. Moves never raise this: they are sent again with the same key.
    """
