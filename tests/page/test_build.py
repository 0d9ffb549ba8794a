"""The page is built from web/ and the locale files whenever they change, and is complete. Wheels are compiled."""

import gzip
import json
import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import pytest
from hatchling.builders.wheel import WheelBuilder

import hatch_build
from hatch_build import ROOT, CannotBuild, Node, build, build_name, is_fresh, is_new_enough
from nottingham.server.page import MEDIA_TYPES, read_page
from tests.support.services import needs

PROJECT = """
[project]
name = "nottingham"
version = "1"
[tool.hatch.build.targets.wheel]
packages = ["src/nottingham"]
artifacts = ["src/nottingham/page"]
[tool.hatch.build.targets.wheel.hooks.custom]
"""


class Workshop:
    """A project with a small page, and a Node that records its commands and builds at once."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.commands: list[str] = []
        self.fails_at: str | None = None
        for name in ("web/package.json", "web/package-lock.json", "web/index.html", "web/src/main.ts"):
            self.write(name)
        self.write("src/nottingham/__init__.py")
        self.write("src/nottingham/locale/en/front.ftl")
        self.write("pyproject.toml", PROJECT)
        self.write("hatch_build.py", Path(hatch_build.__file__).read_text(encoding="utf-8"))

    def write(self, name: str, text: str = "x") -> None:
        file = self.root / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")

    @property
    def page(self) -> Path:
        return self.root / "src" / "nottingham" / "page"

    def compile_all(self) -> None:
        """Names its modules as those to compile."""
        self.write("src/nottingham/__init__.py", "def double(number: int) -> int:\n    return 2 * number\n")
        self.write("pyproject.toml", PROJECT + 'compiled = ["nottingham/*.py"]\n')

    def run(self, root: Path, command: Sequence[str], more: Mapping[str, str] | None = None) -> None:
        self.commands.append("ci" if "ci" in command else "build")
        if self.fails_at == self.commands[-1]:
            raise CannotBuild("it failed")
        if self.commands[-1] == "ci":
            self.write("web/node_modules/vite/package.json")
            return
        made = Path(command[command.index("--outDir") + 1])
        made.mkdir()
        (made / "version.json").write_text(json.dumps({"build": (more or {})["NOTTINGHAM_BUILD"]}))


@pytest.fixture
def workshop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Workshop:
    workshop = Workshop(tmp_path)
    monkeypatch.setattr(hatch_build, "_run", workshop.run)
    monkeypatch.setattr(hatch_build, "find_node", lambda: Node("node", ("npm",)))
    return workshop


def test_a_page_is_built_once(workshop: Workshop) -> None:
    assert not is_fresh(workshop.root)
    build(workshop.root)
    assert is_fresh(workshop.root)
    assert workshop.commands == ["ci", "build"]


@pytest.mark.parametrize(
    "change",
    [
        lambda workshop: workshop.write("web/src/main.ts", "y"),
        lambda workshop: workshop.write("web/src/more.ts"),
        lambda workshop: workshop.write("web/public/favicon.svg"),
        lambda workshop: workshop.write("src/nottingham/locale/en/front.ftl", "y"),
        lambda workshop: workshop.write("src/nottingham/locale/fr/front.ftl"),
        lambda workshop: (workshop.root / "web/src/main.ts").unlink(),
        lambda workshop: (workshop.root / "web/src/main.ts").rename(workshop.root / "web/src/other.ts"),
        lambda workshop: (workshop.page / "version.json").unlink(),
        lambda workshop: (workshop.page / "version.json").write_text("{"),
        lambda workshop: (workshop.page / "version.json").write_text('{"build": "by hand"}'),
    ],
)
def test_a_changed_source_makes_the_page_stale(workshop: Workshop, change: Callable[[Workshop], object]) -> None:
    build(workshop.root)
    change(workshop)
    assert not is_fresh(workshop.root)
    build(workshop.root)
    assert is_fresh(workshop.root)
    assert workshop.commands == ["ci", "build", "build"], "the packages are those of the same lock"


@pytest.mark.parametrize(
    "name",
    [
        "web/node_modules/x/index.js",
        "web/tests/main.test.ts",
        "web/src/wire/generated/protocol.ts",
        "web/.swp",
        "src/nottingham/cli/main.py",
    ],
)
def test_other_files_leave_the_page_fresh(workshop: Workshop, name: str) -> None:
    build(workshop.root)
    workshop.write(name, "y")
    assert is_fresh(workshop.root)


def test_text_that_moves_between_files_is_a_change(workshop: Workshop) -> None:
    workshop.write("web/src/a.ts", "one two")
    workshop.write("web/src/b.ts", "three")
    before = build_name(workshop.root)
    workshop.write("web/src/a.ts", "one ")
    workshop.write("web/src/b.ts", "twothree")
    assert build_name(workshop.root) != before


def test_packages_are_installed_again_when_the_lock_changes(workshop: Workshop) -> None:
    build(workshop.root)
    workshop.write("web/package-lock.json", "y")
    build(workshop.root)
    assert workshop.commands == ["ci", "build", "ci", "build"]


def test_packages_are_installed_again_after_a_failure(workshop: Workshop) -> None:
    workshop.fails_at = "ci"
    with pytest.raises(CannotBuild):
        build(workshop.root)
    workshop.fails_at = None
    build(workshop.root)
    assert workshop.commands == ["ci", "ci", "build"]


def test_the_old_page_stays_if_the_new_one_fails(workshop: Workshop) -> None:
    build(workshop.root)
    old = (workshop.page / "version.json").read_text()
    workshop.write("web/src/main.ts", "y")
    workshop.fails_at = "build"
    with pytest.raises(CannotBuild):
        build(workshop.root)
    assert (workshop.page / "version.json").read_text() == old
    assert not list((workshop.root / "build").iterdir())


@pytest.mark.parametrize(
    ("version", "enough"),
    [
        ("v18.20.4", False),
        ("v20.9.0", False),
        ("v20.19.0", True),
        ("v21.7.0", False),
        ("v22.11.0", False),
        ("v22.12.0", True),
        ("v24.1.0", True),
        ("v100.0.0", True),
        ("24.1.0", False),
        ("", False),
    ],
)
def test_only_a_node_new_enough_for_vite_is_used(version: str, enough: bool) -> None:
    assert is_new_enough(f"{version}\n") is enough


@pytest.mark.parametrize("version", ["standard", "editable"])
def test_no_wheel_is_made_without_a_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], version: str
) -> None:
    """There is no Node on the path and none from PyPI."""
    workshop = Workshop(tmp_path)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr("importlib.util.find_spec", lambda *_: None)
    builder = WheelBuilder(str(workshop.root))
    assert builder.config.dependencies == [hatch_build.NODE_FROM_PYPI]
    with pytest.raises(SystemExit) as stopped:
        next(builder.build(directory=str(tmp_path / "dist"), versions=[version]))
    assert stopped.value.code == 1
    assert re.fullmatch(r"The wheel can't be built: .*Node.*\n", capsys.readouterr().err)


@pytest.mark.parametrize("version", ["standard", "editable"])
def test_a_wheel_with_a_fresh_page_needs_no_node(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch, version: str
) -> None:
    build(workshop.root)
    monkeypatch.setenv("PATH", "")
    builder = WheelBuilder(str(workshop.root))
    assert builder.config.dependencies == []
    assert next(builder.build(directory=str(workshop.root / "dist"), versions=[version]))
    assert workshop.commands == ["ci", "build"]


def test_an_install_can_leave_the_page_for_later(workshop: Workshop, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NOTTINGHAM_PAGE", "later")
    assert next(WheelBuilder(str(workshop.root)).build(directory=str(workshop.root / "dist"), versions=["editable"]))
    assert not workshop.commands and not workshop.page.exists()


@pytest.mark.parametrize(
    ("wanted", "compiler", "compiles"),
    [(None, "cc", True), (None, "nowhere", False), ("0", "cc", False), ("1", "nowhere", True)],
)
@needs("cc")
def test_a_wheel_is_compiled_where_a_compiler_is(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch, wanted: str | None, compiler: str, *, compiles: bool
) -> None:
    workshop.compile_all()
    build(workshop.root)
    ask_for_compiling(monkeypatch, wanted, compiler)
    assert WheelBuilder(str(workshop.root)).config.dependencies == (hatch_build.COMPILERS if compiles else [])


@needs("cc")
def test_a_wheel_is_for_this_system_only_if_it_is_compiled(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """Where the compiler fails, the wheel is built without it, unless compiling was asked for."""
    workshop.compile_all()
    build(workshop.root)

    def built() -> str:
        builder = WheelBuilder(str(workshop.root))
        return next(builder.build(directory=str(workshop.root / "dist"), versions=["standard"]))

    ask_for_compiling(monkeypatch, None, "cc")
    assert not built().endswith("-none-any.whl")
    ask_for_compiling(monkeypatch, None, "false")
    assert built().endswith("-none-any.whl")
    assert "Not compiled" in capfd.readouterr().err
    ask_for_compiling(monkeypatch, "1", "false")
    with pytest.raises(SystemExit):
        built()
    assert re.search(r"The wheel can't be built: .*compiler", capfd.readouterr().err)


def ask_for_compiling(monkeypatch: pytest.MonkeyPatch, wanted: str | None, compiler: str) -> None:
    monkeypatch.setenv("CC", compiler)
    if wanted is None:
        monkeypatch.delenv("NOTTINGHAM_COMPILED", raising=False)
    else:
        monkeypatch.setenv("NOTTINGHAM_COMPILED", wanted)


# The page built from this checkout


def test_the_built_page_is_fresh() -> None:
    assert is_fresh(ROOT), "stale: run `make play` or `make page`"


def test_the_built_page_has_every_file_it_refers_to() -> None:
    page = read_page()
    index, table = (html.best("").content.decode() for html in (page.index, page.table))
    referred = re.findall(r'(?:src|href)="(/[^"]*)"', index + table)
    assert any(name.endswith(".js") for name in referred) and "/favicon.svg" in referred
    manifest = json.loads(page.files["/manifest.webmanifest"].best("").content)
    referred += [icon["src"] for icon in manifest["icons"]]
    assert [name for name in referred if name not in page.files] == []
    for name, file in page.files.items():
        if name.endswith((".css", ".js")):
            text = file.best("").content.decode()
            assets = re.findall(r"[\"'(](/?assets/[^\"')]+)", text)
            assert [asset for asset in assets if f"/{asset.lstrip('/')}" not in page.files] == [], name


def test_the_built_page_keeps_to_its_content_security_policy() -> None:
    for html in (read_page().index, read_page().table):
        text = html.best("").content.decode()
        assert not re.search(r"<style|\sstyle=|\son[a-z]+=|<script(?![^>]*\ssrc=)|https?://", text)


def test_the_page_of_a_table_preloads_the_code_of_the_table() -> None:
    page = read_page()
    preloaded = re.findall(
        r'<link rel="modulepreload"[^>]*href="(/assets/[^"]+)"', page.table.best("").content.decode()
    )
    code = b"".join(page.files[name].best("").content for name in preloaded)
    assert b"data-version" in code
    assert b"data-version" not in b"".join(
        page.files[name].best("").content
        for name in re.findall(r'"(/assets/[^"]+)"', page.index.best("").content.decode())
    ), "the first screen does without it"


def test_every_file_of_the_built_page_has_a_known_type_and_is_compressed_where_that_helps() -> None:
    page = read_page()
    assert {Path(name).suffix for name in page.files} <= set(MEDIA_TYPES)
    for name, file in page.files.items():
        *packed, plain = file.variants
        assert all(len(form.content) < len(plain.content) for form in packed), name
        for form in packed:
            if form.encoding == "gzip":
                assert gzip.decompress(form.content) == plain.content, name
        if len(plain.content) > 4096 and name.endswith((".js", ".css", ".svg")):
            assert [form.encoding for form in packed] == ["br", "gzip"], name


def test_the_built_page_is_light() -> None:
    """The first screen, compressed: everything else is loaded when it is needed."""
    page = read_page()
    index = page.index.best("").content.decode()
    first = [page.index, *(page.files[name] for name in re.findall(r'"(/assets/[^"]+)"', index))]
    assert sum(len(file.best("br").content) for file in first) < 100_000
