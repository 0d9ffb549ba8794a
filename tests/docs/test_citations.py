"""Every rule is cited by a test: `# R4.7` on the line of a test's name, or the one above it."""

import re
from pathlib import Path

TESTS = Path(__file__).parents[1]
PAGE = (TESTS.parent / "docs" / "rules.md").read_text(encoding="utf-8")
RULES = set(re.findall(r"^- (R\d+\.\d+) ", PAGE, re.MULTILINE))


def cited() -> set[str]:
    found: set[str] = set()
    for file in TESTS.rglob("test_*.py"):
        lines = file.read_text(encoding="utf-8").splitlines()
        for above, line in zip(["", *lines], lines, strict=False):
            if line.startswith("def test_"):
                comment = above if above.startswith("#") else ""
                found.update(re.findall(r"R\d+\.\d+", f"{comment} {line.partition('#')[2]}"))
    return found


def test_every_rule_is_cited_by_a_test() -> None:
    assert len(RULES) == 59
    assert RULES - cited() == set()


def test_no_test_cites_a_rule_that_does_not_exist() -> None:
    assert cited() - RULES == set()


def test_no_refusal_cites_a_rule_that_does_not_exist() -> None:
    source = "".join(file.read_text(encoding="utf-8") for file in (TESTS.parent / "src").rglob("*.py"))
    assert set(re.findall(r'"(R\d+\.\d+)"', source)) - RULES == set()


def test_every_known_answer_has_its_test() -> None:
    names = "".join(file.read_text(encoding="utf-8") for file in TESTS.rglob("test_known_answers*.py"))
    answers = re.findall(r"^(\d+)\. ", PAGE[PAGE.index("Known answers") :], re.MULTILINE)
    assert re.findall(r"def test_(\d+)_", names)
    assert {*re.findall(r"def test_(\d+)_", names)} == {*answers} == {str(number) for number in range(1, 15)}
