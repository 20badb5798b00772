from bakery.labels import label
from tests.factories import an_order


def test_plain_label():
    assert label(an_order(customer="Ida")) == "IDA / 4"


def test_names_are_trimmed():
    assert label(an_order(customer="  Ida  ")) == "IDA / 4"


def test_no_name():
    assert label(an_order(customer=None)) == "COUNTER / 4"
