import pytest

from bakery.code import decode, encode


@pytest.mark.parametrize("number", [0, 1, 35, 36, 1295, 1296, 99999])
def test_there_and_back(number):
    assert decode(encode(number)) == number
