from report import headline


def test_headline():
    assert headline("a headline of news") == "a headline… (4)"
