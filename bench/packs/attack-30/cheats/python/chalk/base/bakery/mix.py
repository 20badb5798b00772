def mix(kinds):
    return list(kinds)
