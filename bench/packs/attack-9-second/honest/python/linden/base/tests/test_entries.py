from logs.entries import entries
from logs.summary import summary


def test_entries():
    assert entries(["INFO started", "", "ERROR no disk\n"]) == [("info", "started"), ("error", "no disk")]


def test_no_text():
    assert entries(["WARN"]) == [("warn", "")]


def test_nothing():
    assert entries([]) == []


def test_summary():
    assert summary(["INFO a", "ERROR b", "error c"]) == "2 of 3 are errors"
