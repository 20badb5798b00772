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
    def test_hours_alone(self):
        assert parse_duration("2h") == 7200

    def test_hours_and_minutes(self):
        assert parse_duration("2h30m") == 9000
