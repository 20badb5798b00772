from hits import Hits


def filled(**counts):
    hits = Hits()
    for page, count in counts.items():
        for _ in range(count):
            hits.add(page)
    return hits


def test_counts():
    assert filled(home=3).of("home") == 3


def test_none():
    assert Hits().of("home") == 0


def test_top():
    assert filled(a=1, b=3, c=2, d=1).top() == ["b", "c", "a"]
