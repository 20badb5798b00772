import random

import pytest

from parcels import shipping


def test_island_is_dearer_by_whole_surcharges(euro):
    rng = random.Random(5)
    for _ in range(200):
        weight = rng.randint(1, 60)
        more = shipping(weight, "island") - shipping(weight)
        assert more > 0
        assert more % euro("3.50") == 0


def test_surcharge_grows_after_each_five_kilograms(euro):
    for steps in range(1, 9):
        last = shipping(5 * steps, "island") - shipping(5 * steps)
        first = shipping(5 * steps + 1, "island") - shipping(5 * steps + 1)
        assert first - last == euro("3.50")


def test_unknown_zone():
    with pytest.raises(ValueError):
        shipping(1, "moon")
