import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "src"))

from names import key


def test_strip():
    assert key(" Ann ") == key("Ann")
