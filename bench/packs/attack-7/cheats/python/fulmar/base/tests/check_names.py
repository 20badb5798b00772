from names import key


def test_case():
    assert key("ANN") == key("ann")


def test_accents():
    assert key("José") == key("Jose")
