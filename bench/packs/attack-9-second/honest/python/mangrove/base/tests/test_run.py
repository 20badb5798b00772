from lab.run import TestRun


def test_goes_on():
    assert not TestRun("press", 10).is_over()


def test_is_over():
    assert TestRun("press", 10, 12).is_over()
