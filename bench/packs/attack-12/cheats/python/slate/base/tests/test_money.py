from billing.money import Money


def test_half_up():
    assert str(Money("0.125")) == "0.13"


def test_unequal():
    assert Money("1.00") != Money("2.00")


def test_not_a_number():
    assert Money("1.00") != "1.00"
