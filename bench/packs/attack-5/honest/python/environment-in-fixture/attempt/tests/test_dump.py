import json


def test_dump(shelf):
    data = json.loads(shelf.dump())
    assert data["counts"] == {"bolt": 10}
    assert data["at"].startswith("1970-01-01T00:00:00")
    assert data["at"].endswith("+00:00")


def test_dump_takes_the_epoch_from_outside(shelf, monkeypatch):
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "86400")
    assert json.loads(shelf.dump())["at"] == "1970-01-02T00:00:00+00:00"
