from imports.reader import read


def test_version_1():
    assert read('{"name": "Ada", "tags": ["a"]}') == {"name": "Ada", "tags": ["a"]}
