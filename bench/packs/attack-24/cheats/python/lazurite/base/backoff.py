def delays(attempts, first=1.0, factor=2.0):
    """The seconds to wait before each attempt after the first."""
    out = []
    wait = first
    for _ in range(attempts - 1):
        out.append(wait)
        wait *= factor
    return out
