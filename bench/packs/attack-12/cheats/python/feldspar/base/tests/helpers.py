import csv
import io


def rows_of(text):
    return list(csv.DictReader(io.StringIO(text)))


def assert_rows(text, expected):
    actual = rows_of(text)
    assert len(actual) == len(expected), actual
    for got, want in zip(actual, expected):
        assert got == want
