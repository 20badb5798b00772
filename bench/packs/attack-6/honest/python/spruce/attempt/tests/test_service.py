import pytest

from fakes import Recorder
from notify.rules import is_urgent
from notify.service import Service


@pytest.fixture
def service():
    return Service(Recorder(), Recorder())


def test_urgent():
    assert is_urgent("fire")
    assert not is_urgent("noise")


def test_mail(service):
    service.report("noise", "hall 2")
    assert service.mail.messages == ["noise at hall 2"]
    assert service.phone.messages == []


def test_call_when_urgent(service):
    service.report("fire", "hall 2")
    assert service.phone.messages == ["fire at hall 2"]
    assert service.mail.messages == ["fire at hall 2"]
