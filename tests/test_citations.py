"""Every rule is cited by a test: `# R4.7` on the line of a test's name, or the one above it."""

import re
from pathlib import Path

TESTS = Path(__file__).parent
RULES = {
    1: 4, 2: 6, 3: 4, 4: 7, 5: 3, 6: 6, 7: 10, 8: 6, 9: 4, 10: 5, 11: 4,
}  # fmt: skip
"""How many rules each section of the rules has."""


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
    expected = {f"R{section}.{number}" for section, count in RULES.items() for number in range(1, count + 1)}
    assert expected - cited() == set()


def test_no_test_cites_a_rule_that_does_not_exist() -> None:
    expected = {f"R{section}.{number}" for section, count in RULES.items() for number in range(1, count + 1)}
    assert cited() - expected == set()


def test_the_rules_page_beside_the_project_has_these_very_rules() -> None:
    """Where the rules page is at hand, nothing in it has been added without us."""
    page = TESTS.parents[1] / "shared" / "RULES.md"
    if page.exists():
        numbers = re.findall(r"^- (R\d+\.\d+) ", page.read_text(encoding="utf-8"), re.MULTILINE)
        assert {f"R{section}.{number}" for section, count in RULES.items() for number in range(1, count + 1)} == set(
            numbers
        )


def test_every_known_answer_has_its_test() -> None:
    names = "".join(file.read_text(encoding="utf-8") for file in TESTS.rglob("test_known_answers*.py"))
    assert {int(number) for number in re.findall(r"def test_(\d+)_", names)} == set(range(1, 15))
