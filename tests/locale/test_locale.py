"""The page's texts: five complete languages with the same keys, and no key that nothing uses."""

import re
from collections.abc import Iterator
from itertools import product
from typing import get_args, get_type_hints

import msgspec
import pytest
from babel import Locale
from fluent.runtime import FluentBundle
from fluent.syntax import ast

from nottingham.players import roster
from nottingham.players.mind.character import cast
from nottingham.players.voices.lines import KINDS, PLAIN, REPLIES, Mood, lines_of
from nottingham.rules.events import AnyEvent
from nottingham.rules.goods import base_pack, known_packs
from nottingham.rules.options import Options
from nottingham.rules.state import FavourStatus, Phase
from nottingham.table.requests import Say
from nottingham.table.settings import CHARGES, COLOURS
from tests.support.error_codes import page_codes, server_codes
from tests.support.locale_files import (
    LANGUAGES,
    LOCALE,
    OTHERS,
    PAGE,
    Words,
    asked,
    is_plural,
    literals,
    messages,
    names,
    resource,
    variants,
    words,
)
from tests.support.locale_told import FILE, told_json

ALIKE = {
    "the hero has the same name in these languages": (("es", "pt-BR"), ("bot-robin_hood",)),
    "the name is not translated": (("es",), ("bot-will_scarlet",)),
    "the minstrel's name is not translated": (("es",), ("bot-alan_a_dale",)),
    "French has the same word": (
        ("fr",),
        ("charge-rose", "phase-inspect", "points-amount", "step-inspect"),
    ),
    "the same word for a menu": (("fr", "pt-BR"), ("bar-menu",)),
    "the same Latin word for a total": (("fr", "es", "pt-BR"), ("over-total", "companion-row-total")),
    "the same laughter but for a space": (("fr",), ("phrase-laughter",)),
    "the same word for a bot": (("fr", "es", "pt-BR"), ("gather-bot", "gather-bot-of")),
    "Spanish kept the English word": (("es",), ("word-sheriff",)),
}
"""Texts that may be the same as in English, by the reason."""

MANY_IS_MILLIONS = ("es", "fr", "pt-BR")
"""Languages whose plural form `many` is for whole millions, which never occur here."""


def test_the_page_offers_every_language() -> None:
    source = (PAGE / "i18n" / "index.svelte.ts").read_text(encoding="utf-8")
    offered = re.search(r"LANGUAGES = \{([^}]*)\}", source)
    assert offered
    assert sorted(re.findall(r"([\w-]+)'?:", offered[1])) == LANGUAGES == ["en", "es", "fr", "pt-BR", "ru"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_parses(language: str) -> None:
    for name in names(language):
        junk = [entry.content for entry in resource(language, name).body if isinstance(entry, ast.Junk)]
        assert junk == [], f"{language}/{name}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_occurs_twice(language: str) -> None:
    keys = [message.id.name for message in messages(language)]
    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_files_and_keys(language: str) -> None:
    assert names(language) == names("en")
    for name in names("en"):
        ours = {entry.id.name for entry in resource("en", name).body if isinstance(entry, ast.Message)}
        theirs = {entry.id.name for entry in resource(language, name).body if isinstance(entry, ast.Message)}
        assert ours - theirs == set(), f"not in {language}/{name}"
        assert theirs - ours == set(), f"only in {language}/{name}"


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_uses_the_same_variables(language: str) -> None:
    theirs = words(language)
    wrong = {key for key, ours in words("en").items() if key in theirs and ours.variables != theirs[key].variables}
    assert wrong == set()


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str) -> None:
    allowed = {key for languages, keys in ALIKE.values() if language in languages for key in keys}
    theirs = words(language)
    same = {key for key, ours in words("en").items() if key in theirs and _alike(ours, theirs[key])}
    assert same - allowed == set()
    assert allowed - same == set(), "no longer the same as in English"


