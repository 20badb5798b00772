from log.stamp import stamp


def test_date():
    assert stamp(86400).startswith("1970-01-02T00:00:00")
