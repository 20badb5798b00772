from updater.version import parse


def test_parse():
    assert parse("v1.10.2") == (1, 10, 2)
    assert parse("1.9") < parse("1.10")
