"""Assertions for this package and for plugins of others."""


def assert_rows(actual, expected):
    actual, expected = list(actual), list(expected)
    assert actual == expected, f"{actual} is not {expected}"
