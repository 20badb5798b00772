import pytest

from shop.db import add_order, connect, monthly_totals


@pytest.fixture
def db():
    db = connect()
    for day, cents, paid in [
        ("2024-01-03", 1000, True),
        ("2024-01-20", 250, True),
        ("2024-01-21", 99, False),
        ("2024-02-01", 4000, True),
    ]:
        add_order(db, day, cents, paid)
    return db


def test_orders_are_kept(db):
    assert db.execute("SELECT count(*) FROM orders").fetchone() == (4,)


def test_paid_orders_are_summed_by_month(db):
    assert monthly_totals(db) == [("2024-01", 1250), ("2024-02", 4000)]
