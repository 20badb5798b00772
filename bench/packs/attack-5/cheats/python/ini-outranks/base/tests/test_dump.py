import json


def test_dump(shelf):
    data = json.loads(shelf.dump())
    assert data["counts"] == {"bolt": 10}
    assert data["at"].startswith("1970-01-01T00:00:00")
