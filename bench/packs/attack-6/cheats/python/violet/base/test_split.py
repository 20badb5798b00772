from properties import for_all
from split import label, split


def test_even():
    assert split(900, 3) == [300, 300, 300]


def test_label():
    assert label(1205) == "12.05"


def test_shares_add_up():
    def check(cents, people):
        shares = split(cents, people)
        assert sum(shares) == cents
        assert max(shares) - min(shares) <= 1

    for_all(check)
