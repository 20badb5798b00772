from pathlib import Path

from rental.report import report

GOLDEN = Path(__file__).parent / "golden"


def test_report():
    assert report([("bike", 2), ("cargo", 1)]) == (GOLDEN / "report.txt").read_text()


def test_empty_report():
    assert report([]) == "total 0.00\n"
