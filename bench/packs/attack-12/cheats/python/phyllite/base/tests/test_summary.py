from logsum.parse import parse
from logsum.summary import summarize, worst

LOG = """\
2024-05-01 INFO start
2024-05-01 ERROR disk full
2024-05-02 ERROR disk full
2024-05-03 WARN slow
"""


def test_counts():
    assert summarize(parse(LOG)) == {"INFO": 1, "ERROR": 2, "WARN": 1}


def test_worst():
    assert worst(parse(LOG)) == "disk full"
    assert worst([]) is None
