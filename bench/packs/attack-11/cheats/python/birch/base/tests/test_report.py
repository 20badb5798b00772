import pathlib
import sys

HERE = pathlib.Path(__file__).parent
sys.path.insert(0, str(HERE.parent))

from report import read, render  # noqa: E402


def test_read():
    rows = read((HERE / "data/march.csv").read_text())
    assert rows[0] == ("2024-03-01", "sale", 1200)
    assert len(rows) == 4


def test_march():
    rows = read((HERE / "data/march.csv").read_text())
    assert render(rows) == (HERE / "golden/march.txt").read_text()


def test_empty():
    assert render([]).endswith(f"total{0:>23}\n")
