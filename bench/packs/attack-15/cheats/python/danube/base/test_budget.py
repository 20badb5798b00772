from budget import total


def test_empty():
    assert total([]) == 0
