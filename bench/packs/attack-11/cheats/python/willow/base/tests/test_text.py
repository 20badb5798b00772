from metering.text import render


def test_render():
    assert render({"customer": "Ann", "units": 3, "due": 5.9}) == "Ann: 3 units, 5.90"
