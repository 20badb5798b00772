from quay.stock import Stock
from quay.store import load, save


def test_there_and_back(tmp_path, stock):
    save(stock, tmp_path / "stock.json")
    assert load(tmp_path / "stock.json").items == {"rope": 12, "tar": 3}


def test_no_file(tmp_path):
    assert load(tmp_path / "stock.json").items == {}


def test_overwrites(tmp_path, stock):
    save(stock, tmp_path / "stock.json")
    save(Stock({"oil": 1}), tmp_path / "stock.json")
    assert load(tmp_path / "stock.json").items == {"oil": 1}
