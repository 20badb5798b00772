import pytest

from logsum.parse import parse


def test_parse():
    (entry,) = parse("2024-05-01 INFO started as root\n")
    assert (entry.day.isoformat(), entry.level, entry.text) == ("2024-05-01", "INFO", "started as root")


def test_nonsense():
    with pytest.raises(ValueError):
        parse("nonsense\n")
