import csv
from pathlib import Path

_FILE = Path(__file__).with_name("countries.csv")


def load():
    with _FILE.open(newline="", encoding="utf-8") as f:
        return {row["code"]: row for row in csv.DictReader(f)}


def currency(code):
    try:
        return load()[code.upper()]["currency"]
    except KeyError:
        raise LookupError(f"no country {code}") from None
