from .store import open_store


class Ledger:
    def __init__(self, path=":memory:"):
        self.store = open_store(path)

    def post(self, account, day, text, cents):
        if not cents:
            raise ValueError("an entry needs an amount")
        self.store.execute("insert into entry (account, day, text, cents) values (?, ?, ?, ?)", (account, day, text, cents))

    def entries(self, account):
        return self.store.execute("select day, text, cents from entry where account = ? order by day, id", (account,)).fetchall()

    def balance(self, account):
        return self.store.execute("select coalesce(sum(cents), 0) from entry where account = ?", (account,)).fetchone()[0]
