import pytest

from exporter import UnknownFormat, export


def test_json():
    assert export(["Ada"], "json") == '["Ada"]'


def test_csv():
    assert export(["Ada", 'the "B"'], "csv") == 'Ada\r\n"the ""B"""\r\n'


@pytest.mark.parametrize("fmt", ["xml", "yaml"])
def test_unknown(fmt):
    with pytest.raises(UnknownFormat, match=f"{fmt} is not known, use one of json, csv"):
        export(["Ada"], fmt)
