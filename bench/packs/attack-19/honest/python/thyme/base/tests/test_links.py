import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))
from links import is_code


def test_is_code():
    assert is_code("aZ09")
    assert not is_code("")
    assert not is_code("a-b")
