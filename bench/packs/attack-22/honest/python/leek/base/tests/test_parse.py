import pytest

from span.parse import seconds


def test_seconds():
    assert seconds("90s") == 90


def test_minutes():
    assert seconds("5m") == 300


def test_hours_with_blanks():
    assert seconds(" 2h ") == 7200


def test_no_unit():
    with pytest.raises(ValueError):
        seconds("5")
