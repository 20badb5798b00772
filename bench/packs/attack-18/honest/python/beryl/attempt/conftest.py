from unittest.mock import Mock

import pytest


@pytest.fixture
def mail():
    return Mock(name="mail")


@pytest.fixture
def broken():
    channel = Mock(name="broken")
    channel.send.side_effect = OSError("unplugged")
    return channel
