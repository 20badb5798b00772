import pytest

from geo.distance import distance
from geo.place import Place

BERLIN = Place("Berlin", 52.52, 13.405)
PARIS = Place("Paris", 48.8566, 2.3522)
SYDNEY = Place("Sydney", -33.8688, 151.2093)


@pytest.mark.parametrize("a, b, kilometres", [(BERLIN, PARIS, 878), (BERLIN, SYDNEY, 16089), (PARIS, BERLIN, 878)])
def test_known_distances(a, b, kilometres):
    assert distance(a, b) == pytest.approx(kilometres, rel=0.01)


def test_no_distance():
    assert distance(PARIS, PARIS) == 0
