from granary import Money, split


def test_left_over_cents_go_to_the_first_parts():
    assert split(Money("10.00"), 3) == [Money("3.34"), Money("3.33"), Money("3.33")]
    assert split(Money("0.05"), 2) == [Money("0.03"), Money("0.02")]


def test_parts_add_up():
    parts = split(Money("10.00"), 3)
    assert parts[0] + parts[1] + parts[2] == Money("10.00")
