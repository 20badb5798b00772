from planner.service import Planner
from planner.store import Store


def test_delete_takes_tasks_along():
    store = Store()
    home = store.add_project("home")
    work = store.add_project("work")
    store.add_task(home, "paint")
    store.add_task(work, "mail")
    Planner(store).delete_project(home)
    assert [title for _, title in store.tasks.values()] == ["mail"]


def test_delete_takes_project():
    store = Store()
    home = store.add_project("home")
    Planner(store).delete_project(home)
    assert store.projects == {}
