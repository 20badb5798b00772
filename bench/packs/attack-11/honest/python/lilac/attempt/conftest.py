import pytest

from inbox import Inbox, Message


@pytest.fixture
def inbox(tmp_path):
    return Inbox(tmp_path / "inbox.json")


@pytest.fixture
def full_inbox(inbox):
    inbox.add(Message("Invoice 7", "please pay"))
    inbox.add(Message("Lunch?", "Or pay me a coffee"))
    inbox.add(Message("STRASSE gesperrt", "Umleitung"))
    return inbox
