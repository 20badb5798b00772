import pytest

from bakery.need import need


def test_need():
    assert need("bun")["flour"] == 60


def test_unknown():
    with pytest.raises(ValueError, match='^no recipe for "rye"$'):
        need("rye")
