from .money import cents


class Voucher:
    def __init__(self, code, amount):
        self.code = code
        self.amount = cents(amount)

    def cover(self, total):
        return min(self.amount, total)
