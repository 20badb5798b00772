KEEPS = {"rye": 6, "bun": 1}


def best_before(kind, day):
    return day + KEEPS[kind]
