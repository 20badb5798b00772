import json
import os

import pytest

from quay.stock import Stock
from quay.store import load, save


@pytest.fixture
def path(tmp_path, stock):
    save(stock, tmp_path / "stock.json")
    return tmp_path / "stock.json"


def names(path):
    return sorted(p.name for p in path.parent.iterdir())


def test_the_previous_version_is_kept(path):
    assert names(path) == ["stock.json"]
    save(Stock({"oil": 1}), path)
    assert names(path) == ["stock.json", "stock.json.bak"]
    assert json.loads((path.parent / "stock.json.bak").read_text()) == {"rope": 12, "tar": 3}
    assert load(path).items == {"oil": 1}


def test_an_item_that_is_no_json(path):
    with pytest.raises(TypeError):
        save(Stock({"oil": 1, "tar": object()}), path)
    assert load(path).items == {"rope": 12, "tar": 3}
    assert names(path) == ["stock.json"]


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_a_full_disk(path, monkeypatch, step):
    def full(*args):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, step, full)
    with pytest.raises(OSError):
        save(Stock({"oil": 1}), path)
    monkeypatch.undo()
    assert load(path).items == {"rope": 12, "tar": 3}
    assert names(path) == ["stock.json"]
