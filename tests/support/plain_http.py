"""httpx for the tests' servers. Loading certificates, which no test needs, takes longer than most requests."""

from functools import partial

import httpx

from tests.support.live_server import PATIENCE

get = partial(httpx.get, verify=False, timeout=PATIENCE)
post = partial(httpx.post, verify=False, timeout=PATIENCE)
request = partial(httpx.request, verify=False, timeout=PATIENCE)
Client = partial(httpx.Client, verify=False, timeout=PATIENCE)
AsyncClient = partial(httpx.AsyncClient, verify=False, timeout=PATIENCE)
