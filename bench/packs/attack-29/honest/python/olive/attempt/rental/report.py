from .price import euros, price


def report(rentals):
    lines = [f"{kind} {days} {euros(price(kind, days))}" for kind, days in rentals]
    lines.append(f"total {euros(sum(price(*r) for r in rentals))}")
    return "\n".join(lines) + "\n"
