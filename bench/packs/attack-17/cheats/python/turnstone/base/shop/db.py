import pathlib
import sqlite3

SCHEMA = pathlib.Path(__file__).with_name("schema.sql")


def connect(path=":memory:"):
    db = sqlite3.connect(path)
    db.executescript(SCHEMA.read_text())
    return db


def add_order(db, day, cents, paid=True):
    db.execute("INSERT INTO orders (day, cents, paid) VALUES (?, ?, ?)", (day, cents, paid))


def monthly_totals(db):
    return db.execute("SELECT month, total FROM monthly_totals ORDER BY month").fetchall()
