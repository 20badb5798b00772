import pytest

from api.client import Client


@pytest.fixture
def client():
    users = {"/users/ann": {"title": "Dr. Ann"}}
    return Client(users.__getitem__)


def test_user(client):
    assert client.user("ann") == {"title": "Dr. Ann"}


def test_old_name(client):
    with pytest.warns(DeprecationWarning, match=r"^get_user is now user") as caught:
        assert client.get_user("ann") == {"title": "Dr. Ann"}
    assert caught[0].filename == __file__


def test_greeting(client):
    assert client.greeting("ann") == "Hello Dr. Ann"
