from bakery.scale import scale


def test_half_a_loaf():
    assert scale({"flour": 501}, 0.5) == {"flour": 251}
