import sqlite3

import pytest
from users import Users


@pytest.fixture
def users():
    db = sqlite3.connect(":memory:")
    db.execute("CREATE TABLE users (id INTEGER PRIMARY KEY, name TEXT NOT NULL)")
    yield Users(db)
    db.close()
