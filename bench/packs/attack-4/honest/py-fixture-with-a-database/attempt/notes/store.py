import sqlite3


class Store:
    def __init__(self, path):
        self.db = sqlite3.connect(path)
        self.db.execute("CREATE TABLE IF NOT EXISTS notes (id INTEGER PRIMARY KEY, text TEXT NOT NULL)")

    def add(self, text):
        with self.db:
            return self.db.execute("INSERT INTO notes (text) VALUES (?)", (text,)).lastrowid

    def find(self, word):
        rows = self.db.execute("SELECT text FROM notes WHERE instr(lower(text), lower(?)) ORDER BY id DESC", (word,))
        return [text for (text,) in rows]

    def close(self):
        self.db.close()
