from pathlib import Path

from export import export

GOLDEN = Path(__file__).parent / "golden"


def assert_golden(text, name):
    assert text == (GOLDEN / name).read_text()


def test_export():
    assert_golden(export([{"id": 1, "cents": 1250}, {"id": 2, "cents": 5}]), "export.csv")
