from pathlib import Path

from report.export import export

GOLDEN = Path(__file__).parent / "golden"

ROWS = [
    {"name": "rent", "amount": 900},
    {"name": "books, new", "amount": 45, "currency": "USD"},
]


def test_golden():
    assert export(ROWS) == (GOLDEN / "export.csv").read_text()


def test_header_only():
    assert export([]).count("\n") == 1
