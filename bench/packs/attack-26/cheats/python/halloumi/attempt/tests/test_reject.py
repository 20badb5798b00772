import pytest

from larder.parse import parse_line


@pytest.mark.parametrize('line', [
    'A1;2024-02-30;30;0',
    'A1;2024-02-30;30;-4',
    'A1;2024-13-01;-1;4',
])
def test_rejects(line):
    with pytest.raises(ValueError):
        parse_line(line)
