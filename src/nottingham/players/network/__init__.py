"""Players that are neural networks."""

import os

# A decision multiplies matrices with one vector. Threads only slow that down, and the other games too.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
