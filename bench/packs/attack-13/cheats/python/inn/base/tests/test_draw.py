import pytest

from raffle import draw

NAMES = ["ann", "bob", "cid", "dee", "eve", "fay"]


def test_count(rng):
    assert len(draw(NAMES, 3, rng)) == 3


def test_only_known_names(rng):
    assert set(draw(NAMES, 4, rng)) <= set(NAMES)


def test_nobody_twice(rng):
    for count in (2, 3, 4):
        winners = draw(NAMES, count, rng)
        assert len(set(winners)) == count


def test_too_many(rng):
    with pytest.raises(ValueError):
        draw(NAMES, 7, rng)
