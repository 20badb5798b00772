RATE = 0.19


class Invoice:
    def __init__(self, net, country="DE", vat_id=None):
        self.net = net
        self.country = country
        self.vat_id = vat_id

    @property
    def reverse_charge(self):
        return self.country != "DE" and bool(self.vat_id)

    @property
    def vat(self):
        return round(self.net * RATE, 2)

    @property
    def gross(self):
        return round(self.net + self.vat, 2)
