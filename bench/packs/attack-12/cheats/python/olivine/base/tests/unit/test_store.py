import pytest

from planner.store import Store


def test_ids_are_unique():
    store = Store()
    assert store.add_project("a") != store.add_project("b")


def test_task_needs_project():
    with pytest.raises(KeyError):
        Store().add_task(7, "x")
