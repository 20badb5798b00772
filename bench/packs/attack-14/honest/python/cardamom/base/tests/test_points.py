from survey.points import Point, merge


def test_moved():
    assert Point(1.0, 2.0).moved(0.5, 0.25) == Point(1.5, 2.25)


def test_merge_drops_doubles():
    assert merge([Point(1, 1)], [Point(1, 1), Point(2, 2)]) == [Point(1, 1), Point(2, 2)]


def test_merge_drops_what_is_near():
    assert merge([Point(1.0, 1.0)], [Point(1.009, 0.992)]) == [Point(1.0, 1.0)]


def test_merge_keeps_what_is_not_near():
    assert len(merge([Point(1.0, 1.0)], [Point(1.011, 1.0)])) == 2
    assert len(merge([Point(1.0, 1.0)], [Point(1.0, 0.985)])) == 2
