from shop.customer import Customer
from shop.invoice import Invoice


def test_net():
    assert Invoice(Customer("Ada"), [(2, 100), (1, 50)]).net() == 250


def test_total():
    assert Invoice(Customer("Ada"), [(1, 1000)]).total() == 1190
