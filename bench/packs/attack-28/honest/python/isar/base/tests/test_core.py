from fuzzy import ratio


def test_same():
    assert ratio("abc", "abc") == 1.0


def test_nothing_in_common():
    assert ratio("abc", "xyz") == 0.0


def test_empty():
    assert ratio("", "") == 1.0
    assert ratio("", "a") == 0.0
