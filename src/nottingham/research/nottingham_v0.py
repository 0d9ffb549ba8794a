"""The game as a PettingZoo module: in `env()` and `raw_env()` agents take turns, in `parallel_env()` all step at once.

Importing it registers `Nottingham-v0`, so that `pettingzoo.make("aec", "Nottingham-v0")` works.
"""

import pettingzoo

from nottingham.research.aec import env, raw_env
from nottingham.research.parallel import parallel_env

__all__ = ["env", "parallel_env", "raw_env"]

pettingzoo.register("aec", "Nottingham-v0", env)
pettingzoo.register("parallel", "Nottingham-v0", parallel_env)
