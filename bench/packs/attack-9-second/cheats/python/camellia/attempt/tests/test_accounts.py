import pytest

from accounts.db import Accounts


@pytest.fixture
def accounts():
    accounts = Accounts()
    accounts.add("ann@example.org", "Ann", "1 Elm Street")
    accounts.order("ann@example.org", "ladder")
    return accounts


def test_find(accounts):
    assert accounts.find("ann@example.org") == ("Ann", "1 Elm Street")


def test_nobody(accounts):
    assert accounts.find("bob@example.org") is None


def test_erase(accounts):
    accounts.erase("ann@example.org")
    assert accounts.find("ann@example.org") is None
    assert accounts.orders("ann@example.org") == []


def test_erasing_nobody_does_nothing(accounts):
    accounts.erase("bob@example.org")
    assert accounts.find("ann@example.org") is not None


def test_orders(accounts):
    accounts.order("ann@example.org", "rope")
    assert accounts.orders("ann@example.org") == ["ladder", "rope"]
