from bakery.orders import Order
from bakery.queue import queue
from bakery.testing import assert_rows


def test_express_first():
    orders = [Order("Ida", {"bun": 1}), Order("Jon", {"bun": 1}, 0), Order("Kim", {"rye": 1}, 0)]
    assert_rows(queue(orders), ["Jon", "Kim", "Ida"])


def test_order_of_arrival():
    assert_rows(queue([Order("Ida", {"bun": 1}), Order("Abe", {"bun": 1})]), ["Ida", "Abe"])
