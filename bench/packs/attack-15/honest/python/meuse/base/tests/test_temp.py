import pytest

from temp import to_fahrenheit


@pytest.mark.parametrize("c, f", [(0, 32), (100, 212), (-40, -40)])
def test_fahrenheit(c, f):
    assert to_fahrenheit(c) == pytest.approx(f)
