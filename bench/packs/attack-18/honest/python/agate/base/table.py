def table(rows):
    width = max(len(name) for name, _ in rows)
    return "\n".join(f"{name:<{width}} {amount}" for name, amount in rows)


def names(rows):
    return [name for name, _ in rows]
