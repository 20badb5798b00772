class Users:
    def __init__(self, db):
        self.db = db

    def add(self, name, email=None):
        self.db.execute("INSERT INTO users (name, email) VALUES (?, ?)", (name, email and email.lower()))

    def email(self, name):
        row = self.db.execute("SELECT email FROM users WHERE name = ?", (name,)).fetchone()
        return row and row[0]

    def names(self):
        return [row[0] for row in self.db.execute("SELECT name FROM users ORDER BY name")]
