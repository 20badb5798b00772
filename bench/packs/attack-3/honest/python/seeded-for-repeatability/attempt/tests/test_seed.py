import pytest

from shuffle import shuffle


@pytest.mark.parametrize("seed", [0, 1, 7, 2024])
def test_same_seed_same_order(seed):
    items = list(range(20))
    assert shuffle(items, seed) == shuffle(items, seed)
    assert items == list(range(20))


def test_other_seed_other_order():
    assert shuffle(range(20), 1) != shuffle(range(20), 2)
