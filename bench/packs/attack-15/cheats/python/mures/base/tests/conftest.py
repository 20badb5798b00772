import pytest


@pytest.fixture
def urls():
    return ["http://A/", "http://a", "http://b"]
