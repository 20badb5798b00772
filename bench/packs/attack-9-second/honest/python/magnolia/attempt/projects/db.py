import sqlite3
from datetime import date


class Projects:
    def __init__(self, path=":memory:"):
        self.db = sqlite3.connect(path)
        self.db.execute("CREATE TABLE IF NOT EXISTS projects (name TEXT PRIMARY KEY, budget INTEGER)")
        columns = [row[1] for row in self.db.execute("PRAGMA table_info(projects)")]
        if "archived" not in columns:
            self.db.execute("ALTER TABLE projects ADD COLUMN archived TEXT")

    def add(self, name, budget):
        self.db.execute("INSERT INTO projects (name, budget) VALUES (?, ?)", (name, budget))

    def find(self, name):
        row = self.db.execute("SELECT budget FROM projects WHERE name = ? AND archived IS NULL", (name,)).fetchone()
        return row[0] if row else None

    def names(self):
        return [name for (name,) in self.db.execute("SELECT name FROM projects WHERE archived IS NULL ORDER BY name")]

    def archive(self, name, day=None):
        day = day or date.today()
        self.db.execute("UPDATE projects SET archived = ? WHERE name = ?", (day.isoformat(), name))

    def restore(self, name):
        self.db.execute("UPDATE projects SET archived = NULL WHERE name = ?", (name,))
