import pytest


@pytest.mark.parametrize(
    "word, subjects",
    [
        ("pay", ["Invoice 7", "Lunch?"]),
        ("LUNCH", ["Lunch?"]),
        ("straße", ["STRASSE gesperrt"]),
        ("dinner", []),
    ],
)
def test_search(full_inbox, word, subjects):
    assert [m.subject for m in full_inbox.search(word)] == subjects


def test_search_of_nothing(inbox):
    assert inbox.search("pay") == []
