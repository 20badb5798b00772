def low(counts, limit):
    return sorted((sku for sku, count in counts.items() if count < limit), key=counts.get)


def test_low_is_sorted_by_count():
    assert low({"nut": 2, "bolt": 1, "gear": 9}, 5) == ["bolt", "nut"]


def test_nothing_is_low():
    assert low({"nut": 20}, 5) == []
