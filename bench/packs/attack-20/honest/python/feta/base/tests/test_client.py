import pytest

from api.client import Client


@pytest.fixture
def client():
    users = {"/users/ann": {"title": "Dr. Ann"}}
    return Client(users.__getitem__)


def test_user(client):
    assert client.get_user("ann") == {"title": "Dr. Ann"}


def test_greeting(client):
    assert client.greeting("ann") == "Hello Dr. Ann"
