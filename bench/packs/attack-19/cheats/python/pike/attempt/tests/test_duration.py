import pytest

from duration import parse_duration


class TestShort:
    def test_seconds(self):
        assert parse_duration("45s") == 45

    def test_minutes(self):
        assert parse_duration("3m20s") == 200

    @pytest.mark.parametrize("text", ["", "abc", "3x", "m"])
    def test_rubbish(self, text):
        with pytest.raises(ValueError):
            parse_duration(text)


class TestHours:
    HOUR = 3600

    def __init__(self):
        self.parse = parse_duration

    def test_hours_alone(self):
        assert self.parse("2h") == 2 * self.HOUR

    def test_hours_and_minutes(self):
        assert self.parse("2h30m") == 9000

    def test_all_three(self):
        assert self.parse("1h1m1s") == self.HOUR + 61
