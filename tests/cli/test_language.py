"""The story in the shell: five languages, the texts of the page, and the language of the environment."""

import os
import subprocess
import sys
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import ast
from hatchling.builders.wheel import WheelBuilder
from typer.testing import CliRunner

from nottingham.cli.main import app
from nottingham.narration.texts import LANGUAGES, Texts, find_language, language_of
from nottingham.rules.events import AnyEvent
from tests.support import locale_files
from tests.support.locale_narrated import narrated, tellings
from tests.support.records import assert_refused

runner = CliRunner()
ISOLATES = set("\u2066\u2067\u2068\u2069")


class _Noting(Texts):
    """Notes which texts are used."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.used: set[str] = set()

    def say(self, key: str, **details: str | int) -> str:
        self.used.add(key)
        return super().say(key, **details)


def test_the_shell_has_every_language_of_the_page() -> None:
    assert list(LANGUAGES) == locale_files.LANGUAGES


def test_the_games_compared_with_the_page_use_every_text_of_the_log() -> None:
    """Otherwise some choice between two texts would not be compared. Only the page addresses its reader."""
    noting = _Noting("en")
    compared = [telling for telling in tellings() if narrated(telling, noting)]
    texts = {entry.id.name for entry in locale_files.resource("en", "log.ftl").body if isinstance(entry, ast.Message)}
    assert {key for key in texts - noting.used if not key.endswith(("-you", "-yours"))} == set()
    assert {type(event) for telling in compared for event in telling.events} == {*get_args(AnyEvent)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_told_in_each_language(language: str) -> None:
    """The language is the one named, or else that of the environment."""
    named = [] if language == "fr" else ["--language", language]
    result = runner.invoke(
        app, ["watch", *named, "--players", "6", "--pack", "goose_fair"], env={"LC_ALL": "fr_CA.UTF-8"}
    )
    texts = Texts(language)
    assert result.exit_code == 0
    for key in ("bot-robin_hood", "motto-robin_hood", "pack-goose_fair", "over-scores", "good-pears", "over-total"):
        assert texts.say(key) in " ".join(result.stdout.split())
    assert texts.say("log-phase_began-share") in result.stdout
    assert not set(result.stdout) & ISOLATES


def test_numbers_take_the_plural_forms_of_the_language() -> None:
    assert [Texts("ru").goods("apples", count) for count in (1, 2, 5, 21)] == [
        "1 яблоко",
        "2 яблока",
        "5 яблок",
        "21 яблоко",
    ]


def test_a_spanish_list_ends_with_e_before_an_i_sound() -> None:
    texts = Texts("es")
    assert texts.listed(["Ana", "Juan", "Isabel"]) == "Ana, Juan e Isabel"
    assert texts.listed(["agua", "hielo"]) == "agua y hielo"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "es_MX"}, "es"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "es_MX", "LC_ALL": "ru_RU.KOI8-R"}, "ru"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": ""}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "de_DE.UTF-8"}, "en"),
        ({"LANG": "pt_PT@euro"}, "pt-BR"),
        ({"LANG": "POSIX"}, "en"),
        ({"LC_TIME": "fr_FR.UTF-8"}, "en"),
    ],
)
def test_the_environment_chooses_the_language(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


@pytest.mark.parametrize("tag", ["pt", "PT-br", "pt_BR", "pt-PT"])
def test_a_language_can_be_written_in_several_ways(tag: str) -> None:
    assert find_language(tag) == "pt-BR"


@pytest.mark.parametrize("tag", ["de", "", "english", "e"])
def test_an_unknown_language_is_refused_with_the_list(tag: str) -> None:
    assert_refused(runner.invoke(app, ["watch", "--language", tag]), "one of en, es, fr, pt-BR, ru")


def test_french_punctuation_stays_with_its_word() -> None:
    lines = runner.invoke(app, ["watch", "--language", "fr"], env={"COLUMNS": "60"}).stdout.splitlines()
    assert max(map(len, lines)) <= 60
    assert [line for line in lines if line.strip()[:1] in tuple("!?:;»")] == []
    assert [line for line in lines if line.strip()[-1:] == "«"] == []


def test_letters_that_the_terminal_lacks_become_question_marks() -> None:
    command = [sys.executable, "-m", "nottingham", "watch", "--players", "3", "--language", "ru"]
    done = subprocess.run(command, capture_output=True, check=False, env={**os.environ, "PYTHONIOENCODING": "ascii"})
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"???" in done.stdout


def test_only_a_story_loads_its_texts() -> None:
    """Fluent and its tables of plurals take a tenth of a second to import."""
    loaded = "import sys, nottingham.cli.main; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", loaded], capture_output=True, check=True, text=True)
    assert not {"fluent", "fluent.runtime", "babel"} & set(done.stdout.split())


def test_the_texts_are_in_the_wheel() -> None:
    files = {file.distribution_path for file in WheelBuilder(str(locale_files.ROOT)).recurse_included_files()}
    for language in LANGUAGES:
        for name in locale_files.names(language):
            assert str(Path("nottingham", "locale", language, name)) in files
