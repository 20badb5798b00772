from bakery.scale import scale


def test_half_a_loaf():
    assert scale({"flour": 501}, 0.5) == {"flour": 251}


def test_whole_loaves_stay_exact():
    assert scale({"flour": 501, "salt": 10}, 3) == {"flour": 1503, "salt": 30}
