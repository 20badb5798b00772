import pytest

from larder.parse import parse


@pytest.fixture
def batches():
    return parse('A1;2024-01-01;30;4\nB2;2024-01-10;90;2\n')
