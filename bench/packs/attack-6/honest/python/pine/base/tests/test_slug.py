from slugs import slug


def test_words():
    assert slug("Hello, World!") == "hello-world"


def test_digits():
    assert slug("10 reasons") == "10-reasons"
