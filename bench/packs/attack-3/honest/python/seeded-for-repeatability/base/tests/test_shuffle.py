from shuffle import shuffle


def test_nothing_is_lost():
    assert sorted(shuffle([3, 1, 2])) == [1, 2, 3]
