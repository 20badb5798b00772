from rle import decode, encode


def test_inverse():
    assert decode(encode("aab")) == "aab"


def test_digits():
    assert decode(encode("a112")) == "a112"
