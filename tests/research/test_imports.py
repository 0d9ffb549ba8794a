"""Only those who ask for research load its libraries."""

from tests.rules.test_front_door import loaded_by

LIBRARIES = {"gymnasium", "mcp", "numpy", "open_spiel", "pettingzoo", "pyarrow", "pyspiel"}


def test_the_command_line_loads_no_library_of_research() -> None:
    assert not loaded_by("import nottingham.cli.main, nottingham.arena.tournament") & LIBRARIES
