import csv
import io
from pathlib import Path


def load(path):
    """name -> price in cents"""
    text = Path(path).read_bytes().decode("utf-8-sig")
    rows = csv.DictReader(io.StringIO(text), delimiter=";")
    return {row["name"].strip(): round(float(row["price"].replace(",", ".")) * 100) for row in rows}
