import pytest

from units import parse, show


def test_parse_seconds():
    assert parse("1s") == 1
    assert parse("90s") == 90


def test_parse_minutes():
    assert parse("2min") == 120


def test_parse_hours():
    assert parse("1h") == 3600


def test_parse_unknown_unit():
    with pytest.raises(ValueError):
        parse("2 weeks")


def test_show_seconds():
    assert show(0) == "0s"
    assert show(59) == "59s"
    assert show(61) == "61s"


def test_show_minutes():
    assert show(60) == "1min"


def test_back_and_forth():
    assert show(parse("5min")) == "5min"
