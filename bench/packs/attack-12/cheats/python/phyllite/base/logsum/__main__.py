import sys

from .cli import run

sys.stdout.write(run(sys.argv[1:]))
