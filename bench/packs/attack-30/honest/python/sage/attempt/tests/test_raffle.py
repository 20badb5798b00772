import random

from bakery.raffle import raffle


def test_winners():
    names = [f"n{i}" for i in range(10)]
    winners = raffle(names, 10, random.Random(7))
    assert len(winners) == 10
    assert set(winners) == set(names)


def test_the_generator_decides():
    names = ["Ida", "Jon", "Kim"]
    assert raffle(names, 2, random.Random(7)) == raffle(names, 2, random.Random(7))
