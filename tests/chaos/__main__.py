"""`python -m tests.chaos`: the long form, and what came of it."""

import argparse
import asyncio
import random
import signal
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.chaos.run import scenario


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=300.0)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--seed", type=int, default=random.randrange(10**6))
    asked = parser.parse_args()
    print(f"seed {asked.seed}", flush=True)
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # leave no processes behind
    with TemporaryDirectory(prefix="nottingham-torture-") as folder:
        try:
            counts = asyncio.run(scenario(Path(folder), asked.seed, asked.tables, asked.seconds))
        except BaseException:
            for log_file in sorted(Path(folder).glob("*.log")):
                last = log_file.read_text(errors="replace").splitlines()[-30:]
                print(f"--- {log_file.name}", *last, sep="\n", file=sys.stderr)
            raise
    for what, count in counts.items():
        print(f"{count:>9,}  {what}")


if __name__ == "__main__":
    main()
