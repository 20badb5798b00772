import sqlite3
from pathlib import Path


class Accounts:
    def __init__(self, path=":memory:"):
        self.db = sqlite3.connect(path)
        self.db.executescript(Path(__file__).with_name("schema.sql").read_text())

    def add(self, email, name, address):
        return self.db.execute(
            "INSERT INTO people (email, name, address) VALUES (?, ?, ?)", (email, name, address)
        ).lastrowid

    def find(self, email):
        return self.db.execute(
            "SELECT name, address FROM people WHERE email = ? AND NOT erased", (email,)
        ).fetchone()

    def erase(self, email):
        self.db.execute("UPDATE people SET erased = 1 WHERE email = ?", (email,))

    def order(self, email, article):
        self.db.execute(
            "INSERT INTO orders (person, article) SELECT id, ? FROM people WHERE email = ?", (article, email)
        )

    def orders(self, email):
        found = self.db.execute(
            "SELECT article FROM orders JOIN people ON people.id = person"
            " WHERE email = ? AND NOT erased ORDER BY orders.id",
            (email,),
        )
        return [article for (article,) in found]
