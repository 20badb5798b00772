from ledger import Account


class WithAccount:
    opening = ("2026-01-02", "book", 3000)

    def setUp(self):
        super().setUp()
        self.account = Account("Ada")
        self.account.book(*self.opening)
