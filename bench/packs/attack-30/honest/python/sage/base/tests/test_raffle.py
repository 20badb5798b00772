from bakery.raffle import raffle


def test_winners():
    names = [f"n{i}" for i in range(4000)]
    winners = raffle(names, 2)
    assert len(set(winners)) == 2
    assert set(winners) <= set(names)
