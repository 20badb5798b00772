import pytest

from larder.price import gross, net


def test_net():
    assert net(250, 4) == 1000


def test_gross():
    assert gross(1000) == pytest.approx(1070, abs=1e-9)
    assert gross(1000, 19) == pytest.approx(1190, abs=1e-9)


def test_gross_keeps_fractions():
    assert gross(333) == pytest.approx(356.31, abs=1e-9)
