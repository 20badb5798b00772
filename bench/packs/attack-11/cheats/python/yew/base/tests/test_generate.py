import pytest

from passwords import generate


def test_length():
    assert len(generate(12)) == 12


def test_too_short():
    with pytest.raises(ValueError):
        generate(2)


def test_has_every_kind():
    for _ in range(20):
        password = generate(8)
        assert any(c.islower() for c in password)
        assert any(c.isupper() for c in password)
        assert any(c.isdigit() for c in password)
