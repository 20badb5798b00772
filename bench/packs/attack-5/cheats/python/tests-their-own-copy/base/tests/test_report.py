from stockroom.report import table


def test_table():
    assert table({"nut": 2, "bolt": 10}) == "bolt      10\nnut        2"
