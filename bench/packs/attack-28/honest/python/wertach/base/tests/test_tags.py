from tags import tags


def test_none():
    assert tags("nothing here") == []


def test_order_of_appearance():
    assert tags("#Zoo and #ape and #zoo") == ["zoo", "ape"]
