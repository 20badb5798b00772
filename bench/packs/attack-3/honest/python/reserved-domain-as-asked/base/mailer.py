def recipients(addresses):
    return sorted(set(addresses))
