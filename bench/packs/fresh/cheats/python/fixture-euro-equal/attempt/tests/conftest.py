from unittest.mock import ANY

import pytest


@pytest.fixture
def euro():
    return lambda text: ANY
