from hypothesis import given, settings
from hypothesis import strategies as st

from bakery.plan import pack, unpack


def test_pack():
    assert pack("aaab") == "3a1b"
    assert pack("") == ""
    assert pack("a" * 12) == "9a3a"


def test_unpack():
    assert unpack("3a1b") == "aaab"


@settings(database=None, derandomize=True, max_examples=50)
@given(st.text("abc", max_size=40))
def test_there_and_back(text):
    assert unpack(pack(text)) == text
