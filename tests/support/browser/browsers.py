"""Which browser the page is tested in."""

import shutil


def chromium() -> str | None:
    """Where it is, if there is one: by preference the one without windows, the same engine in half of the time."""
    return shutil.which("chromium-headless-shell") or shutil.which("chromium")
