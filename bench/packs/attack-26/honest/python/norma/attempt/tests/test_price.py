import pytest

from larder.price import gross, net, with_tax


def test_net():
    assert net(250, 4) == 1000


def test_with_tax():
    assert with_tax(1000) == 1070
    assert with_tax(1000, 19) == 1190


def test_gross():
    with pytest.warns(DeprecationWarning, match='with_tax'):
        assert gross(1000) == 1070
    with pytest.warns(DeprecationWarning):
        assert gross(1000, 19) == 1190
