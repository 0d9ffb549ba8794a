"""The page's score sheet has the engine's goods, and what it is held against is what the engine says today."""

from pathlib import Path

import msgspec
import pytest

from tests.support.companion_sheets import BOX, MIXES, SHEETS, box, sheets


@pytest.mark.parametrize(("file", "content"), [(BOX, box()), (SHEETS, sheets())], ids=["box", "sheets"])
def test_the_score_sheet_data_is_fresh(file: Path, content: bytes) -> None:
    assert file.read_bytes() == content, "stale: run `make docs`"


def test_the_positions_cover_everything_that_scoring_decides() -> None:
    positions = msgspec.json.decode(sheets())
    mixes = {(one["players"], one["edition"], one["royal_goods"], one["black_market"]) for one in positions}
    assert len(mixes) == len(MIXES)
    found = set()
    for one in positions:
        winners = [score for score in one["scores"] if score[6] == 1]
        totals = [score for score in one["scores"] if score[0] == winners[0][0]]
        if len(winners) > 1:
            found.add("a shared victory")
        elif len(totals) > 1:
            level = [score for score in totals if score[4] == winners[0][4]]
            found.add("most contraband" if len(level) > 1 else "most legal goods")  # R10.5
        for crown in range(4):
            kings = sum(crown in score[8] for score in one["scores"])
            queens = sum(crown in score[9] for score in one["scores"])
            found.add(f"{min(kings, 2)} {min(queens, 2)}")
    # Nobody, a King alone, King and Queen, Queens that share, Kings that share (R10.4).
    assert found == {"a shared victory", "most legal goods", "most contraband", "0 0", "1 0", "1 1", "1 2", "2 0"}
