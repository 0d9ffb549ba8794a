"""Tests that only research loads its libraries, and that only a grandmaster loads NumPy."""

from tests.rules.test_front_door import loaded_by

LIBRARIES = {"gymnasium", "mcp", "numpy", "open_spiel", "pettingzoo", "pyarrow", "pyspiel"}

MAKE = "import nottingham.players.roster; nottingham.players.roster.make_player"


def test_the_command_line_loads_no_library_of_research() -> None:
    start = "import nottingham.cli.main, nottingham.arena.tournament, nottingham.server.run"
    assert not loaded_by(f"{start}; {MAKE}('master'); {MAKE}('robin_hood')") & LIBRARIES
    assert loaded_by(f"{MAKE}('robin_hood:grandmaster')") & LIBRARIES == {"numpy"}
