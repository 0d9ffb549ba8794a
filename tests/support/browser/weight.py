"""Measures the bytes that a page has loaded."""

from pathlib import Path

from playwright.sync_api import Page

from hatch_build import ROOT

BUILT = ROOT / "src" / "nottingham" / "page"
LOADED = "() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)"


def script_bytes(page: Page) -> int:
    """The size of all JavaScript that a page has loaded so far, gzipped."""
    paths = {path for path in page.evaluate(LOADED) if path.endswith(".js")}
    return sum(_gzipped(BUILT / path.lstrip("/")) for path in paths)


def _gzipped(file: Path) -> int:
    packed = file.with_name(f"{file.name}.gz")
    return (packed if packed.exists() else file).stat().st_size
