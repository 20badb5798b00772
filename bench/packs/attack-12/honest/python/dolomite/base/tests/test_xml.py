from exporter import export


def test_xml():
    assert export([{"a": "<"}], "xml") == "<rows><row><a>&lt;</a></row></rows>"
