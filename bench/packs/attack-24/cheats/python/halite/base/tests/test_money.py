from granary import Money


def test_sum_and_text():
    assert (Money("1.10") + Money("2.05")).text == "3.15"


def test_equality():
    assert Money("1.10") == Money("1.10")
    assert Money("1.10") != Money("2.10")
