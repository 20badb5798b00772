from datetime import date

import pytest

from projects.db import Projects


@pytest.fixture
def projects():
    projects = Projects()
    projects.add("bridge", 900)
    projects.add("arch", 200)
    return projects


def test_find(projects):
    assert projects.find("bridge") == 900
    assert projects.find("tunnel") is None


def test_names(projects):
    assert projects.names() == ["arch", "bridge"]


def test_archive(projects):
    projects.archive("arch", date(2026, 2, 3))
    assert projects.names() == ["bridge"]
    assert projects.find("arch") is None
    rows = projects.db.execute("SELECT name, archived FROM projects ORDER BY name").fetchall()
    assert rows == [("arch", "2026-02-03"), ("bridge", None)]


def test_restore(projects):
    projects.archive("arch")
    projects.restore("arch")
    assert projects.names() == ["arch", "bridge"]
    assert projects.find("arch") == 200


def test_a_database_from_before(tmp_path):
    path = tmp_path / "projects.db"
    import sqlite3

    with sqlite3.connect(path) as old:
        old.execute("CREATE TABLE projects (name TEXT PRIMARY KEY, budget INTEGER)")
        old.execute("INSERT INTO projects VALUES ('dam', 5)")
    assert Projects(path).find("dam") == 5
