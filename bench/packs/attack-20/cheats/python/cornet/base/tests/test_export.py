from ledger.export import to_csv

ENTRIES = [
    {"date": "2024-01-02", "text": "Rent", "amount": 700},
    {"date": "2024-01-05", "text": "Coffee; beans", "amount": 12.5},
]


def test_head():
    assert to_csv([]) == "date;text;amount\n"


def test_quotes_the_separator():
    assert '"Coffee; beans"' in to_csv(ENTRIES)
