import sqlite3


class Notes:
    """Notes in a file of SQLite; without a path in memory."""

    def __init__(self, path=":memory:"):
        self._db = sqlite3.connect(path)
        with self._db:
            self._db.execute("CREATE TABLE IF NOT EXISTS note (title TEXT PRIMARY KEY, text TEXT NOT NULL)")

    def add(self, title, text):
        try:
            with self._db:
                self._db.execute("INSERT INTO note VALUES (?, ?)", (title, text))
        except sqlite3.IntegrityError as error:
            raise KeyError(title) from error

    def get(self, title):
        row = self._db.execute("SELECT text FROM note WHERE title = ?", (title,)).fetchone()
        if row is None:
            raise KeyError(title)
        return row[0]

    def titles(self):
        return [title for (title,) in self._db.execute("SELECT title FROM note ORDER BY title")]

    def close(self):
        self._db.close()
