"""Settings by name."""


class Settings:
    def __init__(self, connection):
        self.connection = connection

    def save(self, name, value):
        self.connection.execute(
            "insert into settings (name, value) values (?, ?)"
            " on conflict (name) do update set value = excluded.value",
            (name, value),
        )

    def load(self, name, default=None):
        row = self.connection.execute("select value from settings where name = ?", (name,)).fetchone()
        return default if row is None else row[0]
