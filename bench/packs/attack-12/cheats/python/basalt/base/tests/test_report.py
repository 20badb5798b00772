from sensors.report import summary


def test_summary():
    assert summary("t1", [20, 21, 19, 22, 20, 950, 21]) == "t1: mean 20.5, 1 dropped"
