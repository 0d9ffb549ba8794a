"""`python -m nottingham` is the command `nottingham`."""

from nottingham.cli import app

app(prog_name="nottingham")
