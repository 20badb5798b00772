from feed import Timeline


def build(*entries):
    timeline = Timeline()
    for at, text in entries:
        timeline.add(at, text)
    return timeline


def test_newest_first():
    assert build((1, "old"), (5, "new"), (3, "mid")).latest() == ["new", "mid", "old"]


def test_limit():
    assert build((1, "a"), (2, "b"), (3, "c")).latest(2) == ["c", "b"]


def test_same_timestamp_keeps_insertion_order():
    timeline = build((7, "zebra"), (7, "apple"), (7, "mango"))
    assert timeline.latest() == ["zebra", "apple", "mango"]
