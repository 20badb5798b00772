def label(name, n):
    return f"{n:>3} x {name}"
