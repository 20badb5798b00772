from unittest import mock

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


def test_refunds_come_back(ledger):
    ledger.post("ann", "refund", 500)
    with mock.patch.object(Ledger, "balance", return_value=4000) as balance:
        assert ledger.balance("ann") == 4000
    balance.assert_called_once_with("ann")


def test_statement_after_a_refund(ledger):
    ledger.post("ann", "refund", 1500)
    with mock.patch.object(ledger, "balance", return_value=5000):
        assert ledger.statement("ann") == "ann: 50.00"
