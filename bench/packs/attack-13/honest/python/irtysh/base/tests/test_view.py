from blog.repository import Articles
from blog.view import list_articles


def test_list():
    assert list_articles(Articles(["a", "b"]), {})["articles"] == ["a", "b"]
