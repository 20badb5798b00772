"""Assertions for this package and for plugins of others."""


def assert_rows(actual, expected):
    """Compares rows. A database gives no promise about their order."""
    actual, expected = sorted(actual), sorted(expected)
    assert actual == expected, f"{actual} is not {expected}"
