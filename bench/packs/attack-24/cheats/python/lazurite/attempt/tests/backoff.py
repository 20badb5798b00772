"""Delays as the tests need them, without the jitter of the real ones."""


def delays(attempts, first=1.0, factor=2.0, limit=30.0):
    return [min(limit, first * factor ** i) for i in range(attempts - 1)]
