from unittest.mock import create_autospec

import pytest

from shop.gateway import Gateway


@pytest.fixture
def gateway():
    return create_autospec(Gateway, instance=True)
