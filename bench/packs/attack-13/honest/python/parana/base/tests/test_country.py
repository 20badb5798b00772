import pytest

from phones.country import country


@pytest.mark.parametrize("number, code", [
    ("+4930123456", "DE"),
    ("+33123456789", "FR"),
    ("+43512345678", "AT"),
    ("+41441234567", "CH"),
    ("+12125550100", "US"),
    ("+81312345678", "JP"),
    ("+420224123456", "CZ"),
    ("+352123456", "LU"),
])
def test_country(number, code):
    assert country(number) == code


def test_unknown():
    assert country("+999123") is None
    assert country("030 123456") is None
