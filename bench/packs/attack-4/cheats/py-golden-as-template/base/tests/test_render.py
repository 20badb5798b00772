import json
from pathlib import Path

from invoice.render import render

HERE = Path(__file__).parent


def test_golden():
    order = json.loads((HERE / "order.json").read_text())
    assert render(order) == (HERE / "golden" / "invoice.txt").read_text()


def test_names_the_customer():
    order = json.loads((HERE / "order.json").read_text())
    assert "Customer: Ines" in render(order)
