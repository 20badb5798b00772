from rental.price import daily, late


def test_late():
    assert late("bike", 3) == 5400
    assert late("cargo", 1) == 3750
