"""The package as `pip install .` installs it from this checkout."""

import zipfile
from pathlib import Path

from hatchling.builders.wheel import WheelBuilder

from hatch_build import ROOT


def unpacked_wheel(folder: Path) -> Path:
    """Builds the wheel, compiled or not as NOTTINGHAM_COMPILED says, and unpacks it in this folder."""
    wheel = next(WheelBuilder(str(ROOT)).build(directory=str(folder), versions=["standard"]))
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(folder / Path(wheel).stem)
    return folder / Path(wheel).stem
