import json
from pathlib import Path

import pytest

from larder.parse import parse_line

CASES = json.loads(Path(__file__).with_name('lines.json').read_text())


def test_table_is_not_empty():
    assert len(CASES) >= 3


@pytest.mark.parametrize('case', CASES, ids=lambda c: c['line'])
def test_line(case):
    b = parse_line(case['line'])
    assert (b.code, b.days, b.wheels) == (case['code'], case['days'], case['wheels'])
