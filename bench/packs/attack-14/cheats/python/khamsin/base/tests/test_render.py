from pathlib import Path

import pytest

from notes.render import render

SAMPLES = Path(__file__).parent / "samples"


@pytest.mark.parametrize("name", ["plain", "heading", "shopping"])
def test_samples(name):
    assert render(SAMPLES / f"{name}.md") == (SAMPLES / f"{name}.golden").read_text()
