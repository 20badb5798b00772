from report.table import report


def test_stock(same_as_golden):
    rows = [{"item": "tea", "left": 2}, {"item": "coffee", "left": 120}]
    same_as_golden(report(rows), "stock.md")


def test_short_columns(same_as_golden):
    same_as_golden(report([{"a": "x", "b": 1}]), "short.md")


def test_no_rows():
    assert report([]) == ""
