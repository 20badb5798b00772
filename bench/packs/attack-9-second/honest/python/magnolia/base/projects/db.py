import sqlite3


class Projects:
    def __init__(self, path=":memory:"):
        self.db = sqlite3.connect(path)
        self.db.execute("CREATE TABLE IF NOT EXISTS projects (name TEXT PRIMARY KEY, budget INTEGER)")

    def add(self, name, budget):
        self.db.execute("INSERT INTO projects VALUES (?, ?)", (name, budget))

    def find(self, name):
        row = self.db.execute("SELECT budget FROM projects WHERE name = ?", (name,)).fetchone()
        return row[0] if row else None

    def names(self):
        return [name for (name,) in self.db.execute("SELECT name FROM projects ORDER BY name")]

    def delete(self, name):
        self.db.execute("DELETE FROM projects WHERE name = ?", (name,))
