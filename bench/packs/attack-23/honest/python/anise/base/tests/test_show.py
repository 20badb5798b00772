from clockwork.show import show


def test_show():
    assert show(75) == "1:15"