def _alike(ours: Words, theirs: Words) -> bool:
    said = "".join(ours.texts)
    spoken = re.sub(r"[^\w]+", "", said)
    return any(letter.isalpha() for letter in said) and spoken == re.sub(r"[^\w]+", "", "".join(theirs.texts))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_has_its_plural_forms(language: str) -> None:
    forms = {*Locale.parse(language, sep="-").plural_form.tags, "other"}
    if language in MANY_IS_MILLIONS:
        forms.remove("many")
    lacking = {
        key: sorted(forms - {*variants(selector)})
        for key, said in words(language).items()
        for selector in said.selectors
        if is_plural(selector) and not forms <= {*variants(selector)}
    }
    assert lacking == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_formatted(language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    for name in names(language):
        bundle.add_resource(resource(language, name))
    for key, said in words(language).items():
        message = bundle.get_message(key)
        assert message.value is not None
        for arguments in _arguments(said):
            text, faults = bundle.format_pattern(message.value, arguments)
            assert not faults, (key, arguments, faults)
            assert isinstance(text, str)
            assert text.strip(), (key, arguments)
            assert not set("{}$") & set(text), (key, text)


def _arguments(said: Words) -> Iterator[dict[str, int | str]]:
    """Values for all variables: every plural form for numbers, and every variant of other selectors."""
    choices: dict[str, list[int | str]] = {variable: ["…"] for variable in said.variables}
    for selector in said.selectors:
        asks = selector.selector
        chosen = asks.arguments.positional[0] if isinstance(asks, ast.FunctionReference) else asks
        assert isinstance(chosen, ast.VariableReference)
        choices[chosen.id.name] = [0, 1, 2, 5, 21] if is_plural(selector) else [*variants(selector)]
    for picked in product(*choices.values()):
        yield dict(zip(choices, picked, strict=True))


def test_french_has_its_narrow_spaces() -> None:
    wrong = {
        key: text
        for key, said in words("fr").items()
        for text in said.texts
        if re.search(r"(?:[ \w)’]|^)[!?;»](?!\w)|[ \w)](?::)(?!//)|«[^\u00a0\u202f]", text)
    }
    assert wrong == {}


@pytest.mark.parametrize(
    ("language", "before"),
    [
        ("fr", "de|le|la|que|lorsque|puisque|quoique|jusque|ne|se|ce|je|me|te"),  # d'Alan, qu'Alan
        ("ru", "без|в|для|до|за|из|к|на|о|об|от|по|под|с|со|у"),  # от Алана, для Алана
    ],
)
def test_no_word_before_a_name_would_bend_with_it(language: str, before: str) -> None:
    """Names stand as they are, so no French word that elides and no Russian preposition comes before one."""
    people = "name|names|by|to|from|whom|host|others|old"
    texts = {name: (LOCALE / language / name).read_text(encoding="utf-8") for name in names(language)}
    bending = re.compile(rf"(?i)\b(?:{before}) {{ \$(?:{people}) }}")
    assert {name: found for name, text in texts.items() if (found := bending.findall(text))} == {}


def test_russian_addresses_readers_as_vy_in_lower_case() -> None:
    """Readers are addressed as вы, in lower case within a sentence; only characters say ты."""
    wrong = {
        key: text
        for key, said in words("ru").items()
        for text in said.texts
        if re.search(r"[\w,] В(?:ы|ас|ам|ами)\b", text)
        or (not key.startswith("motto-") and re.search(r"\b[Тт](?:ы|ебя|ебе|вой|воя|воё|вои)\b", text))
    }
    assert wrong == {}


# Use of the keys


def test_every_key_the_page_uses_exists() -> None:
    known = words("en")
    missing = {(call.file, key) for call in asked() for key in call.keys if key not in known}
    assert missing == set()
    unmet = {(call.file, head) for call in asked() for head in call.heads if not _begins(head)}
    assert unmet == set()


def _begins(head: str) -> bool:
    return any(key.startswith(head) for key in words("en"))


def test_every_key_is_used() -> None:
    heads = tuple({head for call in asked() for head in call.heads})
    unused = {key for key in words("en") if key not in literals() and not key.startswith(heads)}
    assert unused == set()


# Completeness


def assert_words(*keys: str) -> None:
    assert set(keys) - set(words("en")) == set()


def test_every_good_of_every_pack_has_texts() -> None:
    packs = {"base": base_pack(), **known_packs()}
    for name, pack in packs.items():
        assert_words(f"pack-{name}", f"pack-about-{name}")
        for good in pack.goods:
            assert_words(f"good-{good.name}", f"goods-{good.name}", f"kind-{good.kind}")
        for crown in pack.crowns:
            assert_words(f"king-{crown.good}", f"queen-{crown.good}")


def test_every_bot_has_a_name_and_a_motto() -> None:
    for bot in roster.player_names():
        assert_words(f"bot-{bot}", f"motto-{bot}")


def test_every_voice_has_its_lines_and_no_others() -> None:
    voices = {PLAIN, *cast().characters}
    lines = {f"voice-{line}" for voice in voices for kind in (*KINDS, *REPLIES) for line in lines_of(voice, kind)}
    assert {key for key in words("en") if key.startswith("voice-")} - {"voice-times"} == lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_fits_into_its_bubble_and_is_said_by_one_voice(language: str) -> None:
    said = {key: entry for key, entry in words(language).items() if key.startswith("voice-") and key != "voice-times"}
    texts = {key: "…".join(entry.texts) for key, entry in said.items()}
    assert {key: text for key, text in texts.items() if len(text) > 60} == {}
    assert len(set(texts.values())) == len(texts)
    counting = {key for key, entry in said.items() if entry.variables}
    assert counting == {key for key in said if key.split("-")[2] == "opened"}


def test_every_mood_has_a_name() -> None:
    assert_words(*(f"mood-{mood}" for mood in get_args(Mood)))


def test_every_colour_and_emblem_has_a_name() -> None:
    assert_words(*(f"colour-{colour}" for colour in COLOURS), *(f"charge-{charge}" for charge in CHARGES))


def test_every_phase_has_a_name() -> None:
    assert_words(*(f"phase-{phase}" for phase in get_args(Phase)))


def test_every_quick_phrase_has_a_text() -> None:
    phrases = [phrase for literal in get_args(get_type_hints(Say)["phrase"]) for phrase in get_args(literal)]
    assert phrases
    assert_words(*(f"phrase-{phrase}" for phrase in phrases))


def test_every_event_has_a_log_text() -> None:
    for event in get_args(AnyEvent):
        tag = event.__struct_config__.tag
        assert any(key == f"log-{tag}" or key.startswith(f"log-{tag}-") for key in words("en")), tag


def test_the_page_is_tested_with_the_golden_games() -> None:
    assert FILE.read_bytes() == told_json(), "stale: run python -m tests.support.locale_told"
    heard = {event["type"] for game in msgspec.json.decode(FILE.read_bytes()) for event in game["events"]}
    assert heard == {event.__struct_config__.tag for event in get_args(AnyEvent)}


def test_every_extra_has_a_log_text() -> None:
    assert_words(*(f"extra-{option}" for option, kind in get_type_hints(Options).items() if kind is bool))


def test_every_status_of_a_promise_has_a_log_text() -> None:
    assert_words(
        *(f"log-favour_judged-{status}" for status in get_args(FavourStatus) if status not in ("open", "words"))
    )


def test_every_error_code_has_a_message() -> None:
    for said in (*server_codes(), *page_codes()):
        assert f"error-{said.code}" in words("en"), said
        assert f"error-kind-{said.kind}" in words("en"), said


def test_every_error_message_belongs_to_a_code() -> None:
    said = {*server_codes(), *page_codes()}
    alive = {f"error-{one.code}" for one in said} | {f"error-kind-{one.kind}" for one in said}
    errors = {key for key in words("en") if key.startswith("error-")}
    assert {key for key in errors - alive if not {key, key.removeprefix("error-")} & literals()} == set()


CALLED = {"seat": "name"}
"""Details that the page replaces before it shows them (in its errors.ts)."""
ENGLISH = {"action", "bot", "cards", "from_", "pack", "reason", "what"}
"""Details in English or in protocol terms, which fit into no translated sentence."""


def test_an_error_message_uses_only_details_that_are_always_sent() -> None:
    common: dict[str, set[str]] = {}
    for said in (*server_codes(), *page_codes()):
        details = {CALLED.get(detail, detail) for detail in said.details - ENGLISH}
        common[said.code] = common.get(said.code, details) & details
    for code, details in common.items():
        assert words("en")[f"error-{code}"].variables <= details, code
