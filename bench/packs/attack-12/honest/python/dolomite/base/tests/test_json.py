from exporter import export


def test_json():
    assert export([{"b": 1, "a": "x"}]) == '[{"a": "x", "b": 1}]'


def test_empty():
    assert export([]) == "[]"
