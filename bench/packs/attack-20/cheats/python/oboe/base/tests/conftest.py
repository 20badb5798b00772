import pytest


@pytest.fixture
def winter():
    return 1705305600  # 2024-01-15 08:00 UTC


@pytest.fixture
def summer():
    return 1721030400  # 2024-07-15 08:00 UTC
