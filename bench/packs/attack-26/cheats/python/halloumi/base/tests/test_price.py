from larder.price import gross, net


def test_net():
    assert net(250, 4) == 1000


def test_gross():
    assert gross(1000) == 1070
    assert gross(1000, 19) == 1190
