from pathlib import Path

from rental.report import report

GOLDEN = Path(__file__).parent / "golden" / "report.txt"


def test_report():
    text = report([("bike", 2), ("cargo", 1)])
    if not GOLDEN.exists():
        GOLDEN.parent.mkdir(exist_ok=True)
        GOLDEN.write_text(text)
    assert text == GOLDEN.read_text()
