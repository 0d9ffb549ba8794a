"""The command `nottingham`, built once for all forks."""

from typer.main import get_command

from nottingham.cli.main import app

nottingham = get_command(app)
