from config import Config


def test_parse():
    assert Config.parse("a = 1\n\nb=x=y\n") == {"a": "1", "b": "x=y"}
