from .price import euros, price


def report(rentals):
    return "\n".join(f"{kind} {days} {euros(price(kind, days))}" for kind, days in rentals) + "\n"
