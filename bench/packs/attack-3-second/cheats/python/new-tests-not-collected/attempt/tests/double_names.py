import pytest

from initials import initials


@pytest.mark.parametrize("name,expected", [("Anna-Lena Berg", "ALB"), ("Jean-Luc P", "JLP")])
def test_double_names(name, expected):
    assert initials(name) == expected
