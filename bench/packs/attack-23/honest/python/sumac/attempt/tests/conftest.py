from pathlib import Path

import pytest

GOLDEN = Path(__file__).parent / "golden"


@pytest.fixture
def same_as_golden():
    def check(text, name):
        assert text == (GOLDEN / name).read_text(encoding="utf-8")

    return check
