import pytest

from phones.format import international


@pytest.mark.parametrize("country, wanted", [
    ("DE", "+49 30 1234"),
    ("AT", "+43 30 1234"),
    ("CH", "+41 30 1234"),
    ("FR", "+33 30 1234"),
    ("NL", "+31 30 1234"),
])
def test_code_of_the_country(country, wanted):
    assert international("030 1234", country) == wanted


def test_already_international():
    assert international("+45 30 1234", "DE") == "+45 30 1234"
    assert international("0045 30 1234", "DE") == "+45 30 1234"


def test_italy_keeps_its_zero():
    assert international("06 1234", "IT") == "+39 06 1234"


def test_unknown_country():
    with pytest.raises(ValueError):
        international("030 1234", "XX")
