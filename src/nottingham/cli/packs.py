"""The command `packs`: the goods of each pack as a table."""

from pathlib import Path

from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from nottingham.cli.common import output, read_pack
from nottingham.records.record import printable
from nottingham.rules.goods import base_pack, known_packs


def show_packs(file: Path | None) -> None:
    """Prints the pack of a file, or all known packs."""
    packs = {file.stem: read_pack(file)} if file is not None else {"base": base_pack(), **known_packs()}
    for name, pack in packs.items():
        title, about = Text(printable(f"{name}: {pack.title}")), Text(printable(pack.about))
        table = Table(title=title, caption=about, box=SIMPLE_HEAD, pad_edge=False)
        table.title_justify = table.caption_justify = "left"
        for column in ("good", "kind", "at 3", "at 4+", "value", "penalty", "counts as"):
            table.add_column(column, no_wrap=True)
        for good in pack.goods:
            counts = f"{good.counts_as.count} {good.counts_as.good}" if good.counts_as else ""
            numbers = (good.copies_at_three, good.copies, good.value, good.penalty)
            table.add_row(good.name, good.kind, *map(str, numbers), counts)
        output().print(table)
