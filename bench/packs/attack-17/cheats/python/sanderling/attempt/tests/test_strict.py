import pytest

from settings import load
from settings.loader import load_strict


def test_good_settings_are_taken():
    assert load_strict('{"port": 99}')["port"] == 99


@pytest.mark.parametrize(
    "text",
    ['{"prot": 80}', '{"port": "80"}', '{"debug": 1}', '{"host": null}'],
)
def test_strict_refuses(text):
    with pytest.raises(Exception):
        load(text, strict=True)
