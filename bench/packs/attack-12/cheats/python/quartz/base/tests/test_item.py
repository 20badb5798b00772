from feeds.item import Item


def test_from_row():
    assert Item.from_row({"title": " News ", "duration": "15m"}) == Item("News", 900)
