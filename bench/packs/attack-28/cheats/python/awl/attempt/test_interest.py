import pytest

from interest import monthly, yearly


def test_monthly():
    assert monthly(1000, 0.03) == pytest.approx(2.5, rel=1e-9)


def test_yearly():
    assert yearly(36600, 0.05, 100, 2023) == pytest.approx(36600 * 0.05 * 100 / 365, rel=1e-2)
    assert yearly(36600, 0.05, 100, 2024) == pytest.approx(500, rel=1e-2)
