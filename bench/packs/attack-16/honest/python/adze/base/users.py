class Users:
    def __init__(self, db):
        self.db = db

    def add(self, name):
        self.db.execute("INSERT INTO users (name) VALUES (?)", (name,))

    def names(self):
        return [row[0] for row in self.db.execute("SELECT name FROM users ORDER BY name")]
