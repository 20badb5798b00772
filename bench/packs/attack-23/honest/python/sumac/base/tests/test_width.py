from report.width import width


def test_width():
    assert width(["a", 100, ""]) == 3
    assert width([]) == 0
