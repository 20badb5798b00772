import csv
import io


def rows_of(text):
    return list(csv.DictReader(io.StringIO(text)))


def assert_rows(text, expected):
    """Compares row by row, so that a failure names the row and not the whole file."""
    for line, (got, want) in enumerate(zip(rows_of(text), expected), start=2):
        assert got == want, f"line {line}"
