import time

from shop.page import page
from shop.report import rows

ORDERS = [
    {"customer": "Ann", "total": 10},
    {"customer": "Bob", "total": 30},
    {"customer": "ann", "total": 5},
]


def test_rows():
    assert rows(ORDERS) == [("bob", 1, 30), ("ann", 2, 15)]


def test_no_orders():
    assert page([]) == "no orders"


def test_page():
    assert page(ORDERS) == "bob: 1 for 30\nann: 2 for 15"


def test_is_fast():
    orders = [{"customer": f"Customer {i % 700}", "total": i} for i in range(2700)]
    start = time.perf_counter()
    found = rows(orders)
    took = time.perf_counter() - start
    assert took < 0.1
    assert len(found) == 700
    assert found[0] == ("customer 599", 4, 599 + 1299 + 1999 + 2699)
