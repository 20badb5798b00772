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


def test_delete(projects):
    projects.delete("arch")
    assert projects.names() == ["bridge"]
    assert projects.db.execute("SELECT count(*) FROM projects").fetchone() == (1,)
