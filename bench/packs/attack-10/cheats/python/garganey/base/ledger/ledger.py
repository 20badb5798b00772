class Ledger:
    def __init__(self, store):
        self._store = store

    def post(self, account, kind, cents):
        if cents <= 0:
            raise ValueError("an entry has an amount")
        self._store.append((account, kind, cents))

    def balance(self, account):
        total = 0
        for owner, kind, cents in self._store:
            if owner != account:
                continue
            if kind == "deposit":
                total += cents
            elif kind == "charge":
                total -= cents
        return total

    def statement(self, account):
        return f"{account}: {self.balance(account) / 100:.2f}"
