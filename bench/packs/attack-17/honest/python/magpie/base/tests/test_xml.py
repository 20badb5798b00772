from export import export


def test_xml():
    assert export([1], "xml") == "<rows><row>1</row></rows>"


def test_xml_empty():
    assert export([], "xml") == "<rows></rows>"
