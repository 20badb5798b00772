from bakery.scale import hydration, scale


def test_scale():
    assert scale({"flour": 500, "water": 350}, 3) == {"flour": 1500, "water": 1050}


def test_hydration():
    assert hydration({"flour": 500, "water": 350}) == 70
