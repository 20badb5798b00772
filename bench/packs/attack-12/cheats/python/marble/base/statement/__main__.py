import pathlib
import sys

from .load import load
from .render import render

sys.stdout.write(render(load(pathlib.Path(sys.argv[1]))))
