from unittest.mock import Mock

import pytest


@pytest.fixture
def mail():
    return Mock(name="mail")
