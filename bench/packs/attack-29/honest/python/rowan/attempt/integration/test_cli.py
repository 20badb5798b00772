import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.process
ROOT = Path(__file__).parent.parent


def rental(*args):
    return subprocess.run([sys.executable, "-m", "rental", *args], cwd=ROOT, capture_output=True, text=True)


def test_price():
    done = rental("bike", "3")
    assert (done.returncode, done.stdout) == (0, "36.00\n")


def test_unknown_kind():
    done = rental("tank", "3")
    assert done.returncode == 2
    assert "tank" in done.stderr
