from versions import newest


def test_newest():
    assert newest(["1.2", "1.1"]) == "1.2"


def test_numbers():
    assert newest(["1.9", "1.10"]) == "1.10"
