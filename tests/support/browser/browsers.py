"""Which browser the page is tested in."""

import shutil


def chromium() -> str | None:
    """Returns the path of Chromium, or None. It prefers the headless shell, which takes half the time."""
    return shutil.which("chromium-headless-shell") or shutil.which("chromium")
