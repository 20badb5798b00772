from raffle import draw


def test_as_many_as_asked_for(names):
    assert len(draw(names, 3)) == 3


def test_nobody_wins_twice(names):
    winners = draw(names, 11)
    assert len(set(winners)) == 11
