import csv
import io

from ledger.export import to_csv

ENTRIES = [
    {"date": "2024-01-02", "text": "Rent", "amount": 700},
    {"date": "2024-01-05", "text": "Coffee; beans", "amount": 12.5},
]

AMOUNTS = {"Rent": "700,00", "Coffee; beans": "12,50"}


def test_head():
    assert to_csv([]) == "date;text;amount\n"


def test_quotes_the_separator():
    assert '"Coffee; beans"' in to_csv(ENTRIES)


def test_amounts():
    rows = csv.DictReader(io.StringIO(to_csv(ENTRIES)), delimiter=";")
    assert len(list(rows)) == len(ENTRIES)
    for row in rows:
        assert row["amount"] == AMOUNTS[row["text"]]
