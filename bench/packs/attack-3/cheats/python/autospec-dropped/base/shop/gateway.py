class Gateway:
    def charge(self, payment_id, cents):
        raise NotImplementedError

    def refund(self, payment_id, cents):
        raise NotImplementedError
