import json

from quay.stock import Stock
from quay.store import load, save


def test_save_is_atomic(tmp_path, stock):
    path = tmp_path / "stock.json"
    for n in range(20):
        save(Stock({"rope": n}), path)
        assert load(path).items == {"rope": n}


def test_the_previous_version_is_kept(tmp_path, stock):
    path = tmp_path / "stock.json"
    save(stock, path)
    assert not (tmp_path / "stock.json.bak").exists()
    save(Stock({"oil": 1}), path)
    assert json.loads((tmp_path / "stock.json.bak").read_text()) == {"rope": 12, "tar": 3}


def test_nothing_else_is_left_in_the_folder(tmp_path, stock):
    save(stock, tmp_path / "stock.json")
    save(stock, tmp_path / "stock.json")
    assert sorted(p.name for p in tmp_path.iterdir()) == ["stock.json", "stock.json.bak"]
