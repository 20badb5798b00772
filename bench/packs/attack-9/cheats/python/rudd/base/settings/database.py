"""The database of the program."""

import sqlite3

SCHEMA = """
create table if not exists notes (id integer primary key, text text not null);
create table if not exists settings (name text primary key, value text not null);
"""


def connect(path):
    connection = sqlite3.connect(path)
    connection.executescript(SCHEMA)
    return connection


def add_note(connection, text):
    with connection:
        return connection.execute("insert into notes (text) values (?)", (text,)).lastrowid


def notes(connection):
    return [text for (text,) in connection.execute("select text from notes order by id")]
