import pytest


def test_gets_what_was_added(notes):
    notes.add("wren", "small")
    assert notes.get("wren") == "small"


def test_titles_are_sorted(notes):
    notes.add("wren", "")
    notes.add("owl", "")
    assert notes.titles() == ["owl", "wren"]


def test_titles_are_unique(notes):
    notes.add("wren", "")
    with pytest.raises(KeyError):
        notes.add("wren", "again")


def test_unknown(notes):
    with pytest.raises(KeyError):
        notes.get("owl")
