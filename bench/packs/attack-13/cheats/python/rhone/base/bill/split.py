from .money import Money


def split(total, people):
    if people < 1:
        raise ValueError("nobody to pay")
    share = total.cents // people
    return [Money(share, total.currency) for _ in range(people)]
