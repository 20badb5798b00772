import pytest

from export import export


def test_json():
    assert export([1, 2]) == "[1, 2]"


@pytest.mark.parametrize("format", ["csv", "xml"])
def test_unknown_format(format):
    with pytest.raises(ValueError, match=f"unknown format {format}"):
        export([], format)
