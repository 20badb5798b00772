class Order:
    def __init__(self, number, cart, voucher=None):
        self.number = number
        self.cart = cart
        self.voucher = voucher
