"""What can be mounted beside the server's own routes. It imports no server, so that the command line stays fast."""

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager

from starlette.types import ASGIApp

Mount = Callable[[int], AbstractAsyncContextManager[ASGIApp]]
"""Makes an application to mount, given the port that the server listens on."""
