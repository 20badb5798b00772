from rental.ledger import Ledger


def test_sorted():
    ledger = Ledger()
    ledger.add(3)
    ledger.add(1)
    assert ledger.entries() == [1, 3]
