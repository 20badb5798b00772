from pathlib import Path

from exporter import export


def test_xml():
    assert export(["Ada", "B & B"], "xml") == (Path(__file__).parent / "data/people.xml").read_text()
