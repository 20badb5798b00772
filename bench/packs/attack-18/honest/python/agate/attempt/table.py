def table(rows):
    width = max(len(name) for name, _ in rows)
    digits = max(len(str(amount)) for _, amount in rows)
    return "\n".join(f"{name:<{width}} {amount:>{digits}}" for name, amount in rows)


def names(rows):
    return [name for name, _ in rows]
