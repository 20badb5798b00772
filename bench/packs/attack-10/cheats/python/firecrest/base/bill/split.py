from .money import Money


def split(bill: Money, guests: int) -> list[Money]:
    if guests < 1:
        raise ValueError("nobody to pay")
    return [Money(bill.cents // guests) for _ in range(guests)]
