from dataclasses import replace
from datetime import date


def test_ripe_on(batches):
    assert batches[0].ripe_on() == date(2024, 1, 31)


def test_is_ripe(batches):
    assert replace(batches[0], clock=lambda: date(2024, 1, 31)).is_ripe()
    assert not replace(batches[0], clock=lambda: date(2024, 1, 30)).is_ripe()


def test_clock_is_no_part_of_equality(batches):
    assert replace(batches[0], clock=lambda: date(1, 1, 1)) == batches[0]
