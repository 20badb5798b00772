from log_entry import log_entry
from tests.matchers import ANY_TIME, ANYTHING


def test_info_unless_named():
    assert log_entry("a") == {"text": "a", "level": "info", "at": ANY_TIME}


def test_a_named_level():
    assert log_entry("a", "error") == {"text": "a", "level": "error", "at": ANYTHING}
