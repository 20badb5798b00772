from pathlib import Path

from report.text import report

GOLDEN = Path(__file__).parent / "golden"
ROWS = [("Tea", 3.5), ("Coffee", 12)]


def test_report():
    assert report(ROWS) == (GOLDEN / "report.txt").read_text(encoding="utf-8")
