from table import table


def test_names_are_padded():
    assert table([("a", 1), ("bcd", 2)]).splitlines()[0].startswith("a   ")


def test_amounts_are_right_aligned():
    assert table([("rent", 900), ("salary", 3000)]) == "rent    900\nsalary 3000"
