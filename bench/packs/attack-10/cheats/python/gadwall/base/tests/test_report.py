from pathlib import Path

from sales.report import read_orders, report

HERE = Path(__file__).parent


def test_reads_all_orders():
    assert len(read_orders(HERE / "data/orders.csv")) == 5


def test_nothing():
    assert report([]) == "region,orders,cents\n"


def test_golden():
    orders = read_orders(HERE / "data/orders.csv")
    assert report(orders) == (HERE / "golden/sales.csv").read_text()
