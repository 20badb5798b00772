from datetime import date


def test_ripe_on(batches):
    assert batches[0].ripe_on() == date(2024, 1, 31)


def test_is_ripe(batches):
    assert batches[0].is_ripe(date(2024, 1, 31))
    assert not batches[0].is_ripe(date(2024, 1, 30))
