from bakery.mix import mix


def test_mix():
    assert mix(["rye", "bun", "spelt"]) == ["bun", "rye", "spelt"]
