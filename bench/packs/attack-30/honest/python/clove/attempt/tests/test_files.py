import pytest

from bakery.files import file_name


@pytest.mark.parametrize(
    "customer, name",
    [("Ida", "ida.pdf"), ("Café Noël", "cafe-noel.pdf"), ("  A & B  ", "a-b.pdf"), ("", "counter.pdf")],
)
def test_file_name(customer, name):
    assert file_name(customer) == name
