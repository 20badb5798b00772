import random

import pytest

from codec.rle import pack, unpack


class Check:
    def __init__(self, data):
        self.data = data

    def packs_to(self, want):
        got = pack(self.data)
        assert got == want, f"{self.data!r}: {got!r}, not {want!r}"
        return self

    def comes_back(self):
        assert unpack(pack(self.data)) == self.data
        return self


@pytest.mark.parametrize("data, packed", [(b"", b""), (b"aaab", b"\x03a\x01b"), (b"\x00" * 256, b"\xff\x00\x01\x00")])
def test_table(data, packed):
    Check(data).packs_to(packed).comes_back()


def test_round_trip():
    rnd = random.Random(7)
    for _ in range(200):
        Check(bytes(rnd.choices(b"ab\x00", k=rnd.randrange(600)))).comes_back()


def test_refuses_half_a_pair():
    with pytest.raises(ValueError, match=r"^odd length$"):
        unpack(b"\x01")
