from hypothesis import given, settings, strategies as st

from rle import decode, encode


@settings(max_examples=50, deadline=None, database=None)
@given(st.text())
def test_inverse_for_all(text):
    assert decode(encode(text)) == text
