import random
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent.parent))
from links import decode, encode, is_code

RANDOM = random.Random(62)
NUMBERS = [0, 1, 61, 62, 63, 62**2 - 1, 62**2] + [RANDOM.randrange(10**12) for _ in range(200)]


@pytest.mark.parametrize(
    "number, code", [(0, "0"), (9, "9"), (10, "A"), (61, "z"), (62, "10"), (3843, "zz"), (3844, "100")]
)
def test_known(number, code):
    assert encode(number) == code
    assert decode(code) == number


def test_round_trip():
    for n in NUMBERS:
        assert decode(encode(n)) == n, n


def test_codes_are_codes_and_short():
    for n in NUMBERS:
        assert is_code(encode(n))
        assert 1 <= len(encode(n)) <= 7


def test_longer_or_later_codes_are_greater():
    codes = [encode(n) for n in sorted(NUMBERS)]
    assert codes == sorted(codes, key=lambda c: (len(c), c))


def test_refused():
    with pytest.raises(ValueError, match="must not be negative"):
        encode(-1)
    with pytest.raises(ValueError, match="not a code: 'a-b'"):
        decode("a-b")
