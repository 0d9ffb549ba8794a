"""`python -m nottingham` is the command `nottingham`."""

from nottingham.cli.main import app

app(prog_name="nottingham")
