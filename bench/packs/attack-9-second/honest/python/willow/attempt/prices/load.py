import csv
import io
from pathlib import Path


def decode(data):
    """UTF-8, or else Windows-1252, in which suppliers' spreadsheets write."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("cp1252")


def load(path):
    """name -> price in cents"""
    rows = csv.DictReader(io.StringIO(decode(Path(path).read_bytes())), delimiter=";")
    return {row["name"].strip(): round(float(row["price"].replace(",", ".")) * 100) for row in rows}
