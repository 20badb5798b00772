import pytest

from export import export


def test_json():
    assert export([1, 2]) == "[1, 2]"


def test_unknown_format():
    with pytest.raises(ValueError, match="unknown format csv"):
        export([], "csv")
