from pool import chunks


def test_chunks(items):
    assert chunks(items, 2) == [[0, 1], [2, 3], [4]]
