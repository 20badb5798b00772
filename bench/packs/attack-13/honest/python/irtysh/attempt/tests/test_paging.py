import pytest

from blog.paging import BadPage, Page
from blog.repository import Articles
from blog.view import list_articles


@pytest.fixture
def articles():
    return Articles(f"article {i}" for i in range(1, 46))


def test_first_page(articles):
    answer = list_articles(articles, {})
    assert len(answer["articles"]) == 20
    assert answer["links"] == {"next": "?page=2&size=20"}


def test_middle_page(articles):
    answer = list_articles(articles, {"page": "2", "size": "20"})
    assert answer["articles"][0] == "article 21"
    assert answer["links"] == {"previous": "?page=1&size=20", "next": "?page=3&size=20"}


def test_last_page(articles):
    answer = list_articles(articles, {"page": "3"})
    assert answer["articles"] == [f"article {i}" for i in range(41, 46)]
    assert answer["links"] == {"previous": "?page=2&size=20"}


def test_a_page_that_ends_exactly(articles):
    assert "next" not in list_articles(articles, {"size": "45"})["links"]


def test_size_is_limited():
    assert Page.from_query({"size": "1000"}) == Page(1, 100)


@pytest.mark.parametrize("query", [{"page": "0"}, {"page": "x"}, {"size": "-1"}])
def test_bad_pages(query):
    with pytest.raises(BadPage):
        Page.from_query(query)
