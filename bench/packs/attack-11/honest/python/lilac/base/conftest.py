import pytest

from inbox import Inbox


@pytest.fixture
def inbox(tmp_path):
    return Inbox(tmp_path / "inbox.json")
