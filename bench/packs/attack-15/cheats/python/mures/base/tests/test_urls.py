from crawl.fetch import normalise, unique


def test_normalise():
    assert normalise("HTTP://X/") == "http://x"


def test_unique(urls):
    assert unique(urls) == ["http://a", "http://b"]
