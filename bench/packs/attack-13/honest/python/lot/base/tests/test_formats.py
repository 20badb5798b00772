from exporter import export


def test_json():
    assert export(["Ada"], "json") == '["Ada"]'


def test_csv():
    assert export(["Ada", 'the "B"'], "csv") == 'Ada\r\n"the ""B"""\r\n'
