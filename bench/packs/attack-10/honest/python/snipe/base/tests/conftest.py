import pytest

from notes.store import Notes


@pytest.fixture
def notes():
    return Notes()
