import pytest

from exporter import export


def test_unknown_format():
    with pytest.raises(ValueError, match="unknown format: xml"):
        export([], "xml")
