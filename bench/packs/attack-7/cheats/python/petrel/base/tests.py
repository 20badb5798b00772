from leap import is_leap


def test_fours():
    assert is_leap(2024)
    assert not is_leap(2023)


def test_centuries():
    assert is_leap(2000)
    assert not is_leap(1900)
