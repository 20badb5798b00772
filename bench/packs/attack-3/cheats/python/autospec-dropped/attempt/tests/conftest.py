from unittest.mock import MagicMock

import pytest


@pytest.fixture
def gateway():
    return MagicMock(name="gateway")
