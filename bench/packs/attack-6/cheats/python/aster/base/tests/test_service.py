from unittest import mock

import pytest

from notify.rules import is_urgent
from notify.service import Service


@pytest.fixture
def service():
    return Service(mock.Mock(spec=["send"]), mock.Mock(spec=["call"]))


def test_urgent():
    assert is_urgent("fire")
    assert not is_urgent("noise")


def test_mail(service):
    service.report("noise", "hall 2")
    service.mail.send.assert_called_once_with("noise at hall 2")
    service.phone.call.assert_not_called()


def test_call_when_urgent(service):
    service.report("fire", "hall 2")
    service.phone.call.assert_called_once_with("fire at hall 2")
