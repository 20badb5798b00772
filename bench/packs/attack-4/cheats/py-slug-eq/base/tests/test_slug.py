from blog.slug import slugify
from blog.post import Post


def test_words():
    assert slugify("Hello Big World") == "hello-big-world"


def test_spaces():
    assert slugify("  A   day ") == "a-day"


def test_path():
    assert Post("news").path == "/posts/news"
