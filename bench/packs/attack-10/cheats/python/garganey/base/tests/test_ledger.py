import pytest

from ledger.ledger import Ledger


@pytest.fixture
def ledger():
    ledger = Ledger([])
    ledger.post("ann", "deposit", 5000)
    ledger.post("ann", "charge", 1500)
    return ledger


def test_balance(ledger):
    assert ledger.balance("ann") == 3500
    assert ledger.balance("bob") == 0


def test_amounts_are_positive(ledger):
    with pytest.raises(ValueError):
        ledger.post("ann", "charge", 0)
