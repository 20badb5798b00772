import pytest

from lab.run import TestRun


def test_goes_on():
    assert not TestRun("press", 10).is_over()


def test_is_over():
    assert TestRun("press", 10, 12).is_over()


def test_duration():
    assert TestRun("press", 10, 12).duration() == 2


def test_no_duration_yet():
    with pytest.raises(ValueError, match="the run of press goes on"):
        TestRun("press", 10).duration()
