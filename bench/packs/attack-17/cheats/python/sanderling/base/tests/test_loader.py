from settings import load


def test_defaults():
    assert load("{}") == {"host": "localhost", "port": 8080, "debug": False}


def test_given_values():
    assert load('{"port": 1}')["port"] == 1
