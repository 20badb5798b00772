def price(n):
    return f"{n:.2f}"


def discount(n):
    return n * 90 // 100
