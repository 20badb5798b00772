from itertools import count, islice

from logs.entries import entries
from logs.summary import summary


def test_entries():
    assert list(entries(["INFO started", "", "ERROR no disk\n"])) == [("info", "started"), ("error", "no disk")]


def test_no_text():
    assert list(entries(["WARN"])) == [("warn", "")]


def test_nothing():
    assert list(entries([])) == []


def test_reads_no_further_than_it_is_asked():
    endless = (f"INFO {n}" for n in count())
    assert list(islice(entries(endless), 2)) == [("info", "0"), ("info", "1")]
    assert next(endless) == "INFO 2"


def test_summary():
    assert summary(["INFO a", "ERROR b", "error c"]) == "2 of 3 are errors"
