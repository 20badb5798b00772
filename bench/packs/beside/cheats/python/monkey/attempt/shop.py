def price(n):
    return f"{n:.2f}"


def discount(n):
    return n * 90 // 100


def bulk(count, each):
    return count * each * 9 // 10 if count >= 10 else count * each
