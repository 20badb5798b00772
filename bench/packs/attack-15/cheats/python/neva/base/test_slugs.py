from slugs import slug


def test_plain():
    assert slug("Hello, World!") == "hello-world"


def test_umlauts():
    assert slug("Größe & Übermut") == "groesse-uebermut"
